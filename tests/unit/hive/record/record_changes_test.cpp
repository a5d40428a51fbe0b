#include "hive/record/record_changes.hpp"

#include "hive/record/record_replay.hpp"
#include "hive/rules/repetition.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/spelling/move_texts.hpp"
#include "support/checks/catch.hpp"
#include "support/games/records.hpp"

using namespace plyglot;

namespace {

const std::string game_with_two_ants = R"(Base;InProgress;White[4];wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wA2 -wQ;bA2 bQ-)";

// White's first two ants have exchanged their numbers.
hive::Record out_of_order() {
  hive::Record record = test::record_of(game_with_two_ants);
  const hive::PieceIndex first = hive::find_piece(hive::Colour::white, hive::BugKind::ant, 1);
  const hive::PieceIndex second = hive::find_piece(hive::Colour::white, hive::BugKind::ant, 2);
  const auto exchanged = [&](hive::PieceIndex piece) {
    if (piece == first) return second;
    return piece == second ? first : piece;
  };
  for (hive::Ply& ply : record.plies) {
    ply.piece = exchanged(ply.piece);
    if (ply.written) ply.written->piece = exchanged(ply.written->piece);
  }
  return record;
}

}  // namespace

TEST_CASE("pieces are renumbered in the order in which they come") {
  const hive::Record record = out_of_order();
  CHECK_FALSE(hive::first_out_of_order(test::record_of(game_with_two_ants)).has_value());
  REQUIRE(hive::first_out_of_order(record).has_value());
  CHECK(hive::first_out_of_order(record)->ply == record.plies.data());
  const auto spelling = hive::uhp::spelling;
  CHECK(hive::move_texts(hive::renumbered(record), spelling, hive::References::keep) ==
        hive::move_texts(test::record_of(game_with_two_ants), spelling, hive::References::keep));
}

TEST_CASE("a turned record is the same game elsewhere") {
  const hive::Record record = test::record_of(game_with_two_ants);
  const auto key = [](const hive::Record& played, hive::RepetitionSymmetry symmetry) {
    return hive::position_key(hive::state_after(played), symmetry);
  };
  for (int sixths = -6; sixths <= 6; ++sixths) {
    const hive::Record turned = hive::turned(record, sixths);
    CHECK(key(turned, hive::RepetitionSymmetry::rotation) == key(record, hive::RepetitionSymmetry::rotation));
    const bool is_same =
        key(turned, hive::RepetitionSymmetry::identity) == key(record, hive::RepetitionSymmetry::identity);
    CHECK(is_same == (sixths % 6 == 0));
    // The written references still name the cells.
    hive::GameState state(turned.type);
    for (const hive::Ply& ply : turned.plies) {
      if (ply.written) CHECK(hive::cell_of(state, *ply.written) == ply.to);
      state.play(hive::move_of(ply));
    }
  }
}
