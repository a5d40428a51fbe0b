#pragma once
// The blocked corner: the squares b3 and c2 touch, and the step between them does not exist (hopgi R2).

#include <plyglot/hopgi_position.hpp>

namespace plyglot::hopgi {

// `open` asks what there would be without the rule.
enum class Corner : std::uint8_t { blocked, open };

// Whether the step is that one, in either direction.
bool is_across_blocked_corner(Square from, Square to);

}  // namespace plyglot::hopgi
