// The board of Hexix as a graph against the vectors.

#include "hexix/views/board_graph.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "text/ascii.hpp"

using namespace plyglot;

namespace {

// By cell and direction.
nlohmann::json neighbours_of(const board::BoardGraph& graph) {
  nlohmann::json neighbours = nlohmann::json::object();
  for (const board::Edge& edge : graph.edges) {
    neighbours[graph.nodes[edge.from].id][text::lower_case(graph.edge_kinds[edge.kind])] = graph.nodes[edge.to].id;
  }
  return neighbours;
}

}  // namespace

TEST_CASE("hexix board graph: the cells in their places, and what touches") {
  const nlohmann::json vector = test::json_vector("hexix/board.json");
  const board::BoardGraph graph = hexix::board_of(hexix::start_position());
  REQUIRE(vector["cells"].size() == graph.nodes.size());
  for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
    const board::Node& node = graph.nodes[i];
    CAPTURE(node.id);
    CHECK(vector["cells"][i] == node.id);
    // Columns are side by side, and what is higher is further to the north.
    CHECK(vector["column_index"][node.id] == node.q + 3);
    CHECK(vector["height"][node.id] == -(2 * node.r + node.q));
  }
  CHECK(vector["neighbours"] == neighbours_of(graph));
}
