#pragma once
// Random turns of Hopgi as people might write them: legal ones in every form, and others.

#include "hopgi/rules/state.hpp"
#include "support/values/random.hpp"

#include <string>

namespace plyglot::test {

// A word that hopgi 3.1 reads as a turn, without blanks and suffix.
std::string random_hopgi_word(Random& random, const hopgi::State& state);

}  // namespace plyglot::test
