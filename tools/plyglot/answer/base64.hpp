#pragma once
// Base64 (RFC 4648, section 4): how bytes that are not UTF-8 are written in JSON.

#include <optional>
#include <string>
#include <string_view>

namespace plyglot::tool {

std::string base64_of(std::string_view bytes);
// None if the text is not Base64 with its padding.
std::optional<std::string> bytes_of_base64(std::string_view text);

}  // namespace plyglot::tool
