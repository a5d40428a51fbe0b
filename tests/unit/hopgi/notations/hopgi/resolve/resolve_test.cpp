// From the AST to the game (hopgi R10, R12, R17 to R20), as far as it shows in the record.

#include "hopgi/board/fen_text.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/findings.hpp"
#include "support/hopgi/playing.hpp"

using namespace plyglot;
using hopgi::ElementKind;
using hopgi::Played;
using hopgi::Record;

namespace {

std::string turn_words(const hopgi::RecordTurn& turn) {
  constexpr const char* played[] = {"refused", "", "", "unreadable"};
  std::string words = std::string(hopgi::name_of(turn.side)).substr(0, 1) + std::to_string(turn.number);
  words += turn.is_applied() ? ' ' + turn_text(turn.turn) : std::string(" ") + played[static_cast<int>(turn.played)];
  if (turn.depth != 0) words += " in " + std::to_string(turn.depth);
  return turn.is_certain ? words : words + " uncertain";
}

// Each turn with its side and number: `W1 Pd2-c3, B1 refused, W2 Pe2-d3 in 1 uncertain`.
std::string turns_of(const Record& record) {
  std::string text;
  for (const hopgi::RecordTurn& turn : record.turns) text += (text.empty() ? "" : ", ") + turn_words(turn);
  return text;
}

// `t` for a turn, `{}` for a comment, `$3`, `(` and `)`.
std::string elements_of(const Record& record) {
  std::string text;
  for (const hopgi::Element& element : record.elements) {
    const char* const signs[] = {"t", "{}", "$", "(", ")"};
    text += signs[static_cast<int>(element.kind)];
    if (element.kind == ElementKind::nag) text += std::to_string(element.index);
  }
  return text;
}

std::string report_of(const std::string& text) { return test::hopgi_report(test::play_hopgi(text).findings); }

const std::string one_king_left = "[FEN \"w6/1F5/*6/7/7/**4W/**2*2[] w - - 3 7\"]\n\n";

}  // namespace

TEST_CASE("hopgi resolve: turns, comments, annotations and variations in their order") {
  const Record record = test::read_hopgi_record("1. Pd2-c3! {a} $3 (1. Pe2-d3 (1. dc3) 1... R@d4) 1... Pb6-c5 *\n");
  CHECK(turns_of(record) == "W1 Pd2-c3, W1 Pe2-d3 in 1, W1 Pd2-c3 in 2, B1 R@d4 in 1, B1 Pb6-c5");
  CHECK(elements_of(record) == "t{}$3(t(t)t)t");
  CHECK(record.turns[0].suffix == hopgi::Suffix::good);
  CHECK(record.turns[0].first_span == text::Span{3, 9});
  CHECK(record.turns[0].span == text::Span{3, 10});
  CHECK(record.comments.at(0).text == "{a}");
  CHECK(record.result == hopgi::Result::open);
  CHECK(fen_text(*record.final_position) == "rp5/w6/*pp4/fp5/bpP4/**P1PPP/**BF*WR[RBPrbp] w - - 0 2");
}

TEST_CASE("hopgi resolve: tags, and the comments around a game") {
  const Record record = test::read_hopgi_record(
      "// before\n[Event \"x\"]\n{between}\n[Site \"y\"]\n\n1. Pd2-c3 * {behind} // and this\n");
  REQUIRE(record.tags.size() == 2);
  CHECK(record.tags[1].name == "Site");
  CHECK(record.tags[1].value == "y");
  CHECK(record.lead_comments.at(0).text == "// before");
  CHECK(record.comments.at(0).text == "{between}");
  REQUIRE(record.tail_comments.size() == 2);
  CHECK(record.tail_comments[1].text == "// and this");
  CHECK(record.is_sound);
}

