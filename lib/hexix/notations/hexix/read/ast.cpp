#include "hexix/notations/hexix/read/ast.hpp"

namespace plyglot::hexix {

void Ast::clear() {
  span = {};
  lines.clear();
  rows.clear();
  lead_lines = 0;
  has_header = has_divider = has_numbers = false;
  prefix_width = 0;
  position.reset();
}

}  // namespace plyglot::hexix
