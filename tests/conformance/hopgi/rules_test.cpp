// The rules of Hopgi against the vectors: the board, moves of pawns, hops, full lists of legal turns, counts of the
// tree of turns, and turns as Game Courier writes them.

#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/rules/reach.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/games/perft_vectors.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/turns.hpp"

#include <algorithm>
#include <set>

using namespace plyglot;
using namespace plyglot::hopgi;
using nlohmann::json;
using test::hopgi_square;
using test::hopgi_state;

namespace {

using Words = std::vector<std::string>;

std::string joined(const Words& words, char separator) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : std::string(1, separator)) + word;
  return text;
}

Words names_of(SquareSet squares) {
  Words names;
  for (SquareSet rest = squares; rest != 0; rest &= rest - 1) names.emplace_back(square_name(first_of(rest)));
  return names;
}

std::string text_of(const std::vector<Turn>& turns) {
  Words texts;
  for (const Turn& turn : turns) texts.push_back(turn_text(turn));
  return joined(texts, ' ');
}

// Each pair of neighbours once, the first square first.
json links(bool are_diagonal) {
  json pairs = json::array();
  for (Square square = 0; square < square_count; ++square) {
    const Reach& reach = reach_table(Corner::blocked)[square];
    for (const std::string& name : names_of(are_diagonal ? reach.diagonal : reach.orthogonal)) {
      if (hopgi_square(name) > square) pairs.push_back({square_name(square), name});
    }
  }
  return pairs;
}

std::string_view zone_name(Square square) {
  const Zone zone = zone_of(square);
  return zone == Zone::left ? "left" : zone == Zone::right ? "right" : "both";
}

}  // namespace

TEST_CASE("hopgi rules: the board of the vectors") {
  const json board = test::json_vector("hopgi/board.json");
  CHECK(names_of(all_squares) == board.at("squares").get<Words>());
  for (const std::string& name : board.at("missing").get<Words>()) {
    CHECK_FALSE(square_at(static_cast<unsigned>(name[0] - 'a'), static_cast<unsigned>(name[1] - '0')));
  }
  json zones;
  Words line;
  Words shaded;
  for (Square square = 0; square < square_count; ++square) {
    zones[std::string(square_name(square))] = zone_name(square);
    if (zone_of(square) == Zone::dividing_line) line.emplace_back(square_name(square));
    if (is_shaded(square)) shaded.emplace_back(square_name(square));
  }
  CHECK(zones == board.at("zone"));
  CHECK(line == board.at("dividing_line").get<Words>());
  CHECK(shaded == board.at("shaded").get<Words>());
  CHECK(links(false) == board.at("orthogonal"));
  CHECK(links(true) == board.at("diagonal"));
  CHECK(names_of(promotion_squares(Side::white)) == board.at("promotion").at("white").get<Words>());
  CHECK(names_of(promotion_squares(Side::black)) == board.at("promotion").at("black").get<Words>());
  CHECK(test::hopgi_fen(start_position()) == board.at("start").get<std::string>());
}

TEST_CASE("hopgi rules: where pawns go") {
  const auto text = [](SquareSet squares) { return squares == 0 ? "-" : joined(names_of(squares), ','); };
  for (const auto& row : test::table_vectors("hopgi/pawns.tsv")) {
    CAPTURE(row[0], row[1]);
    const Square square = hopgi_square(row[0]);
    const Reach& reach = reach_table(Corner::blocked)[square];
    const std::size_t side = row[1] == "w" ? 0 : 1;
    CHECK(zone_name(square) == row[2]);
    CHECK(text(reach.pawn_captures[side]) == row[3]);
    CHECK(text(reach.pawn_moves[side]) == row[4]);
  }
}

TEST_CASE("hopgi rules: all hops") {
  std::set<std::string> expected;
  for (const auto& row : test::table_vectors("hopgi/hops.tsv")) expected.insert(joined(row, ' '));
  std::set<std::string> hops;
  for (Square from = 0; from < square_count; ++from) {
    for (const Reach::Hop& hop : reach_table(Corner::blocked)[from].hops) {
      for (const std::string& to : names_of(hop.to)) {
        hops.insert(std::string(square_name(from)) + ' ' + names_of(hop.over).front() + ' ' + to);
      }
    }
  }
  CHECK(hops == expected);
}

TEST_CASE("hopgi rules: full lists of legal turns") {
  for (const auto& row : test::table_vectors("hopgi/legal-turns.tsv")) {
    CAPTURE(row[0]);
    const State state = hopgi_state(row[0]);
    const std::vector<Turn> turns = list_legal_turns(state);
    CHECK(text_of(turns) == row[4]);
    CHECK(turns.size() == std::stoul(row[1]));
    CHECK(count_legal_turns(state) == turns.size());
    CHECK(has_legal_turn(state) == !turns.empty());
    for (const Turn& turn : turns) CHECK(is_legal(state, turn));
    const auto is_drop = [](const Turn& turn) { return turn.first.kind == LegKind::drop; };
    CHECK(std::count_if(turns.begin(), turns.end(), is_drop) == std::stol(row[3]));
  }
}

TEST_CASE("hopgi rules: numbers of leaves at each depth") {
  const auto check = [](const std::string& position, unsigned depth, std::uint64_t leaves) {
    const State state = hopgi_state(position);
    CHECK(test::sum_of_leaves(divide(state, depth)) == leaves);
    // The same tree once more, so only where that is quick.
    if (depth < 4) CHECK(perft(state, depth) == leaves);
  };
  test::for_each_perft_row("hopgi/perft.tsv", test::most_leaves, check);
}

TEST_CASE("hopgi rules: whole games without a fault") {
  for (const json& row : test::json_vectors("hopgi/games.jsonl")) {
    CAPTURE(row.at("id").get<std::string>());
    const std::string input = row.at("input").get<std::string>();
    State state;
    const std::string tag = "[FEN \"";
    const std::size_t fen = input.find(tag);
    if (fen != std::string::npos) {
      const std::size_t begin = fen + tag.size();
      state = hopgi_state(input.substr(begin, input.find('"', begin) - begin));
    }
    for (const json& turn : row.at("turns")) {
      CAPTURE(test::hopgi_fen(state.position()), turn.get<std::string>());
      const Turn played = test::hopgi_turn(turn.get<std::string>());
      CHECK(is_legal(state, played));
      play_turn(state, played);
    }
    CHECK(test::hopgi_fen(state.position()) == row.at("final").get<std::string>());
  }
}

TEST_CASE("hopgi rules: turns as Game Courier writes them") {
  for (const json& row : test::json_vectors("hopgi/translate-game-courier.jsonl")) {
    const std::string text = row.at("turn").get<std::string>();
    CAPTURE(text);
    const Side side = row.at("side") == "w" ? Side::white : Side::black;
    CHECK(game_courier_text(test::hopgi_turn(text), side) == row.at("game_courier").get<std::string>());
  }
}