TEST_CASE("hopgi resolve: a refused turn makes the game uncertain, and counts") {
  const Record record = test::read_hopgi_record("1. Pd4-d5 Pb6-c5 2. Xy Pd2-c3-c4 Pb7-c6 *\n");
  CHECK(turns_of(record) == "W1 refused, B1 Pb6-c5 uncertain, W2 unreadable uncertain, B2 Pb7-c6 uncertain");
  CHECK(record.final_position->turn_number == 3);
  CHECK_FALSE(record.is_sound);
}

TEST_CASE("hopgi resolve: a refused second leg leaves the first applied") {
  const Record record = test::read_hopgi_record("1. Fd1-c3;Wf1-f2 Pg3-c5 *\n");
  CHECK(turns_of(record) == "W1 Fd1-c3, B1 refused uncertain");
  CHECK(record.turns[0].played == Played::first_leg);
  CHECK(record.turns[0].second_span == text::Span{10, 16});
}

TEST_CASE("hopgi resolve: a variation does not change its line") {
  // It is uncertain in itself alone, and begins with the doubt of the line.
  const Record record = test::read_hopgi_record("1. Pd2-c3 (1. Pd4-d5 Pb6-c5) 1... Pb6-c5 *\n");
  CHECK(turns_of(record) == "W1 Pd2-c3, W1 refused in 1, B1 Pb6-c5 in 1 uncertain, B1 Pb6-c5");
  const Record doubtful = test::read_hopgi_record("1. Pd4-d5 (1. Pd2-c3) 1... Pb6-c5 (1... Pb5-c6) *\n");
  CHECK(turns_of(doubtful) == "W1 refused, W1 Pd2-c3 in 1, B1 Pb6-c5 uncertain, B1 Pb5-c6 in 1 uncertain");
}

TEST_CASE("hopgi resolve: several variations begin at the same place") {
  const Record record = test::read_hopgi_record("1. Pd2-c3 (1. Pe2-d3) {b} (1. Pf2-e3 Pb6-c5) 1... Pb6-c5 *\n");
  CHECK(turns_of(record) == "W1 Pd2-c3, W1 Pe2-d3 in 1, W1 Pf2-e3 in 1, B1 Pb6-c5 in 1, B1 Pb6-c5");
  CHECK(record.is_sound);
}

TEST_CASE("hopgi resolve: the last king that is taken ends the game") {
  const Record record = test::read_hopgi_record(one_king_left + "7. Fb6xa7 P@d4 8. P@d5 1-0\n");
  CHECK(record.winner == hopgi::Side::white);
  CHECK(record.ending_turn == 0);
  CHECK(turns_of(record) == "W7 Fb6xa7, B7 refused, W8 refused");
  // It is said once, also where another turn is written instead.
  const std::string report = report_of(one_king_left + "7. Fb6xa7 P@d4 (7... P@d5) 8. P@d5 1-0\n");
  const std::size_t said = report.find("hopgi/move-after-end");
  CHECK(said != std::string::npos);
  CHECK(report.find("hopgi/move-after-end", said + 1) == std::string::npos);
  CHECK(fen_text(*record.final_position) == "F6/7/*6/7/7/**4W/**2*2[] b - - 2 8");
}

TEST_CASE("hopgi resolve: the end in a variation is not that of the game") {
  const Record record = test::read_hopgi_record(one_king_left + "7. Wg2-g3;Fb6-c7 (7. Fb6xa7) *\n");
  CHECK_FALSE(record.winner);
  CHECK(record.is_sound);
}

TEST_CASE("hopgi resolve: who begins without kings has lost already") {
  const std::string text = "[FEN \"7/1F5/*6/7/7/**4W/**2*2[] w - - 0 1\"]\n\n1. Fb6-a7 *\n";
  const Record record = test::read_hopgi_record(text);
  CHECK_FALSE(record.winner);
  CHECK(turns_of(record) == "W1 refused");
  CHECK(report_of("[FEN \"7/1F5/*6/7/7/**4W/**2*2[] w - - 0 1\"]\n\n*\n").find("hopgi/") == std::string::npos);
}

