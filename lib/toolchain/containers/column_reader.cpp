// Rows of CSV and JSON lines, read little by little.
#include "toolchain/containers/column_reader.hpp"

#include "diagnostics/near_names.hpp"
#include "findings/finding.hpp"
#include "homeworlds/notations/homeworlds/ap_record/json_document.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/json_writer.hpp"
#include "text/line_ends.hpp"
#include "text/listing.hpp"
#include "text/utf8.hpp"
#include "toolchain/containers/addresses.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

namespace plyglot::toolchain {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using homeworlds::JsonDocument;
using homeworlds::JsonKind;
using text::Span;

std::string_view without_line_end(std::string_view row) {
  if (row.ends_with('\n')) row.remove_suffix(1);
  if (row.ends_with('\r')) row.remove_suffix(1);
  return row;
}

// The number, from 1, that the whole word is.
std::optional<std::size_t> number_in(std::string_view word) {
  std::uint32_t number = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool is_number = error == std::errc() && stop == word.data() + word.size() && number > 0;
  return is_number ? std::optional<std::size_t>(number) : std::nullopt;
}

bool ends_row(std::string_view text) { return text.empty() || text.starts_with('\n') || text.starts_with("\r\n"); }

// Where a field without quotes ends, from there on.
std::size_t field_end(std::string_view text, std::size_t at, char divider) {
  constexpr text::ByteSet by_commas(std::string_view(",\n\r"));
  constexpr text::ByteSet by_semicolons(std::string_view(";\n\r"));
  constexpr text::ByteSet by_tabs(std::string_view("\t\n\r"));
  const text::ByteSet& ends = divider == ',' ? by_commas : divider == ';' ? by_semicolons : by_tabs;
  for (at = ends.find_in(text, at); at < text.size(); at = ends.find_in(text, at + 1)) {
    if (text[at] != '\r' || ends_row(text.substr(at))) break;
  }
  return at;
}

// Where the quote is that closes a field; `at` is after the one that opens it. The size of the text if there is none.
std::size_t closing_quote(std::string_view text, std::size_t at) {
  for (at = text.find('"', at); at != std::string_view::npos; at = text.find('"', at + 2)) {
    if (at + 1 >= text.size() || text[at + 1] != '"') return at;
  }
  return text.size();
}

std::string_view extension_of(std::string_view file_name) {
  return file_name.substr(std::min(file_name.rfind('.'), file_name.size()));
}

bool is_divided_by_tabs(std::string_view file_name) {
  const std::string_view extension = extension_of(file_name);
  return text::is_same_word(extension, ".tsv") || text::is_same_word(extension, ".tab");
}

}  // namespace

std::optional<TableFormat> table_format(std::string_view file_name) {
  const std::string_view extension = extension_of(file_name);
  if (text::is_same_word(extension, ".csv") || is_divided_by_tabs(file_name)) return TableFormat::csv;
  const bool is_json = text::is_same_word(extension, ".jsonl") || text::is_same_word(extension, ".ndjson");
  return is_json ? std::optional(TableFormat::json_lines) : std::nullopt;
}

ColumnReader::ColumnReader(TableFormat format, std::string column, bool has_header, std::string_view file_name,
                           const diagnostics::SeverityPolicy& policy)
    : format_(format),
      column_(std::move(column)),
      name_(file_name),
      policy_(policy),
      has_header_(has_header && format == TableFormat::csv),
      divider_(is_divided_by_tabs(file_name) ? '\t' : ','),
      is_divider_known_(divider_ == '\t' || !has_header_) {
  if (has_header_ || format == TableFormat::json_lines) return;
  if (const auto number = number_in(column_)) index_ = *number - 1;
}

bool ColumnReader::append(std::string_view bytes) {
  if (bytes.size() > std::numeric_limits<std::uint32_t>::max() - base_ - waiting().size()) return false;
  // Moving the rest to the front costs no more than cutting did if it is the smaller part.
  if (begin_ >= buffer_.size() - begin_) buffer_.erase(0, std::exchange(begin_, 0));
  buffer_ += bytes;
  return true;
}

