#include "support/checks/catch.hpp"

#include <plyglot/hexix_record.hpp>

using namespace plyglot::hexix;

TEST_CASE("hexix record: suffixes and results as text") {
  CHECK(suffix_text(Suffix::none).empty());
  CHECK(suffix_text(Suffix::blunder) == "??");
  CHECK(suffix_text(Suffix::brilliant) == "!!");
  CHECK(suffix_text(Suffix::dubious) == "?!");
  CHECK(suffix_text(Suffix::interesting) == "!?");
  CHECK(suffix_text(Suffix::mistake) == "?");
  CHECK(suffix_text(Suffix::good) == "!");
  Record record;
  CHECK(result_text(record).empty());
  record.end = End::block;
  CHECK(result_text(record) == "B-block");
  record.winner = Player::red;
  CHECK(result_text(record) == "R-block");
  record.end = End::home;
  CHECK(result_text(record) == "R-home");
}
