// hopgi-diagram/marked-moves: the marks of a diagram against the moves of its pieces.

#include "hopgi/views/diagram.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/setups/setups.hpp"

using namespace plyglot;
using hopgi::MarkKind;

namespace {

struct Marked {
  const char* square;
  MarkKind kind;
};

// What is said of the marks in a diagram of the position.
std::string report_of(const std::string& fen, const std::vector<Marked>& marks) {
  hopgi::Setup setup;
  setup.position = test::hopgi_position(fen);
  for (const Marked& marked : marks) setup.marks.push_back({test::hopgi_square(marked.square), marked.kind, {}});
  std::string diagram;
  REQUIRE(hopgi::diagram::print(setup, diagram));
  const test::HopgiDiagram read(diagram, test::marked_moves_alone());
  std::string out;
  for (const auto& found : read.findings) {
    out += found.message + '\n';
    for (const std::string& note : found.notes) out += note + '\n';
  }
  return out;
}

constexpr MarkKind both = MarkKind::target;
constexpr MarkKind takes = MarkKind::capture_only;
constexpr MarkKind moves = MarkKind::move_only;

}  // namespace

TEST_CASE("hopgi marked moves: a piece whose moves they are") {
  CHECK(report_of("7/7/*6/7/7/**4W/**2*2[] w - - 0 1", {{"g3", both}, {"g1", both}, {"f2", both}}).empty());
  CHECK(report_of("7/7/*6/7/7/**2P2/**2*2[] w - - 0 1", {{"e3", takes}, {"d3", moves}, {"f3", moves}}).empty());
}

TEST_CASE("hopgi marked moves: hops are among them, captures are not marked") {
  const char* const fen = "7/7/*6/7/4p1P/**3pW/**2*1b[] w - - 0 1";
  CHECK(report_of(fen, {{"f4", both}}).empty());
  CHECK(report_of(fen, {{"f4", moves}}) ==
        "no piece has these moves; the Wazir King on `g2` is nearest, but for `f4`\nanother mark belongs on `f4`\n");
}

TEST_CASE("hopgi marked moves: several pieces at once") {
  const char* const fen = "7/2P2P1/*6/7/7/**3P1/**2*2[] w - - 0 1";
  const std::vector<Marked> page = {{"b7", moves}, {"b5", moves}, {"b6", takes}, {"f7", takes},
                                    {"e6", takes}, {"e7", moves}, {"g7", moves}, {"e5", moves},
                                    {"f3", takes}, {"e3", moves}, {"g3", moves}};
  CHECK(report_of(fen, page).empty());
  std::vector<Marked> slip = page;
  slip.erase(slip.begin() + 2);
  CHECK(report_of("7/1P3P1/*6/7/7/**3P1/**2*2[] w - - 0 1", slip) ==
        "no piece has these moves; the Pawn on `b6` is nearest, but for `a6`, `a7` and 2 more\n"
        "it may also go to `a6` and `a7`\nit does not go to `b5` and `b7`\n");
}

TEST_CASE("hopgi marked moves: a mark too many or too few") {
  const char* const fen = "7/7/*6/7/7/**4W/**2*2[] w - - 0 1";
  CHECK(report_of(fen, {{"g3", both}, {"g1", both}}) ==
        "no piece has these moves; the Wazir King on `g2` is nearest, but for `f2`\nit may also go to `f2`\n");
  CHECK(report_of(fen, {{"g3", both}, {"g1", both}, {"f2", both}, {"a7", both}}) ==
        "no piece has these moves; the Wazir King on `g2` is nearest, but for `a7`\nit does not go to `a7`\n");
  CHECK(report_of("7/7/*6/7/7/**5/**2*2[] w - - 0 1", {{"g3", both}}) ==
        "squares are marked, but no piece can move to an empty square\n");
}

TEST_CASE("hopgi marked moves: nothing is reported unless it is asked for") {
  hopgi::Setup setup;
  setup.position = test::hopgi_position("7/7/*6/7/7/**4W/**2*2[] w - - 0 1");
  setup.marks.push_back({test::hopgi_square("a7"), both, {}});
  std::string diagram;
  REQUIRE(hopgi::diagram::print(setup, diagram));
  const test::HopgiDiagram read(diagram);
  for (const auto& found : read.findings) CHECK(catalogue_entry(found.id).name != "hopgi-diagram/marked-moves");
}
