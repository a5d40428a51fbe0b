#pragma once
// Where a variation ends whose `)` is lost (hopgi R20).

#include "hopgi/notations/hopgi/resolve/resolution.hpp"

namespace plyglot::hopgi::record {

// A variation that goes on too far as it is written.
struct OverlongVariation {
  // Of Ast::items: the number with which the enclosing line goes on; none if that is not known.
  std::optional<std::size_t> end;
  // Of Ast::items: the first number or turn that does not fit into the variation; none where `end` is known.
  std::optional<std::size_t> misfit;
};

// Whether the variation that begins with that item is open at the end of the game.
bool is_unclosed(Resolution& resolution, std::size_t open);

// Of a variation that begins next, and that is open at the end of the game or inside of one that is: the `)` may be
// lost in it. None if all of it fits. Linear in its line.
std::optional<OverlongVariation> look_for_lost_end(Resolution& resolution, std::size_t open);

// The finding about the unclosed variation says how play goes on, and moves to the `(` whose `)` is lost.
void note_lost_end(Resolution& resolution, std::size_t unclosed, std::size_t open, const OverlongVariation& variation);

}  // namespace plyglot::hopgi::record
