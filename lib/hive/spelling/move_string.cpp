#include "hive/spelling/move_string.hpp"

#include "text/sort.hpp"

namespace plyglot::hive::uhp {
namespace {

struct Marks {
  std::string_view before;
  std::string_view after;
};
// hive-notations N2, by direction.
constexpr std::array<Marks, board::directions> marks = {
    {{"", "/"}, {"", "-"}, {"", "\\"}, {"/", ""}, {"-", ""}, {"\\", ""}}};

std::string reference_text(const Reference& reference) {
  if (!reference.direction) return name_of(reference.piece);
  const Marks& around = marks[*reference.direction];
  return std::string(around.before).append(name_of(reference.piece)).append(around.after);
}

}  // namespace

const Spelling spelling = {.piece = &name_of, .reference = &reference_text, .joint = " ", .has_free_numbers = true};

std::string move_string(const GameState& state, Move move) { return spelled(spelling, state, move); }

std::vector<std::string> move_strings(const GameState& state, const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move move : moves) texts.push_back(move_string(state, move));
  text::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace plyglot::hive::uhp
