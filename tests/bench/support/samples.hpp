#pragma once
// Texts of every notation, made by our own players: the same on every machine.

#include "bench/support/measuring.hpp"

namespace plyglot::bench {

struct Sample {
  // As it is shown in tables.
  std::string name;
  // What it is translated to where that is measured.
  std::string target;
  // Made when it is first asked for.
  Inputs::Make texts;
};

const std::vector<Sample>& samples();
// There must be one of that name.
const Sample& sample(std::string_view name);

}  // namespace plyglot::bench
