#pragma once
// JSON text for people.

#include <string>
#include <string_view>

namespace plyglot::text {

// Appends a well-formed JSON value with each member and element on a line of its own, one space deeper than what it
// belongs to, without a line end after it. Keys, strings and numbers stay as they are written. Linear.
void lay_out_json(std::string_view json, std::string& out);

}  // namespace plyglot::text
