#pragma once
// Turns as records and other programs write them.

#include <plyglot/hopgi_move.hpp>

namespace plyglot::hopgi {

// Canonical (hopgi 5): `Pd2-c3`, `R@d4`, `Fd1-c3;Wf1-e3`.
std::string leg_text(const Leg& leg);
std::string turn_text(const Turn& turn);

// For Game Courier (hopgi 8): `P d2-c3`, `r*d4`, `R c4-a4; DK-a4`, `F d1-c3; W f1-e3`.
std::string game_courier_text(const Turn& turn, Side side);

}  // namespace plyglot::hopgi
