// The pages of `plyglot explain`: every finding about a notation or game has one, and what it shows is true.

#include "support/checks/catch.hpp"
#include "support/files/documented_text.hpp"
#include "support/files/project_folder.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>

using namespace plyglot;
using diagnostics::CatalogueEntry;
using diagnostics::Diagnostic;
using diagnostics::Severity;
using test::Block;
using test::Section;

namespace {

bool begins_with(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }
bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// Findings about texts; those of translation, of plyglot's own comments, of configs and of files that hold texts have
// no single text to show.
constexpr std::string_view families_of_others[] = {"translate/", "plyglot/", "config/", "csv/", "jsonl/", "markdown/"};
std::vector<CatalogueEntry> findings_about_texts() {
  std::vector<CatalogueEntry> entries;
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const CatalogueEntry& entry = diagnostics::catalogue_entry(i);
    const auto is_of = [&](std::string_view family) { return begins_with(entry.name, family); };
    if (std::none_of(std::begin(families_of_others), std::end(families_of_others), is_of)) entries.push_back(entry);
  }
  return entries;
}

const Section& section(const std::vector<Section>& sections, std::string_view title) {
  const auto found =
      std::find_if(sections.begin(), sections.end(), [&](const Section& each) { return each.title == title; });
  REQUIRE(found != sections.end());
  return *found;
}

std::vector<Block> shown_in(const CatalogueEntry& entry, std::string_view title) {
  const std::vector<Section> sections = test::sections_of(std::string(page_of(entry)));
  std::vector<Block> blocks = test::blocks_of(section(sections, title).text);
  blocks.erase(std::remove_if(blocks.begin(), blocks.end(), [](const Block& block) { return !is_notation(block); }),
               blocks.end());
  return blocks;
}

std::string repeated(const std::string& text, int times) {
  std::string result;
  for (; times > 0; --times) result += text;
  return result;
}

