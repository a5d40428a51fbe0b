#include "homeworlds/notations/homeworlds/check/finding_wording.hpp"
#include "homeworlds/spelling/word_shapes.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {
namespace {

using diagnostics::Safety;
using text::format;

// What is due where a word of an action stands.
std::string_view due_at(const Wording& wording) {
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

// Why a word is no piece; empty if it is nothing like one.
std::string_view reason_of(std::string_view word) {
  constexpr std::size_t piece_size = 2;
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

}  // namespace

void word_homeworlds_bad_piece(Wording& wording) {
  const std::string_view reason = reason_of(wording.written());
  wording.say(format("{} is not a piece{}{}", wording.quoted(), reason.empty() ? "" : ": ", reason));
  wording.label(format("{} is expected here", due_at(wording)));
  wording.write_due(Safety::safe);
  if (reason.empty()) wording.advise("a piece is a colour (r, y, g or b) and a size (1 to 3), such as `g1`");
}

void word_homeworlds_piece_junk(Wording& wording) {
  const text::Span span = wording.finding.span;
  wording.say(format("{} after the piece {} means nothing", wording.quoted(),
                     text::quote(wording.slice({span.begin - 2, span.begin}))));
  wording.fix("delete it", Safety::safe, span, "");
}

void word_homeworlds_bad_colour(Wording& wording) {
  wording.say(format("{} is not a colour", wording.quoted()));
  wording.label(format("{} is expected here", due_at(wording)));
  wording.advise("the colours are `r`, `y`, `g` and `b`");
}

void word_homeworlds_colour_form(Wording& wording) {
  wording.say(format("a colour is written as one letter, and not as {}", wording.quoted()));
  // Where a trade can be read in both orders, a system that is called like the letter would be meant as well.
  const bool is_clear =
      !wording.finding.is_of_trade_order || !wording.finding.fix || !wording.scope.is_system(*wording.finding.fix);
  if (is_clear) wording.write_due(Safety::safe);
}

void word_homeworlds_build_without_size(Wording& wording) {
  wording.say(format("{} does not say the size of the new ship", wording.quoted()));
  wording.note("the smallest ship of that colour in the bank is built");
  wording.write_due(Safety::safe);
}

}  // namespace plyglot::homeworlds
