#include "homeworlds/record/ast.hpp"

#include "syntax/renew.hpp"

namespace plyglot::homeworlds {

void Ast::clear() {
  syntax::renew(*this, &Ast::headers, &Ast::players, &Ast::player_names, &Ast::comments, &Ast::turns, &Ast::actions,
                &Ast::separator_lines);
}

}  // namespace plyglot::homeworlds
