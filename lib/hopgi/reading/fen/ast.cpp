#include "hopgi/reading/fen/ast.hpp"

namespace plyglot::hopgi::fen {

void Ast::clear() {
  span = {};
  first_field = {};
  board = {};
  ranks.clear();
  items.clear();
  hand = {};
  fields.clear();
  extra = {};
}

}  // namespace plyglot::hopgi::fen
