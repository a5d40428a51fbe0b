// The library's front door against every vector that concerns the notation of The Hive.

#include "support/checks/catch.hpp"
#include "support/door/fixing.hpp"
#include "support/door/game_session.hpp"
#include "support/door/reports.hpp"
#include "support/files/vectors.hpp"

using namespace plyglot;

namespace {

struct Sessions {
  test::GameSession base{"thehive"};
  test::GameSession mlp{"thehive", {{"pieces", "mlp"}}};
  test::GameSession& of(const nlohmann::json& row) { return row["pieces"] == "mlp" ? mlp : base; }
};

std::string joined_lines(const nlohmann::json& lines) {
  std::string text;
  for (const auto& line : lines) text += line.get<std::string>() + '\n';
  return text;
}

// The lines of a text without its comments: those of the vectors are moves alone.
std::string moves_of(const std::string& text) {
  std::string moves;
  for (const std::string& line : test::split(text, '\n')) {
    const std::string move = line.substr(0, line.find('#'));
    const std::size_t end = move.find_last_not_of(' ') + 1;
    if (end != 0) moves += move.substr(0, end) + '\n';
  }
  return moves;
}

// What the reading finds, without what is lost on the way to another notation.
std::string without_translation(const std::vector<diagnostics::Diagnostic>& findings) {
  std::vector<diagnostics::Diagnostic> kept;
  for (const auto& finding : findings) {
    if (test::name_of(finding).rfind("translate/", 0) != 0) kept.push_back(finding);
  }
  return test::report_of(kept);
}

}  // namespace

TEST_CASE("thehive vectors: files") {
  Sessions sessions;
  for (const auto& row : test::json_vectors("hive/thehive.jsonl")) {
    CAPTURE(row.dump());
    test::GameSession& session = sessions.of(row);
    const auto input = row["input"].get<std::string>();
    session.read(input);
    CHECK(session.report() == test::expected_findings(row["diagnostics"]));
    CHECK(session.is_sound() == row["ok"].get<bool>());
    const auto canonical = joined_lines(row["canonical"]);
    const auto same = test::target_of("thehive", {{"pieces", row["pieces"].get<std::string>()}});
    CHECK(moves_of(session.translate(input, same).value_or("")) == canonical);
    session.read(input);
    const bool is_sound = session.is_sound();
    const std::vector<std::string> open = test::open_names(session.findings());
    session.read(canonical);
    const bool is_kept = !is_sound || open != test::open_names(session.findings());
    const std::string formatted = session.format(input);
    CHECK((is_kept ? formatted : moves_of(formatted)) == (is_kept ? input : canonical));
    if (is_sound) CHECK(moves_of(session.canonical(input)) == canonical);
    CHECK(session.format(formatted) == formatted);
  }
}

TEST_CASE("thehive vectors: translations of files to UHP") {
  Sessions sessions;
  for (const auto& row : test::json_vectors("hive/thehive.jsonl")) {
    CAPTURE(row.dump());
    test::GameSession& session = sessions.of(row);
    const auto output = session.translate(row["input"].get<std::string>(), test::target_of("uhp"));
    CHECK(moves_of(output.value_or("")) == row["uhp"].get<std::string>() + '\n');
    CHECK(without_translation(session.findings()) == test::expected_findings(row["diagnostics"]));
  }
}

TEST_CASE("thehive vectors: real games") {
  Sessions sessions;
  for (const auto& row : test::json_vectors("hive/thehive-games.jsonl")) {
    CAPTURE(row.dump());
    test::GameSession& session = sessions.of(row);
    const std::string text = joined_lines(row["thehive"]);
    session.read(text);
    CHECK(session.report() == test::expected_findings(row["diagnostics"]));
    CHECK(session.is_sound());
    CHECK(session.record().plies.size() == row["thehive"].size());
    CHECK(session.format(text) == text);
    const auto uhp = row["uhp"].get<std::string>() + '\n';
    CHECK(session.translate(text, test::target_of("uhp")) == uhp);
    test::GameSession back("uhp");
    CHECK(back.translate(uhp, test::target_of("thehive", {{"pieces", row["pieces"].get<std::string>()}})) == text);
  }
}

TEST_CASE("thehive vectors: the public log, with its refused entry") {
  const auto log = test::shared_file("data/hive/jclopes/exampleGame.log");
  if (!log) return;
  test::GameSession session("thehive");
  session.read(*log);
  CHECK(session.report() == "hive/covered-piece error 94-102\n");
  CHECK(session.record().plies.size() == 15);
  CHECK(session.record().outcome == hive::Outcome::white_wins);
  CHECK(session.format(*log) == *log);
}
