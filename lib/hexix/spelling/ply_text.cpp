#include "hexix/spelling/ply_text.hpp"

#include "hexix/record/move_text.hpp"

namespace plyglot::hexix {

std::string ply_text(const Ply& ply, Dialect dialect) {
  if (ply.kind == PlyKind::skipped) return "...";
  if (!ply.is_move()) return {};
  std::string token = move_text(move_of(ply), dialect);
  if (ply.written_number != 0) token += static_cast<char>('0' + ply.written_number);
  token += suffix_text(ply.suffix);
  return token;
}

}  // namespace plyglot::hexix
