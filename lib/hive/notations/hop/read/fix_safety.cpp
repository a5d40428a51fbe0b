#include "hive/notations/hop/read/fix_safety.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::hive::hop {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Edit;
using diagnostics::Safety;

constexpr bool is_part_of_character(char c) { return (static_cast<std::uint8_t>(c) & 0x80) != 0; }
constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }

class Neighbours {
 public:
  Neighbours(const text::Source& source, text::Span record) : text_(source.slice(record)), base_(record.begin) {}

  // Whether the bytes before and after the edit would be read as one thing without the text between them.
  bool would_join(const Edit& edit) const {
    if (!edit.text.empty() || edit.span.empty()) return false;
    const char left = before(edit.span.begin, 1);
    const char right = after(edit.span.end);
    // A number goes on, or gets an operator (hop 3); `N=` gets a letter.
    if (text::is_digit(left) && (text::is_digit(right) || right == '=' || right == '+' || right == '-' || right == '%'))
      return true;
    if (left == '=' && text::is_letter(right)) return true;
    // Half an escape becomes a whole one (hop T1).
    if (left == '%' || before(edit.span.begin, 2) == '%') return true;
    // Pieces of characters become one (hop T1 reads some dashes).
    if (is_part_of_character(left) && is_part_of_character(right)) return true;
    // A blank inside a field becomes one at its end (hop T3).
    return (is_blank(left) && ends_field(right)) || (is_blank(right) && ends_field(left));
  }

 private:
  char before(std::uint32_t offset, std::uint32_t distance) const {
    return offset < base_ + distance ? '\0' : text_[offset - base_ - distance];
  }
  char after(std::uint32_t offset) const { return offset - base_ < text_.size() ? text_[offset - base_] : '\0'; }
  // An escaped comma may end one as well.
  static bool ends_field(char c) { return c == '\0' || c == ',' || c == '%' || is_blank(c); }

  std::string_view text_;
  std::uint32_t base_;
};

// What is left out may be a whole field, which then is empty.
bool empties_gametype(const Ast& ast, const Edit& edit) {
  return ast.gametype && edit.text.empty() && !edit.span.empty() && edit.span == ast.gametype->trimmed;
}

}  // namespace

void weigh_fixes(const text::Source& source, const Ast& ast, std::vector<Diagnostic>& findings) {
  const Neighbours neighbours(source, ast.span);
  // Without a known side it was guessed which field is which; with too many fields another one would move up.
  const bool is_guessed = !ast.player.side || ast.player.field.end != ast.span.end;
  for (Diagnostic& finding : findings) {
    // A finding about the file, such as its byte order mark, does not depend on the record that happens to be next.
    if (!finding.fix || finding.fix->safety == Safety::unsafe || !ast.span.contains(finding.span)) continue;
    const std::vector<Edit>& edits = finding.fix->edits;
    const bool is_trusted = !is_guessed && std::none_of(edits.begin(), edits.end(), [&](const Edit& edit) {
      return neighbours.would_join(edit) || empties_gametype(ast, edit);
    });
    if (!is_trusted) finding.fix->safety = Safety::unsafe;
  }
}

}  // namespace plyglot::hive::hop