// Examples that are too long for a page, or that cannot be written in one: the page has a command that makes them.
struct MadeExample {
  std::string_view name;
  std::string notation;
  std::string command;
  std::string text;
};
const MadeExample made_examples[] = {
    {"hop/too-large", "hop", "plyglot lint --text \"$(printf 'A%.0s' {1..1001}),w\"\n", repeated("A", 1001) + ",w\n"},
    {"hop/too-deep", "hop", "plyglot lint --text \"A$(printf '1+(A1-(A%.0s' {1..51})$(printf ')%.0s' {1..102}),w\"\n",
     "A" + repeated("1+(A1-(A", 51) + repeated(")", 102) + ",w\n"},
    {"boardspace-sgf/mixed-line-ends", "boardspace-sgf",
     "printf '(;SU[hive]\\r\\n; P0[1 move W wG1 M 13 .]\\n; P0[2 done]\\n)\\n' |\n"
     "  plyglot lint --select boardspace-sgf/ --from boardspace-sgf -\n",
     "(;SU[hive]\r\n; P0[1 move W wG1 M 13 .]\n; P0[2 done]\n)\n"},
    {"boardspace-sgf/not-utf8", "boardspace-sgf",
     "printf '(;SU[hive]\\nP0[id \"Zo\\351\"]\\n; P0[1 move W wG1 M 13 .]\\n; P0[2 done]\\n)\\n' |\n"
     "  plyglot lint --from boardspace-sgf -\n",
     "(;SU[hive]\nP0[id \"Zo\xE9\"]\n; P0[1 move W wG1 M 13 .]\n; P0[2 done]\n)\n"},
    {"hive-pgn/variation-depth", "hive-pgn",
     "printf '[GameType \"Base\"]\\n1. wS1%s%s\\n' \"$(printf '\\n(\\n1. wG1%.0s' {1..101})\" \\\n"
     "  \"$(printf '\\n)%.0s' {1..101})\" | plyglot lint --from hive-pgn -\n",
     "[GameType \"Base\"]\n1. wS1" + repeated("\n(\n1. wG1", 101) + repeated("\n)", 101) + "\n"},
    {"homeworlds/not-utf8", "homeworlds", "printf 'homeworld y3 b1 g3 Zo\\351\\n' | plyglot lint --from homeworlds -\n",
     "homeworld y3 b1 g3 Zo\xE9\n"},
    {"hexix/byte-order-mark", "hexix", "printf '\\357\\273\\277D2v    D5v\\n' | plyglot lint --from hexix -\n",
     "\xEF\xBB\xBF"
     "D2v    D5v\n"},
    {"hexix/not-utf8", "hexix", "printf 'D2v    D5v    # Zo\\351 thinks\\n' | plyglot lint --from hexix -\n",
     "D2v    D5v    # Zo\xE9 thinks\n"},
    {"hexix/crlf", "hexix", "printf 'D2v    D5v\\r\\nD2+    D5+\\r\\n' | plyglot lint --from hexix -\n",
     "D2v    D5v\r\nD2+    D5+\r\n"},
    {"hexix/control-char", "hexix", "printf 'D2v    D5v    # a bell: \\007\\n' | plyglot lint --from hexix -\n",
     "D2v    D5v    # a bell: \a\n"},
    {"hexix/tab", "hexix", "printf 'D2v\\tD5v\\n' | plyglot lint --from hexix -\n", "D2v\tD5v\n"},
    {"hexix/trailing-space", "hexix", "printf 'D2v    D5v  \\n' | plyglot lint --from hexix -\n", "D2v    D5v  \n"},
    {"hexix/final-newline", "hexix", "printf 'D2v    D5v' | plyglot lint --from hexix -\n", "D2v    D5v"},
    {"hive-human/not-utf8", "hive-human", "printf '1. +G +s {Zo\\351 thinks}\\n' | plyglot lint --from hive-human -\n",
     "1. +G +s {Zo\xE9 thinks}\n"},
    {"hopgi/byte-order-mark", "hopgi", "printf '\\357\\273\\2771. Pd2-c3 *\\n' | plyglot lint --from hopgi -\n",
     "\xEF\xBB\xBF"
     "1. Pd2-c3 *\n"},
    {"hopgi/not-utf8", "hopgi", "printf '1. Pd2-c3 {Zo\\351 thinks} *\\n' | plyglot lint --from hopgi -\n",
     "1. Pd2-c3 {Zo\xE9 thinks} *\n"},
    {"hopgi/crlf", "hopgi", "printf '1. Pd2-c3 *\\r\\n' | plyglot lint --from hopgi -\n", "1. Pd2-c3 *\r\n"},
    {"hopgi/final-newline", "hopgi", "printf '1. Pd2-c3 *' | plyglot lint --from hopgi -\n", "1. Pd2-c3 *"},
    {"hopgi/variation-depth", "hopgi",
     "printf '1. Pd2-c3%s%s *\\n' \"$(printf ' (1. Pe2-d3%.0s' {1..101})\" \"$(printf ')%.0s' {1..101})\" |\n"
     "  plyglot lint --from hopgi -\n",
     "1. Pd2-c3" + repeated(" (1. Pe2-d3", 101) + repeated(")", 101) + " *\n"},
    {"hopgi-fen/byte-order-mark", "hopgi-fen",
     "printf '\\357\\273\\277rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1\\n' | plyglot lint --from hopgi-fen "
     "-\n",
     "\xEF\xBB\xBFrp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1\n"},
    {"hopgi-fen/crlf", "hopgi-fen",
     "printf 'rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1\\r\\n' | plyglot lint --from hopgi-fen -\n",
     "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1\r\n"},
    {"hopgi-fen/not-utf8", "hopgi-fen",
     "printf '// the position Zo\\351 showed\\n' | plyglot lint --from hopgi-fen -\n",
     "// the position Zo\xE9 showed\n"},
    {"hopgi-fen/final-newline", "hopgi-fen",
     "printf 'rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1' | plyglot lint --from hopgi-fen -\n",
     "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1"},
    {"hopgi-diagram/byte-order-mark", "hopgi-diagram",
     "printf '\\357\\273\\277// nothing but a comment\\n' | plyglot lint --from hopgi-diagram -\n",
     "\xEF\xBB\xBF// nothing but a comment\n"},
    {"hopgi-diagram/crlf", "hopgi-diagram",
     "printf '// nothing but a comment\\r\\n' | plyglot lint --from hopgi-diagram -\n", "// nothing but a comment\r\n"},
    {"hopgi-diagram/not-utf8", "hopgi-diagram",
     "printf '// what Zo\\351 drew\\n' | plyglot lint --from hopgi-diagram -\n", "// what Zo\xE9 drew\n"},
    {"hopgi-diagram/final-newline", "hopgi-diagram",
     "printf '// nothing but a comment' | plyglot lint --from hopgi-diagram -\n", "// nothing but a comment"},
};

std::vector<Block> examples_of(const CatalogueEntry& entry) {
  for (const MadeExample& example : made_examples) {
    if (example.name != entry.name) continue;
    REQUIRE(contains(std::string(page_of(entry)), "```sh\n" + example.command + "```\n"));
    return {{{example.notation}, example.text}};
  }
  return shown_in(entry, "Example");
}

