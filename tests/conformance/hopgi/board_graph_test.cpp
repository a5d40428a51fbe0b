// The board of Hopgi as a graph against the vectors.

#include "hopgi/views/board_graph.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"

#include <set>

using namespace plyglot;

namespace {

using Links = std::multiset<std::pair<std::string, std::string>>;

// Each link once, from the square that comes first.
Links links_of(const board::BoardGraph& graph, bool is_diagonal) {
  Links links;
  for (const board::Edge& edge : graph.edges) {
    const board::Node& from = graph.nodes[edge.from];
    const board::Node& to = graph.nodes[edge.to];
    if ((from.q != to.q && from.r != to.r) == is_diagonal && from.id < to.id) links.emplace(from.id, to.id);
  }
  return links;
}

Links links_of(const nlohmann::json& list) {
  Links links;
  for (const auto& link : list) {
    const auto from = link[0].get<std::string>();
    const auto to = link[1].get<std::string>();
    links.emplace(std::min(from, to), std::max(from, to));
  }
  return links;
}

template <class Property>
nlohmann::json names_where(const board::BoardGraph& graph, Property property) {
  nlohmann::json names = nlohmann::json::array();
  for (const board::Node& node : graph.nodes) {
    if (property(node)) names.push_back(node.id);
  }
  return names;
}

std::pair<std::int32_t, std::int32_t> place_of(const std::string& name) { return {name[0] - 'a', name[1] - '1'}; }

}  // namespace

TEST_CASE("hopgi board graph: squares, links, shading, line and blocked corner (hopgi R1 to R3)") {
  const nlohmann::json vector = test::json_vector("hopgi/board.json");
  const board::BoardGraph graph = hopgi::board_of(hopgi::start_position());
  CHECK(names_where(graph, [](const board::Node&) { return true; }) == vector["squares"]);
  for (const board::Node& node : graph.nodes) CHECK(std::pair(node.q, node.r) == place_of(node.id));
  for (const auto& missing : vector["missing"]) {
    const auto place = place_of(missing.get<std::string>());
    CHECK(names_where(graph, [&](const board::Node& node) { return std::pair(node.q, node.r) == place; }).empty());
  }
  CHECK(links_of(graph, false) == links_of(vector["orthogonal"]));
  CHECK(links_of(graph, true) == links_of(vector["diagonal"]));
  CHECK(graph.edges.size() == 2 * (vector["orthogonal"].size() + vector["diagonal"].size()));
  CHECK(names_where(graph, [](const board::Node& node) { return node.is_shaded; }) == vector["shaded"]);
  CHECK(names_where(graph, [](const board::Node& node) { return node.is_on_line; }) == vector["dividing_line"]);
  REQUIRE(graph.blocked_corners.size() == 1);
  const auto [from, to] = graph.blocked_corners.front();
  CHECK(nlohmann::json{graph.nodes[from].id, graph.nodes[to].id} == vector["blocked_corner"]);
}
