#pragma once
// What becomes of one file that is formatted chunk by chunk.

#include "plyglot/fmt/fmt.hpp"
#include "plyglot/output/unified_diff.hpp"
#include "plyglot/run/run.hpp"
#include "plyglot/writing/file_writer.hpp"

#include <plyglot/session.hpp>

#include <optional>
#include <vector>

namespace plyglot::tool {

class FormatOutput {
 public:
  // `name` must outlive the object.
  FormatOutput(FormatMode mode, std::string_view name, bool is_file, Run& run);

  void add(std::string_view before, std::uint32_t base, const toolchain::Session::Formatted& formatted);
  // After the last chunk. Says whether the file is not in canonical form. `read` is the file that was read.
  bool finish(const std::optional<FileVersion>& read);

 private:
  void add_to_diff(std::string_view before, std::uint32_t base, const toolchain::Session::Formatted& formatted);
  void emit(std::string_view text, bool is_unchanged);

  FormatMode mode_;
  std::string_view name_;
  bool is_file_;
  Run& run_;
  bool is_changed_ = false;
  // Blank lines that belong to the text only if something follows: one LF at the end of the file (hop 5).
  std::uint64_t blank_lines_ = 0;
  // What those lines were.
  std::vector<std::string> blank_units_;
  std::optional<FileWriter> file_;
  std::string hunks_;
  UnifiedDiff diff_;
};

}  // namespace plyglot::tool
