#pragma once
// Reads a file that holds texts: Markdown as a whole, tables of rows part by part.

#include "plyglot/reading/dialects.hpp"
#include "plyglot/reading/inputs.hpp"
#include "plyglot/texts/input_chunk.hpp"
#include "toolchain/containers/column_reader.hpp"
#include "toolchain/containers/markdown.hpp"

namespace plyglot::tool {

class HeldReader {
 public:
  // A file of Markdown may have so many bytes.
  static constexpr std::size_t largest_markdown = std::size_t{64} * 1024 * 1024;

  // The input must outlive the reader and what comes out of it.
  HeldReader(const Input& input, const toolchain::Selection& wanted, Dialects dialects);

  // Why no more can be read; empty if it can.
  std::string_view append(std::string_view bytes);
  // After the last `append`.
  void end();
  // The next text, or the end of a part; none if not enough was appended, or after the last one.
  std::optional<InputChunk> next();
  // The records in the texts that came out; only counted if one of them is wanted.
  std::uint32_t records() const { return records_; }
  // Whether a note about texts that are not read was written.
  bool has_noted() const { return has_noted_; }

 private:
  void take_part();
  void note_unread(const toolchain::HeldPart& part);
  void decide_column(const toolchain::HeldPart& part);
  bool choose_text(const toolchain::HeldText& text, InputChunk& chunk);
  std::uint32_t count_records(const toolchain::HeldText& text, const toolchain::Language& language) const;

  const Input& input_;
  toolchain::Selection wanted_;
  Dialects dialects_;
  std::optional<toolchain::ColumnReader> table_;
  // Of Markdown, until it is read.
  std::unique_ptr<toolchain::HeldPart> whole_;
  bool is_whole_ = false;
  bool has_noted_ = false;
  std::vector<toolchain::MarkdownText> readings_;
  // Of a column, whether its first texts were looked at, and what they say.
  bool is_column_decided_ = false;
  bool has_certain_dialect_ = true;

  std::shared_ptr<const InputPart> part_;
  // Of the part: the next text and the next finding.
  std::size_t text_ = 0;
  std::size_t finding_ = 0;
  std::uint32_t records_ = 0;
};

}  // namespace plyglot::tool
