// Text gets into the file that is not of the game: remarks, another game, another dialect.
#include "tools/slips/kinds/pen.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using text::Span;

const std::vector<std::string>& remarks() {
  static const std::vector<std::string> list = {
      "At this point Ann has the better bank.",
      "A good move, B is in trouble",
      "Build up slowly here and trade later.",
      "I think that white should pass the corner, but who knows",
      "This attack is too early: the queen moves away.",
      "discovered by Lee in 2004, see page 3",
      "Time for a break.",
      "What a catastrophe!",
  };
  return list;
}

const std::vector<std::string>& chats() {
  static const std::vector<std::string> list = {
      "Ann: good game", "Bob: gl both", "Ann: build it up", "Cat: hi all, w8 a moment", "Bob: A or B?", "Ann: :-)",
  };
  return list;
}

// A line of its own after the line of the turn.
MadeSlip line_after_turn(Pen& pen, const std::string& line) {
  const std::uint32_t end = pen.line_of(pen.turn().end).end;
  MadeSlip slip = pen.replaced({end, end}, '\n' + line);
  if (!slip) return slip;
  ++slip->places[0].begin;
  slip->units = slip->places;
  return slip;
}

MadeSlip with_remark(Pen& pen, const std::string& remark) {
  MadeSlip slip = line_after_turn(pen, remark);
  if (slip) slip->remark = remark;
  return slip;
}

MadeSlip remark(Pen& pen) { return with_remark(pen, pen.random().pick(remarks())); }
MadeSlip chat(Pen& pen) { return with_remark(pen, pen.random().pick(chats())); }
MadeSlip quotation(Pen& pen) { return with_remark(pen, "> " + pen.random().pick(remarks())); }

MadeSlip remark_above(Pen& pen) {
  const std::string& words = pen.random().pick(remarks());
  MadeSlip slip = pen.replaced({0, 0}, words + '\n');
  if (!slip) return slip;
  slip->remark = words;
  slip->places = {{0, static_cast<std::uint32_t>(words.size())}};
  slip->units = slip->places;
  slip->is_seen_whole = true;
  return slip;
}

MadeSlip remark_beside(Pen& pen) {
  const std::string words =
      pen.random().pick(std::vector<std::string>{"good move", "(forced)", "why not B1?", "-- Ann"});
  const std::uint32_t end = pen.subject().has_lines ? pen.line_of(pen.turn().begin).end : pen.turn().end;
  MadeSlip slip = pen.replaced({end, end}, ' ' + words);
  if (slip) slip->remark = words;
  return slip;
}

// Another game right after this one.
MadeSlip two_games(Pen& pen) {
  const Original& original = pen.original();
  Slip slip;
  slip.text = original.text + original.second;
  const auto begin = static_cast<std::uint32_t>(original.text.size());
  slip.places = {{begin, static_cast<std::uint32_t>(slip.text.size())}};
  slip.units = {{begin, begin}};
  slip.meant = original.reading.plies;
  slip.meant->insert(slip.meant->end(), original.second_reading.plies.begin(), original.second_reading.plies.end());
  slip.is_seen_whole = true;
  return slip;
}

// A turn as the other dialect writes it.
MadeSlip foreign_turn(Pen& pen) {
  const Original& original = pen.original();
  if (!pen.is_in_game() || original.foreign_reading.turns.size() != pen.turns()) return std::nullopt;
  const Span turn = original.foreign_reading.turns[pen.turn_number()];
  return pen.rewritten(pen.turn_number(), {original.foreign.substr(turn.begin, turn.size())});
}

// The text goes on in the other dialect.
MadeSlip foreign_rest(Pen& pen) {
  const Original& original = pen.original();
  if (!pen.is_in_game() || original.foreign_reading.turns.size() != pen.turns()) return std::nullopt;
  const std::uint32_t begin = pen.subject().has_lines ? pen.line_of(pen.turn().begin).begin : pen.turn().begin;
  const Span first = original.foreign_reading.turns[pen.turn_number()];
  const std::size_t line = original.foreign.rfind('\n', first.begin);
  Slip slip;
  slip.text = pen.text().substr(0, begin) + original.foreign.substr(line == std::string::npos ? first.begin : line + 1);
  slip.places = {{begin, begin + first.size()}};
  slip.units = {{begin, static_cast<std::uint32_t>(slip.text.size())}};
  return slip;
}

// The whole text is in the other dialect, in a file of this one. Nothing of it is wrong.
MadeSlip foreign_text(Pen& pen) {
  const Original& original = pen.original();
  if (original.foreign.empty()) return std::nullopt;
  Slip slip;
  slip.text = original.foreign;
  slip.places = {{0, static_cast<std::uint32_t>(slip.text.size())}};
  slip.units = {{0, 0}};
  slip.is_seen_whole = true;
  return slip;
}

}  // namespace

std::vector<Kind> surrounding_kinds() {
  return {
      {"remark line", remark, true},
      {"remark above the text", remark_above},
      {"remark beside a move", remark_beside, true},
      {"chat line", chat, true},
      {"quotation line", quotation, true},
      {"second game", two_games},
      {"turn in another dialect", foreign_turn, true},
      {"rest in another dialect", foreign_rest},
      {"all in another dialect", foreign_text},
  };
}

}  // namespace plyglot::slips
