#pragma once
// Random positions as strings of HOP.

#include <string>

namespace plyglot::test {

// Random positions, each written in both dialects, as JSON objects with `id`, `dialect` and `input`, one per line.
std::string random_hop_strings(std::size_t count);

}  // namespace plyglot::test
