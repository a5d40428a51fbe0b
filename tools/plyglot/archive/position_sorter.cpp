#include "plyglot/archive/position_sorter.hpp"

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace plyglot::tool::archive {
namespace {

[[noreturn]] void fail() { throw std::system_error(errno, std::generic_category(), "a temporary file"); }

}  // namespace

void PositionSorter::add(const PositionRow& row) {
  if (rows_.size() == rows_in_memory_) put_aside();
  rows_.push_back(row);
}

void PositionSorter::put_aside() {
  std::sort(rows_.begin(), rows_.end());
  Piece piece;
  piece.file.reset(std::tmpfile());
  if (!piece.file) fail();
  if (std::fwrite(rows_.data(), sizeof(PositionRow), rows_.size(), piece.file.get()) != rows_.size()) fail();
  if (std::fflush(piece.file.get()) != 0) fail();
  std::rewind(piece.file.get());
  pieces_.push_back(std::move(piece));
  rows_.clear();
}

void PositionSorter::Piece::fill() {
  constexpr std::size_t rows = 8192;
  if (!file) return;
  block.resize(rows);
  block.resize(std::fread(block.data(), sizeof(PositionRow), rows, file.get()));
  if (std::ferror(file.get()) != 0) fail();
  at = 0;
}

std::optional<PositionRow> PositionSorter::next() {
  if (!is_reading_) {
    std::sort(rows_.begin(), rows_.end());
    for (Piece& piece : pieces_) piece.fill();
    // The last piece never left memory.
    pieces_.push_back({nullptr, std::move(rows_), 0});
    is_reading_ = true;
  }
  // There are few pieces: fifty for a thousand million bytes of games.
  Piece* least = nullptr;
  for (Piece& piece : pieces_) {
    if (piece.is_at_end()) continue;
    if (least == nullptr || piece.block[piece.at] < least->block[least->at]) least = &piece;
  }
  if (least == nullptr) return std::nullopt;
  const PositionRow row = least->block[least->at++];
  if (least->is_at_end()) least->fill();
  return row;
}

}  // namespace plyglot::tool::archive
