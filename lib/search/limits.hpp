#pragma once
// How much work a search may do. The library reads no clock: whoever has one gives a function that does.

#include <cstdint>

namespace plyglot::search {

struct Limits {
  // How many positions may be looked at; 0 for any number.
  std::uint64_t nodes = 0;
  // Asked about every thousand positions; the search ends when it answers true. Null: it goes on.
  bool (*should_stop)(void* context) = nullptr;
  void* context = nullptr;
};

// Counts positions against the limits, which it keeps.
class Budget {
 public:
  explicit Budget(const Limits& limits) : limits_(limits) {}

  // Counts one more position. False, now and from then on, where that one is too many.
  bool spend() {
    constexpr std::uint64_t positions_between_questions = 1024;
    if (is_spent_) return false;
    if (limits_.nodes != 0 && nodes_ >= limits_.nodes) return end();
    if (limits_.should_stop != nullptr && nodes_ % positions_between_questions == 0 &&
        limits_.should_stop(limits_.context)) {
      return end();
    }
    ++nodes_;
    return true;
  }
  bool is_spent() const { return is_spent_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  bool end() {
    is_spent_ = true;
    return false;
  }

  Limits limits_;
  std::uint64_t nodes_ = 0;
  bool is_spent_ = false;
};

}  // namespace plyglot::search
