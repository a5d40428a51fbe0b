#pragma once
// The plies of a record, and its legal moves, as a notation writes them.

#include "hive/rules/options/rule_options.hpp"
#include "hive/spelling/spelling.hpp"

namespace plyglot::hive {

// hive-notations 6: whether references are chosen again, or kept where the text has one that may be kept.
enum class References : std::uint8_t { canonical, keep };

// The reference that the ply is written with; none for a pass and for the first piece. `state` is that before the ply.
std::optional<Reference> reference_of(const Ply& ply, const GameState& state, References references);

// The plies as a notation writes them.
std::vector<std::string> move_texts(const Record& record, const Spelling& spelling, References references);

// The moves that are legal after the last ply, as a notation writes them, in the order of H33. Empty after the end.
std::vector<std::string> legal_move_texts(const Record& record, const RuleOptions& options, const Spelling& spelling);

}  // namespace plyglot::hive
