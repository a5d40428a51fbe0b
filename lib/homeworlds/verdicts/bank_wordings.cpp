// What the bank does not have: not_in_bank, bank_out_of_colour, wrong_build_size, and the sizes of trades.

#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/verdicts/bank_causes.hpp"
#include "homeworlds/verdicts/wording.hpp"
#include "text/format.hpp"

namespace plyglot::homeworlds::verdicts {
namespace {

// What a message should not exceed.
constexpr std::size_t longest_message = 90;

// Of a kind of which the bank has none, or of a homeworld that takes several.
void note_whereabouts(Wording& wording, PieceKind kind) {
  const unsigned all = wording.state().players() + 1U;
  wording.note(text::format("of the {} {}, {}", number_word(all), quoted(kind), whereabouts(wording, kind)));
}

// The whereabouts are in the message as far as they fit there, and otherwise in a note.
void say_with_whereabouts(Wording& wording, const std::string& message, PieceKind kind, std::string label) {
  const auto with = [&](const std::string& where) { return text::format("{}: {}", message, where); };
  const std::string full = with(whereabouts(wording, kind));
  if (full.size() <= longest_message) return wording.say(full, std::move(label));
  const std::string brief = with(systems_with(wording, kind));
  wording.say(brief.size() <= longest_message ? brief : message, std::move(label));
  note_whereabouts(wording, kind);
}

std::string label_of_need(const Wording& wording, PieceKind kind) {
  const RecordAction& action = wording.action();
  switch (action.verb) {
    case Verb::trade:
      return text::format("{} would become {}", quoted(*action.ship), quoted(kind));
    case Verb::discover:
      return text::format("the star of {}", wording.other_system());
    default:
      return {};
  }
}

void fix_size(Wording& wording, PieceKind smallest) {
  // In `ap` a build names no size.
  const bool is_by_colour = wording.record().profile == Profile::ap;
  std::string replacement = wording.piece_text(smallest);
  if (is_by_colour) replacement.pop_back();
  std::string title = text::format("build `{}`", replacement);
  wording.fix(std::move(title), wording.safety(), wording.span(), std::move(replacement));
}

}  // namespace

void word_not_in_bank(Wording& wording) {
  const PieceKind kind = *wording.violation.piece;
  const unsigned left = wording.state().bank().count(kind);
  if (left == 0) {
    say_with_whereabouts(wording, text::format("the bank has no {}", quoted(kind)), kind, label_of_need(wording, kind));
  } else {
    // Only a homeworld takes several at once.
    say_with_whereabouts(wording, text::format("the bank has only {} {}", number_word(left), quoted(kind)), kind,
                         text::format("the {} {} of this homeworld", ordinal_word(left + 1), quoted(kind)));
  }
  point_to_takers(wording, PieceSet::all(kind));
  offer_catastrophe(wording, PieceSet::all(kind));
}

void word_out_of_colour(Wording& wording) {
  const RecordAction& build = wording.action();
  const Colour colour = build.ship ? colour_of(*build.ship) : build.colour;
  wording.say(text::format("the bank has no {} piece left", name_of(colour)), "nothing to build with");
  wording.note(shares(wording, colour));
  point_to_takers(wording, PieceSet::all(colour));
  offer_catastrophe(wording, PieceSet::all(colour));
}

void word_build_size(Wording& wording) {
  const PieceKind written = *wording.action().ship;
  const PieceKind smallest = *wording.violation.piece;
  const std::string left = number_word(wording.violation.count);
  const std::string label = text::format("read as {}", quoted(smallest));
  if (wording.state().bank().has(written)) {
    wording.say(text::format("{} is not the smallest {} piece in the bank, which has {} {}", quoted(written),
                             name_of(colour_of(written)), left, quoted(smallest)),
                label);
  } else {
    wording.say(text::format("the bank has no {}: the smallest {} piece is {}, of which {} {} left", quoted(written),
                             name_of(colour_of(written)), quoted(smallest), left, is_or_are(wording.violation.count)),
                label);
  }
  fix_size(wording, smallest);
  if (written < smallest) {
    note_whereabouts(wording, written);
    point_to_takers(wording, PieceSet::all(written));
    offer_catastrophe(wording, PieceSet::all(written));
  } else {
    point_to_slip(wording, smallest);
    point_to_returns(wording, wording.state().bank() & PieceSet::all(smallest));
  }
}

void word_trade_size(Wording& wording) {
  const RecordAction& trade = wording.action();
  const PieceKind right = *wording.violation.piece;
  const PieceKind written = kind_of(trade.colour, *trade.traded_size);
  wording.say(text::format("{} becomes {}, not {}: a trade keeps the size", quoted(*trade.ship), quoted(right),
                           quoted(written)),
              text::format("size {}", unsigned{*trade.traded_size}));
  wording.fix(text::format("write `{}`", wording.piece_text(right)), wording.safety(), wording.span(),
              wording.piece_text(right));
}

void word_redundant_trade(Wording& wording) {
  const PieceKind ship = *wording.action().ship;
  wording.say(text::format("{} is {} already", quoted(ship), name_of(colour_of(ship))), "a trade that changes nothing");
}

}  // namespace plyglot::homeworlds::verdicts