// Programs of countries that write decimals with a comma divide by semicolons. A header with a comma is divided by
// commas, whatever else it has; without a header nothing tells.
bool ColumnReader::decide_divider() {
  if (is_divider_known_) return true;
  bool is_in_quotes = false;
  bool has_tab = false;
  bool has_semicolon = false;
  const std::string_view text = waiting();
  std::size_t at = 0;
  for (; at < text.size() && (is_in_quotes || text[at] != '\n'); ++at) {
    if (text[at] == '"') is_in_quotes = !is_in_quotes;
    if (is_in_quotes) continue;
    has_tab |= text[at] == '\t';
    has_semicolon |= text[at] == ';';
    if (text[at] == ',') return is_divider_known_ = true;
  }
  if (at == text.size() && !is_ended_) return false;
  divider_ = has_tab ? '\t' : has_semicolon ? ';' : ',';
  return is_divider_known_ = true;
}

// Where the row ends that begins there; none if that is not known yet.
std::optional<std::size_t> ColumnReader::row_end(std::size_t at) const {
  const std::string_view text = waiting();
  if (format_ == TableFormat::json_lines) {
    const std::size_t end = text.find('\n', at);
    if (end != std::string_view::npos) return end + 1;
    return is_ended_ ? std::optional(text.size()) : std::nullopt;
  }
  if (base_ == 0 && at == 0 && text::begins_with_byte_order_mark(text)) at = text::byte_order_mark.size();
  while (true) {
    std::size_t end = at;
    if (at < text.size() && text[at] == '"') end = std::min(closing_quote(text, at + 1) + 1, text.size());
    end = field_end(text, end, divider_);
    if (end == text.size()) return is_ended_ ? std::optional(end) : std::nullopt;
    if (text[end] != divider_) return end + (text[end] == '\r' ? 2 : 1);
    at = end + 1;
  }
}

// Whether a part can be cut.
bool ColumnReader::scan() {
  const std::size_t size = waiting().size();
  if (is_given_up_) return is_ended_ || size >= part_size;
  std::size_t at = rows_.empty() ? 0 : rows_.back();
  if (!is_ended_ && size < retry_at_) return false;
  while (at < part_size && at < size) {
    const auto end = decide_divider() ? row_end(at) : std::nullopt;
    if (!end || *end - at > longest_row) {
      is_too_long_ = size - at > longest_row;
      retry_at_ = at + 2 * (size - at);
      break;
    }
    rows_.push_back(at = *end);
  }
  return is_too_long_ || is_ended_ || at >= part_size;
}

std::unique_ptr<HeldPart> ColumnReader::next() {
  if (waiting().empty() || !scan()) return nullptr;
  return cut();
}

std::unique_ptr<HeldPart> ColumnReader::cut() {
  auto part = std::make_unique<HeldPart>();
  const bool is_all = is_given_up_ || is_too_long_ || (is_ended_ && rows_.empty());
  const std::size_t size = is_all ? waiting().size() : rows_.back();
  part->bytes = waiting().substr(0, size);
  part->source = {name_, part->bytes, base_, first_line_};
  diagnostics::Reporter reporter(policy_, diagnostics::collect_into(part->findings));
  read_rows(*part, reporter);
  reporter.finish();
  begin_ += size;
  base_ += static_cast<std::uint32_t>(size);
  first_line_ += text::count_line_ends(part->bytes, part->source.line_ends);
  rows_.clear();
  retry_at_ = 0;
  return part;
}

void ColumnReader::read_rows(HeldPart& part, diagnostics::Reporter& reporter) {
  std::uint32_t begin = base_;
  if (base_ == 0 && text::begins_with_byte_order_mark(part.bytes))
    begin += static_cast<std::uint32_t>(text::byte_order_mark.size());
  for (const std::size_t row : rows_) {
    if (is_given_up_) return;
    const std::uint32_t end = base_ + static_cast<std::uint32_t>(row);
    const std::string_view blanks = format_ == TableFormat::csv ? "\r\n" : " \t\r\n";
    const bool is_blank = text::trimmed(part.source.slice({begin, end}), blanks).empty();
    const std::size_t rows = part.rows.size();
    const std::size_t texts = part.texts.size();
    const std::size_t findings = reporter.pending().size();
    if (!is_blank && format_ == TableFormat::json_lines) read_json_row(part, begin, end, reporter);
    if (!is_blank && format_ == TableFormat::csv) read_csv_row(part, begin, end, reporter);
    if (part.rows.size() != rows) {
      HeldRow& noted = part.rows.back();
      if (part.texts.size() != texts) noted.text = texts;
      if (reporter.pending().size() != findings) noted.finding = reporter.pending().back().id;
    }
    begin = end;
  }
  if (!is_too_long_ || is_given_up_) return;
  is_given_up_ = true;
  Finding(reporter, format_ == TableFormat::csv ? DiagnosticId::csv_row_too_long : DiagnosticId::jsonl_row_too_long,
          {begin, begin}, "the row that begins here has over 16 MiB: from here on nothing is read")
      .help(format_ == TableFormat::csv ? "is a quote not closed?" : "does nothing divide the lines?");
}

