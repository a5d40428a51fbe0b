// AST to record (hive-notations 4.5).

#include "hive/notations/boardspace_sgf/resolve/resolve.hpp"

#include "hive/notations/boardspace_sgf/resolve/sgf_play.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_tags.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_variant.hpp"

namespace plyglot::hive::boardspace_sgf {

void resolve(const text::Source& source, const Ast& ast, const RuleOptions& options, Record& record,
             diagnostics::Reporter& reporter) {
  record.clear();
  record.span = ast.span;
  const Reading reading{source, ast, reporter};
  if (!ast.has_game || !read_variant(reading, record)) {
    record.has_game = false;
    record.is_sound = false;
    return;
  }
  record.details = ast.details;
  read_tags(reading, record);
  Play play(reading, options, record);
  play.run();
  read_result(reading, play.ending(), record);
  check_pillbug_date(reading, record);
}

}  // namespace plyglot::hive::boardspace_sgf
