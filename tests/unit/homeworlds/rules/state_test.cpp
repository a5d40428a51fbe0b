#include "homeworlds/rules/state.hpp"

#include "support/checks/catch.hpp"
#include "support/homeworlds/turns.hpp"

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

constexpr PieceKind blue1 = kind_of(Colour::blue, 1);
constexpr PieceKind green3 = kind_of(Colour::green, 3);
constexpr PieceKind yellow1 = kind_of(Colour::yellow, 1);

State position_state() { return State(test::homeworlds_position("<0>; Alpha(0,b2r1)g3y1-; Dust(b1)b1b1b2-y1")); }

}  // namespace

TEST_CASE("homeworlds state: a position and back") {
  const char* texts[] = {"<1>; Alpha(0,b2r1)g3y1-; Omega(1,b2y3)-g3; Dust(g1)g1-y2y2",
                         "<3>; Lee(0,b2r1)g3---; Ray(1,r2y3)-g3--; Mia(2,g3y2)--b3-; Dust(b1)---y1"};
  for (const char* text : texts) {
    const Position position = test::homeworlds_position(text);
    const Position again = State(position).position();
    CHECK(position_text(again) == text);
    CHECK(again.bank == position.bank);
    CHECK(again.standings == position.standings);
  }
}

TEST_CASE("homeworlds state: pieces go to and fro between bank and systems") {
  State state;
  const SystemId alpha = state.create("Alpha", Player{0});
  state.put_star(alpha, blue1);
  state.put_ship(alpha, 0, green3);
  state.put_ship(alpha, 1, green3);
  CHECK(state.bank().count(green3) == 1);
  state.hand_over_ship(alpha, 1, 0, green3);
  CHECK(state.find(alpha)->ships[0].count(green3) == 2);
  CHECK(state.find(alpha)->ships[1].is_empty());
  state.return_ship(alpha, 0, green3);
  CHECK(state.bank().count(green3) == 2);
  CHECK(position_text(state.position()) == "<0>; Alpha(0,b1)g3-");
}

TEST_CASE("homeworlds state: a colour is removed with its stars") {
  State state = position_state();
  state.remove_colour(1, Colour::blue);
  CHECK(position_text(state.position()) == "<0>; Alpha(0,b2r1)g3y1-; Dust()-y1");
  CHECK(state.bank().count(blue1) == 3);
}

TEST_CASE("homeworlds state: systems that are gone are still known") {
  State state = position_state();
  state.set_action(7);
  state.forget(1);
  CHECK(state.find("dust") == nullptr);
  CHECK(state.latest("dust") == SystemId{1});
  CHECK(state.name(1) == "Dust");
  CHECK(state.creation(1) == no_action);
  CHECK(state.disappearance(1) == 7);
  CHECK(state.bank().count(yellow1) == 2);

  state.set_action(9);
  const SystemId again = state.create("DUST", std::nullopt);
  CHECK(again == 2);
  CHECK(state.latest("Dust") == again);
  CHECK(state.creation(again) == 9);
  CHECK(state.name(again) == "DUST");
}

TEST_CASE("homeworlds state: pieces remember what put them where they are") {
  State state = position_state();
  state.set_action(4);
  state.move_ship(0, 1, 0, yellow1);
  const PieceSet ships = state.find(SystemId{1})->ships[0];
  CHECK(state.origin((ships & PieceSet::all(yellow1)).first()) == 4);
  CHECK(state.origin((ships & PieceSet::all(blue1)).first()) == no_action);
}

TEST_CASE("homeworlds state: other names of a system") {
  State state = position_state();
  state.add_name(0, "North");
  CHECK(state.find("north") == state.find(SystemId{0}));
  // A system that is really called so is not hidden.
  state.add_name(0, "Dust");
  CHECK(state.find("Dust") == state.find(SystemId{1}));
}

TEST_CASE("homeworlds state: systems of different sizes are connected") {
  const auto stars = [](PieceKind a, PieceKind b) { return PieceSet::some(a, 1) | PieceSet::some(b, 1); };
  CHECK(are_connected(stars(blue1, blue1), stars(green3, green3)));
  CHECK_FALSE(are_connected(stars(blue1, green3), stars(green3, green3)));
  CHECK_FALSE(are_connected(stars(blue1, green3), stars(yellow1, yellow1)));
  CHECK(are_connected(PieceSet(), stars(blue1, green3)));
}
