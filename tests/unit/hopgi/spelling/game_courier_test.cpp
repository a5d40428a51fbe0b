// Whole games for Game Courier, and what of records other forms cannot say (hopgi 8).

#include "hopgi/spelling/game_courier.hpp"
#include "diagnostics/reporter.hpp"
#include "hopgi/record/record_losses.hpp"
#include "hopgi/rules/legal_turns.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/positions.hpp"

using namespace plyglot;
using namespace plyglot::hopgi;

namespace {

// `Pd2-c3!`, a suffix of one byte or none, at the place `begin`.
RecordTurn turn_at(std::uint32_t begin, const char* from, const char* to, Side side, Suffix suffix) {
  RecordTurn turn;
  turn.side = side;
  turn.turn.first = {LegKind::step, PieceKind::pawn, test::hopgi_square(from), test::hopgi_square(to), false, false};
  turn.played = Played::first_leg;
  turn.suffix = suffix;
  turn.first_span = {begin, begin + 6};
  turn.span = {begin, begin + 6 + static_cast<std::uint32_t>(suffix_text(suffix).size())};
  return turn;
}

void add(Record& record, const RecordTurn& turn) {
  record.elements.push_back({ElementKind::turn, static_cast<std::uint32_t>(record.turns.size()), turn.span});
  record.turns.push_back(turn);
}

// `1. Pd2-c3! $3 (1. Pe2-d3? $4) 1... Pb6-c5 1-0`.
Record annotated() {
  Record record;
  add(record, turn_at(3, "d2", "c3", Side::white, Suffix::good));
  record.elements.push_back({ElementKind::nag, 3, {11, 13}});
  record.elements.push_back({ElementKind::variation_begin, 0, {14, 15}});
  RecordTurn aside = turn_at(18, "e2", "d3", Side::white, Suffix::mistake);
  aside.depth = 1;
  add(record, aside);
  record.elements.push_back({ElementKind::nag, 4, {26, 28}});
  record.elements.push_back({ElementKind::variation_end, 0, {28, 29}});
  add(record, turn_at(35, "b6", "c5", Side::black, Suffix::none));
  record.result = Result::white_wins;
  record.result_span = {42, 45};
  record.span = {0, 45};
  return record;
}

std::string losses(const Record& record, void (*report)(const Record&, diagnostics::Reporter&)) {
  const diagnostics::SeverityPolicy policy;
  std::vector<diagnostics::Diagnostic> found;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(found));
  report(record, reporter);
  reporter.finish();
  std::string lines;
  for (const diagnostics::Diagnostic& loss : found) {
    lines += std::string(diagnostics::catalogue_entry(loss.id).name) + ' ' + std::to_string(loss.span.begin) + '-' +
             std::to_string(loss.span.end) + ": " + loss.message + '\n';
  }
  return lines;
}

}  // namespace

TEST_CASE("hopgi game courier: the turns of the game, a line each") {
  CHECK(game_courier_form(annotated()) == "P d2-c3\np b6-c5\n");
  CHECK(game_courier_form(Record()).empty());
}

TEST_CASE("hopgi game courier: what follows a turn that was not played is left out") {
  Record record = annotated();
  record.turns[2].second_span = {42, 48};
  CHECK(game_courier_form(record) == "P d2-c3\n");
  record.turns[0].played = Played::no_leg;
  CHECK(game_courier_form(record).empty());
}

TEST_CASE("hopgi game courier: suffixes, annotations, variations and the result are lost") {
  CHECK(losses(annotated(), report_lost_annotations) ==
        "translate/lost-annotation 9-10: Game Courier's text has no annotations: `!` is lost\n"
        "translate/lost-annotation 11-13: Game Courier's text has no annotations: `$3` is lost\n"
        "translate/lost-annotation 14-29: Game Courier's text has no variations: this one is lost\n"
        "translate/lost-annotation 42-45: Game Courier's text has no result: `1-0` is lost\n");
}

TEST_CASE("hopgi game courier: comments and tags are lost") {
  Record record;
  record.tags.push_back({"Event", "x", {1, 6}, {8, 9}});
  record.tags.push_back({"Round", "1", {13, 18}, {20, 21}});
  record.comments.push_back({"{a}", {25, 28}});
  record.tail_comments.push_back({"{b}", {30, 33}});
  CHECK(losses(record, report_lost_annotations) ==
        "translate/metadata-dropped 1-21: Game Courier's text is turns alone: 2 tags are lost\n"
        "translate/comments-dropped 25-28: Game Courier's text is turns alone: this comment is lost\n"
        "translate/comments-dropped 30-33: Game Courier's text is turns alone: this comment is lost\n");
}

TEST_CASE("hopgi positions: the record of play is lost") {
  CHECK(losses(annotated(), report_lost_record) ==
        "translate/lost-record 0-45: a position has no record of play, so this is lost: 3 turns\n");
  Record record = annotated();
  record.comments.push_back({"{a}", {25, 28}});
  CHECK(losses(record, report_lost_record) ==
        "translate/lost-record 0-45: a position has no record of play, so this is lost: 3 turns, 1 comment\n");
  CHECK(losses(Record(), report_lost_record).empty());
}
