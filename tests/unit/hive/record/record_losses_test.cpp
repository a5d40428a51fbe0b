#include "hive/record/record_losses.hpp"

#include "support/checks/catch.hpp"
#include "support/games/records.hpp"

using namespace plyglot;
using hive::Capacity;
using hive::CommentPlaces;

namespace {

hive::Record rich_record() {
  hive::Record record = test::record_of("Base;InProgress;White[2];wS1;bS1 wS1-");
  record.tags = {{"Event", "", {1, 2}}, {"White", "A", {3, 9}}};
  record.result = hive::Outcome::white_wins;
  record.result_span = {10, 20};
  record.comments.push_back({0, false, "before", {21, 25}});
  record.comments.push_back({1, true, "a } in it", {26, 30}});
  return record;
}

std::vector<std::string> losses(const hive::Record& record, const Capacity& target) {
  std::vector<diagnostics::Diagnostic> found;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(found));
  hive::report_losses(record, target, reporter);
  reporter.finish();
  std::vector<std::string> texts;
  for (const diagnostics::Diagnostic& loss : found) {
    texts.push_back(std::string(diagnostics::catalogue_entry(loss.id).name) + '@' + std::to_string(loss.span.begin) +
                    '-' + std::to_string(loss.span.end));
  }
  return texts;
}

using Losses = std::vector<std::string>;

}  // namespace

TEST_CASE("each kind of loss is reported once, where it first occurs, and each comment") {
  CHECK(losses(rich_record(), {"UHP", true, false, false, false, false, CommentPlaces::none, {}}) ==
        Losses{"translate/metadata-dropped@3-9", "translate/result-dropped@10-20", "translate/comments-dropped@21-25",
               "translate/comments-dropped@26-30"});
  CHECK(losses(rich_record(), {"UHP", true, false, false, false, false, CommentPlaces::before_the_game, {}}) ==
        Losses{"translate/metadata-dropped@3-9", "translate/result-dropped@10-20", "translate/comments-dropped@26-30"});
}

TEST_CASE("what has a place is not lost") {
  CHECK(losses(rich_record(), {"The Hive", true, true, true, false, false, CommentPlaces::everywhere, {}}).empty());
  CHECK(losses(rich_record(), {"Hive PGN", true, true, true, false, false, CommentPlaces::everywhere, "}"}) ==
        Losses{"translate/comments-dropped@26-30"});
  hive::Record record = rich_record();
  record.details = text::Span{40, 44};
  CHECK(losses(record, {"Hive PGN", true, true, true, false, false, CommentPlaces::everywhere, {}}) ==
        Losses{"translate/metadata-dropped@40-44"});
  record.details = text::Span{2, 3};
  CHECK(losses(record, {"UHP", true, false, true, false, false, CommentPlaces::everywhere, {}}) ==
        Losses{"translate/metadata-dropped@2-3"});
}

TEST_CASE("a game type with pieces that were not played is lost where it cannot be named") {
  hive::Record record = test::record_of("Base+M;InProgress;White[2];wS1;bS1 wS1-");
  record.type_span = {0, 6};
  CHECK(losses(record, {"The Hive", false, false, false, false, false, CommentPlaces::everywhere, {}}) ==
        Losses{"translate/metadata-dropped@0-6"});
  CHECK(losses(record, {"UHP", true, false, false, false, false, CommentPlaces::everywhere, {}}).empty());
  record = test::record_of("Base+M;InProgress;White[2];wM;bS1 wM-");
  CHECK(losses(record, {"The Hive", false, false, false, false, false, CommentPlaces::everywhere, {}}).empty());
}

TEST_CASE("a result that the board shows, or that is none, is not a loss") {
  hive::Record record = rich_record();
  record.tags.clear();
  record.comments.clear();
  for (const hive::Outcome outcome : {hive::Outcome::in_progress, hive::Outcome::not_started}) {
    record.result = outcome;
    CHECK(losses(record, {"UHP", true, false, false, false, false, CommentPlaces::none, {}}).empty());
  }
  record.result = hive::Outcome::draw;
  CHECK(losses(record, {"UHP", true, false, false, false, false, CommentPlaces::none, {}}).size() == 1);
}

TEST_CASE("a draw by repetition is lost where positions are not counted") {
  hive::Record record = test::record_of("Base;InProgress;White[2];wS1;bS1 wS1-");
  record.outcome = hive::Outcome::draw;
  const std::string last_move = "translate/result-dropped@29-37";
  CHECK(losses(record, {"UHP", true, false, false, false, false, CommentPlaces::none, {}}) == Losses{last_move});
  CHECK(losses(record, {"UHP", true, false, false, false, true, CommentPlaces::none, {}}).empty());
  CHECK(losses(record, {"Hive PGN", true, false, true, false, false, CommentPlaces::none, {}}).empty());
}
