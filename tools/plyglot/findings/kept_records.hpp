#pragma once
// Names records of which there is something to say but no finding.

#include "plyglot/texts/input_chunk.hpp"

namespace plyglot::tool {

// A line for each: "x.hop:3: WHAT".
std::string kept_records(const InputChunk& chunk, const std::vector<text::Span>& records, std::string_view what);

}  // namespace plyglot::tool
