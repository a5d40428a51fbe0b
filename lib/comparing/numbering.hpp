#pragma once
// Numbers for texts, so that they are compared once.

#include <cstdint>
#include <string>
#include <unordered_map>

namespace plyglot::comparing {

class Numbering {
 public:
  // The same for the same text; from 0, in the order in which texts come.
  std::uint32_t of(std::string text) {
    return numbers_.emplace(std::move(text), static_cast<std::uint32_t>(numbers_.size())).first->second;
  }

 private:
  std::unordered_map<std::string, std::uint32_t> numbers_;
};

}  // namespace plyglot::comparing
