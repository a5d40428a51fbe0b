#include "support/checks/catch.hpp"

#include <plyglot/syntax_tree.hpp>

#include <algorithm>

using namespace plyglot;
using syntax::Node;
using syntax::SyntaxTree;

namespace {

SyntaxTree tree_of(const std::vector<Node>& nodes) {
  SyntaxTree tree;
  tree.room().grow(nodes.size());
  std::copy(nodes.begin(), nodes.end(), tree.room().data());
  tree.set_size(nodes.size());
  return tree;
}

// Two leaves, an inner node over them, another leaf, and the root over all five bytes.
const std::vector<Node> sound = {{1, {0, 2}, 1}, {1, {2, 3}, 1}, {2, {0, 3}, 3}, {1, {3, 5}, 1}, {3, {0, 5}, 5}};

std::string problem_after(std::size_t index, Node change) {
  std::vector<Node> nodes = sound;
  nodes[index] = change;
  return tree_of(nodes).verify({0, 5});
}

}  // namespace

TEST_CASE("syntax tree: a sound one") {
  const SyntaxTree tree = tree_of(sound);
  CHECK(tree.verify({0, 5}).empty());
  CHECK(tree.root() == 4);
  CHECK(tree.first_of(2) == 0);
  CHECK(tree.is_leaf(3));
  std::vector<std::uint32_t> scratch;
  std::vector<std::uint32_t> children;
  for_each_child(tree, 4, scratch, [&](std::uint32_t child) { children.push_back(child); });
  CHECK(children == std::vector<std::uint32_t>{2, 3});
  CHECK(scratch.empty());
}

TEST_CASE("syntax tree: verify names what is broken") {
  CHECK(tree_of({}).verify({0, 0}) == "the tree is empty");
  CHECK(problem_after(1, {1, {2, 4}, 1}) == "node 1 ends at byte 4 instead of 3");
  CHECK(problem_after(1, {1, {1, 3}, 1}) == "node 0 ends at byte 2 instead of 1");
  CHECK(problem_after(0, {1, {1, 2}, 1}) == "the children of node 2 begin at byte 1 instead of 0");
  CHECK(problem_after(3, {1, {4, 5}, 1}) == "node 2 ends at byte 3 instead of 4");
  CHECK(problem_after(3, {1, {5, 3}, 1}) == "node 3 ends before it begins");
  CHECK(problem_after(1, {1, {2, 3}, 3}) == "node 1 has size 3");
  CHECK(problem_after(1, {1, {2, 3}, 0}) == "node 1 has size 0");
  CHECK(problem_after(4, {3, {3, 5}, 2}) == "the last node is not the root of the others");
  CHECK(tree_of(sound).verify({0, 6}) == "the root does not cover the text");
}

TEST_CASE("syntax tree: a child that reaches beyond its parent is found") {
  // Node 3 claims three nodes, of which only one lies below the root of size 2.
  const std::vector<Node> nodes = {{1, {0, 1}, 1}, {1, {1, 2}, 1}, {2, {0, 2}, 3}, {3, {0, 2}, 2}};
  CHECK(tree_of(nodes).verify({0, 2}) == "node 2 has more nodes below it than its parent");
}
