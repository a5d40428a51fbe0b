#pragma once
// The parts of a record that a fix must find sound: turns, moves, rows, header lines.

#include "notation/row.hpp"

namespace plyglot::toolchain {

// The stretches of the record between the bytes that end a unit in the notation (About::unit_ends), in order and
// without those bytes. Turns that lie in several of them, which must be in order, join them to one.
std::vector<text::Span> fix_units(const text::Source& source, text::Span record, std::string_view unit_ends,
                                  const std::vector<text::Span>& turns);

}  // namespace plyglot::toolchain