// `hop T5`, `hive-rules H11`.
bool names_a_rule(const std::string& text) {
  for (const auto& file : std::filesystem::directory_iterator(test::project_folder() + "/docs/spec")) {
    if (contains(text, '`' + file.path().stem().string() + ' ')) return true;
  }
  return false;
}

const Diagnostic* find(const std::vector<Diagnostic>& findings, const CatalogueEntry& entry) {
  const auto found =
      std::find_if(findings.begin(), findings.end(), [&](const Diagnostic& each) { return each.id == entry.id; });
  return found == findings.end() ? nullptr : &*found;
}

std::string names_of(const std::vector<Diagnostic>& findings) {
  std::string names;
  for (const Diagnostic& finding : findings) {
    names += std::string(diagnostics::catalogue_entry(finding.id).name) + ": " + finding.message + '\n';
  }
  return names;
}

// True if a page tells that there is no fix, or else how far it can be trusted.
bool tells_fix(const std::string& rule, const Diagnostic& finding) {
  const bool says[] = {contains(rule, "it is safe"), contains(rule, "it is a recount"), contains(rule, "it is unsafe")};
  if (contains(rule, "There is no fix")) return !finding.fix && std::count(std::begin(says), std::end(says), true) == 0;
  return finding.fix && std::count(std::begin(says), std::end(says), true) == 1 &&
         says[static_cast<std::size_t>(finding.fix->safety)];
}

}  // namespace

TEST_CASE("pages: no finding is without one") {
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const CatalogueEntry& entry = diagnostics::catalogue_entry(i);
    CAPTURE(entry.name);
    CHECK(begins_with(page_of(entry), "# " + std::string(entry.name) + "\n"));
  }
}

TEST_CASE("pages: each has its title, its sentence and its sections") {
  for (const CatalogueEntry& entry : findings_about_texts()) {
    CAPTURE(entry.name);
    const std::vector<Section> sections = test::sections_of(std::string(page_of(entry)));
    const std::string& start = sections.front().text;
    const std::string title = "# " + std::string(entry.name) + "\n\n";
    CHECK(begins_with(start, title));
    CHECK(contains(start.substr(std::min(title.size(), start.size())), ".\n"));
    std::string titles;
    for (const Section& each : sections) titles += each.title + '|';
    CHECK(titles == "|What it means|Why it matters|Example|Instead|Rule|");
    for (const Section& each : sections) CHECK(each.text.find_first_not_of('\n') != std::string::npos);
  }
}

TEST_CASE("pages: each names the severity and the rule") {
  for (const CatalogueEntry& entry : findings_about_texts()) {
    CAPTURE(entry.name);
    const std::string rule = section(test::sections_of(std::string(page_of(entry))), "Rule").text;
    std::string severity(name_of(entry.severity));
    severity[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(severity[0])));
    CHECK(begins_with(rule, "\n" + severity));
    CHECK(names_a_rule(rule));
    // In its own words, with a link.
    CHECK(contains(rule, "](docs/spec/"));
  }
}

TEST_CASE("pages: each example has its finding, and no other that is more than information") {
  for (const CatalogueEntry& entry : findings_about_texts()) {
    const std::string rule = section(test::sections_of(std::string(page_of(entry))), "Rule").text;
    const std::vector<Block> examples = examples_of(entry);
    CAPTURE(entry.name);
    CHECK_FALSE(examples.empty());
    for (const Block& example : examples) {
      const std::vector<Diagnostic> findings = findings_in(example, entry.name);
      CAPTURE(example.text, names_of(findings));
      const Diagnostic* finding = find(findings, entry);
      REQUIRE(finding != nullptr);
      CHECK(finding->severity == entry.severity);
      CHECK(tells_fix(rule, *finding));
      for (const Diagnostic& other : findings) {
        CHECK((other.id == entry.id || other.severity == Severity::info));
      }
    }
  }
}

TEST_CASE("pages: each text to write instead is free of the finding and of all that is more than information") {
  for (const CatalogueEntry& entry : findings_about_texts()) {
    const std::vector<Block> texts = shown_in(entry, "Instead");
    CAPTURE(entry.name);
    CHECK_FALSE(texts.empty());
    for (const Block& text : texts) {
      const std::vector<Diagnostic> findings = findings_in(text, entry.name);
      CAPTURE(text.text, names_of(findings));
      CHECK(find(findings, entry) == nullptr);
      for (const Diagnostic& other : findings) CHECK(other.severity == Severity::info);
    }
  }
}
