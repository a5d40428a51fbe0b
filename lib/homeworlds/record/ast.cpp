#include "homeworlds/record/ast.hpp"

namespace plyglot::homeworlds {

void Ast::clear() {
  span = {};
  dialect = Dialect::seed;
  headers.clear();
  known_headers.fill(std::nullopt);
  players.clear();
  player_names.clear();
  player_count.reset();
  profile.reset();
  comments.clear();
  layout = Layout::line;
  position = {};
  initial.reset();
  position_problem.reset();
  turns.clear();
  actions.clear();
  separator_lines.clear();
  second_game = {};
  uncertain_from.reset();
  is_fragment = false;
}

}  // namespace plyglot::homeworlds
