#pragma once
// The words of one action, each read as what is due at its place (homeworlds 3.1, R5 to R9, R13 to R17).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/spelling/verbs.hpp"

#include <span>

namespace plyglot::test::by_hand {

using namespace homeworlds;

// Whether words in the shape of a complete action follow the verb (homeworlds R10). Never of `homeworld`.
bool are_arguments(const Reading& reading, Verb verb, std::span<const text::Span> words);

// Fills a node whose verb is already read from the words after it, as many as `arguments_of` allows, and reports what
// is odd about them. The action is played unless a word is not what it should be.
void read_arguments(Reading& reading, std::span<const text::Span> words, ActionNode& node);

}  // namespace plyglot::test::by_hand