TEST_CASE("hopgi resolve: without a start only words are looked at (hopgi R12)") {
  const std::string text = "[FEN \"x\"]\n\n1. Pd2-d5 5... Pa1-b3;Ka3-a9 4 Wc3 *\n";
  const Record record = test::read_hopgi_record(text);
  CHECK_FALSE(record.initial);
  CHECK_FALSE(record.final_position);
  CHECK_FALSE(record.is_sound);
  std::string names;
  for (const diagnostics::Diagnostic& finding : test::play_hopgi(text).findings) {
    const std::string_view name = diagnostics::catalogue_entry(finding.id).name;
    if (name.substr(0, 6) == "hopgi/") names += std::string(name.substr(6)) + ' ';
  }
  CHECK(names == "unknown-square unknown-piece unknown-square number-format ");
}

TEST_CASE("hopgi resolve: linked kings may be a warning, and then the game can be written (hopgi 6)") {
  const std::string text = "1. Fd1-c3 *\n";
  CHECK(test::formatted_hopgi(text) == std::nullopt);
  hopgi::record::Options options;
  options.linked_kings = diagnostics::Severity::warning;
  CHECK(test::formatted_hopgi(text, options) == text);
  CHECK(test::hopgi_report(test::play_hopgi(text, options).findings) == "hopgi/linked-king-missing warning 3-9\n");
}

TEST_CASE("hopgi resolve: a second leg is not checked after a refused first one (hopgi R17)") {
  CHECK(report_of("1. Pd4-d5;Ka1-a2 *\n") == "hopgi/empty-origin error 4-6\n");
  CHECK(report_of("1. Pd2-c3;Ka1-a2 *\n") == "hopgi/second-leg-not-allowed error 9-16\n");
  CHECK(report_of("1. Fd1-c3;Kf1-e1 *\n") == "hopgi/unknown-piece error 10-11\nhopgi/unknown-square error 14-16\n");
}

TEST_CASE("hopgi resolve: what a `+` means is for the board to say (hopgi R15)") {
  const std::string rook = "[FEN \"wf5/7/*6/2R4/7/**4F/**2*1W[] w - - 0 1\"]\n\n1. ";
  const auto play = [](const std::string& text) {
    std::string names;
    for (const diagnostics::Diagnostic& finding : test::play_hopgi(text).findings) {
      const std::string_view name = diagnostics::catalogue_entry(finding.id).name;
      if (name.substr(0, 6) != "hopgi/") continue;
      names += std::string(name.substr(6)) + ' ' + std::to_string(finding.span.size()) + ' ';
    }
    return names;
  };
  CHECK(play(rook + "Rc4-a4+ *\n") == "non-canonical-move 7 ");
  CHECK(play(rook + "Rc4-a4++ *\n") == "non-canonical-move 8 check-mark 1 ");
  CHECK(play(rook + "Rc4-a4=DK# *\n") == "check-mark 1 ");
  CHECK(play(rook + "Rc4-b4+ *\n") == "check-mark 1 ");
  CHECK(play(rook + "Rc4-b4+# *\n") == "check-mark 2 ");
  CHECK(play(rook + "Rc4-a4=H *\n") == "promotion-wrong 2 ");
}

TEST_CASE("hopgi resolve: a variation that is too deep is before what follows (hopgi R19, R20)") {
  std::string text = "1. Pd2-c3 ";
  for (int i = 0; i < 100; ++i) text += "(1. Pe2-d3 ";
  const std::string begin = text + "(1. Pe2-d3) ";
  const std::string end = std::string(100, ')') + " *\n";
  CHECK(report_of(begin + "1... Pb6-c5" + end) == "hopgi/variation-depth error 1110-1111\n");
  CHECK(report_of(begin + "Pb6-c5" + end) ==
        "hopgi/variation-depth error 1110-1111\nhopgi/number-missing info 1122-1122\n");
}
