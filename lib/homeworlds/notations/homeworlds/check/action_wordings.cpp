#include "homeworlds/notations/homeworlds/check/separator_removal.hpp"
#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using diagnostics::Safety;
using text::format;
using text::Span;

// What is expected at the place of a word of an action.
std::string_view due_at(const NotedWording& wording) {
  const text::Span span = wording.finding.span;
  const ActionNode* const action = wording.action_at(span.begin);
  if (action == nullptr) return "a piece";
  if (action->ship.span == span) return action->verb == Verb::build ? "the new ship" : "the ship";
  if (action->star.span == span) return "the star of the new system";
  if (action->stars[0].span == span) return "the first star";
  if (action->stars[1].span == span) return "the second star";
  if (action->colour.span != span) return "a piece";
  return action->verb == Verb::trade ? "what the ship becomes" : "the colour of the catastrophe";
}

// Why a word is not a piece; empty if it is nothing like one.
std::string_view reason_of(std::string_view word, Dialect dialect) {
  constexpr std::size_t piece_size = 2;
  if (dialect == Dialect::hwl) return piece_named(word) ? "the letter is missing" : std::string_view();
  if (colour_named(word)) return "the size is missing";
  if (word.size() == piece_size + 1 && piece_named(word.substr(0, piece_size))) {
    return "something is glued to the piece";
  }
  if (word.size() != piece_size) return {};
  if (piece_named(std::string{word[1], word[0]})) return "the colour comes first";
  if (colour_named(word.substr(0, 1)) && text::is_digit(word[1])) return "sizes go from 1 to 3";
  if (text::is_letter(word[0]) && word[1] >= '1' && word[1] <= '0' + sizes) return "colours are r, y, g and b";
  return {};
}

std::string_view colour_in(const NotedWording& wording, text::Span word) {
  const std::optional<Colour> colour = colour_or_piece_named(wording.slice(word));
  return colour ? name_of(*colour) : std::string_view("another colour");
}

// A system, where it got its name or else where it was made.
void label_system(NotedWording& wording, SystemId id) {
  const RecordSystem& system = wording.record().systems[id];
  const bool is_named = system.has_written_name();
  if (!is_named && system.created == no_action) return;
  wording.label_if_there(is_named ? system.name_span : wording.record().actions[system.created].span,
                         format("the system {} is created here", text::quote(system.name)));
}

std::string_view word_at(const NotedWording& wording, std::uint32_t begin) {
  const std::string_view rest = wording.slice({begin, wording.source().span().end});
  constexpr std::size_t longest = 64;
  return rest.substr(0, rest.substr(0, longest).find_first_of(" \t\v\f\r\n;,/\""));
}

// Whether what says how the record ends would come next (homeworlds H5).
bool is_before_ending(const NotedWording& wording, std::uint32_t offset) {
  const std::string_view next = word_at(wording, offset);
  return next == "e" || next.substr(0, 3) == "...";
}

// In `hwl`. A line that would then not be a turn stays as it is. Without a trailing mark, the one before may be
// trailing.
void delete_log_mark(NotedWording& wording) {
  if (!is_before_ending(wording, wording.finding.span.end))
    wording.fix("delete it", Safety::unsafe, wording.finding.span, "");
}

// Without the marks, a result above them would be the last line (homeworlds L9).
bool is_after_result(const NotedWording& wording, std::uint32_t at) {
  std::string_view above = wording.scope.context.source.text.substr(0, at - wording.scope.context.source.base);
  above = above.substr(0, above.find_last_not_of(" \t\v\f\r\n") + 1);
  const std::string_view word = above.substr(above.find_last_of(" \t\v\f\r\n") + 1);
  return word == "1-0" || word == "0-1" || word == "1/2-1/2";
}

}  // namespace

