#pragma once
// Positions as canonical HOP text (hop 5).

#include "hive/spelling/hop_topology.hpp"

namespace plyglot::hive::hop {

// Appends the canonical text of a sound position, `[gametype,]topology,player`. False, with nothing appended, if the
// position is not sound or its topology would open more than 100 parentheses. Time: a few walks over the board for
// each bug with the smallest letter on the ground; memory: linear.
bool print(const Position& position, Dialect dialect, std::string& out);

// The same of a position whose parts are given, without an orientation: its gametype as `canonical_gametype` writes it,
// its bugs and the side to move.
bool print_parts(std::string_view gametype, Terrain& terrain, Colour to_move, Dialect dialect, TopologyWriter& writer,
                 std::string& out);

// As many parentheses may be open at once (hop 2).
inline constexpr std::uint32_t deepest_nesting = 100;

// The topology alone (hop R26), of any position whose cells hang together, with at most `deepest` open parentheses.
bool print_topology(const Position& position, Dialect dialect, std::string& out,
                    std::uint32_t deepest = deepest_nesting);

}  // namespace plyglot::hive::hop
