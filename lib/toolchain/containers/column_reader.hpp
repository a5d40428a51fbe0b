#pragma once
// The texts in one column of a CSV file (RFC 4180; divided by commas, tabs or semicolons, as its header is), or in one
// member of the objects of a file of JSON lines: read little by little, so that memory is bounded by the largest row.

#include "diagnostics/reporter.hpp"
#include "toolchain/containers/held_text.hpp"

#include <memory>

namespace plyglot::homeworlds {
class JsonDocument;
}

namespace plyglot::toolchain {

enum class TableFormat : std::uint8_t { csv, json_lines };
// By the extension of a file, in any case: `.csv`, `.tsv`, `.tab`, `.jsonl`, `.ndjson`.
std::optional<TableFormat> table_format(std::string_view file_name);

class ColumnReader {
 public:
  // A row may have so many bytes: of a longer one, and of what follows it, nothing is read.
  static constexpr std::size_t longest_row = std::size_t{16} * 1024 * 1024;
  // A part is cut as soon as it has so many bytes.
  static constexpr std::size_t part_size = std::size_t{64} * 1024;

  // `column` is the name of the column or member. If it is a number and no column has it as its name, it is that of the
  // column, counted from 1; without a header all rows are texts and it must be one. A cell that is an address of the
  // web with a text in it stands for that text. What the name and the policy view must outlive the reader.
  ColumnReader(TableFormat format, std::string column, bool has_header, std::string_view file_name,
               const diagnostics::SeverityPolicy& policy);

  // Before the first `append`: a column, or member, with that name is to be added, so that the parts have rows.
  void note_rows(std::string added_column) { added_column_ = std::move(added_column); }

  // False, and nothing is kept, if the file would reach 4 GiB.
  bool append(std::string_view bytes);
  // After the last `append`.
  void end() { is_ended_ = true; }
  // The next part, if enough was appended; null if not, or after the last one. All parts together are the file. Linear
  // in the file.
  std::unique_ptr<HeldPart> next();

 private:
  struct Cell {
    // What it decodes from: what is between the quotes, if there are any.
    text::Span bytes;
    text::Span whole;
    bool is_quoted = false;
    bool is_irregular = false;
    bool is_unclosed = false;
    // Where the closing quote is in `bytes`; their size unless there is something after it.
    std::size_t closing = 0;
    // The byte after it and after what divides it from the next one.
    std::uint32_t next = 0;
    bool is_last = false;
  };
  bool scan();
  // False if the header, which shows it, is not whole yet.
  bool decide_divider();
  std::optional<std::size_t> row_end(std::size_t at) const;
  std::unique_ptr<HeldPart> cut();
  void read_rows(HeldPart& part, diagnostics::Reporter& reporter);
  void read_csv_row(HeldPart& part, std::uint32_t begin, std::uint32_t end, diagnostics::Reporter& reporter);
  // A row of CSV that has so many cells.
  void note_row(HeldPart& part, std::uint32_t begin, std::uint32_t end, std::size_t cells);
  void read_header(HeldPart& part, std::uint32_t begin, std::uint32_t end, diagnostics::Reporter& reporter);
  void hold(HeldPart& part, const Cell& cell) const;
  static void find_address(const HeldPart& part, HeldText& held);
  void end_csv_row(HeldPart& part, text::Span row, std::size_t cells, diagnostics::Reporter& reporter);
  void note_json_row(HeldPart& part, const homeworlds::JsonDocument& document) const;
  void read_json_row(HeldPart& part, std::uint32_t begin, std::uint32_t end, diagnostics::Reporter& reporter);

  Cell cell_at(const text::Source& source, std::uint32_t at, std::uint32_t end) const;
  static text::MappedText decoded(const text::Source& source, const Cell& cell);
  std::string_view waiting() const { return std::string_view(buffer_).substr(begin_); }

  TableFormat format_;
  std::string column_;
  std::string_view name_;
  const diagnostics::SeverityPolicy& policy_;
  // Empty if none is to be added.
  std::string added_column_;
  // How many columns the header has; 0 without one.
  std::size_t columns_ = 0;
  // The index of the column, once it is known.
  std::optional<std::size_t> index_;
  bool has_header_ = true;
  // What divides the cells of CSV.
  char divider_ = ',';
  bool is_divider_known_ = false;
  // Nothing is read any more: the column is not there, or a row is too long.
  bool is_given_up_ = false;
  bool is_too_long_ = false;

  std::string buffer_;
  // Index into the buffer of the first byte that is in no part, and its place in the file.
  std::size_t begin_ = 0;
  std::uint32_t base_ = 0;
  std::uint32_t first_line_ = 1;
  // The rows that are complete: where each ends, counted from `begin_`.
  std::vector<std::size_t> rows_;
  // A row that is not complete is looked at again only when twice as much of it is there.
  std::size_t retry_at_ = 0;
  bool is_ended_ = false;
};

}  // namespace plyglot::toolchain
