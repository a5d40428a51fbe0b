#include <plyglot/diagnostic_render.hpp>
#include <plyglot/session.hpp>

#include <iostream>

using namespace plyglot;

// Called with the model of each record: walks the board and says who touches whom.
static void show(void*, text::Span, const toolchain::Model& model, bool) {
  const board::BoardGraph board = toolchain::board_of(model);
  const auto top = [&](std::uint32_t node) { return board.nodes[node].stack.back().label; };
  for (const auto& edge : board.edges) std::cout << top(edge.from) << " touches " << top(edge.to) << '\n';
}

int main() {
  std::string problem, report;
  toolchain::Session session(toolchain::language("hop", problem), diagnostics::SeverityPolicy());
  toolchain::Chunk chunk;
  chunk.source = {"example.hop", "QA-a2=B,w\n"};
  std::vector<diagnostics::Diagnostic> found;
  session.read(chunk, show, nullptr, collect_into(found));
  const text::LineIndex lines(chunk.source);
  for (const auto& finding : found) append_diagnostic(finding, lines, {}, false, report);
  std::cout << report;
}
