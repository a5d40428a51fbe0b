// Slips that only a writer of Homeworlds makes.
#include "tools/slips/kinds/pen.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using text::Span;

bool is_homeworlds(const Pen& pen) { return pen.subject().language.substr(0, 10) == "homeworlds"; }

std::string verb_of(const std::string& action) {
  std::size_t end = 0;
  while (end < action.size() && text::is_letter(action[end])) ++end;
  return text::lower_case(action.substr(0, end));
}

// Goes to an action with this verb, or with its letter.
bool go_to_verb(Pen& pen, std::string_view verb) {
  if (!is_homeworlds(pen)) return false;
  return pen.go_to([&](const std::string& action) {
    const std::string written = verb_of(action);
    return written == verb || written == verb.substr(0, 1);
  });
}

MadeSlip with_verb(Pen& pen, std::string_view verb, std::string_view instead) {
  if (!go_to_verb(pen, verb)) return std::nullopt;
  const std::string written = verb_of(pen.slice(pen.move()));
  std::string word(written.size() == 1 ? instead.substr(0, 1) : instead);
  if (text::is_upper(pen.at(pen.move().begin))) word[0] = text::to_upper(word[0]);
  const Span part{pen.move().begin, pen.move().begin + static_cast<std::uint32_t>(written.size())};
  return pen.in_move(part, word);
}

MadeSlip move_for_discover(Pen& pen) { return with_verb(pen, "discover", "move"); }
MadeSlip discover_for_move(Pen& pen) { return with_verb(pen, "move", "discover"); }

// `green1` or `small green` for `g1`.
MadeSlip spelled_piece(Pen& pen, bool is_size_a_word) {
  if (!is_homeworlds(pen)) return std::nullopt;
  std::vector<Span> pieces;
  for (const Span word : pen.arguments()) {
    const bool is_colour = std::string_view("rygbRYGB").find(pen.at(word.begin)) != std::string_view::npos;
    if (word.size() == 2 && is_colour && text::is_digit(pen.at(word.begin + 1))) pieces.push_back(word);
  }
  if (pieces.empty()) return std::nullopt;
  const Span piece = pen.random().pick(pieces);
  const char letter = text::to_lower(pen.at(piece.begin));
  const std::string colour = letter == 'r' ? "red" : letter == 'y' ? "yellow" : letter == 'g' ? "green" : "blue";
  const char size = pen.at(piece.begin + 1);
  const std::string word = size == '1' ? "small " : size == '2' ? "medium " : "large ";
  return pen.in_move(piece, is_size_a_word ? word + colour : colour + size);
}

MadeSlip colour_and_size(Pen& pen) { return spelled_piece(pen, false); }
MadeSlip size_and_colour(Pen& pen) { return spelled_piece(pen, true); }

// The action and what divides it from the one before it in its turn; none if it is the first.
std::optional<Span> with_separator(const Pen& pen, Span action) {
  std::optional<Span> before;
  for (const Span each : pen.moves_in(pen.turn_number())) {
    if (each.end <= action.begin) before = each;
  }
  if (!before) return std::nullopt;
  return Span{before->end, action.end};
}

MadeSlip catastrophe_twice(Pen& pen) {
  if (!go_to_verb(pen, "catastrophe")) return std::nullopt;
  std::string copy(pen.subject().action_separator);
  copy += pen.slice(pen.move());
  return pen.replaced({pen.move().end, pen.move().end}, copy);
}

MadeSlip without_action(const Pen& pen, Span action) {
  const auto part = with_separator(pen, action);
  if (!part) return std::nullopt;
  MadeSlip slip = pen.replaced(*part, "");
  // The loss shows in this turn or in the next one.
  const Span next = pen.turn(pen.turn_number() + 1);
  if (slip) slip->places = {{pen.turn().begin, next.end - part->size()}};
  return slip;
}

MadeSlip catastrophe_missing(Pen& pen) {
  if (!go_to_verb(pen, "catastrophe")) return std::nullopt;
  return without_action(pen, pen.move());
}

// The last action that a sacrifice gives.
MadeSlip sacrifice_cut(Pen& pen) {
  if (!go_to_verb(pen, "sacrifice")) return std::nullopt;
  std::optional<Span> last;
  for (const Span action : pen.moves_in(pen.turn_number())) {
    if (action.begin > pen.move().begin && verb_of(pen.slice(action))[0] != 'c') last = action;
  }
  return last ? without_action(pen, *last) : std::nullopt;
}

}  // namespace

std::vector<Kind> homeworlds_kinds() {
  return {
      {"`move` for `discover`", move_for_discover, true},
      {"`discover` for `move`", discover_for_move, true},
      {"`green1`", colour_and_size, true},
      {"`small green`", size_and_colour, true},
      {"catastrophe twice", catastrophe_twice, true},
      {"catastrophe missing", catastrophe_missing, true},
      {"last action of a sacrifice missing", sacrifice_cut, true},
  };
}

}  // namespace plyglot::slips
