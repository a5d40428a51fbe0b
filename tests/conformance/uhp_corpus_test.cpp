// The texts of corpus/hive/uhp: what is found in each stands beside it, and no diagnostic is left out.

#include "diagnostics/ids.hpp"
#include "support/catch.hpp"
#include "support/translating.hpp"

#include <plyglot/diagnostic_render.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

using namespace plyglot;

namespace {

const std::filesystem::path folder = PLYGLOT_SOURCE_DIR "/corpus/hive/uhp";

// Texts that are not UHP as it should be, and games that are not played by the rules.
const std::pair<std::string, std::string> parts[] = {{"invalid", "uhp/"}, {"illegal", "hive/"}};

// What is found in play, but for what needs cells beside nothing: UHP cannot write them.
bool is_of_play(const diagnostics::CatalogueEntry& entry) {
  if (entry.name == "hive/placement-detached" || entry.name == "hive/destination-detached") return false;
  const bool is_violation = (entry.gates & diagnostics::gate::replay) != 0;
  return entry.name.rfind("hive/", 0) == 0 && (is_violation || entry.name == "hive/replay-stopped");
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::filesystem::path> texts_in(const std::string& part) {
  std::vector<std::filesystem::path> paths;
  for (const auto& file : std::filesystem::directory_iterator(folder / part)) {
    if (file.path().extension() == ".uhp") paths.push_back(file.path());
  }
  return paths;
}

// Style checks are on for the text that shows them.
std::vector<diagnostics::Diagnostic> findings_in(const std::string& text, const std::string& name) {
  diagnostics::SeverityPolicy policy;
  const diagnostics::CatalogueEntry* const entry = diagnostics::find_diagnostic("uhp/" + name);
  if (entry != nullptr && entry->on_request) policy.set(entry->name, entry->severity);
  std::vector<diagnostics::Diagnostic> findings;
  toolchain::Chunk chunk;
  chunk.source.text = text;
  toolchain::Session(test::language_of("uhp"), policy).lint(chunk, collect_into(findings));
  return findings;
}

std::string lines_of(const std::vector<diagnostics::Diagnostic>& findings, const std::string& name,
                     const std::string& text) {
  const std::string file = name + ".uhp";
  const text::LineIndex lines(text::Source{file, text});
  diagnostics::RenderOptions options;
  options.format = diagnostics::OutputFormat::jsonl;
  std::string out;
  for (const auto& finding : findings) append_diagnostic(finding, lines, options, false, out);
  return out;
}

}  // namespace

TEST_CASE("uhp corpus: what is found in each text stands beside it") {
  // With PLYGLOT_UPDATE it is written anew; what changed is to be read in the difference.
  const bool updates = std::getenv("PLYGLOT_UPDATE") != nullptr;
  for (const auto& [part, prefix] : parts) {
    for (const std::filesystem::path& path : texts_in(part)) {
      const std::string name = path.stem().string();
      const std::string text = text_of(path);
      const std::string found = lines_of(findings_in(text, name), name, text);
      const std::filesystem::path expected = folder / part / (name + ".expected.jsonl");
      CAPTURE(name);
      if (updates) std::ofstream(expected, std::ios::binary) << found;
      CHECK((text_of(expected) == found));
      CHECK(found.find("\"name\":\"" + (prefix + name) + '"') != std::string::npos);
    }
  }
}

TEST_CASE("uhp corpus: every diagnostic has a text that bears its name") {
  std::set<std::string> names;
  for (const auto& [part, prefix] : parts) {
    for (const std::filesystem::path& path : texts_in(part)) names.insert(prefix + path.stem().string());
  }
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const diagnostics::CatalogueEntry& entry = diagnostics::catalogue_entry(i);
    const std::string name(entry.name);
    if (name.rfind("uhp/", 0) != 0 && !is_of_play(entry)) continue;
    CAPTURE(name);
    CHECK(names.erase(name) == 1);
  }
  CHECK(names.empty());
}

TEST_CASE("uhp corpus: in what is valid nothing is found") {
  for (const std::filesystem::path& path : texts_in("valid")) {
    CAPTURE(path);
    CHECK(findings_in(text_of(path), "").empty());
  }
}
