// The texts of the corpus show every finding of the catalogue, but for those that no text of a sensible size can have.

#include "support/checks/catch.hpp"
#include "support/door/corpus_outcome.hpp"
#include "support/door/reports.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"
#include "support/hop/session.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

using namespace plyglot;

namespace {

// Names, or prefixes of names, with the reason why no text of the corpus shows them.
const std::map<std::string, std::string> not_of_texts = {
    {"config/", "a config is no text of a notation: tests/cli/cases/config_errors.txt"},
    {"csv/", "a table is no text of a notation: tests/cli/cases/tables.txt"},
    {"jsonl/", "the same"},
    {"markdown/", "a page is no text of a notation: tests/cli/cases/markdown.txt"},
    {"plyglot/too-many-parts", "a text of this size is made by tests/unit/toolchain/too_many_parts_test.cpp"},
};

using Names = std::set<std::string>;

auto collect_names(Names& names) {
  return [&names](const std::vector<diagnostics::Diagnostic>& findings) {
    for (const auto& finding : findings) names.emplace(test::name_of(finding));
  };
}

// Strings that cannot be written in a file.
Names names_in_strings() {
  Names names;
  std::istringstream rows(test::file_text(test::project_folder() + "/corpus/hop/strings.jsonl"));
  for (std::string row; std::getline(rows, row);) {
    const auto string = nlohmann::json::parse(row);
    test::HopSession session(string["dialect"].get<std::string>());
    session.read(string["input"].get<std::string>());
    collect_names(names)(session.findings());
  }
  return names;
}

std::vector<toolchain::Target> all_targets() {
  std::vector<toolchain::Target> targets;
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    targets.push_back(test::target_of(std::string(facts.id)));
    for (const std::string_view dialect : facts.dialects) {
      targets.push_back(test::target_of(std::string(facts.id) + ':' + std::string(dialect)));
    }
  }
  return targets;
}

// In the whole; of played games also after a ply that none has.
void collect_translated(const test::CorpusText& text, const toolchain::Target& target, Names& names) {
  collect_names(names)(findings_translated(text, target, {}));
  const bool is_played = text.name.rfind("hive/games/", 0) == 0;
  if (is_played) collect_names(names)(findings_translated(text, target, 1000000));
}

const Names& shown_names() {
  static const Names shown = [] {
    Names names = names_in_strings();
    const std::vector<toolchain::Target> targets = all_targets();
    for (const test::CorpusFile& file : test::corpus_files()) {
      for (const test::CorpusText& text : file.texts) {
        collect_names(names)(findings_of(text, text.text));
        for (const toolchain::Target& target : targets) collect_translated(text, target, names);
      }
    }
    return names;
  }();
  return shown;
}

bool is_of_no_text(const std::string& name) {
  return std::any_of(not_of_texts.begin(), not_of_texts.end(), [&](const auto& row) {
    return row.first.back() == '/' ? name.rfind(row.first, 0) == 0 : name == row.first;
  });
}

}  // namespace

TEST_CASE("corpus: every finding is shown, but for those that no text shows") {
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const std::string name(diagnostics::catalogue_entry(i).name);
    CAPTURE(name);
    CHECK((shown_names().count(name) == 1) != is_of_no_text(name));
  }
}

TEST_CASE("corpus: each finding that no text shows is in the catalogue") {
  for (const auto& [name, reason] : not_of_texts) {
    CAPTURE(name, reason);
    const bool is_prefix = name.back() == '/';
    CHECK((is_prefix ? diagnostics::SeverityPolicy().select(name) : diagnostics::find_diagnostic(name) != nullptr));
  }
}
