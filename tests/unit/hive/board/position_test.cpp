#include <plyglot/hive_position.hpp>

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::hive;

namespace {

Bug bug(Colour colour, BugKind kind, std::uint32_t ordinal, char unknown_letter = 0) {
  Bug result;
  result.colour = colour;
  result.kind = kind;
  result.ordinal = ordinal;
  result.unknown_letter = unknown_letter;
  return result;
}

}  // namespace

TEST_CASE("every kind of bug has its letter and name") {
  CHECK(letter_of(BugKind::queen) == 'Q');
  CHECK(letter_of(BugKind::dragonfly) == 'D');
  CHECK(letter_of(BugKind::spider) == 'S');
  CHECK(letter_of(unknown_kind) == '?');
  CHECK(name_of(BugKind::grasshopper) == "grasshopper");
  CHECK(name_of(BugKind::spider) == "spider");
  CHECK(name_of(unknown_kind) == "unknown");
  CHECK(name_of(Colour::white) == "white");
  CHECK(name_of(Colour::black) == "black");
}

TEST_CASE("the sets are those of hop R1") {
  for (const Colour colour : {Colour::white, Colour::black}) {
    CHECK(base_set().of(colour, BugKind::queen) == 1);
    CHECK(base_set().of(colour, BugKind::ant) == 3);
    CHECK(base_set().of(colour, BugKind::beetle) == 2);
    CHECK(base_set().of(colour, BugKind::grasshopper) == 3);
    CHECK(base_set().of(colour, BugKind::spider) == 2);
    CHECK(base_set().of(colour, BugKind::mosquito) == 0);
    CHECK(ultimate_set().of(colour, BugKind::mosquito) == 1);
    CHECK(ultimate_set().of(colour, BugKind::ladybug) == 1);
    CHECK(ultimate_set().of(colour, BugKind::pillbug) == 1);
    CHECK(ultimate_set().of(colour, BugKind::dragonfly) == 0);
  }
}

TEST_CASE("eight sets are standard") {
  int standard = 0;
  for (unsigned choice = 0; choice < 64; ++choice) {
    BugSet set = base_set();
    unsigned bit = 0;
    for (const BugKind kind : {BugKind::mosquito, BugKind::ladybug, BugKind::pillbug}) {
      for (const Colour colour : {Colour::white, Colour::black}) set.of(colour, kind) = choice >> bit++ & 1U;
    }
    if (is_standard(set)) ++standard;
  }
  CHECK(standard == 8);
  CHECK(is_standard(base_set()));
  CHECK(is_standard(ultimate_set()));
  CHECK_FALSE(is_standard(BugSet{}));

  BugSet two_mosquitoes = ultimate_set();
  two_mosquitoes.of(Colour::white, BugKind::mosquito) = 2;
  two_mosquitoes.of(Colour::black, BugKind::mosquito) = 2;
  CHECK_FALSE(is_standard(two_mosquitoes));
  BugSet dragonflies = base_set();
  dragonflies.of(Colour::white, BugKind::dragonfly) = 1;
  dragonflies.of(Colour::black, BugKind::dragonfly) = 1;
  CHECK_FALSE(is_standard(dragonflies));
}

TEST_CASE("ids have the ordinal always, display names where the set asks for it (hop R17)") {
  Position position;
  position.set = ultimate_set();
  CHECK(id_of(bug(Colour::white, BugKind::queen, 1)) == "wQ1");
  CHECK(id_of(bug(Colour::black, BugKind::ant, 12)) == "bA12");
  CHECK(id_of(bug(Colour::black, unknown_kind, 2, 'i')) == "b?2");
  CHECK(display_name_of(position, bug(Colour::white, BugKind::queen, 1)) == "wQ");
  CHECK(display_name_of(position, bug(Colour::black, BugKind::ant, 1)) == "bA1");
  CHECK(display_name_of(position, bug(Colour::black, unknown_kind, 2, 'i')) == "b?i");

  const Bug mosquito = bug(Colour::white, BugKind::mosquito, 1);
  CHECK(display_name_of(position, mosquito) == "wM");
  position.set.of(Colour::white, BugKind::mosquito) = 2;
  CHECK(display_name_of(position, mosquito) == "wM1");
  CHECK(display_name_of(position, bug(Colour::black, BugKind::mosquito, 1)) == "bM");
}

TEST_CASE("a cleared position is as new and keeps its memory") {
  Position position;
  position.set = base_set();
  position.bugs.resize(40);
  position.to_move = Colour::black;
  position.last_moved = 3;
  position.orientation = "2m";
  position.is_sound = false;
  position.is_set_known = false;
  const auto capacity = position.bugs.capacity();
  position.clear();
  CHECK(position.set == BugSet{});
  CHECK(position.bugs.empty());
  CHECK(position.bugs.capacity() == capacity);
  CHECK_FALSE(position.to_move);
  CHECK_FALSE(position.last_moved);
  CHECK(position.orientation.empty());
  CHECK(position.is_sound);
  CHECK(position.is_set_known);
}
