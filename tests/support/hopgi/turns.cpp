#include "support/hopgi/turns.hpp"

#include "hopgi/rules/judge.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/positions.hpp"

#include <regex>
#include <sstream>

namespace plyglot::test {
namespace {

using namespace hopgi;

PieceKind kind_of(const std::string& letters) {
  for (std::size_t i = 0; i < piece_kind_count; ++i) {
    if (letters_of(static_cast<PieceKind>(i)) == letters) return static_cast<PieceKind>(i);
  }
  FAIL("no piece has these letters: " << letters);
  return {};
}

Leg leg_of(const std::string& text) {
  static const std::regex form("(DK|DH|[WFRBPG])(?:(@)|([a-g][1-7])([x-]))([a-g][1-7])(?:=(G|DK|DH))?");
  std::smatch parts;
  CAPTURE(text);
  REQUIRE(std::regex_match(text, parts, form));
  Leg leg;
  leg.piece = kind_of(parts[1]);
  leg.to = hopgi_square(parts.str(5));
  leg.promotes = parts[6].matched;
  if (leg.promotes) REQUIRE(kind_of(parts[6]) == promoted(leg.piece));
  leg.kind = parts[2].matched ? LegKind::drop : LegKind::step;
  if (leg.kind == LegKind::drop) return leg;
  leg.from = hopgi_square(parts.str(3));
  leg.is_capture = parts[4] == "x";
  return leg;
}

}  // namespace

Turn hopgi_turn(const std::string& text) {
  const std::size_t end = text.find(';');
  Turn turn{leg_of(text.substr(0, end)), std::nullopt};
  if (end != std::string::npos) turn.second = leg_of(text.substr(end + 1));
  return turn;
}

State hopgi_state_after(const std::string& turns, State state) {
  std::istringstream words(turns);
  for (std::string word; words >> word;) play_turn(state, hopgi_turn(word));
  return state;
}

}  // namespace plyglot::test
