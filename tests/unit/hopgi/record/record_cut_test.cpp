// Playing a record again, and cutting it.

#include "hopgi/record/record_replay.hpp"

#include "hopgi/board/fen_text.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/records.hpp"

using namespace plyglot;
using namespace plyglot::hopgi;
using test::hopgi_record;
using test::hopgi_record_from;

namespace {

const std::string kings = "Fd1-c3;Wf1-e3";
// Black's last turn takes the last king of White.
const std::string before_capture = "7/7/*6/f6/7/**2r2/**1F*2[] b - - 5 9";

std::string fen_after(Record record, std::uint32_t turns) {
  cut_after(record, turns);
  CHECK(record.final_position == replayed_position(record));
  return fen_text(*record.final_position);
}

}  // namespace

TEST_CASE("hopgi replay: the board after each turn, with what was taken") {
  const Record record = hopgi_record(kings + " Pb4-c4 Fc3xc4 R@d5");
  CHECK(record.turns.size() == 4);
  RecordReplay replay(record.initial);
  replay.play(record.turns[0]);
  CHECK(fen_text(replay.state().position()) == "rp5/wp5/*p5/fp5/bpF1W2/**PPPPP/**B1*1R[RBPrbp] b - - 1 1");
  replay.play(record.turns[1]);
  CHECK_FALSE(replay.captured()[0]);
  replay.play(record.turns[2]);
  CHECK(replay.captured()[0] == Piece{Side::black, PieceKind::pawn});
  CHECK_FALSE(replay.captured()[1]);
  replay.play(record.turns[3]);
  CHECK_FALSE(replay.captured()[0]);
  CHECK(replayed_position(record) == record.final_position);
  CHECK(replay.state().position() == *record.final_position);
}

TEST_CASE("hopgi replay: variations begin before the last turn (hopgi R20)") {
  const Record record = hopgi_record("Pd2-c3 Pb4-c5 ( R@d5 ( R@d6 ) Pe2-f3 ) Pe2-d3");
  RecordReplay replay(record.initial);
  replay.play(record.turns[0]);
  const State after_first = replay.state();
  replay.play(record.turns[1]);
  const State after_second = replay.state();
  replay.begin_variation();
  CHECK(replay.state() == after_first);
  replay.play(record.turns[2]);
  replay.begin_variation();
  CHECK(replay.state() == after_first);
  replay.end_variation();
  replay.end_variation();
  CHECK(replay.state() == after_second);
  // One that was not begun.
  replay.end_variation();
  CHECK(replay.state() == after_second);
}

TEST_CASE("hopgi replay: of a turn that was refused only the clock and the side change (hopgi R18)") {
  const Record record = hopgi_record("~Pd2-d7 ?xx1 Fd1-c3;~We1-e3");
  CHECK(fen_text(*replayed_position(record)) == "rp5/wp5/*p5/fp5/bpF4/**PPPPP/**B1*WR[RBPrbp] b - - 3 2");
  CHECK_FALSE(replayed_position(hopgi_record_from("", "Pd2-c3")));
}

TEST_CASE("hopgi cut: the turns after the cut are removed, with what is between them") {
  Record record = hopgi_record("{a} Pd2-c3 {b} ( Pe2-d3 {c} ) $1 Pb4-c5 {d} ( R@d5 ) Pe2-d3 {e} 1-0");
  record.tags = {{"Event", "x", {}, {}}, {"Result", "1-0", {}, {}}};
  record.tail_comments = {{"{f}", {}}};
  CHECK(turns_of_game(record).size() == 3);
  cut_after(record, 3);
  CHECK(record.result == Result::white_wins);
  CHECK(record.comments.size() == 5);
  cut_after(record, 2);
  CHECK(record.turns.size() == 4);
  CHECK(record.comments.size() == 4);
  CHECK(record.elements.back().kind == ElementKind::variation_end);
  CHECK(record.result == Result::open);
  CHECK(record.result_span.empty());
  CHECK(record.tags[1].value == "*");
  CHECK(record.tail_comments.empty());
  cut_after(record, 1);
  CHECK(record.turns.size() == 2);
  CHECK(record.comments.size() == 3);
  CHECK(record.elements.back().kind == ElementKind::nag);
  CHECK(fen_text(*record.final_position) == "rp5/wp5/*p5/fp5/bpP4/**P1PPP/**BF*WR[RBPrbp] b - - 0 1");
  cut_after(record, 0);
  CHECK(record.turns.empty());
  CHECK(record.comments.size() == 1);
  CHECK(*record.final_position == start_position());
}

TEST_CASE("hopgi cut: a game has not ended before its last turn (hopgi R10)") {
  Record record = hopgi_record_from(before_capture, "Re2-e3 ~Fd1-e2 Re3-d3 Fd1-e2 Rd3-d1 0-1");
  CHECK_FALSE(record.winner);
  record = hopgi_record_from(before_capture, "Re2-d2 ~Fd1-c2 Rd2xd1 Pc3-c4 0-1");
  CHECK(record.winner == Side::black);
  CHECK(record.ending_turn == 2);
  cut_after(record, 3);
  CHECK(record.winner == Side::black);
  cut_after(record, 2);
  CHECK_FALSE(record.winner);
}

TEST_CASE("hopgi cut: a game whose beginning is unknown") {
  Record record = hopgi_record_from("", "Pd2-c3 Pb4-c5");
  cut_after(record, 1);
  CHECK(record.turns.size() == 1);
  CHECK_FALSE(record.final_position);
  CHECK_FALSE(setup_of(record));
}

TEST_CASE("hopgi cut: the position of a record") {
  Record record = hopgi_record("Pd2-c3");
  const std::optional<Setup> setup = setup_of(record);
  REQUIRE(setup);
  CHECK(setup->position == *record.final_position);
  CHECK(setup->is_sound);
  CHECK(setup->has_side);
  CHECK(setup->span == text::Span{0, 6});
  CHECK(fen_after(record, 0) == fen_text(start_position()));
}
