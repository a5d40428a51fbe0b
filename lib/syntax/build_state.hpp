#pragma once
// What a parse carries along while it builds the tree.

#include "syntax/grammar.hpp"

namespace plyglot::syntax {

struct BuildState {
  std::vector<Node>& nodes;
  std::vector<FurthestFailure>& failures;
  // Where the text begins, and the offset that its first byte has in the tree.
  const char* text;
  std::uint32_t base;
  // The end of the last leaf so far.
  std::uint32_t covered;
  unsigned depth = 0;
  // The furthest failure since the last unit: offset and set of labels.
  std::uint32_t furthest;
  std::uint64_t expected = 0;

  // Where the parse stands; what was written since is cut back when a rule fails.
  struct Mark {
    std::size_t nodes;
    std::size_t failures;
    std::uint32_t covered;
  };
  Mark mark() const { return {nodes.size(), failures.size(), covered}; }
  void cut_back(const Mark& mark) {
    if (nodes.size() == mark.nodes) return;
    nodes.resize(mark.nodes);
    failures.resize(mark.failures);
    covered = mark.covered;
  }

  std::uint32_t offset(const char* at) const { return base + static_cast<std::uint32_t>(at - text); }
  // Bytes between two nodes get a leaf of their own: the leaves cover every byte.
  void cover_to(std::uint32_t offset) {
    if (covered == offset) return;
    nodes.push_back({0, {covered, offset}, 1});
    covered = offset;
  }
  // Ends a node that began at `begin`, when there were `first` nodes.
  void close(Kind kind, std::uint32_t begin, std::size_t first, std::uint32_t end) {
    if (nodes.size() != first) cover_to(end);
    covered = end;
    nodes.push_back({kind, {begin, end}, static_cast<std::uint32_t>(nodes.size() - first + 1)});
  }

  void fail_at(std::uint32_t offset, std::size_t label) {
    if (offset < furthest) return;
    if (offset > furthest) expected = 0;
    furthest = offset;
    expected |= std::uint64_t{1} << label;
  }
  void forget_failures(std::uint32_t offset) {
    furthest = offset;
    expected = 0;
  }
};

}  // namespace plyglot::syntax
