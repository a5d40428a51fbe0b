#pragma once
// The lossless syntax tree of one record.

#include <plyglot/source.hpp>

#include <cstdlib>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace plyglot::syntax {

// Which rule of the notation's grammar a node stands for; each notation lists its own.
using Kind = std::uint16_t;

// A node of the flat tree. Nodes are in postorder: children before their parent, siblings from left to right.
struct Node {
  Kind kind = 0;
  // Bytes of the file.
  text::Span span;
  // The number of nodes of the subtree, this one included: the subtree of node i is [i + 1 - size, i].
  std::uint32_t size = 1;
};

// Memory for nodes. It grows in place where the system can do that, and what is not used yet is not touched: a tree can
// have a node for each byte, and two copies of it would be twice the memory.
class NodeRoom {
 public:
  Node* data() { return nodes_.get(); }
  const Node* data() const { return nodes_.get(); }
  std::size_t size() const { return size_; }
  // Keeps the nodes that are there; those that are new have no value. `size` is not 0. Throws what containers throw
  // where there is no memory.
  void grow(std::size_t size);

 private:
  struct Free {
    void operator()(Node* nodes) const { std::free(nodes); }
  };
  std::unique_ptr<Node[], Free> nodes_;
  std::size_t size_ = 0;
};

// Invariants, checked by `verify`: sizes nest; a child lies inside its parent and begins where its elder sibling ends;
// the leaves in order concatenate to the whole text. So no byte is lost and none occurs twice.
class SyntaxTree {
 public:
  std::span<const Node> nodes() const { return {room_.data(), size_}; }
  const Node& operator[](std::size_t index) const { return room_.data()[index]; }
  std::size_t size() const { return size_; }
  // The root is the last node; the tree must not be empty.
  std::size_t root() const { return size_ - 1; }
  bool is_leaf(std::size_t index) const { return (*this)[index].size == 1; }
  // The index of the first node of the subtree of `index`.
  std::size_t first_of(std::size_t index) const { return index + 1 - (*this)[index].size; }

  // Empty if the invariants hold for the given text, else a sentence that names the first node that breaks one.
  std::string verify(text::Span whole) const;

  // For the engine: room for nodes, which is kept from one record to the next, and how many of them make the tree.
  NodeRoom& room() { return room_; }
  void set_size(std::size_t size) { size_ = size; }

 private:
  NodeRoom room_;
  std::size_t size_ = 0;
};

// The children of a node from left to right, without allocating: calls visit(index) for each.
template <class Visit>
void for_each_child(const SyntaxTree& tree, std::size_t parent, std::vector<std::uint32_t>& scratch, Visit visit) {
  const std::size_t first = scratch.size();
  for (std::size_t end = parent; end > tree.first_of(parent); end = tree.first_of(end - 1)) {
    scratch.push_back(static_cast<std::uint32_t>(end - 1));
  }
  while (scratch.size() > first) {
    const std::uint32_t child = scratch.back();
    scratch.pop_back();
    visit(child);
  }
}

}  // namespace plyglot::syntax
