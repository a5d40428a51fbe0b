#pragma once
// Markdown as people read it on a terminal.

#include <string>
#include <string_view>

namespace plyglot::tool {

// Headings without their signs, and blocks of code without their fences, but indented. With colours, headings are
// bold and code is cyan, without its quotes; lines stay as they are broken. Knows what the pages about findings use.
std::string for_terminal(std::string_view markdown, bool has_colour);

}  // namespace plyglot::tool
