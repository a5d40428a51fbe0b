#include "plyglot/archive/index/position_sorter.hpp"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace plyglot::tool::archive {
namespace {

[[noreturn]] void fail() { throw std::system_error(errno, std::generic_category(), "a temporary file"); }

}  // namespace

void PositionSorter::add(const PositionRow& row) {
  if (rows_.size() == rows_in_memory_) put_aside();
  rows_.push_back(row);
}

PositionSorter::Piece PositionSorter::sorted_piece(std::vector<PositionRow> rows) {
  std::sort(rows.begin(), rows.end());
  Piece piece;
  piece.file.reset(std::tmpfile());
  if (!piece.file) fail();
  if (std::fwrite(rows.data(), sizeof(PositionRow), rows.size(), piece.file.get()) != rows.size()) fail();
  if (std::fflush(piece.file.get()) != 0) fail();
  std::rewind(piece.file.get());
  return piece;
}

void PositionSorter::put_aside() {
  if (coming_.valid()) pieces_.push_back(coming_.get());
  coming_ = std::async(std::launch::async, sorted_piece, std::exchange(rows_, {}));
  rows_.reserve(rows_in_memory_);
}

void PositionSorter::Piece::fill() {
  constexpr std::size_t rows = 8192;
  if (!file) return;
  block.resize(rows);
  block.resize(std::fread(block.data(), sizeof(PositionRow), rows, file.get()));
  if (std::ferror(file.get()) != 0) fail();
  at = 0;
}

void PositionSorter::begin_reading() {
  is_reading_ = true;
  if (coming_.valid()) pieces_.push_back(coming_.get());
  std::sort(rows_.begin(), rows_.end());
  for (Piece& piece : pieces_) piece.fill();
  // The last piece never left memory.
  pieces_.push_back({nullptr, std::move(rows_), 0});
  std::erase_if(pieces_, [](const Piece& piece) { return piece.is_at_end(); });
}

std::vector<PositionRow> PositionSorter::next_block() {
  constexpr std::size_t most = 8192;
  if (!is_reading_) begin_reading();
  const auto is_later = [](const Piece& a, const Piece& b) { return b.block[b.at] < a.block[a.at]; };
  std::vector<PositionRow> rows;
  rows.reserve(most);
  // There are few pieces: a hundred for a thousand million bytes of games.
  while (rows.size() < most && !pieces_.empty()) {
    const auto least = std::max_element(pieces_.begin(), pieces_.end(), is_later);
    rows.push_back(least->block[least->at++]);
    if (!least->is_at_end()) continue;
    least->fill();
    if (least->is_at_end()) pieces_.erase(least);
  }
  return rows;
}

}  // namespace plyglot::tool::archive
