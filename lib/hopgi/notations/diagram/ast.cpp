#include "hopgi/notations/diagram/ast.hpp"

namespace plyglot::hopgi::diagram {

void Ast::clear() {
  span = {};
  parts.clear();
  cells.clear();
}

}  // namespace plyglot::hopgi::diagram
