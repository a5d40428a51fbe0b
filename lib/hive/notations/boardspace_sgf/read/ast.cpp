#include "hive/notations/boardspace_sgf/read/ast.hpp"

namespace plyglot::hive::boardspace_sgf {

void Ast::clear() {
  span = {};
  has_game = false;
  is_strict = true;
  is_latin1 = false;
  headers.clear();
  actions.clear();
  unreadable.clear();
  details.reset();
}

}  // namespace plyglot::hive::boardspace_sgf
