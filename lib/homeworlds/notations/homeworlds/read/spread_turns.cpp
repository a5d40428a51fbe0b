#include "homeworlds/notations/homeworlds/read/spread_turns.hpp"

#include "text/ascii.hpp"

namespace plyglot::homeworlds {
namespace {

bool stand_together(const RecordLines& record, TurnLines before, TurnLines last) {
  for (std::uint32_t i = before.last + 1; i <= last.first; ++i) {
    if (record.lines[i].is_below_blank || (i < last.first && record.lines[i].kind != LineKind::comment)) return false;
  }
  return true;
}

// The sacrifice of a turn that has fewer actions of power than it may have and no pass; null if there is none.
const ActionNode* open_sacrifice(const Reading& reading, const TurnNode& turn) {
  const ActionNode* sacrifice = nullptr;
  unsigned powers = 0;
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    const ActionNode& action = reading.ast.actions[turn.first_action + i];
    if (action.verb == Verb::pass) return nullptr;
    if (action.verb == Verb::sacrifice && sacrifice == nullptr) sacrifice = &action;
    if (power_of(action.verb)) ++powers;
  }
  if (sacrifice == nullptr || !sacrifice->is_playable) return nullptr;
  return powers < size_of(*piece_named(reading.slice(sacrifice->ship.span))) ? sacrifice : nullptr;
}

// homeworlds L20: the finding of the mark that its last line ends with; null if the mark is part of a word.
NotedFinding* mark_at_end(const Reading& reading, const RecordLines& record, TurnLines turn) {
  const std::uint32_t begin = record.lines[turn.first].content.begin;
  const std::uint32_t at = record.lines[turn.last].content.end - 1;
  const auto byte_at = [&](std::uint32_t place) { return reading.slice({place, place + 1})[0]; };
  if (at > begin && !is_blank(byte_at(at - 1)) && !is_one_of(byte_at(at - 1), reading.form.separators)) return nullptr;
  for (auto finding = reading.findings.rbegin(); finding != reading.findings.rend(); ++finding) {
    if (finding->span.begin < begin) return nullptr;
    const bool is_of_mark = finding->id == DiagnosticId::homeworlds_trailing_separator ||
                            finding->id == DiagnosticId::homeworlds_empty_action;
    if (is_of_mark && finding->span == text::Span{at, at + 1}) return &*finding;
  }
  return nullptr;
}

void make_uncertain(Ast& ast) {
  if (!ast.uncertain_from) ast.uncertain_from = static_cast<std::uint32_t>(ast.turns.size() - 1);
}

}  // namespace

std::optional<Colour> power_of(Verb verb) {
  switch (verb) {
    case Verb::build:
      return Colour::green;
    case Verb::trade:
      return Colour::blue;
    case Verb::discover:
    case Verb::move:
      return Colour::yellow;
    case Verb::attack:
      return Colour::red;
    default:
      return std::nullopt;
  }
}

void check_spread_turn(Reading& reading, const RecordLines& record, TurnLines before, TurnLines last) {
  static constexpr text::ByteSet marks(odd_separators);
  Ast& ast = reading.ast;
  TurnNode& upper = ast.turns[ast.turns.size() - 2];
  const TurnNode& lower = ast.turns.back();
  if (lower.number || !lower.handle.empty()) return;
  const char last_byte = reading.source.text[record.lines[before.last].content.end - reading.source.base - 1];
  const bool may_end_in_mark = marks.has(last_byte);
  const ActionNode* const sacrifice = lower.action_count == 0 ? nullptr : open_sacrifice(reading, upper);
  if ((sacrifice == nullptr && !may_end_in_mark) || !stand_together(record, before, last)) return;
  if (NotedFinding* const mark = may_end_in_mark ? mark_at_end(reading, record, before) : nullptr) {
    mark->is_above_turn = upper.ends_in_mark = upper.goes_on_below = true;
    return make_uncertain(ast);
  }
  if (sacrifice == nullptr) return;
  const ActionNode& next = ast.actions[lower.first_action];
  const Colour colour = colour_of(*piece_named(reading.slice(sacrifice->ship.span)));
  if (next.span.begin != lower.span.begin || (next.verb != Verb::pass && power_of(next.verb) != colour)) return;
  reading.report(DiagnosticId::homeworlds_turn_spread_over_lines, text::cover(sacrifice->verb_span, next.span));
  upper.goes_on_below = true;
  make_uncertain(ast);
}

}  // namespace plyglot::homeworlds
