// Random hives written and read again. Pictures are compared on plain maps, not by the library's own geometry.

#include "hive/notations/hop/resolve/refusals.hpp"
#include "hive/spelling/hop_text.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/hives.hpp"
#include "support/hop/pictures.hpp"
#include "support/hop/session.hpp"
#include "support/hop/texts.hpp"

using namespace plyglot;
using hive::hop::Dialect;

namespace {

constexpr std::uint64_t round_trip_seeds = 1000;

struct Sessions {
  test::HopSession spec{"spec"};
  test::HopSession hivegame{"hivegame"};
  test::HopSession& of(Dialect dialect) { return dialect == Dialect::spec ? spec : hivegame; }
};

constexpr Dialect both[] = {Dialect::spec, Dialect::hivegame};
Dialect other(Dialect dialect) { return dialect == Dialect::spec ? Dialect::hivegame : Dialect::spec; }

std::string printed(const hive::Position& position, Dialect dialect) {
  std::string text;
  REQUIRE(hive::hop::print(position, dialect, text));
  return text;
}

bool is_taken(const hive::Position& position, Dialect dialect) {
  return dialect == Dialect::spec || hive::hop::refusal_by_hivegame(position).empty();
}

// Small and large hives, with odd sets; dragonflies only where both dialects are not asked for.
hive::Position hive_of(test::Random& random, bool dragonflies = false) {
  test::HiveWishes wishes;
  wishes.dragonflies = dragonflies;
  wishes.like_a_game = random.chance(25);
  return test::random_hive(random, wishes);
}

// Set, side and mark; the mark is part of the picture as well.
void check_same_game(const hive::Position& read, const hive::Position& written) {
  CHECK(read.set == written.set);
  CHECK(read.to_move == written.to_move);
  CHECK(read.bugs.size() == written.bugs.size());
  CHECK(read.last_moved.has_value() == written.last_moved.has_value());
}

// `+` for `-` and `-` for `+` in the topology.
std::string with_signs_exchanged(std::string text) {
  const std::size_t end = text.rfind(',');
  const std::size_t comma = text.rfind(',', end - 1);
  for (std::size_t i = comma == std::string::npos ? 0 : comma; i < end; ++i) {
    if (text[i] == '+') {
      text[i] = '-';
    } else if (text[i] == '-') {
      text[i] = '+';
    }
  }
  return text;
}

}  // namespace

TEST_CASE("hop: a position that is printed and read is the position") {
  Sessions sessions;
  for (std::uint64_t seed = 1; seed <= round_trip_seeds; ++seed) {
    test::Random random(seed);
    const hive::Position position = hive_of(random, true);
    for (const Dialect dialect : both) {
      if (!is_taken(position, dialect)) continue;
      const std::string text = printed(position, dialect);
      CAPTURE(seed, text);
      test::HopSession& session = sessions.of(dialect);
      session.read(text);
      CHECK(session.is_sound());
      check_same_game(session.position(), position);
      CHECK(test::is_same_up_to_rotation(test::picture_of(session.position()), test::picture_of(position)));
      CHECK(printed(session.position(), dialect) == text);
      CHECK(session.format(text) == text);
    }
  }
}

TEST_CASE("hop: however a hive is written and turned, its canonical text is the same") {
  Sessions sessions;
  for (std::uint64_t seed = 1; seed <= round_trip_seeds; ++seed) {
    test::Random random(seed);
    const hive::Position position = hive_of(random);
    for (const Dialect dialect : both) {
      if (!is_taken(position, dialect)) continue;
      const std::string canonical = printed(position, dialect);
      for (int sixths = 0; sixths < 6; ++sixths) {
        const std::string text = test::random_text(random, test::rotated(position, sixths), dialect);
        CAPTURE(seed, canonical, text);
        CHECK(sessions.of(dialect).canonical(text) == canonical);
      }
    }
  }
}

TEST_CASE("hop: a mirror image has another canonical text, unless the hive is its own mirror image") {
  Sessions sessions;
  std::size_t symmetric = 0;
  for (std::uint64_t seed = 1; seed <= round_trip_seeds; ++seed) {
    test::Random random(seed);
    test::HiveWishes wishes;
    // Small hives, so that both cases come up.
    wishes.most_bugs = 1 + seed % 8;
    wishes.dragonflies = false;
    const hive::Position position = test::random_hive(random, wishes);
    const hive::Position mirrored = test::mirrored(position);
    const bool is_symmetric = test::is_same_up_to_rotation(test::picture_of(position), test::picture_of(mirrored));
    symmetric += is_symmetric ? 1 : 0;
    for (const Dialect dialect : both) {
      if (!is_taken(position, dialect)) continue;
      const std::string text = test::random_text(random, mirrored, dialect);
      CAPTURE(seed, text);
      CHECK((sessions.of(dialect).canonical(text) == printed(position, dialect)) == is_symmetric);
      // What one dialect calls the mirror image is the other's canonical text.
      CHECK(sessions.of(dialect).canonical(text) == printed(position, other(dialect)));
    }
  }
  CHECK(symmetric > 0);
  CHECK(symmetric < round_trip_seeds);
}

TEST_CASE("hop: exchanging the signs of a canonical text gives the mirror image") {
  Sessions sessions;
  for (std::uint64_t seed = 1; seed <= round_trip_seeds; ++seed) {
    test::Random random(seed);
    const hive::Position position = hive_of(random);
    for (const Dialect dialect : both) {
      if (!is_taken(position, dialect)) continue;
      const std::string text = with_signs_exchanged(printed(position, dialect));
      CAPTURE(seed, text);
      test::HopSession& session = sessions.of(dialect);
      session.read(text);
      CHECK(session.is_sound());
      CHECK(test::is_same_up_to_rotation(test::picture_of(session.position()),
                                         test::mirrored(test::picture_of(position))));
      // The other dialect exchanges them already, and reads nothing else of a canonical text in another way (hop R27).
      sessions.of(other(dialect)).read(printed(position, dialect));
      CHECK(test::picture_of(sessions.of(other(dialect)).position()) == test::picture_of(session.position()));
    }
  }
}

TEST_CASE("hop: both dialects print the same picture") {
  Sessions sessions;
  for (std::uint64_t seed = 1; seed <= round_trip_seeds; ++seed) {
    test::Random random(seed);
    const hive::Position position = hive_of(random);
    sessions.spec.read(printed(position, Dialect::spec));
    sessions.hivegame.read(printed(position, Dialect::hivegame));
    CAPTURE(seed);
    CHECK(test::is_same_up_to_rotation(test::picture_of(sessions.spec.position()),
                                       test::picture_of(sessions.hivegame.position())));
  }
}

TEST_CASE("hop: a text that is not canonical reads as the hive it was written from") {
  Sessions sessions;
  for (std::uint64_t seed = 1; seed <= 2 * round_trip_seeds; ++seed) {
    test::Random random(seed);
    const hive::Position position = hive_of(random);
    for (const Dialect dialect : both) {
      if (!is_taken(position, dialect)) continue;
      const std::string text = test::random_text(random, position, dialect);
      CAPTURE(seed, text);
      test::HopSession& session = sessions.of(dialect);
      session.read(text);
      CHECK(session.is_sound());
      check_same_game(session.position(), position);
      CHECK(test::text_of(test::moved_to_corner(test::picture_of(session.position()))) ==
            test::text_of(test::moved_to_corner(test::picture_of(position))));
    }
  }
}
