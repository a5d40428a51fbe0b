#pragma once
// Games of Hive read through the library's front door, with what tests want to see of them.

#include "support/door/translating.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::test {

class GameSession {
 public:
  // Style checks that are named in `selected` are on, and nothing else is reported then.
  explicit GameSession(const std::string& notation, const Options& options = {}, std::string_view selected = {});

  // Reads a whole file. The others below do so, too.
  void read(std::string_view text);
  // Of the last text read; the record is that of its last game.
  const std::vector<diagnostics::Diagnostic>& findings() const { return findings_; }
  const hive::Record& record() const { return record_; }
  bool is_sound() const { return is_sound_; }
  // Lines such as `uhp/bad-move error 1-2`.
  std::string report() const;

  // With the suppressions in comments.
  void lint(std::string_view text);
  // The canonical text, or the text itself if it has an error.
  std::string format(std::string_view text);
  // The same, with what the text leaves open settled.
  std::string canonical(std::string_view text);
  // None if it is refused.
  std::optional<std::string> translate(std::string_view text, const toolchain::Target& target);

 private:
  toolchain::Session session_;
  std::vector<diagnostics::Diagnostic> findings_;
  hive::Record record_;
  bool is_sound_ = false;
};

// The text with the edits of a fix in it.
std::string applied(const std::string& text, const diagnostics::Fix& fix);

// `name: message` of each finding and, if it has a fix, ` -> ` (safe) or ` ~> ` (unsafe) with the text it makes. Line
// feeds in it are written as tildes.
std::vector<std::string> said_about(const std::string& text, const std::vector<diagnostics::Diagnostic>& findings);
}  // namespace plyglot::test
