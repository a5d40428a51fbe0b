#include "homeworlds/spelling/word_shapes.hpp"
#include "support/checks/catch.hpp"

using namespace plyglot::homeworlds;

TEST_CASE("homeworlds syntax: pieces and colours") {
  CHECK(piece_named("b1") == 0);
  CHECK(piece_named("Y3") == 11);
  CHECK_FALSE(piece_named("y4"));
  CHECK_FALSE(piece_named("y0"));
  CHECK_FALSE(piece_named("y"));
  CHECK_FALSE(piece_named(""));
  CHECK(colour_named("GREEN") == Colour::green);
  CHECK(colour_named("r") == Colour::red);
  CHECK_FALSE(colour_named("re"));
  CHECK(colour_or_piece_named("r2") == Colour::red);
  CHECK(is_star("-"));
  CHECK_FALSE(is_star("--"));
}

TEST_CASE("homeworlds syntax: owners") {
  CHECK(is_owner('S', form_of(Dialect::seed)));
  CHECK(is_owner('3', form_of(Dialect::seed)));
  CHECK_FALSE(is_owner('4', form_of(Dialect::seed)));
  CHECK_FALSE(is_owner('3', form_of(Dialect::ap)));
  CHECK_FALSE(is_owner('s', form_of(Dialect::jpb)));
}

TEST_CASE("homeworlds syntax: names of each dialect") {
  const DialectForm& seed = form_of(Dialect::seed);
  CHECK(is_name("Qo'nos", seed));
  CHECK(is_name("\xE3\x81\xB1", seed));
  CHECK(is_name("\xFF", seed));
  CHECK_FALSE(is_name("---", seed));
  CHECK_FALSE(is_name("#1", seed));
  CHECK_FALSE(is_name("a*", seed));
  CHECK_FALSE(is_name("a\x01", seed));
  CHECK_FALSE(is_name("", seed));
  CHECK(is_parenthesised_name("(Alpha)", seed));
  CHECK_FALSE(is_parenthesised_name("()", seed));
  const DialectForm& ap = form_of(Dialect::ap);
  CHECK(is_name("orion-2_b", ap));
  CHECK_FALSE(is_name("-orion", ap));
  CHECK(is_name(std::string(25, 'a'), ap));
  CHECK_FALSE(is_name(std::string(26, 'a'), ap));
  const DialectForm& sdg = form_of(Dialect::sdg);
  CHECK(is_name("Dy/dx", sdg));
  CHECK(is_name("(Alpha)", sdg));
  CHECK_FALSE(is_name("?!", sdg));
  CHECK_FALSE(is_name("Sam Smith", sdg));
  const DialectForm& jpb = form_of(Dialect::jpb);
  CHECK(is_name("_7\xE3", jpb));
  CHECK_FALSE(is_name("Qo'nos", jpb));
}
