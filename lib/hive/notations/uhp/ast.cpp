#include "hive/notations/uhp/ast.hpp"

namespace plyglot::hive::uhp {

void Ast::clear() {
  span = {};
  has_header = true;
  type = state = turn = {};
  type_value.reset();
  state_value.reset();
  turn_failure.reset();
  moves.clear();
  last_semicolon = {};
  content_end = 0;
}

}  // namespace plyglot::hive::uhp
