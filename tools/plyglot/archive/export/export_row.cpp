#include "plyglot/archive/export/export_row.hpp"

#include "text/json_writer.hpp"
#include "text/utf8.hpp"

namespace plyglot::tool::archive {
namespace {

void append_csv_field(std::string& out, std::string_view value) {
  const bool is_quoted = value.find_first_of("\",\r\n") != value.npos;
  if (is_quoted) out += '"';
  while (!value.empty()) {
    const text::Decoded character = text::decode_utf8(value);
    if (value.front() == '"') out += '"';
    out += character.is_valid ? value.substr(0, character.size) : std::string_view("\uFFFD");
    value.remove_prefix(character.size);
  }
  if (is_quoted) out += '"';
}

}  // namespace

std::string ExportRow::head(ExportFormat format, std::span<const std::string_view> columns) {
  std::string line;
  if (format == ExportFormat::jsonl) return line;
  for (const std::string_view column : columns) {
    if (!line.empty()) line += ',';
    line += column;
  }
  return line + '\n';
}

void ExportRow::begin_value() {
  if (format_ == ExportFormat::csv) {
    if (column_ != 0) row_ += ',';
  } else {
    row_ += column_ == 0 ? '{' : ',';
    text::append_json_string(row_, columns_[column_]);
    row_ += ':';
  }
  ++column_;
}

ExportRow& ExportRow::number(std::int64_t value) {
  begin_value();
  row_ += std::to_string(value);
  return *this;
}

ExportRow& ExportRow::text(std::string_view value) {
  begin_value();
  if (format_ == ExportFormat::csv) {
    append_csv_field(row_, value);
  } else if (value.empty()) {
    row_ += "null";
  } else {
    text::append_json_string(row_, value);
  }
  return *this;
}

std::string ExportRow::take() {
  row_ += format_ == ExportFormat::csv ? "\n" : "}\n";
  column_ = 0;
  return std::exchange(row_, {});
}

}  // namespace plyglot::tool::archive
