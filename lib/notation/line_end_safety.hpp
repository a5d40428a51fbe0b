#pragma once
// Fixes that make a line end where it did not end before.

#include <plyglot/diagnostic.hpp>

namespace plyglot::notation {

// How safe it is that a line of `source` ends at `offset`: behind a carriage return that is text, that would be half of
// the line end.
diagnostics::Safety safety_of_line_end_at(const text::Source& source, std::uint32_t offset);

}  // namespace plyglot::notation
