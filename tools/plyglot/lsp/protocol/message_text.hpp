#pragma once
// Messages as they come, in JSON.

#include "plyglot/lsp/protocol/protocol.hpp"

namespace plyglot::tool::lsp {

// Discarded (`Json::is_discarded`) if it is not JSON. A string of megabytes, the text of a file, takes some
// milliseconds for each of them.
Json parsed_message(const std::string& body);

}  // namespace plyglot::tool::lsp