void word_homeworlds_bad_piece(NotedWording& wording) {
  const std::string_view reason = reason_of(wording.written(), wording.ast().dialect);
  wording.say(format("{} is not a piece{}{}", wording.quoted(), reason.empty() ? "" : ": ", reason));
  wording.label(format("{} is expected here", due_at(wording)));
  wording.write_due(Safety::safe);
  if (wording.ast().dialect == Dialect::hwl) {
    wording.advise("a piece is a colour (b, g, r or y), a size (1 to 3) and a letter, such as `g1A`");
  } else if (reason.empty()) {
    wording.advise("a piece is a colour (r, y, g or b) and a size (1 to 3), such as `g1`");
  }
}

void word_homeworlds_piece_junk(NotedWording& wording) {
  const text::Span span = wording.finding.span;
  wording.say(format("{} after the piece {} means nothing", wording.quoted(),
                     text::quote(wording.slice({span.begin - 2, span.begin}))));
  wording.fix("delete it", Safety::unsafe, span, "");
}

void word_homeworlds_bad_colour(NotedWording& wording) {
  wording.say(format("{} is not a colour", wording.quoted()));
  wording.label(format("{} is expected here", due_at(wording)));
  wording.advise("the colours are `r`, `y`, `g` and `b`");
}

void word_homeworlds_colour_form(NotedWording& wording) {
  wording.say(format("a colour is written as one letter, and not as {}", wording.quoted()));
  // Where a trade can be read in both orders, a system that is called like the letter would be meant as well.
  const bool is_clear =
      !wording.finding.is_of_trade_order || !wording.finding.fix || !wording.scope.is_system(*wording.finding.fix);
  if (is_clear) wording.write_due(Safety::safe);
}

void word_homeworlds_build_without_size(NotedWording& wording) {
  wording.say(format("{} does not say the size of the new ship", wording.quoted()));
  wording.note("the smallest ship of that colour in the bank is built");
  wording.write_due(Safety::safe);
}

void word_homeworlds_trade_order(NotedWording& wording) {
  const bool is_system_first = wording.form().trade_order == TradeOrder::system_first;
  wording.say(is_system_first ? "in a trade the system comes before the new colour"
                              : "in a trade the new piece comes before the system");
  const std::vector<ActionNode>& actions = wording.ast().actions;
  const bool is_of_jpb = std::none_of(actions.begin(), actions.end(), [](const ActionNode& action) {
    return action.verb == Verb::trade && action.order == TradeOrder::system_first;
  });
  if (wording.ast().dialect == Dialect::seed && is_of_jpb) {
    wording.advise("this is the order of `jpb`, which is read with `--from homeworlds:jpb`");
  }
  const std::optional<std::string>& fix = wording.finding.fix;
  const ActionNode* const trade = wording.action_at(wording.finding.span.begin);
  if (!fix || trade == nullptr || !trade->is_playable) return;
  const std::size_t blank = fix->find(' ');
  std::string_view system = std::string_view(*fix).substr(0, blank);
  std::string_view colour = std::string_view(*fix).substr(blank + 1);
  if (!is_system_first) std::swap(system, colour);
  // What is written for the colour could be taken for a system that is called so (homeworlds R8.3).
  if (colour_or_piece_named(system) && wording.scope.is_system(colour)) return;
  wording.write_due(Safety::safe);
}

void word_homeworlds_ambiguous_trade(NotedWording& wording) {
  const ActionNode* const trade = wording.action_at(wording.finding.span.begin);
  if (trade == nullptr) return wording.say("this trade can be read in two ways");
  const std::string first =
      format("in {} to {}", text::quote(wording.slice(trade->system.span)), colour_in(wording, trade->colour.span));
  const std::string second =
      format("in {} to {}", text::quote(wording.slice(trade->colour.span)), colour_in(wording, trade->system.span));
  wording.say(format("this trade can be read {}, or {}", first, second));
  for (const SystemId id : wording.finding.systems) label_system(wording, id);
  wording.note(format("it is read as a trade {}", first));
}

void word_homeworlds_catastrophe_order(NotedWording& wording) {
  wording.say("in a catastrophe the system comes before the colour");
  const ActionNode* const catastrophe = wording.action_at(wording.finding.span.begin);
  if (catastrophe != nullptr && catastrophe->is_playable) wording.write_due(Safety::safe);
}

