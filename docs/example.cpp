#include <plyglot/diagnostic_render.hpp>
#include <plyglot/toolchain.hpp>

#include <iostream>

using namespace plyglot;

// Called with the model of each record: walks the board and prints who stands beside whom.
static void show(void*, text::Span, const toolchain::Model& model) {
  const board::BoardGraph board = toolchain::board_of(model);
  for (const board::Edge& edge : board.edges) {
    std::cout << board.nodes[edge.from].stack.back().label << " touches " << board.nodes[edge.to].stack.back().label
              << '\n';
  }
}

int main() {
  std::string problem, report;
  const toolchain::Language hop = toolchain::language("hop", problem);
  const diagnostics::SeverityPolicy policy;
  const text::Source source{"example.hop", "QA-a2=B,w\n"};
  std::vector<diagnostics::Diagnostic> found;
  toolchain::Session(hop, policy).read(source, true, collect_into(found), show, nullptr);
  const text::LineIndex lines(source);
  for (const auto& diagnostic : found) append_diagnostic(diagnostic, lines, {}, false, report);
  std::cout << report;
}
