#pragma once
// What a parse carries along while it builds the tree.

#include "syntax/grammar.hpp"

#include <algorithm>

namespace plyglot::syntax {

class BuildState {
 public:
  BuildState(NodeRoom& room_for_nodes, std::vector<FurthestFailure>& failures_found, const char* text_begin,
             std::uint32_t base_offset)
      : room(room_for_nodes), failures(failures_found), text(text_begin), base(base_offset) {}

  // Room for nodes; the first `count` are the tree so far. `nodes` is where the room begins.
  NodeRoom& room;
  std::vector<FurthestFailure>& failures;
  // Where the text begins, and the offset that its first byte has in the tree.
  const char* text;
  std::uint32_t base;
  Node* nodes = room.data();
  std::uint32_t count = 0;
  std::size_t capacity = room.size();
  std::uint32_t failure_count = 0;
  // The end of the last leaf so far.
  std::uint32_t covered = base;
  unsigned depth = 0;
  // The furthest failure since the last unit: offset and set of labels.
  std::uint32_t furthest = base;
  std::uint64_t expected = 0;

  std::uint32_t offset(const char* at) const { return base + static_cast<std::uint32_t>(at - text); }

  // How far the parse is; what is written from here on is cut back if a rule fails.
  struct Mark {
    std::uint32_t count;
    std::uint32_t failure_count;
  };
  Mark mark() const { return {count, failure_count}; }
  void cut_back(Mark mark) {
    if (count != mark.count) drop_since(mark);
  }

  void push(Kind kind, text::Span span, std::uint32_t size) {
    if (count == capacity) grow();
    nodes[count++] = {kind, span, size};
    covered = span.end;
  }
  // Bytes between two nodes get a leaf of their own: the leaves cover every byte.
  void cover_to(std::uint32_t offset) {
    if (covered != offset) add_text(offset);
  }
  void add_leaf(Kind kind, std::uint32_t begin, std::uint32_t end) {
    cover_to(begin);
    push(kind, {begin, end}, 1);
  }
  // Ends a node that began at `begin`, when there were `first` nodes.
  void close(Kind kind, std::uint32_t begin, std::uint32_t first, std::uint32_t end) {
    if (count != first) cover_to(end);
    push(kind, {begin, end}, count - first + 1);
  }

  void add_failure(const FurthestFailure& failure) {
    failures.push_back(failure);
    ++failure_count;
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

 private:
  // What is rare stays out of the way of what is done for every byte.
  [[gnu::noinline]] void grow() {
    constexpr std::size_t least = 256;
    room.grow(std::max(least, room.size() * 2));
    nodes = room.data();
    capacity = room.size();
  }
  [[gnu::noinline]] void add_text(std::uint32_t end) { push(0, {covered, end}, 1); }
  [[gnu::noinline]] void drop_since(Mark mark) {
    count = mark.count;
    failure_count = mark.failure_count;
    failures.resize(failure_count);
    covered = count == 0 ? base : nodes[count - 1].span.end;
  }
};

}  // namespace plyglot::syntax
