#pragma once
// HOP read through the library's front door, with what tests want to see of it.

#include <plyglot/session.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::test {

class HopSession {
 public:
  // `spec` or `hivegame`. Style checks that are named in `selected` are on, and nothing else is reported then.
  explicit HopSession(std::string_view dialect, std::string_view selected = {});

  // Reads one string that is given outside a file.
  void read(std::string_view text);
  // Of the last string read.
  const std::vector<diagnostics::Diagnostic>& findings() const { return findings_; }
  const hive::Position& position() const { return position_; }
  bool is_sound() const { return is_sound_; }
  // Lines such as `hop/unknown-bug error 1-2`.
  std::string report() const;

  // The canonical text of a string given outside a file; the text itself if it has an error or no canonical text.
  std::string format(std::string_view text);
  // The same, with what the text leaves open settled.
  std::string canonical(std::string_view text);

  // Into the other dialect or another form; none if it is refused. The findings are kept in findings().
  std::optional<std::string> translate(std::string_view text, const toolchain::Target& target);
  // The position diagram (hop R28).
  std::string diagram(std::string_view text);

  // The canonical text of a whole file, and its findings alone. The findings are kept in findings().
  std::string format_file(std::string_view text);
  void lint_file(std::string_view text);

 private:
  toolchain::Session session_;
  std::vector<diagnostics::Diagnostic> findings_;
  hive::Position position_;
  bool is_sound_ = false;
};

// The board as the vectors write it: `q,r=` and the ids of the stack joined by `>`, `!` after the marked one.
std::string board_text(const hive::Position& position);

}  // namespace plyglot::test
