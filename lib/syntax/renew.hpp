#pragma once
// How what was read before is emptied for the next text.

#include <memory>
#include <tuple>
#include <utility>

namespace plyglot::syntax {

// Makes `value` as new, so that no member can be forgotten; the members that are named are containers, which keep their
// memory.
template <class T, class... Containers>
void renew(T& value, Containers T::*... kept) {
  ((value.*kept).clear(), ...);
  std::tuple<Containers...> containers(std::move(value.*kept)...);
  // In its place, since to move all of it would cost more.
  std::destroy_at(&value);
  std::construct_at(&value);
  std::apply([&](Containers&... container) { ((value.*kept = std::move(container)), ...); }, containers);
}

}  // namespace plyglot::syntax
