#pragma once
// One row of an exported table, as CSV or as a line of JSON.

#include "plyglot/archive/export/export.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace plyglot::tool::archive {

// The values come in the order of the columns. What is not there is an empty field, or null.
class ExportRow {
 public:
  ExportRow(ExportFormat format, std::span<const std::string_view> columns) : format_(format), columns_(columns) {}

  ExportRow& number(std::int64_t value);
  // Empty is what is not there. Bytes that are not UTF-8 become U+FFFD, since readers of either format refuse them.
  ExportRow& text(std::string_view value);
  // With its line end. The next value begins the next row.
  std::string take();

  // The line above the rows; empty in JSON.
  static std::string head(ExportFormat format, std::span<const std::string_view> columns);

 private:
  void begin_value();

  ExportFormat format_;
  std::span<const std::string_view> columns_;
  std::size_t column_ = 0;
  std::string row_;
};

}  // namespace plyglot::tool::archive
