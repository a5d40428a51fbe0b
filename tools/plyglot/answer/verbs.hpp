#pragma once
// What can be asked for: the verbs of the protocol (corpus/README.md).

#include "plyglot/answer/members.hpp"

namespace plyglot::tool {

// Which protocol is spoken.
inline constexpr int protocol_version = 1;

// Null if there is no such verb; else a function that fills an answer, which may throw a MalformedRequest or an
// UnsupportedRequest.
using Verb = void (*)(const Request& request, Answer& answer);
Verb find_verb(std::string_view name);
std::vector<std::string_view> verb_names();

}  // namespace plyglot::tool
