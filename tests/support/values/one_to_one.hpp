#pragma once
// Whether one value stands for another and for nothing else.

#include <cstddef>
#include <map>

namespace plyglot::test {

template <class A, class B>
class OneToOne {
 public:
  // False if one of them was added with another partner before.
  bool add(const A& a, const B& b) {
    return to_.try_emplace(a, b).first->second == b && from_.try_emplace(b, a).first->second == a;
  }
  std::size_t size() const { return to_.size(); }

 private:
  std::map<A, B> to_;
  std::map<B, A> from_;
};

}  // namespace plyglot::test
