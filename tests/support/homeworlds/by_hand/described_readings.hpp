#pragma once
// All that a reader has made of a text, as lines.

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

#include <string>
#include <vector>

namespace plyglot::test {

// Every member of the tree and of the findings is in it, but for what an initial position says, which is read off its
// text by one function.
std::string described_reading(const homeworlds::Ast& ast, const std::vector<homeworlds::NotedFinding>& findings);

// The first line that the two do not share, of both; empty if they are the same.
std::string first_difference(const std::string& a, const std::string& b);

}  // namespace plyglot::test
