#pragma once
// What is known of a part of a text, after an edit before it has moved the part.

#include "notation/lines.hpp"

#include <plyglot/annotations.hpp>
#include <plyglot/diagnostic.hpp>

namespace plyglot::tool::lsp {

// By so many bytes, towards the end of the text; less than 0 is towards its beginning.
inline void move(std::uint32_t& offset, std::int64_t by) { offset = static_cast<std::uint32_t>(offset + by); }
void move(text::Span& span, std::int64_t by);
void move(notation::Unit& unit, std::int64_t by);
void move(diagnostics::Diagnostic& finding, std::int64_t by);
void move(annotations::Annotations& annotations, std::int64_t by);

}  // namespace plyglot::tool::lsp