void word_homeworlds_missing_separator(NotedWording& wording) {
  wording.say(format("there is no separator before {}", wording.quoted()));
  const std::uint32_t after = wording.before_blanks(wording.finding.span.begin);
  wording.label_if_there({after, wording.finding.span.begin}, "a space separates words, not actions");
  if (!wording.scope.has_guessed_layout()) wording.fix("insert `;`", Safety::safe, {after, after}, ";");
}

void word_homeworlds_misplaced_separator(NotedWording& wording) {
  const Span mark = wording.finding.span;
  const bool is_line_end = wording.is_line_end_at(mark.begin);
  std::uint32_t next = wording.after_blanks(mark.end);
  bool joins = is_line_end;
  while (wording.is_line_end_at(next) && next < wording.source().span().end) {
    joins = true;
    next = wording.after_blanks(next + 1);
  }
  const bool has_comment = wording.holds_comment({mark.begin, next + 1});
  const ActionNode* const action = wording.action_at(mark.begin);
  wording.say(format("{} cuts {} off from {}", is_line_end ? "the line end" : wording.quoted(),
                     action == nullptr ? "an action" : text::quote(wording.slice(action->verb_span)),
                     has_comment ? "the words below" : "its " + text::quote(word_at(wording, next))));
  if (has_comment) return;
  if (joins) {
    wording.fix("join the lines", Safety::unsafe, {mark.begin, next}, " ");
    return;
  }
  const bool is_between_words = !is_blank(wording.byte_before(mark.begin)) && !is_blank(wording.byte_at(mark.end));
  wording.fix("delete it", Safety::unsafe, mark, is_between_words ? " " : "");
}

void word_homeworlds_unusual_separator(NotedWording& wording) {
  wording.say(format("{} is not a usual separator between actions", wording.quoted()));
  // After a usual one at the end of a line the line below could not be a remark (homeworlds L18).
  const std::uint32_t after = wording.after_blanks(wording.finding.span.end);
  const bool may_end_line = wording.is_line_end_at(after) || wording.holds_comment({after, after + 1});
  wording.write_due(may_end_line ? Safety::unsafe : Safety::safe);
}

// homeworlds L20: the mark is either superfluous or a separator.
void word_mark_above_turn(NotedWording& wording) {
  wording.say(format("the turn may end at this {}, or go on in the line below", wording.quoted()));
  wording.note("it is read as the end of the turn");
  wording.help("a line that ends with `;`, `,` or `/` goes on in the next one");
  wording.fix("let the turn go on", Safety::unsafe, wording.finding.span, ";");
}

void word_homeworlds_empty_action(NotedWording& wording) {
  if (wording.finding.is_above_turn) return word_mark_above_turn(wording);
  wording.say(format("this {} separates nothing", wording.quoted()));
  if (wording.ast().dialect == Dialect::hwl) return delete_log_mark(wording);
  delete_marks(wording, wording.finding.span);
}

void word_homeworlds_trailing_separator(NotedWording& wording) {
  if (wording.finding.is_above_turn) return word_mark_above_turn(wording);
  wording.say(format("no action follows this {}", wording.quoted()));
  if (wording.ast().dialect == Dialect::hwl) return delete_log_mark(wording);
  const Span first = wording.finding.span;
  if (is_after_result(wording, first.begin)) return;
  if (const auto end = end_of_turn_marks(wording, first)) delete_marks(wording, {first.begin, *end});
}

void word_homeworlds_glued_confirmation(NotedWording& wording) {
  const std::uint32_t at = wording.finding.span.begin;
  wording.say("the `*` is glued to the word before");
  wording.note("it belongs to the turn, and to no word of it");
  // Set apart, these would end the number of a turn or the key of a header, or separate actions.
  const char before = wording.byte_before(at);
  if (before == ')' || odd_separators.find(before) != std::string_view::npos) return;
  if (wording.scope.has_guessed_layout()) return;
  wording.fix("insert a space", Safety::safe, wording.finding.span, " *");
}

}  // namespace plyglot::homeworlds
