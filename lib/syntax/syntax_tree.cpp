#include "syntax/grammar.hpp"
#include "text/format.hpp"
#include "text/json_writer.hpp"

namespace plyglot::syntax {
namespace {

// Checks the children of one node from right to left, without looking deeper. Empty if they tile it.
std::string verify_children(const SyntaxTree& tree, std::size_t parent) {
  const Node& node = tree[parent];
  std::uint32_t expected_end = node.span.end;
  const std::size_t first = tree.first_of(parent);
  for (std::size_t end = parent; end > first;) {
    const Node& child = tree[end - 1];
    if (child.size > end - first) return text::format("node {} has more nodes below it than its parent", end - 1);
    if (child.span.end != expected_end) {
      return text::format("node {} ends at byte {} instead of {}", end - 1, child.span.end, expected_end);
    }
    expected_end = child.span.begin;
    end -= child.size;
  }
  if (expected_end != node.span.begin) {
    return text::format("the children of node {} begin at byte {} instead of {}", parent, expected_end,
                        node.span.begin);
  }
  return {};
}

}  // namespace

void NodeRoom::grow(std::size_t size) {
  void* const grown = std::realloc(nodes_.get(), size * sizeof(Node));
  // This throws: nothing in the library can itself.
  if (grown == nullptr) static_cast<void>(std::allocator<Node>().allocate(SIZE_MAX));
  static_cast<void>(nodes_.release());
  nodes_.reset(static_cast<Node*>(grown));
  size_ = size;
}

std::string SyntaxTree::verify(text::Span whole) const {
  if (size_ == 0) return "the tree is empty";
  for (std::size_t i = 0; i < size_; ++i) {
    const Node& node = (*this)[i];
    if (node.size == 0 || node.size > i + 1) return text::format("node {} has size {}", i, node.size);
    if (node.span.begin > node.span.end) return text::format("node {} ends before it begins", i);
    if (is_leaf(i)) continue;
    std::string problem = verify_children(*this, i);
    if (!problem.empty()) return problem;
  }
  if ((*this)[root()].size != size_) return "the last node is not the root of the others";
  if (!((*this)[root()].span == whole)) return "the root does not cover the text";
  return {};
}

void append_tree(const SyntaxTree& tree, const Grammar& grammar, const text::Source& source, std::string& out) {
  struct Open {
    std::size_t index;
    std::size_t depth;
  };
  if (tree.size() == 0) return;
  // A stack of its own, since the depth of a tree is not bounded by this function.
  std::vector<Open> open = {{tree.root(), 0}};
  while (!open.empty()) {
    const Open here = open.back();
    open.pop_back();
    const Node& node = tree[here.index];
    out.append(2 * here.depth, ' ');
    text::append(out, "{} {}..{}", grammar.kind_name(node.kind), node.span.begin, node.span.end);
    if (tree.is_leaf(here.index)) {
      out += ' ';
      text::append_json_string(out, source.slice(node.span));
    }
    out += '\n';
    // The last child is pushed first, so that the first one is printed first.
    const std::size_t first = tree.first_of(here.index);
    for (std::size_t end = here.index; end > first; end = tree.first_of(end - 1)) {
      open.push_back({end - 1, here.depth + 1});
    }
  }
}

}  // namespace plyglot::syntax
