// Telling games of Hive from games of chess.

#include "hive/notations/hive_pgn/pgn_signature.hpp"

#include "support/checks/catch.hpp"

using plyglot::hive::hive_pgn::has_signature;

TEST_CASE("hive-pgn signature: a tag or a move of Hive") {
  CHECK(has_signature("[GameType \"Base\"]\n"));
  CHECK(has_signature("\xEF\xBB\xBF[GameType \"Base\"]\n"));
  CHECK(has_signature("[White \"A\"]\r\n[GameType \"Base+MLP\"]\r\n"));
  CHECK(has_signature("[White \"A\"]\n\n1. wS1\n2. bS1 wS1-\n"));
  CHECK(has_signature("1.wQ"));
  CHECK(has_signature("9. wS1\n"));
  CHECK(has_signature("10. \tbA1 wS1\n"));
}

TEST_CASE("hive-pgn signature: not chess, and not anything") {
  CHECK_FALSE(has_signature(""));
  CHECK_FALSE(has_signature("1."));
  CHECK_FALSE(has_signature("0. wS1\n"));
  CHECK_FALSE(has_signature(". wS1\n"));
  CHECK_FALSE(has_signature("1 wS1\n"));
  CHECK_FALSE(has_signature("1. e4 e5 2. Nf3 Nc6\n"));
  CHECK_FALSE(has_signature("[Event \"x\"]\n\n1. b4 e5 2. Bb2 d6\n3. bxc5 Bb4\n"));
  CHECK_FALSE(has_signature("[Event \"GameType\"]\n"));
  CHECK_FALSE(has_signature("words [GameType \"Base\"]\n"));
}
