#include "hexix/notations/hexix/print/print.hpp"

#include "hexix/notations/hexix/print/printed_lines.hpp"
#include "hexix/notations/hexix/read/layout.hpp"
#include "hexix/record/move_text.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

// hexix 6, `values`.
std::uint8_t printed_number(const Ply& ply, Writing values) {
  // R7.4 is sure of the number only while the record is certain.
  if (!ply.is_counted || !ply.is_certain) return ply.written_number;
  if (values == Writing::on && ply.written_number == 0) return ply.number;
  if (values == Writing::off && ply.written_number == ply.number) return 0;
  return ply.written_number;
}

void append_ply(const Ply& ply, const Options& options, std::string& out) {
  out += move_text(move_of(ply), options.dialect);
  if (ply.kind == PlyKind::place) {
    const std::uint8_t number = printed_number(ply, options.values);
    if (number != 0) out += static_cast<char>('0' + number);
  }
  out += suffix_text(ply.suffix);
}

bool is_move(Entry entry) { return entry.kind >= EntryKind::move; }

bool is_readable(const Record& record, const Row& row) {
  // A row with nothing in it is a number alone.
  if (row.blue.kind == EntryKind::empty && row.red.kind == EntryKind::empty) return false;
  const auto can_be_read = [&](Entry entry) { return !is_move(entry) || record.plies[entry.ply].is_move(); };
  return can_be_read(row.blue) && can_be_read(row.red);
}

class RecordPrinter {
 public:
  RecordPrinter(const Record& record, const Options& options, std::string& out)
      : record_(record), options_(options), lines_(out) {
    const auto has_number = [](const Row& row) { return row.has_number; };
    const bool keeps = options.numbers == Writing::keep;
    is_numbered_ = keeps ? std::any_of(record.rows.begin(), record.rows.end(), has_number)
                         : options.numbers == Writing::on && !record.rows.empty();
    if (is_numbered_) prefix_ = number_prefix_width(record.rows.size());
    const auto inside = record.lines.begin() + record.lead_lines;
    const auto is_divider = [](const Line& line) { return line.kind == LineKind::divider; };
    has_dividers_ = record.has_header || std::any_of(inside, record.lines.end(), is_divider);
    const auto is_refused = [](const Ply& ply) { return ply.is_move() && !ply.is_applied; };
    has_refused_ = std::any_of(record.plies.begin(), record.plies.end(), is_refused);
  }

  void print() {
    for (std::uint32_t i = 0; i < record_.lines.size(); ++i) print_line(i);
  }

 private:
  void print_line(std::uint32_t index) {
    const Line& line = record_.lines[index];
    switch (line.kind) {
      case LineKind::blank:
        return lines_.add_blank();
      case LineKind::comment:
        return lines_.add_comment(line.comment);
      case LineKind::divider:
        return print_divider_of(line, index);
      case LineKind::remark:
        return;
      case LineKind::header:
        lines_.begin();
        lines_.pad(prefix_);
        lines_.text("Blue   Red");
        end_row(index);
        break;
      case LineKind::row:
        lines_.begin();
        print_row(line.row);
        end_row(index);
        break;
    }
  }

  // hexix 5.3: one that is needed in its gap keeps its place; of any other its comment stays.
  void print_divider_of(const Line& line, std::uint32_t index) {
    if (index < record_.lead_lines || !needs_divider_) return lines_.add_comment(line.comment);
    needs_divider_ = false;
    print_divider(line.comment);
  }

  void print_divider(std::string_view comment) {
    lines_.begin();
    lines_.repeat('-', divider_width + prefix_);
    lines_.add_trailing_comment(comment, comment_column + prefix_);
  }

  // Ends the header or a row, and adds the divider of the gap after it if that is missing; not where a ply was refused,
  // whose row may be a repetition.
  void end_row(std::uint32_t index) {
    const Line& line = record_.lines[index];
    lines_.add_trailing_comment(line.comment, comment_column + prefix_);
    needs_divider_ = has_dividers_ && is_divided_after(line);
    if (needs_divider_ && !has_refused_ && !has_divider_in_gap(index)) {
      needs_divider_ = false;
      print_divider({});
    }
  }

  bool is_divided_after(const Line& line) const {
    if (line.kind == LineKind::header) return true;
    return (line.row + 1) % rows_between_dividers == 0 && line.row + 1 < record_.rows.size();
  }

  bool has_divider_in_gap(std::uint32_t index) const {
    for (std::uint32_t i = index + 1; i < record_.lines.size(); ++i) {
      const LineKind kind = record_.lines[i].kind;
      if (kind == LineKind::divider) return true;
      if (kind == LineKind::row) return false;
    }
    return false;
  }

  void print_row(std::uint32_t number) {
    const Row& row = record_.rows[number];
    if (is_numbered_) print_number(number + 1);
    if (row.red.kind == EntryKind::empty) return print_entry(row.blue);
    if (record_.rows.size() == 1 && !is_move(row.blue) && is_move(row.red)) {
      lines_.text("...");
    } else {
      print_entry(row.blue);
      lines_.pad(prefix_ + red_column);
    }
    print_entry(row.red);
  }

  void print_number(std::uint32_t number) {
    // Right-aligned, with the dot and the blank.
    const std::string digits = std::to_string(number);
    lines_.pad(prefix_ - 2 - static_cast<std::uint32_t>(digits.size()));
    lines_.text(digits);
    lines_.text(". ");
  }

  void print_entry(Entry entry) {
    if (!is_move(entry)) return lines_.text("...");
    append_ply(record_.plies[entry.ply], options_, lines_.out());
  }

  const Record& record_;
  const Options& options_;
  PrintedLines lines_;
  bool is_numbered_ = false;
  // P.
  std::uint32_t prefix_ = 0;
  bool has_dividers_ = false;
  bool has_refused_ = false;
  // Whether the divider of the gap after the last row is still to come.
  bool needs_divider_ = false;
};

}  // namespace

bool print(const Record& record, const Options& options, std::string& out) {
  if (record.is_read_otherwise) return false;
  const auto is_remark = [](const Line& line) { return line.kind == LineKind::remark; };
  if (std::any_of(record.lines.begin(), record.lines.end(), is_remark)) return false;
  for (const Row& row : record.rows) {
    if (!is_readable(record, row)) return false;
  }
  RecordPrinter(record, options, out).print();
  return true;
}

}  // namespace plyglot::hexix
