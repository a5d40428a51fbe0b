#pragma once
// The second readers of tests/naive in the protocol of the conformance suite (corpus/README.md). They share no code
// with the library, and nothing here includes any of it: where they agree with the suite, two readings of the
// specifications do. They read what is well formed; of everything else they say that they do not know it.

#include <nlohmann/json.hpp>

#include <optional>
#include <stdexcept>
#include <string>

namespace plyglot::naive_adapter {

using Json = nlohmann::ordered_json;

// What these readers do not know.
struct Unsupported {};

// Each fills the answer to a request in its notation, or throws Unsupported.
void answer_hop(const Json& request, Json& answer);
void answer_uhp(const Json& request, Json& answer);
void answer_homeworlds(const Json& request, Json& answer);
void answer_hexix(const Json& request, Json& answer);
void answer_hopgi(const Json& request, Json& answer);
void answer_hopgi_fen(const Json& request, Json& answer);

// The text of a file. Options change what is read, and a record must be the only one.
std::string plain_file(const Json& request);
// How many of the plies are wanted: all, or the first ones.
std::size_t wanted_plies(const Json& request, std::size_t plies);
// How deep to count where there are so many first moves: the rules are too slow for large trees.
int shallow_depth(const Json& request, std::size_t moves);
// The value of `outcome` for the winner, from 0 in the order of play, or for no winner.
Json won_by(std::optional<int> winner);

}  // namespace plyglot::naive_adapter
