#pragma once
// Turns of Hopgi from their canonical texts (hopgi 5), without a parser and without a board.

#include "hopgi/rules/state.hpp"

#include <plyglot/hopgi_move.hpp>

namespace plyglot::test {

// `Pd2-c3`, `Rc4xa4=DK`, `R@d4`, `Fd1-c3;Wf1-e3`; fails the test on anything that is not well formed.
hopgi::Turn hopgi_turn(const std::string& text);
// Plays turns that are divided by blanks.
hopgi::State hopgi_state_after(const std::string& turns, hopgi::State state = {});

}  // namespace plyglot::test