ColumnReader::Cell ColumnReader::cell_at(const text::Source& source, std::uint32_t at, std::uint32_t end) const {
  const std::string_view text = source.slice({at, end});
  Cell cell;
  std::size_t begin = 0;
  std::size_t bytes_end = 0;
  std::size_t size = 0;
  cell.is_quoted = text.starts_with('"');
  if (cell.is_quoted) {
    begin = 1;
    bytes_end = closing_quote(text, 1);
    cell.is_unclosed = bytes_end == text.size();
    size = cell.is_unclosed ? bytes_end : field_end(text, bytes_end + 1, divider_);
    cell.is_irregular = !cell.is_unclosed && size != bytes_end + 1;
  } else {
    size = bytes_end = field_end(text, 0, divider_);
  }
  const auto place = [at](std::size_t offset) { return at + static_cast<std::uint32_t>(offset); };
  cell.bytes = {place(begin), place(cell.is_irregular ? size : bytes_end)};
  cell.closing = bytes_end - begin;
  cell.whole = {at, place(size)};
  cell.is_last = size == text.size() || text[size] != divider_;
  cell.next = cell.is_last ? end : place(size + 1);
  return cell;
}

text::MappedText ColumnReader::decoded(const text::Source& source, const Cell& cell) {
  const std::string_view bytes = source.slice(cell.bytes);
  if (cell.is_quoted) return decoded_cell(bytes, cell.bytes.begin, cell.closing);
  text::MappedText text;
  text.reset(bytes, cell.bytes.begin);
  text.finish();
  return text;
}

void ColumnReader::note_row(HeldPart& part, std::uint32_t begin, std::uint32_t end, std::size_t cells) {
  // Without a header the first row says how many columns there are.
  if (columns_ == 0) columns_ = cells;
  HeldRow& row = part.rows.emplace_back();
  row.end = begin + static_cast<std::uint32_t>(without_line_end(part.source.slice({begin, end})).size());
  row.divider.assign(cells < columns_ ? columns_ - cells + 1 : 1, divider_);
}

void ColumnReader::read_header(HeldPart& part, std::uint32_t begin, std::uint32_t end,
                               diagnostics::Reporter& reporter) {
  std::vector<std::string> names;
  for (std::uint32_t at = begin; at < end;) {
    const Cell cell = cell_at(part.source, at, end);
    names.emplace_back(decoded(part.source, cell).view());
    if (cell.is_last) break;
    at = cell.next;
  }
  const auto found = std::find(names.begin(), names.end(), column_);
  if (found != names.end()) {
    index_ = static_cast<std::size_t>(found - names.begin());
  } else if (const auto number = number_in(column_); number && *number <= names.size()) {
    index_ = *number - 1;
  }
  columns_ = names.size();
  if (index_ && !added_column_.empty()) {
    note_row(part, begin, end, columns_);
    part.rows.back().is_header = true;
    part.has_added_column = std::find(names.begin(), names.end(), added_column_) != names.end();
  }
  if (index_) return;
  is_given_up_ = true;
  const std::vector<std::string_view> all(names.begin(), names.end());
  const std::string near = diagnostics::did_you_mean(column_, all);
  const std::string_view row = without_line_end(part.source.slice({begin, end}));
  Finding(reporter, DiagnosticId::csv_no_such_column, {begin, begin + static_cast<std::uint32_t>(row.size())},
          text::format("there is no column `{}`{}", column_, near))
      .label("the header")
      .help(text::format("the columns are {}", text::listed(all, " and ")));
}

void ColumnReader::read_csv_row(HeldPart& part, std::uint32_t begin, std::uint32_t end,
                                diagnostics::Reporter& reporter) {
  if (has_header_) {
    has_header_ = false;
    return read_header(part, begin, end, reporter);
  }
  std::uint32_t at = begin;
  for (std::size_t column = 0;; ++column) {
    const Cell cell = cell_at(part.source, at, end);
    if (cell.is_unclosed) {
      Finding(reporter, DiagnosticId::csv_unclosed_quote, {cell.whole.begin, cell.whole.begin + 1},
              "the quote is not closed")
          .label("opened here")
          .help("the file ends inside of the cell; write a quote that is meant twice");
      return;
    }
    if (column == index_) hold(part, cell);
    if (column == index_ && added_column_.empty()) return;
    if (cell.is_last) return end_csv_row(part, {begin, end}, column + 1, reporter);
    at = cell.next;
  }
}

