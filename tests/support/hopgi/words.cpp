#include "support/hopgi/words.hpp"

#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "hopgi/spelling/short_move.hpp"
#include "support/hopgi/random.hpp"

#include <algorithm>
#include <vector>

namespace plyglot::test {
namespace {

using namespace hopgi;

const std::vector<std::string> piece_words = {"W", "F", "R",  "B",  "P",  "G", "DK", "DH",
                                              "D", "H", "+R", "+B", "+P", "K", ""};
const std::vector<std::string> signs = {"-", "x", ":", ""};
const std::vector<std::string> promotions = {"=G", "=DK", "=DH", "=D", "=H", "=Q", "+", "", "", "", ""};
const std::vector<std::string> corner_moves = {"b3-c2", "c2-b3", "b3xc2", "c2xb3", "d1-a4", "c1xb3", "b4xc2", "d2xb3"};
const std::vector<std::string> hints = {"a", "c", "g", "1", "4", "7", ""};

std::string random_square_name(Random& random) {
  if (random.chance(4)) return random.pick(std::vector<std::string>{"a1", "a5", "e1", "h3", "c8", "b10"});
  return std::string(square_name(static_cast<Square>(random.below(square_count))));
}

std::string random_leg_word(Random& random) {
  const std::string& letter = random.pick(piece_words);
  std::string word = letter;
  if (random.chance(20) && !letter.empty()) {
    word += random.chance(80) ? "@" : "*";
  } else {
    word += random.chance(50) ? random_square_name(random) : random.pick(hints);
    word += random.pick(signs);
  }
  word += random_square_name(random) + random.pick(promotions);
  return random.chance(5) ? word + "#" : word;
}

std::string legal_word(Random& random, const State& state, const std::vector<Turn>& turns) {
  const Turn& turn = random.pick(turns);
  return random.chance(50) ? turn_text(turn) : short_turn_text(state, turn);
}

// A short move without a hint, which may mean several pieces.
std::string bare_word(const Leg& leg) {
  const std::string letter(leg.piece == PieceKind::pawn ? "" : letters_of(leg.piece));
  return leg.kind == LegKind::drop ? leg_text(leg) : letter + std::string(square_name(leg.to));
}

// Another sign, another promotion, or none.
std::string worn(Random& random, std::string word) {
  const std::size_t promotion = word.find('=');
  if (promotion != std::string::npos && random.chance(70)) {
    const std::size_t end = std::min(word.find(';'), word.size());
    return word.replace(promotion, end - promotion, random.pick(promotions));
  }
  const std::size_t sign = word.find_first_of("-x");
  if (sign != std::string::npos) word.replace(sign, 1, random.pick(signs));
  return word;
}

// Few turns promote.
Turn rather_promoting(Random& random, const std::vector<Turn>& turns) {
  Turn turn = random.pick(turns);
  for (int tries = 0; tries < 5 && !turn.first.promotes; ++tries) turn = random.pick(turns);
  return turn;
}

}  // namespace

std::string random_hopgi_word(Random& random, const State& state) {
  const std::vector<Turn> turns = list_legal_turns(state);
  const std::size_t kind = random.below(100);
  if (!turns.empty() && kind < 60) return legal_word(random, state, turns);
  if (!turns.empty() && kind < 70) return worn(random, turn_text(rather_promoting(random, turns)));
  if (!turns.empty() && kind < 80) return bare_word(random.pick(turns).first);
  if (!turns.empty() && kind < 83) {
    return leg_text(random.pick(turns).first) + ';' + leg_text(random.pick(turns).first);
  }
  if (kind < 86) return random.pick(corner_moves);
  if (kind < 92) return turn_text(random_hopgi_turn(random, state));
  std::string word = random_leg_word(random);
  if (random.chance(25)) word += ';' + random_leg_word(random);
  return word;
}

}  // namespace plyglot::test
