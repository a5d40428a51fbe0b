#include "comparing/numbered_games.hpp"

#include "support/checks/catch.hpp"

#include <sstream>

using namespace plyglot::comparing;

namespace {

// A position is known by the moves that led there, in whatever order.
NumberedGame game(const std::vector<std::uint32_t>& moves, std::uint32_t first = 0) {
  NumberedGame result{moves, {first}};
  for (const std::uint32_t move : moves) result.positions.push_back(result.positions.back() + (1U << move));
  return result;
}

NumberedGame unknown(const std::vector<std::uint32_t>& moves) {
  return {moves, std::vector<std::uint32_t>(moves.size() + 1, unknown_position)};
}

std::string text_of(const Comparison& comparison) {
  constexpr const char* kinds[] = {"common", "reordered", "detour", "continued", "parted"};
  std::ostringstream out;
  for (const Stretch& stretch : comparison.stretches) {
    const auto& [of_a, of_b] = stretch.items;
    out << kinds[static_cast<std::size_t>(stretch.kind)] << ' ' << of_a.begin << '-' << of_a.end << ' ' << of_b.begin
        << '-' << of_b.end << ';';
  }
  for (const Edit& edit : comparison.edits) {
    out << "-+=~"[static_cast<std::size_t>(edit.kind)] << edit.item.of_a << '/' << edit.item.of_b;
  }
  return out.str();
}

}  // namespace

TEST_CASE("numbered games: games that are the same, or have nothing") {
  CHECK(text_of(compare_games({game({1, 2, 3}), game({1, 2, 3})}, true)) == "common 0-3 0-3;");
  CHECK(text_of(compare_games({game({}), game({})}, true)) == "");
  CHECK(text_of(compare_games({unknown({1, 2}), unknown({1, 2})}, true)) == "common 0-2 0-2;");
}

TEST_CASE("numbered games: one goes on") {
  CHECK(text_of(compare_games({game({1}), game({1, 2, 3})}, true)) == "common 0-1 0-1;continued 1-1 1-3;+1/1+1/2");
  CHECK(text_of(compare_games({game({1, 2}), game({})}, true)) == "continued 0-2 0-0;-0/0-1/0");
}

TEST_CASE("numbered games: they meet again") {
  CHECK(text_of(compare_games({game({1, 2, 5}), game({2, 1, 5})}, true)) ==
        "reordered 0-2 0-2;common 2-3 2-3;-0/0+2/1");
  // Twice the one move is the next one.
  CHECK(text_of(compare_games({game({4, 1, 1, 3}), game({4, 2, 3})}, true)) ==
        "common 0-1 0-1;detour 1-3 1-2;common 3-4 2-3;=1/1-2/2");
}

TEST_CASE("numbered games: they part, and one ends first") {
  CHECK(text_of(compare_games({game({1, 2, 3}), game({1, 4, 5, 6})}, true)) ==
        "common 0-1 0-1;parted 1-3 1-3;continued 3-3 3-4;=1/1=2/2+3/3");
}

TEST_CASE("numbered games: they begin in other positions") {
  CHECK(text_of(compare_games({game({1, 2}), game({2}, 2)}, false)) == "detour 0-1 0-0;common 1-2 0-1;-0/0");
  CHECK(text_of(compare_games({unknown({1, 2}), game({1, 2})}, false)) == "parted 0-2 0-2;");
}

TEST_CASE("numbered games: games with unknown positions are compared move by move") {
  CHECK(text_of(compare_games({unknown({1, 2, 3, 4}), unknown({1, 3, 4})}, true)) ==
        "common 0-1 0-1;parted 1-4 1-3;-1/1");
}
