// The corpus of Hive PGN: files without a finding, and files with one fault each.

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

const std::string folder = std::string(PLYGLOT_SOURCE_DIR) + "/corpus/hive/hive-pgn/";

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::filesystem::path> files_in(const std::string& name) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder + name)) {
    if (entry.path().extension() == ".pgn") files.push_back(entry.path());
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

TEST_CASE("hive-pgn corpus: games and layouts without a finding") {
  test::GameSession session("hive-pgn");
  for (const auto& file : files_in("valid")) {
    CAPTURE(file);
    const std::string text = text_of(file);
    session.lint(text);
    CHECK(session.report().empty());
    const std::string formatted = session.format(text);
    CHECK(session.format(formatted) == formatted);
    session.read(text);
    CHECK(session.is_sound());
  }
}

TEST_CASE("hive-pgn corpus: every finding of the notation has its file, and every file its findings") {
  test::GameSession session("hive-pgn");
  std::set<std::string> shown;
  for (const auto& file : files_in("invalid")) {
    CAPTURE(file);
    const std::string named = "hive-pgn/" + file.stem().string();
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
    if (name.rfind("hive-pgn/", 0) != 0) continue;
    INFO(name);
    CHECK(shown.count(name) == 1);
  }
}
