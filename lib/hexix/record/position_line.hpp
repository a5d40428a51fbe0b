#pragma once
// The comment that says where a record begins (hexix R13).

#include <plyglot/source.hpp>

#include <optional>

namespace plyglot::hexix {

// POS of a comment line, without the blanks at its ends; none if the comment is no position line. The comment begins
// with its sign.
std::optional<text::Span> position_in(const text::Source& source, text::Span comment);

}  // namespace plyglot::hexix
