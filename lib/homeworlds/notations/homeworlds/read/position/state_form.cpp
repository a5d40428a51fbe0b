#include "homeworlds/notations/homeworlds/read/position/state_form.hpp"

#include "homeworlds/notations/homeworlds/read/position/position_text.hpp"

namespace plyglot::homeworlds {

std::optional<Position> read_position(Reading& reading, text::Span span) {
  // homeworlds R5.
  const NameCase name_case = reading.form.dialect == Dialect::quux ? NameCase::exact : NameCase::folded;
  const bool has_comments = reading.form.comments == CommentForm::at_blanks;
  PositionReading read = read_position(reading.slice(span), span.begin, name_case, has_comments);
  if (!read.problem) return std::move(read.position);

  const bool is_malformed = read.problem->fault == PositionFault::malformed;
  const DiagnosticId id =
      is_malformed ? DiagnosticId::homeworlds_bad_position : DiagnosticId::homeworlds_position_inconsistent;
  Finding* finding = reading.report(id, is_malformed ? span : read.problem->span);
  if (finding != nullptr && read.problem->other_system) {
    finding->related = read.position.systems[*read.problem->other_system].span;
  }
  reading.ast.position_problem = read.problem;
  return std::nullopt;
}

}  // namespace plyglot::homeworlds
