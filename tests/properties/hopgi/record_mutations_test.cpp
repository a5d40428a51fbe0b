// Texts that are nearly records: what is written of them, and what their fixes come to.

#include "diagnostics/fixes.hpp"
#include "support/checks/catch.hpp"
#include "support/files/text_corpus.hpp"
#include "support/hopgi/playing.hpp"
#include "support/hopgi/reading.hpp"
#include "support/values/mutations.hpp"

#include <algorithm>

using namespace plyglot;
using diagnostics::Diagnostic;
using diagnostics::Severity;

namespace {

constexpr std::size_t texts = 20000;

std::vector<std::string> seeds() {
  std::vector<std::string> all;
  for (const char* const folder : {"hopgi/valid", "hopgi/invalid"}) {
    for (const auto& file : test::corpus_files_in(folder, ".hopgi")) all.push_back(test::file_text(file));
  }
  return all;
}

// What a record is about, apart from how it is laid out.
std::string content_of(const test::HopgiFile& file) {
  std::string content;
  for (const hopgi::Record& record : file.records) {
    for (const hopgi::Element& element : record.elements) {
      content += std::to_string(static_cast<int>(element.kind));
      if (element.kind == hopgi::ElementKind::comment) content += record.comments[element.index].text;
      if (element.kind == hopgi::ElementKind::nag) content += std::to_string(element.index);
      if (element.kind != hopgi::ElementKind::turn) continue;
      const hopgi::RecordTurn& turn = record.turns[element.index];
      content += std::string(suffix_text(turn.suffix)) + std::to_string(turn.number);
    }
    content += std::to_string(record.tags.size()) + '\n';
  }
  return content;
}

void check_turns(const test::HopgiFile& before, const test::HopgiFile& after) {
  REQUIRE(after.records.size() == before.records.size());
  for (std::size_t i = 0; i < before.records.size(); ++i) {
    const hopgi::Record& a = before.records[i];
    const hopgi::Record& b = after.records[i];
    REQUIRE(a.turns.size() == b.turns.size());
    for (std::size_t turn = 0; turn < a.turns.size(); ++turn) CHECK(a.turns[turn].turn == b.turns[turn].turn);
    CHECK(a.final_position == b.final_position);
    CHECK(a.winner == b.winner);
  }
}

bool has_number(std::string_view name) { return name.find("/number-") != std::string_view::npos; }

// What stays in canonical text is what the formatter may not touch.
bool may_stay(const Diagnostic& finding) {
  const std::string_view name = diagnostics::catalogue_entry(finding.id).name;
  return finding.severity != Severity::error && name != "hopgi/non-canonical-move" && name != "hopgi/capture-mark" &&
         name != "hopgi/check-mark" && name != "hopgi/wrong-number" && !has_number(name);
}

}  // namespace

TEST_CASE("hopgi mutations: what can be written keeps its content, and is written the same again") {
  test::Random random(40);
  const std::vector<std::string> all = seeds();
  std::size_t written = 0;
  for (std::size_t i = 0; i < texts; ++i) {
    const std::string text = test::mutated(random.pick(all), test::hopgi_pieces(), random);
    CAPTURE(text);
    const auto canonical = test::formatted_hopgi(text);
    if (!canonical) continue;
    ++written;
    CAPTURE(*canonical);
    CHECK(test::formatted_hopgi(*canonical) == canonical);
    const test::HopgiFile before = test::play_hopgi(text);
    const test::HopgiFile after = test::play_hopgi(*canonical);
    check_turns(before, after);
    CHECK(content_of(after) == content_of(before));
    for (const Diagnostic& finding : after.findings) {
      CAPTURE(finding.message);
      CHECK(may_stay(finding));
    }
  }
  CHECK(written > texts / 20);
}

TEST_CASE("hopgi mutations: fixing comes to an end") {
  test::Random random(41);
  const std::vector<std::string> all = seeds();
  for (std::size_t i = 0; i < texts / 4; ++i) {
    const std::string text = test::mutated(random.pick(all), test::hopgi_pieces(), random);
    CAPTURE(text);
    for (const auto safety : {diagnostics::Safety::safe, diagnostics::Safety::unsafe}) {
      std::string fixed = text;
      // Parentheses that are open are closed one after the other.
      const std::size_t most_passes = 8 + text.size();
      std::size_t passes = 0;
      for (; passes < most_passes; ++passes) {
        const test::HopgiFile file = test::play_hopgi(fixed);
        text::Source source;
        source.text = file.text;
        diagnostics::FixedText next = diagnostics::apply_fixes(source, file.findings, safety);
        if (next.applied == 0) break;
        fixed = std::move(next.text);
      }
      CAPTURE(fixed);
      CHECK(passes < most_passes);
    }
  }
}
