// Turns in another order.
#include "tools/slips/kinds/pen.hpp"

#include <utility>

namespace plyglot::slips {
namespace {

using text::Span;

// `count` turns from the chosen one on, of which each is written where `order` says.
MadeSlip ordered(const Pen& pen, const std::vector<std::size_t>& order) {
  if (!pen.is_in_game()) return std::nullopt;
  std::vector<std::string> written;
  for (const std::size_t index : order) written.push_back(pen.slice(pen.turn(pen.turn_number() + index)));
  return pen.rewritten(pen.turn_number(), written);
}

MadeSlip neighbours(Pen& pen) { return ordered(pen, {1, 0}); }
MadeSlip of_one_side(Pen& pen) { return ordered(pen, {2, 1, 0}); }
MadeSlip rounds(Pen& pen) { return ordered(pen, {2, 3, 0, 1}); }

// With their numbers and whatever else is on them.
MadeSlip lines(Pen& pen) {
  if (!pen.is_in_game() || !pen.subject().has_lines) return std::nullopt;
  const Span first = pen.line_of(pen.turn().begin);
  std::size_t next = pen.turn_number();
  while (next < pen.turns() && pen.turn(next).begin <= first.end) ++next;
  if (next + 1 >= pen.turns()) return std::nullopt;
  const Span second = pen.line_of(pen.turn(next).begin);
  const std::string between = pen.slice(first.end, second.begin);
  return pen.replaced({first.begin, second.end}, pen.slice(second) + between + pen.slice(first));
}

}  // namespace

std::vector<Kind> order_kinds() {
  return {
      {"neighbours exchanged", neighbours, true},
      {"two of one side exchanged", of_one_side, true},
      {"turns exchanged", rounds, true},
      {"lines exchanged", lines, true},
  };
}

}  // namespace plyglot::slips
