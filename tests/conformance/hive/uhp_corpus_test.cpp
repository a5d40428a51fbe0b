// The texts of corpus/hive/uhp: what is found in each stands beside it, and no diagnostic is left out.

#include "support/catch.hpp"
#include "support/gates.hpp"
#include "support/text_corpus.hpp"
#include "support/translating.hpp"

#include <set>

using namespace plyglot;

namespace {

// Texts that are not UHP as it should be, and games that are not played by the rules.
const std::pair<std::string, std::string> parts[] = {{"invalid", "uhp"}, {"illegal", "hive"}};

// What is found in play, but for what needs cells beside nothing: UHP cannot write them.
bool is_of_play(const diagnostics::CatalogueEntry& entry) {
  if (entry.name == "hive/placement-detached" || entry.name == "hive/destination-detached") return false;
  // Checks 5 and 7 of hive-rules 7 are played on.
  const bool is_custom = entry.name == "hive/queen-on-first-turn" || entry.name == "hive/piece-order";
  const bool is_violation = is_custom || (test::gates_of(entry.id) & test::gate::replay) != 0;
  return entry.name.rfind("hive/", 0) == 0 && is_violation;
}

std::vector<std::filesystem::path> texts_in(const std::string& part) {
  return test::corpus_files_in("hive/uhp/" + part, ".uhp");
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

}  // namespace

TEST_CASE("uhp corpus: what is found in each text stands beside it") {
  for (const auto& [part, prefix] : parts) {
    for (const std::filesystem::path& path : texts_in(part)) {
      CAPTURE(path);
      test::check_bad_file(path, prefix, findings_in(test::file_text(path), path.stem().string()));
    }
  }
}

TEST_CASE("uhp corpus: every diagnostic has a text that bears its name") {
  std::set<std::string> names;
  for (const auto& [part, prefix] : parts) {
    for (const std::filesystem::path& path : texts_in(part)) names.insert(prefix + '/' + path.stem().string());
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
    CHECK(findings_in(test::file_text(path), "").empty());
  }
}
