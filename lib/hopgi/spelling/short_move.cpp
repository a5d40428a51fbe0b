#include "hopgi/spelling/short_move.hpp"

#include "hopgi/rules/judge.hpp"

namespace plyglot::hopgi {
namespace {

// A hint that is a whole square makes the leg one with its origin, which is right for a pawn without a letter too.
std::string_view hint_for(const State& state, const Leg& leg) {
  const std::string_view origin = square_name(leg.from);
  const SquareSet all = candidates(state, state.to_move(), leg.piece, leg.to);
  const SquareSet others = all & ~set_of(leg.from);
  if (others == 0) return {};
  if ((others & squares_of_file(file_of(leg.from))) == 0) return origin.substr(0, 1);
  if ((others & squares_of_rank(rank_of(leg.from))) == 0) return origin.substr(1);
  return origin;
}

void append_target(std::string& text, const Leg& leg) {
  if (leg.is_capture) text += 'x';
  text += square_name(leg.to);
  if (!leg.promotes) return;
  text += '=';
  text += letters_of(promoted(leg.piece));
}

}  // namespace

std::string short_leg_text(const State& state, const Leg& leg) {
  if (leg.kind == LegKind::drop) return leg_text(leg);
  std::string text;
  if (leg.piece != PieceKind::pawn) text += letters_of(leg.piece);
  text += hint_for(state, leg);
  append_target(text, leg);
  return text;
}

std::string short_turn_text(const State& state, const Turn& turn) {
  std::string text = short_leg_text(state, turn.first);
  if (!turn.second) return text;
  text += ';';
  text += letters_of(turn.second->piece);
  append_target(text, *turn.second);
  return text;
}

}  // namespace plyglot::hopgi
