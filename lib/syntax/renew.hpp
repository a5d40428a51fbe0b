#pragma once
// How what was read before is emptied for the next text.

#include <utility>

namespace plyglot::syntax {

// Makes `value` as new, so that no member can be forgotten; the members that are named are containers, which keep their
// memory.
template <class T, class... Containers>
void renew(T& value, Containers T::*... kept) {
  T renewed;
  const auto keep = [&](auto member) {
    (value.*member).clear();
    renewed.*member = std::move(value.*member);
  };
  (keep(kept), ...);
  value = std::move(renewed);
}

}  // namespace plyglot::syntax
