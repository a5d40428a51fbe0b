#pragma once
// Random positions and turns of Hopgi, sound and unsound.

#include "hopgi/rules/judge.hpp"
#include "support/values/random.hpp"

namespace plyglot::test {

// Pieces anywhere, any number of them, and any hands; of each king at most one, and sometimes none.
hopgi::Position random_hopgi_position(Random& random);
// Anything that can be written, legal or not; often nearly legal.
hopgi::Turn random_hopgi_turn(Random& random, const hopgi::State& state);

}  // namespace plyglot::test
