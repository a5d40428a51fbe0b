#pragma once
// What a reader of HOP makes of one string, in the JSON of the published suite (corpus/hop/README.md).

#include "naive/hop/reading.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace plyglot::test {

using Json = nlohmann::ordered_json;

// The answer of the library. `dialect` is `spec` or `hivegame`.
Json answer(const std::string& text, const std::string& dialect);
// The answer of the naive reader.
Json naive_answer(const std::string& text, const std::string& dialect);

// The diagnostics as the suite writes them, moved by `offset` bytes.
Json diagnostics_json(const naive::Reading& reading, std::size_t offset = 0);

}  // namespace plyglot::test
