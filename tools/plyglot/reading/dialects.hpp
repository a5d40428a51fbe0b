#pragma once
// The dialect of a text whose settings leave it open: its content decides.

#include "plyglot/reading/inputs.hpp"
#include "plyglot/texts/input_chunk.hpp"

namespace plyglot::tool {

// Whether a whole text may come out undecided, for whoever reads it as it is, and decides only after an error. One of
// which a single record is wanted may not: that record may have none.
enum class Dialects : std::uint8_t { decided, left_open };

// Decides for an undecided chunk. Whether anything of it changes.
bool decide_dialect(InputChunk& chunk);
// What was decided holds for the input, unless it holds several texts, and is said at the end.
void note_dialect(const Input& input, const InputChunk& chunk);
// For whoever writes texts: that this one stays as it is, if its dialect is not certain.
void note_if_uncertain(const Input& input, const InputChunk& chunk);

}  // namespace plyglot::tool