// An address of the web that is all of a cell or string. What stands for other bytes there is not looked through,
// except for the escapes of JSON, with which some programs write each slash.
void ColumnReader::find_address(const HeldPart& part, HeldText& held) {
  const std::string_view text = held.text.view();
  if (!text.starts_with("http")) return;
  if (held.writing == Writing::csv_cell && !held.text.is_identity()) return;
  const std::optional<AddressParameter> parameter = parameter_with_text(text);
  if (!parameter) return;
  const auto begin = static_cast<std::uint32_t>(parameter->value.data() - text.data());
  const Span value = held.text.to_file(begin, begin + static_cast<std::uint32_t>(parameter->value.size()));
  held.cell = HeldCell{held.writing, held.span};
  held.writing = Writing::address;
  held.span = value;
  held.notation = parameter->notation;
  held.text = reread(held, part.source, value, {}).text;
}

void ColumnReader::hold(HeldPart& part, const Cell& cell) const {
  if (cell.bytes.empty()) return;
  HeldText& held = part.texts.emplace_back();
  held.writing = Writing::csv_cell;
  held.span = cell.whole;
  held.is_quoted = cell.is_quoted;
  held.is_irregular = cell.is_irregular;
  held.divider = divider_;
  held.text = decoded(part.source, cell);
  find_address(part, held);
}

void ColumnReader::end_csv_row(HeldPart& part, Span row, std::size_t cells, diagnostics::Reporter& reporter) {
  if (!added_column_.empty()) note_row(part, row.begin, row.end, cells);
  if (cells > *index_) return;
  const std::string_view text = without_line_end(part.source.slice(row));
  Finding(reporter, DiagnosticId::csv_missing_cell, {row.begin, row.begin + static_cast<std::uint32_t>(text.size())},
          text::format("the row has {}, but the texts are in column {}", text::counted(cells, "cell"), *index_ + 1));
}

// A member is added after the last one, and written as they are.
void ColumnReader::note_json_row(HeldPart& part, const JsonDocument& document) const {
  if (added_column_.empty()) return;
  HeldRow& row = part.rows.emplace_back();
  const Span object = document.span(document.root());
  row.end = object.begin + 1;
  const auto members = document.members(document.root());
  for (const homeworlds::JsonMember& member : members) row.end = std::max(row.end, document.span(member.value).end);
  const bool is_spaced = document.written(document.root()).find("\": ") != std::string_view::npos;
  std::string& lead = row.divider;
  if (!members.empty()) lead = is_spaced ? ", " : ",";
  text::append_json_string(lead, added_column_);
  lead += is_spaced ? ": " : ":";
  part.has_added_column |= homeworlds::find_member(members, added_column_).has_value();
}

void ColumnReader::read_json_row(HeldPart& part, std::uint32_t begin, std::uint32_t end,
                                 diagnostics::Reporter& reporter) {
  const std::string_view line = without_line_end(part.source.slice({begin, end}));
  const Span span{begin, begin + static_cast<std::uint32_t>(line.size())};
  const text::Source source{name_, line, begin, 1};
  const JsonDocument document(source);
  if (const auto bad = document.unreadable()) {
    Finding(reporter, DiagnosticId::jsonl_malformed_line, *bad, "the line is not JSON")
        .label(bad->begin == span.end ? "it ends here" : "this does not go on with it");
    return;
  }
  if (document.kind(document.root()) != JsonKind::object) {
    const Finding found(reporter, DiagnosticId::jsonl_malformed_line, span, "the line is not an object of JSON");
    return;
  }
  note_json_row(part, document);
  const auto member = homeworlds::find_member(document.members(document.root()), column_);
  if (!member) {
    const Finding found(reporter, DiagnosticId::jsonl_missing_member, span,
                        text::format("the object has no member `{}`", column_));
    return;
  }
  if (document.is_null(*member)) return;
  if (document.kind(*member) != JsonKind::string) {
    const Finding found(reporter, DiagnosticId::jsonl_not_a_string, document.span(*member),
                        text::format("`{}` is not a string", column_));
    return;
  }
  const Span characters = document.characters(*member);
  if (characters.empty()) return;
  HeldText& held = part.texts.emplace_back();
  held.writing = Writing::json_string;
  held.span = characters;
  held.text = decoded_json(part.source.slice(characters), characters.begin);
  find_address(part, held);
}

}  // namespace plyglot::toolchain
