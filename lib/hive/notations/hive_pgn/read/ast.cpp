#include "hive/notations/hive_pgn/read/ast.hpp"

namespace plyglot::hive::hive_pgn {

void Ast::clear() {
  span = {};
  is_utf16 = false;
  tags.clear();
  bad_tags.clear();
  plies.clear();
  moves.clear();
  comments.clear();
  result.reset();
  strays.clear();
}

}  // namespace plyglot::hive::hive_pgn
