#pragma once
// Games of any notation read through the library's front door, with what tests want to see of them.

#include <plyglot/session.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plyglot::test {

// A notation, with or without its dialect, and options as keys and values. All must exist.
using Options = std::vector<std::pair<std::string, std::string>>;
toolchain::Language language_of(std::string_view name, const Options& options = {});
toolchain::Target target_of(std::string_view name, const Options& options = {});

class RecordSession {
 public:
  // Style checks that are named in `selected` are on, and nothing else is reported then.
  explicit RecordSession(std::string_view name, const Options& options = {}, std::string_view selected = {});

  // Reads one record that is given outside a file.
  void read(std::string_view text);
  // Reads a whole file; the last record of it is kept.
  void read_file(std::string_view text);

  // Of the last text read, formatted or translated.
  const std::vector<diagnostics::Diagnostic>& findings() const { return findings_; }
  // Lines such as `uhp/bad-move error 1-2`.
  std::string report() const;
  // Of the last text read.
  const hive::Record& record() const { return record_; }
  bool is_sound() const { return is_sound_; }

  // The canonical text, of a record given outside a file or of a file; the text itself where it has an error.
  std::string format(std::string_view text) { return format_chunk(text, false); }
  std::string format_file(std::string_view text) { return format_chunk(text, true); }
  // None if nothing is written.
  std::optional<std::string> translate(std::string_view text, const toolchain::Target& target, bool is_file = false);
  // With safe fixes alone, or all, applied until none is left.
  std::string fix(std::string_view text, diagnostics::Safety least_safe, bool is_file = false);

 private:
  void read_chunk(std::string_view text, bool is_file);
  std::string format_chunk(std::string_view text, bool is_file);

  toolchain::Session session_;
  std::vector<diagnostics::Diagnostic> findings_;
  hive::Record record_;
  bool is_sound_ = false;
};

}  // namespace plyglot::test
