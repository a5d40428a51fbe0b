#pragma once
// Random positions and moves of Hexix, sound and unsound, and what the two implementations of its rules say of them.

#include "hexix/rules/legal_moves.hpp"
#include "naive/hexix_rules/game.hpp"
#include "support/values/random.hpp"

namespace plyglot::test {

// Pieces anywhere, with any numbers, often such that no piece has too many neighbours (R8); a home may be missing.
hexix::Position random_hexix_position(Random& random);

// A move of the written form and perhaps the number after a placement.
struct WrittenHexixMove {
  hexix::Move move;
  std::uint8_t number = 0;
};
// Any that can be written; most of its cells are chosen so that the rules get something to judge.
WrittenHexixMove random_hexix_move(Random& random, const hexix::State& state);
// With its number.
std::string text_of(const WrittenHexixMove& written);

// `occupied-cell` and so on, as the diagnostic is called.
std::string_view hexix_rule_name(hexix::Rule rule);
// As words, so that both implementations can be compared.
std::string text_of(const hexix::Verdict& verdict);
std::string text_of(const naive::hexix_rules::Verdict& verdict);
std::vector<std::string> texts_of(const std::vector<hexix::Move>& moves);

}  // namespace plyglot::test
