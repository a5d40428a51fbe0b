#include "hopgi/board/squares.hpp"

namespace plyglot::hopgi {

bool is_across_blocked_corner(Square from, Square to) {
  const std::optional<Square> b3 = square_at(1, 3);
  const std::optional<Square> c2 = square_at(2, 2);
  return (from == b3 && to == c2) || (from == c2 && to == b3);
}

}  // namespace plyglot::hopgi
