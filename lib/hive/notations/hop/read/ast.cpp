#include "hive/notations/hop/read/ast.hpp"

namespace plyglot::hive::hop {

void Ast::clear() {
  span = {};
  is_empty = false;
  if (gametype) {
    std::swap(spare_tokens, gametype->tokens);
    spare_tokens.clear();
    gametype.reset();
  }
  topology_field = {};
  topology = {};
  items.clear();
  is_read_whole = true;
  player = {};
}

}  // namespace plyglot::hive::hop
