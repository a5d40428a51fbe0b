#include "hexix/record/record_replay.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

constexpr std::array<std::string_view, 7> suffix_texts = {"", "??", "!!", "?!", "!?", "?", "!"};

bool has_suffix(const Record& record, const Entry& entry) {
  return entry.kind == EntryKind::move && record.plies[entry.ply].suffix != Suffix::none;
}

// R15: a comment after a row belongs to Red's ply if that alone has a suffix.
bool is_comment_of_red(const Record& record, const Row& row) {
  return has_suffix(record, row.red) && !has_suffix(record, row.blue);
}

void cut_lines_from(Record& record, std::uint32_t row) {
  const auto begins = [row](const Line& line) { return line.kind == LineKind::row && line.row >= row; };
  record.lines.erase(std::find_if(record.lines.begin(), record.lines.end(), begins), record.lines.end());
}

// What follows the last line of a row are comments and dividers of what was cut.
void cut_lines_after(Record& record, std::uint32_t row) {
  const auto is_last = [row](const Line& line) { return line.kind == LineKind::row && line.row == row; };
  const auto last = std::find_if(record.lines.rbegin(), record.lines.rend(), is_last);
  record.lines.erase(last.base(), record.lines.end());
}

void cut_red(Record& record, std::uint32_t row) {
  Row& cut = record.rows[row];
  if (is_comment_of_red(record, cut)) {
    for (Line& line : record.lines) {
      if (line.kind == LineKind::row && line.row == row) line.comment.clear();
    }
  }
  cut.red = {};
  // R4b: a skip of Blue that Red's move alone had shown.
  if (cut.blue.kind == EntryKind::empty) cut.blue = {EntryKind::ellipsis, 0};
}

// R4a: a missing ply is recognised by the move after it. Without that move, dots have to say that it was made.
void write_missing_ply(Record& record) {
  Ply& missing = record.plies.back();
  missing.kind = PlyKind::skipped;
  const bool is_first = record.plies.size() == 1;
  if (is_first) {
    record.rows[missing.row].blue = {EntryKind::ellipsis, 0};
  } else {
    const Ply& before = record.plies[record.plies.size() - 2];
    missing.row = before.row;
    missing.span = before.whole;
    missing.whole = before.whole;
  }
  record.rows[missing.row].red = {EntryKind::ellipsis, 0};
}

void cut_rows(Record& record) {
  const Ply& last = record.plies.back();
  cut_lines_after(record, last.row);
  record.rows.resize(last.row + 1);
  if (last.is_certain) return;
  // R19: plies may not be in the columns of their sides.
  for (Row& row : record.rows) {
    for (Entry* const entry : {&row.blue, &row.red}) {
      if (entry->kind == EntryKind::move && entry->ply >= record.plies.size()) *entry = {};
    }
  }
}

}  // namespace

std::string_view suffix_text(Suffix suffix) { return suffix_texts[static_cast<std::size_t>(suffix)]; }

std::string_view result_text(const Record& record) {
  const bool is_blue = record.winner == Player::blue;
  switch (record.end) {
    case End::none:
      return "";
    case End::home:
      return is_blue ? "B-home" : "R-home";
    case End::block:
      return is_blue ? "B-block" : "R-block";
  }
  return "";
}

// Cutting a record after one of its plies.
void cut_after(Record& record, std::uint32_t plies) {
  if (plies == record.plies.size()) return;
  if (record.end != End::none && record.ending_ply >= plies) record.end = End::none;
  if (plies == 0) {
    cut_lines_from(record, 0);
    record.rows.clear();
    record.plies.clear();
    return;
  }
  if (record.plies[plies - 1].player == Player::blue) cut_red(record, record.plies[plies - 1].row);
  record.plies.resize(plies);
  if (record.plies.back().kind == PlyKind::missing) write_missing_ply(record);
  cut_rows(record);
}

}  // namespace plyglot::hexix
