#pragma once
// Comments that suppress what is found.

#include <plyglot/session.hpp>

namespace plyglot::tool {

// The chunk with a comment for each line that has findings, above the line or at its end, wherever that silences them
// and changes nothing else: the text was read again. `applied` counts the findings that are silenced. A chunk in a
// notation without comments stays as it is, and so does one in which the comments would be read as something else.
toolchain::Session::Fixed with_suppressions(toolchain::Session& session, const toolchain::Chunk& chunk,
                                            std::string_view comment_sign);

}  // namespace plyglot::tool
