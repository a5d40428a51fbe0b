#pragma once
// Text in XML and HTML.

#include <string>
#include <string_view>

namespace plyglot::tool {

// As it is written in elements and between double quotation marks. Control characters, which XML cannot hold, are shown
// as glyphs; lines stay lines.
std::string markup_text(std::string_view text);

}  // namespace plyglot::tool
