// What the search for readings asks of a record (hexix R19): keys of positions, and which plies are near a word.
#include "hexix/verdicts/repair/hexix_text.hpp"

#include "hexix/record/move_text.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "support/checks/catch.hpp"

#include <algorithm>
#include <map>
#include <random>

using namespace plyglot;
using namespace plyglot::hexix;

namespace {

const OpenRules open_rules;
const TextRules text_rules(Dialect::v2024, open_rules);

std::string list_of(const HexixText& text, const TextPosition& position) {
  std::string list;
  for (const Move move : text.moves(position)) list += move_text(move) + ';';
  return list;
}

State position_of(std::string_view text) { return State(*position_from_text(text)); }

WrittenWord word_at(std::uint32_t begin, std::uint32_t end) {
  WrittenWord word;
  word.node.begin = begin;
  word.node.cell_end = word.node.sign_end = word.node.end = word.node.suffix_end = end;
  return word;
}

WrittenWord place_at(std::uint32_t begin, Cell cell, PieceKind mark) {
  WrittenWord word = word_at(begin, begin + 3);
  word.node.form = MoveForm::place;
  word.node.first_cell = cell;
  word.node.kind = mark;
  return word;
}

// The moves that a word, which is refused, is near, with how many words they take, in the order of their bytes.
std::string near(std::string_view text, const std::vector<WrittenWord>& words, const State& state) {
  const text::Source source{"", text};
  const HexixText asked(source, text_rules, state, words);
  std::vector<std::string> moves;
  for (const repair::Words<Move>& each : asked.near(0, asked.start(), true)) {
    std::string names;
    for (const Move move : each.moves) names += move_text(move) + ' ';
    moves.push_back(names + std::to_string(each.items));
  }
  std::sort(moves.begin(), moves.end());
  std::string list;
  for (const std::string& move : moves) list += (list.empty() ? "" : ", ") + move;
  return list;
}

std::string near(std::string_view word, const State& state) {
  return near(word, {word_at(0, static_cast<std::uint32_t>(word.size()))}, state);
}

}  // namespace

TEST_CASE("the text of a record: equal keys, equal lists of plies") {
  const text::Source source{"", ""};
  const State start;
  const HexixText text(source, text_rules, start, {});
  std::map<std::uint64_t, std::string> lists;
  std::size_t again = 0;
  std::mt19937 random(51);
  for (int game = 0; game < 600; ++game) {
    TextPosition position = text.start();
    for (int ply = 0; ply < 40; ++ply) {
      const std::vector<Move> moves = text.moves(position);
      if (moves.empty()) break;
      // Few choices at first, so that games meet again.
      text.play(moves[random() % (ply < 10 ? std::min<std::size_t>(moves.size(), 3) : moves.size())], position);
      const auto [known, is_new] = lists.emplace(text.key(position), list_of(text, position));
      if (!is_new) ++again;
      CHECK(known->second == list_of(text, position));
    }
  }
  CHECK(again > 500);
}

TEST_CASE("the text of a record: plies near a word") {
  const State start;
  CHECK(near("D3v", {place_at(0, *cell_at(3, 3), PieceKind::down)}, start) == "C1v 1, D2^ 1, D2v 1, E1v 1");
  CHECK(near("D2", start) == "D2^ 1, D2v 1");
  CHECK(near("\"D2v\"", start) == "D2v 1");
  CHECK(near("D22vv", start) == "D2v 1");
  CHECK(near("D2vD5^", start) == "D2v D5^ 1");
  CHECK(near("remark", start).empty());
}

TEST_CASE("the text of a record: a ply in several words") {
  const State start;
  CHECK(near("D 2v", {word_at(0, 1), word_at(2, 4)}, start) == "D2^ 1, D2v 1, D2v 2");
  CHECK(near("Ann: D2v", {word_at(0, 4), word_at(5, 8)}, start) == "D2v 2");
}

TEST_CASE("the text of a record: nothing is near after the end") {
  const State start = position_of(".../..../...../Bh6...B^1Rh6/...../..../... b");
  const text::Source source{"", "D2v"};
  const std::vector<WrittenWord> words = {word_at(0, 3)};
  const HexixText text(source, text_rules, start, words);
  TextPosition position = text.start();
  position.is_over = true;
  CHECK(text.moves(position).empty());
  CHECK(text.near(0, position, true).empty());
  CHECK_FALSE(text.skip(position));
}

TEST_CASE("the text of a record: other conventions") {
  const WrittenWord word = place_at(0, *cell_at(0, 2), PieceKind::down);
  CHECK(in_own_convention(word, Convention::columns_turned).node.first_cell == cell_at(6, 2));
  CHECK(in_own_convention(word, Convention::marks_exchanged).node.kind == PieceKind::up);
  WrittenWord settled = word;
  settled.is_settled = true;
  CHECK(in_own_convention(settled, Convention::columns_turned).node.first_cell == cell_at(0, 2));
}
