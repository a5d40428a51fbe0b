#include "hive/spelling/move_texts.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/spelling/thehive_spelling.hpp"
#include "support/checks/catch.hpp"
#include "support/games/records.hpp"

using namespace plyglot;
using hive::References;

namespace {

const std::string short_game = R"(Base;InProgress;Black[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ /wS1)";

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("a record's moves are written with canonical references, or as the text has them") {
  const hive::Record record = test::record_of(R"(Base;InProgress;Black[2];wS1;bS1 wS1-;wQ \wS1)");
  CHECK(hive::move_texts(record, hive::uhp::spelling, References::canonical) == Texts{"wS1", "bS1 wS1-", "wQ \\wS1"});
  hive::Record other = test::record_of(R"(Base;InProgress;Black[3];wS1;bS1 wS1-;wQ \wS1;bQ bS1\;wA1 -wS1)");
  CHECK(hive::move_texts(other, hive::uhp::spelling, References::keep).back() == "wA1 -wS1");
  CHECK(hive::move_texts(other, hive::uhp::spelling, References::canonical).back() == "wA1 /wQ");
  other.plies.back().written.reset();
  CHECK(hive::move_texts(other, hive::uhp::spelling, References::keep).back() == "wA1 /wQ");
}

TEST_CASE("a record is cut after a ply") {
  hive::Record record = test::record_of(short_game);
  record.comments.push_back({2, false, "early", {}});
  record.comments.push_back({5, true, "late", {}});
  record.result = hive::Outcome::white_wins;
  CHECK_FALSE(hive::cut_after(record, 6));
  CHECK(record.plies.size() == 5);
  CHECK(hive::cut_after(record, 5));
  CHECK(record.result);
  REQUIRE(hive::cut_after(record, 3));
  CHECK(record.plies.size() == 3);
  CHECK(record.comments.size() == 1);
  CHECK(record.comments[0].text == "early");
  CHECK_FALSE(record.result);
  CHECK(record.outcome == hive::Outcome::in_progress);
  REQUIRE(hive::cut_after(record, 0));
  CHECK(record.outcome == hive::Outcome::not_started);
}

TEST_CASE("the legal moves of a record are those after its last ply, in the order of UHP") {
  hive::Record record = test::record_of("Base;InProgress;Black[1];wS1");
  const Texts moves = hive::legal_move_texts(record, {}, hive::uhp::spelling);
  CHECK(moves.size() == 24);
  CHECK(moves.front() == "bA1 -wS1");
  record.plies.clear();
  CHECK(hive::legal_move_texts(record, {}, hive::uhp::spelling) == Texts{"wA1", "wB1", "wG1", "wS1"});
}

TEST_CASE("where numbers may come in any order, all are listed, but for notations in which they are an order or none") {
  const hive::Record record = test::record_of("Base;NotStarted;White[1]");
  const hive::RuleOptions any_order{.piece_order = hive::PieceOrder::any};
  CHECK(hive::legal_move_texts(record, any_order, hive::uhp::spelling) ==
        Texts{"wA1", "wA2", "wA3", "wB1", "wB2", "wG1", "wG2", "wG3", "wS1", "wS2"});
  CHECK(hive::legal_move_texts(record, any_order, hive::thehive::spelling).size() == 4);
}
