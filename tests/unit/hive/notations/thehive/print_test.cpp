// Records as the notation writes them, and what other notations hold that it cannot.

#include "hive/notations/thehive/print.hpp"
#include "hive/notations/thehive/resolve/second_move.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/reports.hpp"
#include "toolchain/registry/rows.hpp"

using namespace plyglot;

namespace {

std::string formatted(const std::string& text, const test::Options& options = {}) {
  test::GameSession session("thehive", options);
  const std::string once = session.format(text);
  CHECK(session.format(once) == once);
  return once;
}

const std::string game = "wS1\nbS1/*wS1\nwQ1\\*wS1\nbQ1|*bS1\nwA1*/wS1\n";

hive::RecordComment comment(std::uint32_t after_ply, bool is_beside_ply, std::string text) {
  hive::RecordComment made;
  made.after_ply = after_ply;
  made.is_beside_ply = is_beside_ply;
  made.text = std::move(text);
  return made;
}

std::string printed(const hive::Record& record) {
  std::string text;
  hive::thehive::print(record, {}, text);
  return text;
}

hive::Record record_of(const std::string& text) {
  test::GameSession session("thehive");
  session.read(text);
  return session.record();
}

}  // namespace

TEST_CASE("thehive print: one move a line, with canonical contacts") {
  CHECK(formatted("  1. wS1\r\n\r\n2 bs1 *| wS1\r\n3. WQ|*wS1") == "wS1\nbS1*|wS1\nwQ1|*wS1\n");
  CHECK(formatted("").empty());
  CHECK(formatted("\n \n").empty());
  CHECK(formatted("wA1\nhello\n") == "wA1\nhello\n");
}

TEST_CASE("thehive print: numbers") {
  CHECK(formatted("wS1\nbS1*|wS1 # reply\n", {{"numbers", "on"}}) == "1. wS1\n2. bS1*|wS1 # reply\n");
  CHECK(formatted("1. wS1\n2. bS1*|wS1\n") == "wS1\nbS1*|wS1\n");
}

TEST_CASE("thehive print: written contacts are kept if they are strict") {
  const std::string text = "wS1\nbS1*|wS1\nwQ1|*wS1\nbQ1*|bS1\nwA1\\*wS1\nbA1*/bS1\n";
  CHECK(formatted(text) == "wS1\nbS1*|wS1\nwQ1|*wS1\nbQ1*|bS1\nwA1*/wQ1\nbA1*/bS1\n");
  CHECK(formatted(text, {{"references", "keep"}}) == text);
  CHECK(formatted("wS1\nbS1*|wS1\nwQ1|*wS1\nbQ1*|bS1\nwA1\\* wS1\n", {{"references", "keep"}}) ==
        "wS1\nbS1*|wS1\nwQ1|*wS1\nbQ1*|bS1\nwA1*/wQ1\n");
}

TEST_CASE("thehive print: comments stay where they are") {
  CHECK(formatted("#a\n\n  #  b \nwS1#c\n# d\nbS1*|wS1 \t#\n#e\t") == "# a\n# b\nwS1 # c\n# d\nbS1*|wS1 #\n# e\n");
  CHECK(formatted("# only\n") == "# only\n");
  CHECK(formatted("wS1 # a\rb\r\r\n# \xC3\xA9\xFF \r") == "wS1 # a\rb\n# \xC3\xA9\xFF\n");
}

TEST_CASE("thehive print: comments of other notations") {
  hive::Record record = record_of("wS1\nbS1*|wS1\n");
  record.comments = {comment(0, true, "before"), comment(1, true, "one\r\n  two \n\nthree"), comment(1, true, "four"),
                     comment(9, false, "behind")};
  CHECK(printed(record) == "# before\nwS1 # one\n# two\n#\n# three\n# four\nbS1*|wS1\n# behind");
}

TEST_CASE("thehive print: a game turned so that the second piece is in the east") {
  test::GameSession session("thehive");
  session.read(game);
  CHECK(hive::thehive::second_side(session.record()) == board::north_west);
  CHECK(hive::thehive::turn_to_east(session.record()) == 2);
  const std::string turned = formatted(game, {{"rotate", "on"}});
  session.read(turned);
  CHECK(session.report().empty());
  CHECK(session.record().plies[1].to == hive::Cell{1, 0});
  CHECK(formatted(turned, {{"rotate", "on"}}) == turned);
  const std::string kept = formatted(game, {{"rotate", "on"}, {"references", "keep"}});
  CHECK(kept == "wS1\nbS1*|wS1\nwQ1/*wS1\nbQ1*\\bS1\nwA1|*wS1\n");
}

TEST_CASE("thehive print: what the notation cannot hold is said, and where") {
  hive::Record record = record_of("wS1\nbS1/*wS1\n");
  record.tags = {{"White", "Anna", {1, 2}}};
  record.result = hive::Outcome::draw;
  record.result_span = {3, 4};
  record.comments = {comment(1, true, "kept\neverywhere")};
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  const notation::OptionValues values(hive::thehive::row.about->options);
  // From another notation, whose reading says nothing about the side.
  CHECK(hive::thehive::row.admits(record, notation::OptionValues(), {values, reporter}));
  reporter.finish();
  CHECK(test::report_of(findings) ==
        "translate/metadata-dropped info 1-2\ntranslate/result-dropped warning 3-4\n"
        "thehive/second-move-side warning 4-12\n");
  findings.clear();
  notation::OptionValues turning = values;
  CHECK(turning.set("rotate", "on").empty());
  CHECK(hive::thehive::row.admits(record_of("wS1\nbS1/*wS1\n"), notation::OptionValues(), {turning, reporter}));
  reporter.finish();
  CHECK(findings.empty());
}

TEST_CASE("thehive print: a game type that no piece shows is lost, and that is said") {
  hive::Record record = record_of("wS1\nbS1*|wS1\n");
  record.type.has_ladybug = true;
  record.type_span = {2, 5};
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  const notation::OptionValues values(hive::thehive::row.about->options);
  CHECK(hive::thehive::row.admits(record, notation::OptionValues(), {values, reporter}));
  reporter.finish();
  CHECK(test::report_of(findings) == "translate/metadata-dropped info 2-5\n");
}

TEST_CASE("thehive print: pieces of the expansions need the option") {
  test::GameSession session("thehive", {{"pieces", "mlp"}});
  const std::string text = "wS1\nbL1*|wS1\n";
  CHECK(session.translate(text, test::target_of("thehive", {{"pieces", "mlp"}})) == text);
  CHECK_FALSE(session.translate(text, test::target_of("thehive")));
  CHECK(session.report() == "translate/not-representable error 4-7\n");
}

TEST_CASE("thehive print: legal moves are listed in the notation") {
  std::vector<std::string> moves;
  std::string why;
  const notation::OptionValues values(hive::thehive::row.about->options);
  REQUIRE(hive::thehive::row.views->list_moves(record_of("wS1\n"), values, moves, why));
  CHECK(moves.size() == 24);
  CHECK(moves.front() == "bA1|*wS1");
  CHECK(moves.back() == "bS1*/wS1");
}
