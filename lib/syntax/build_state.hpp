#pragma once
// What a parse carries along while it builds the tree.

#include "syntax/grammar.hpp"

#include <algorithm>

namespace plyglot::syntax {

class BuildState {
 public:
  BuildState(NodeRoom& room_in, std::vector<FurthestFailure>& failures_in, const char* text_begin,
             std::uint32_t base_in, SeenWords* seen_in)
      : room(room_in), failures(failures_in), seen(seen_in), base(base_in), origin(low_bits(text_begin) - base_in) {}

  // Room for nodes; the first `count` are the tree so far. `nodes` is where the room begins.
  NodeRoom& room;
  std::vector<FurthestFailure>& failures;
  // Null unless the tree is to be brief.
  SeenWords* seen;
  // The offset that the first byte of the text has in the tree, and the address at which that would be 0, of which the
  // low bits are enough for a difference: each node asks for two offsets.
  std::uint32_t base;
  std::uint32_t origin;
  Node* nodes = room.data();
  std::uint32_t count = 0;
  std::size_t capacity = room.size();
  std::uint32_t failure_count = 0;
  // The end of the last leaf so far. Of no use to a brief tree.
  std::uint32_t covered = base;
  unsigned depth = 0;
  // The furthest failure since the last unit: offset and set of labels.
  std::uint32_t furthest = base;
  std::uint64_t expected = 0;

  std::uint32_t offset(const char* at) const { return low_bits(at) - origin; }

  // How far the parse is; what is written from here on is cut back if a rule fails.
  struct Mark {
    std::uint32_t count;
    std::uint32_t failure_count;
  };
  Mark mark() const { return {count, failure_count}; }
  void cut_back(Mark mark) {
    if (count != mark.count) drop_since(mark);
  }

  // What is rare is called last, so that what is common has nothing to save for it.

  void push(Kind kind, std::uint32_t begin, std::uint32_t end, std::uint32_t size) {
    if (count == capacity) return push_beyond_room(kind, begin, end, size);
    nodes[count++] = {kind, {begin, end}, size};
    covered = end;
  }
  // Bytes between two nodes get a leaf of their own: the leaves of a whole tree cover every byte.
  bool is_uncovered(std::uint32_t offset) const { return covered != offset && seen == nullptr; }
  void cover_to(std::uint32_t offset) {
    if (is_uncovered(offset)) add_text(offset);
  }
  void add_leaf(Kind kind, std::uint32_t begin, std::uint32_t end) {
    if (is_uncovered(begin)) return add_leaf_after_text(kind, begin, end);
    push(kind, begin, end, 1);
  }
  // Ends a node that began at `begin`, when there were `first` nodes.
  void close(Kind kind, std::uint32_t begin, std::uint32_t first, std::uint32_t end) {
    if (count != first && is_uncovered(end)) return close_after_text(kind, begin, first, end);
    push(kind, begin, end, count - first + 1);
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
  static std::uint32_t low_bits(const char* at) {
    return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(at));
  }

  [[gnu::noinline]] void push_beyond_room(Kind kind, std::uint32_t begin, std::uint32_t end, std::uint32_t size) {
    constexpr std::size_t least = 256;
    room.grow(std::max(least, room.size() * 2));
    nodes = room.data();
    capacity = room.size();
    push(kind, begin, end, size);
  }
  [[gnu::noinline]] void add_leaf_after_text(Kind kind, std::uint32_t begin, std::uint32_t end) {
    add_text(begin);
    push(kind, begin, end, 1);
  }
  [[gnu::noinline]] void close_after_text(Kind kind, std::uint32_t begin, std::uint32_t first, std::uint32_t end) {
    add_text(end);
    push(kind, begin, end, count - first + 1);
  }
  [[gnu::noinline]] void add_text(std::uint32_t end) { push(0, covered, end, 1); }
  [[gnu::noinline]] void drop_since(Mark mark) {
    count = mark.count;
    failure_count = mark.failure_count;
    failures.resize(failure_count);
    covered = count == 0 ? base : nodes[count - 1].span.end;
  }
};

}  // namespace plyglot::syntax
