#pragma once
// Random turns of Homeworlds: mostly such as can be played, with some of everything that cannot.

#include "homeworlds/rules/referee/referee.hpp"
#include "naive/homeworlds_rules/game.hpp"
#include "support/values/random.hpp"

namespace plyglot::test {

using NaiveAction = naive::homeworlds_rules::Action;

// A turn for the position, in words. `mistakes`: how many of a hundred actions are likely to be wrong in some way.
std::vector<NaiveAction> random_homeworlds_turn(Random& random, const homeworlds::Referee& referee,
                                                std::size_t mistakes);

// As dialect `seed` writes it: `build g1 Alpha`.
std::string text_of(const NaiveAction& action);

// A crowded board on which everybody is alive.
naive::homeworlds_rules::Game random_homeworlds_game(Random& random, int players, const std::string& profile);

// The same for the library. The names view the words, which must outlive it.
homeworlds::Action action_of(const NaiveAction& words);
// The other way round, for basic actions; a system that is discovered is called `new_name`.
NaiveAction words_of(const homeworlds::Action& action, const std::string& new_name);
// For verbs that need no other words, or get them later.
NaiveAction verb_only(std::string_view verb);

}  // namespace plyglot::test
