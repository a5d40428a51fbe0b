#pragma once
// The short forms of legs, for the option notation=short (hopgi 6).

#include "hopgi/rules/state.hpp"
#include "hopgi/rules/turn_text.hpp"

namespace plyglot::hopgi {

// How moves are written (hopgi 6), and the option whose choices these are.
inline constexpr std::string_view move_form_option = "notation";
enum class MoveForm : std::uint8_t {
  // `Pd2-c3`.
  with_origin,
  // `dc3`.
  short_form,
};

// `c4`, `dc3`, `Bxd5=DH`, `R@d4`: without the letter of a pawn, with file, rank or square of the origin only if a
// reader needs them to tell the piece from others (R14). The leg must be a legal one of the side to move, as a first
// leg.
std::string short_leg_text(const State& state, const Leg& leg);
// The turn must be a legal one. A second leg needs no hint: the piece is the king that has to move.
std::string short_turn_text(const State& state, const Turn& turn);

}  // namespace plyglot::hopgi
