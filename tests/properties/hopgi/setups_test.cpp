// Laws of FEN and diagrams of Hopgi, over positions and texts by chance.

#include "support/hopgi/setups/setups.hpp"
#include "diagnostics/fixes.hpp"
#include "diagnostics/ids.hpp"
#include "hopgi/board/fen_text.hpp"
#include "hopgi/reading/fen/read_fen.hpp"
#include "hopgi/views/diagram.hpp"
#include "support/checks/catch.hpp"
#include "support/door/gates.hpp"
#include "support/hopgi/random.hpp"
#include "support/hopgi/setups/setup_texts.hpp"
#include "toolchain/registry/rows.hpp"

#include <map>

using namespace plyglot;
using diagnostics::Diagnostic;
using hopgi::Setup;

namespace {

using SetupRow = notation::Row<Setup>;

struct Texts {
  const SetupRow& row;
  std::vector<std::string> (*mutated)(std::uint64_t seed, std::size_t count);
};
const Texts notations[] = {{hopgi::fen::row, test::mutated_hopgi_fens},
                           {hopgi::diagram::row, test::mutated_hopgi_diagrams}};

Setup random_setup(test::Random& random) {
  Setup setup;
  setup.position = test::random_hopgi_position(random);
  return setup;
}

void add_marks(test::Random& random, Setup& setup) {
  for (hopgi::Square square = 0; square < hopgi::square_count; ++square) {
    if (setup.position.pieces[square] || random.chance(70)) continue;
    setup.marks.push_back({square, static_cast<hopgi::MarkKind>(random.below(3)), {}});
  }
}

using Counts = std::map<std::string_view, std::size_t>;

Counts counts_of(const std::vector<Diagnostic>& findings) {
  Counts counts;
  for (const Diagnostic& found : findings) ++counts[catalogue_entry(found.id).name];
  return counts;
}

// Whether a finding that switches checks off is gone, so that they may find something.
bool opens_a_gate(const Counts& before, Counts& after) {
  for (const auto& [name, count] : before) {
    if (test::has_gate(name) && after[name] < count) return true;
  }
  return false;
}

void check_fix(const SetupRow& row, const std::string& text, const Diagnostic& found, const Counts& before) {
  text::Source source;
  source.text = text;
  const auto fixed = diagnostics::apply_fixes(source, {found}, found.fix->safety);
  const std::string_view name = catalogue_entry(found.id).name;
  CAPTURE(name, fixed.text);
  Counts after = counts_of(test::HopgiSetupFile(row, fixed.text).findings);
  CHECK(after[name] < before.at(name));
  if (found.fix->safety == diagnostics::Safety::unsafe || opens_a_gate(before, after)) return;
  for (const auto& [other, count] : after) {
    CAPTURE(other);
    CHECK((count == 0 || (before.count(other) != 0 && count <= before.at(other))));
  }
}

}  // namespace

TEST_CASE("hopgi setups: what is written as FEN is read as it was") {
  test::Random random(31);
  for (int i = 0; i < 3000; ++i) {
    const Setup setup = random_setup(random);
    const std::string fen = hopgi::fen_text(setup.position);
    CAPTURE(fen);
    CHECK(hopgi::position_from_fen(fen) == setup.position);
    // Without a finding but of the number of its pieces.
    for (const Diagnostic& found : test::HopgiFen(fen).findings) {
      const std::string_view name = catalogue_entry(found.id).name;
      CHECK((name == "hopgi-fen/census" || name == "hopgi-fen/no-king"));
    }
    CHECK(hopgi::position_from_fen(hopgi::fen_text(setup.position, {'*', true})) == setup.position);
    CHECK(hopgi::position_from_fen(hopgi::fen_text(setup.position, {'-', false})) == setup.position);
  }
}

TEST_CASE("hopgi setups: what is drawn is read as it was") {
  test::Random random(32);
  for (int i = 0; i < 2000; ++i) {
    Setup setup = random_setup(random);
    add_marks(random, setup);
    std::string diagram;
    REQUIRE(hopgi::diagram::print(setup, diagram));
    CAPTURE(diagram);
    const test::HopgiSetupFile file(hopgi::diagram::row, diagram + '\n');
    for (const Diagnostic& found : file.findings) CHECK(catalogue_entry(found.id).name == "hopgi-diagram/census");
    REQUIRE(file.setups.size() == 1);
    setup.position.clock = 0;
    setup.position.turn_number = 1;
    CHECK(file.setups[0].position == setup.position);
    // In the order of the picture.
    REQUIRE(file.setups[0].marks.size() == setup.marks.size());
    std::map<hopgi::Square, hopgi::MarkKind> marks;
    for (const hopgi::Mark& mark : file.setups[0].marks) {
      marks[mark.square] = mark.kind;
      CHECK(diagram.substr(mark.span.begin, mark.span.size()).find_first_not_of("*x+") == std::string::npos);
    }
    for (const hopgi::Mark& mark : setup.marks) CHECK(marks.at(mark.square) == mark.kind);
  }
}

TEST_CASE("hopgi setups: canonical text is read as what it was written from, and written the same") {
  for (const Texts& texts : notations) {
    for (const std::string& text : texts.mutated(33, 2000)) {
      const test::HopgiSetupFile file(texts.row, text + '\n');
      CAPTURE(text, file.formatted);
      const test::HopgiSetupFile again(texts.row, file.formatted);
      CHECK(again.formatted == file.formatted);
      std::vector<hopgi::Position> before;
      std::vector<hopgi::Position> after;
      for (const Setup& setup : file.setups) {
        if (setup.is_sound) before.push_back(setup.position);
      }
      for (const Setup& setup : again.setups) after.push_back(setup.position);
      CHECK(before == after);
    }
  }
}

TEST_CASE("hopgi setups: a fix ends its finding, and a safe one brings up none") {
  for (const Texts& texts : notations) {
    std::size_t fixes = 0;
    for (const std::string& text : texts.mutated(34, 1200)) {
      CAPTURE(text);
      const std::vector<Diagnostic> findings = test::HopgiSetupFile(texts.row, text).findings;
      const Counts before = counts_of(findings);
      for (const Diagnostic& found : findings) {
        if (!found.fix) continue;
        ++fixes;
        check_fix(texts.row, text, found, before);
      }
    }
    CHECK(fixes > 1000);
  }
}
