#include "hive/notations/thehive/read/ast.hpp"

namespace plyglot::hive::thehive {

void Ast::clear() {
  span = {};
  lines.clear();
}

}  // namespace plyglot::hive::thehive
