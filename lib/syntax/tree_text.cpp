#include "syntax/tree_text.hpp"

#include "text/format.hpp"
#include "text/json_writer.hpp"

namespace plyglot::syntax {

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
