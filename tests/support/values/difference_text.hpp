#pragma once
// The difference of two models of a game, as `plyglot diff` words it.

#include <string>

namespace plyglot::test {

// `diff` and `append_text` are those of the models' game.
template <class Model>
std::string difference_text(const Model& a, const Model& b) {
  std::string text;
  append_text(a, b, diff(a, b), text);
  return text;
}

}  // namespace plyglot::test
