#pragma once
// The members of a request, each of the kind that it must be. A member of another kind is a MalformedRequest.

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plyglot::tool {

// Requests look their members up in a tree, so that one with very many of them costs no more than it should.
using Request = nlohmann::json;
// Answers list their members in the order in which they are set.
using Answer = nlohmann::ordered_json;

std::optional<std::string> find_string(const Request& request, std::string_view key);
// There must be one.
std::string string_in(const Request& request, std::string_view key);
// From `least` to `largest`.
std::optional<std::uint32_t> find_number(const Request& request, std::string_view key, std::uint32_t least,
                                         std::uint32_t largest = std::numeric_limits<std::uint32_t>::max());
// An object whose values are strings, by key; empty if there is none.
std::vector<std::pair<std::string, std::string>> string_pairs(const Request& request, std::string_view key);
// A list of strings; empty if there is none.
std::vector<std::string> strings_in(const Request& request, std::string_view key);

}  // namespace plyglot::tool
