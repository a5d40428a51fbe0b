#pragma once
// Playing the turns of a game by the rules (hopgi R10, R13 to R18).

#include "hopgi/notations/hopgi/resolve/joined_legs.hpp"

namespace plyglot::hopgi::record {

// A turn that is written for the side to move. The turn passes, whatever becomes of it.
void play_turn(Resolution& resolution, const TurnNode& node);

// R18: a word in the place of a turn that cannot be read; that is said already.
void play_unreadable(Resolution& resolution, text::Span word);

// R27: a turn that is missing before the one that begins at that byte.
void play_missing(Resolution& resolution, const Turn& turn, std::uint32_t begin);
// R27: up to two turns in the place of an item.
void play_instead(Resolution& resolution, const Item& item, const std::vector<Turn>& turns);

// A turn of two legs without the `;` between them (R28).
void play_joined_legs(Resolution& resolution, const JoinedLegs& legs);

}  // namespace plyglot::hopgi::record
