// The corpus of boardspace.net's files: games without a fault, and files with one fault each.

#include "support/catch.hpp"
#include "support/game_session.hpp"
#include "support/hop_session.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace plyglot;

namespace {

using diagnostics::Severity;

const std::filesystem::path folder = std::string(PLYGLOT_SOURCE_DIR) + "/corpus/hive/boardspace-sgf";

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::filesystem::path> files_in(const std::string& name) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder / name)) {
    if (entry.path().extension() == ".sgf") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  REQUIRE_FALSE(files.empty());
  return files;
}

std::string lines_of(const std::vector<diagnostics::Diagnostic>& findings) {
  std::string lines;
  for (const auto& finding : findings) {
    nlohmann::ordered_json line;
    line["name"] = test::name_of(finding);
    line["severity"] = diagnostics::name_of(finding.severity);
    line["start"] = finding.span.begin;
    line["end"] = finding.span.end;
    lines += line.dump() + '\n';
  }
  return lines;
}

}  // namespace

TEST_CASE("boardspace-sgf corpus: games without a fault, which are the same in UHP") {
  test::GameSession session("boardspace-sgf");
  test::GameSession uhp("uhp");
  for (const auto& file : files_in("valid")) {
    CAPTURE(file);
    const std::string text = text_of(file);
    session.read(text);
    CAPTURE(session.report());
    for (const auto& finding : session.findings()) CHECK(finding.severity == Severity::info);
    CHECK(session.is_sound());
    const hive::Record game = session.record();
    const auto translated = session.translate(text, test::target_of("uhp"));
    REQUIRE(translated);
    uhp.read(*translated);
    CHECK(uhp.report().empty());
    CHECK(uhp.record().type == game.type);
    CHECK(uhp.record().plies.size() == game.plies.size());
  }
}

TEST_CASE("boardspace-sgf corpus: every finding of the notation has its file, and every file its findings") {
  std::set<std::string> shown;
  for (const auto& file : files_in("invalid")) {
    CAPTURE(file);
    const std::string named = "boardspace-sgf/" + file.stem().string();
    test::GameSession session("boardspace-sgf");
    session.lint(text_of(file));
    const std::string found = lines_of(session.findings());
    const std::filesystem::path expected = file.parent_path() / (file.stem().string() + ".expected.jsonl");
    if (std::getenv("PLYGLOT_UPDATE") != nullptr) std::ofstream(expected, std::ios::binary) << found;
    CHECK(found == text_of(expected));
    if (diagnostics::find_diagnostic(named) != nullptr) CHECK(found.find('"' + named + '"') != std::string::npos);
    shown.insert(named);
  }
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const std::string name(diagnostics::catalogue_entry(i).name);
    if (name.rfind("boardspace-sgf/", 0) != 0) continue;
    INFO(name);
    CHECK(shown.count(name) == 1);
  }
}
