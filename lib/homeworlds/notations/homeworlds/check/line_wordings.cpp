#include "homeworlds/notations/homeworlds/read/lines/finding_wording.hpp"

#include "diagnostics/suppression_syntax.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

namespace plyglot::homeworlds {
namespace {

using diagnostics::Safety;
using text::format;

// Behind a byte order mark.
std::uint32_t start_of_first_line(const text::Source& source) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  const bool has_mark = source.base == 0 && source.text.substr(0, mark.size()) == mark;
  return source.base + (has_mark ? static_cast<std::uint32_t>(mark.size()) : 0U);
}

// Makes one turn of two; a `*` at the end of the upper one would stand inside of it then.
void join_turns(Wording& wording, const TurnNode& upper, const TurnNode& lower) {
  if (!upper.confirmation.empty()) return;
  const text::Span gap = {upper.span.end, lower.span.begin};
  if (!wording.holds_comment(gap)) {
    wording.fix("join the lines", Safety::unsafe, gap, "; ");
    return;
  }
  // A line that ends with a separator goes on in the next (homeworlds L11), comment or not.
  const std::uint32_t behind = wording.behind_blanks(gap.begin);
  const bool is_clear = wording.is_line_end_at(behind) || wording.byte_at(behind) == '#';
  if (is_clear) wording.fix("join the lines", Safety::unsafe, {gap.begin, gap.begin}, ";");
}

}  // namespace

void word_homeworlds_block_layout_assumed(Wording& wording) {
  wording.say("these lines are read as one turn, which a blank line ends");
  wording.help("if each line is a turn, write the header `Layout: line`");
  const std::uint32_t start = start_of_first_line(wording.source());
  wording.fix("say so in a header", Safety::safe, {start, start}, "Layout: block" + wording.scope.line_end());
}

void word_homeworlds_turn_spread_over_lines(Wording& wording) {
  const Ast& ast = wording.ast();
  const std::size_t upper = wording.turn_at(wording.finding.span.begin);
  const std::size_t lower = wording.turn_at(wording.finding.span.end - 1);
  const ActionNode& sacrifice = *wording.action_at(wording.finding.span.begin);
  wording.say(format("the actions for the sacrificed {} seem to go on in the line below",
                     text::quote(wording.slice(sacrifice.ship.span))));
  wording.label_if_there(ast.actions[ast.turns[lower].first_action].span, "this line is read as the next turn");
  wording.advise("a line that ends with `;`, `,` or `/` goes on in the next one");
  join_turns(wording, ast.turns[upper], ast.turns[lower]);
}

void word_homeworlds_comment_sign(Wording& wording) {
  const std::string_view written = wording.written();
  wording.say(format("{} is read as a comment", wording.quoted()));
  wording.advise("comments begin with `#`");
  const std::size_t slashes = written.find_first_not_of('/');
  const std::uint32_t begin = wording.finding.span.begin;
  const auto end = begin + static_cast<std::uint32_t>(slashes);
  // As a comment it would be asked to suppress findings.
  const Safety safety = diagnostics::is_suppression(written.substr(slashes)) ? Safety::unsafe : Safety::safe;
  wording.fix("mark it as one", safety, {begin, end}, slashes == 0 ? "# " : "#");
}

}  // namespace plyglot::homeworlds
