// hopgi-diagram/marked-moves: the marks of a diagram against the moves of its pieces.

#include "hopgi/diagram/print.hpp"
#include "support/catch.hpp"
#include "support/hopgi_positions.hpp"
#include "support/hopgi_setups.hpp"

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
  diagnostics::SeverityPolicy policy;
  std::string problem;
  REQUIRE(policy.select("hopgi-diagram/marked-moves", problem));
  const test::HopgiDiagram read(diagram, policy);
  std::string out;
  for (const auto& found : read.findings) {
    if (catalogue_entry(found.id).name == "hopgi-diagram/marked-moves") out += found.message + '\n';
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
