#pragma once
// What a ply does, told to a reader who has not learnt the notation.

#include "hexix/rules/state.hpp"

#include <plyglot/hexix_record.hpp>

#include <string>

namespace plyglot::hexix {

// Whether the ply has changed a board that is known for sure (R12).
inline bool is_seen(const Ply& ply) { return ply.is_applied && ply.is_certain; }

// One sentence on the ply with that index, which is counted from 1 in it. `before` is the board before a ply that is
// seen, and means nothing for others.
std::string ply_sentence(const Record& record, std::uint32_t index, const State& before);

}  // namespace plyglot::hexix
