#include "homeworlds/verdicts/wording.hpp"

#include "homeworlds/record/serials.hpp"
#include "homeworlds/spelling/dialect.hpp"
#include "homeworlds/spelling/phrases.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::homeworlds::verdicts {
namespace {}  // namespace

Wording::Wording(const Situation& situation_in, const Slips& slips_in, const Violation& found, FoundBoard& board,
                 diagnostics::Reporter& reporter)
    : Finding(reporter, id_of(found.rule), found.severity, span_of(situation_in.ast, found), {}),
      situation(situation_in),
      slips(slips_in),
      violation(found),
      board_(board) {}

const State::Place* Wording::find(const SystemName& name) const {
  return name.kind == SystemName::Kind::system ? state().find(name.index) : nullptr;
}

std::string Wording::player(Player player) const { return visible_name(record(), player); }

std::string Wording::quoted(const SystemName& name) const { return text::quote(name_of(record(), name)); }

std::string Wording::system(SystemId id) const { return text::quote(record().systems[id].name); }

std::string Wording::verb() const { return text::format("`{}`", name_of(action().verb)); }

void Wording::say(std::string message, std::string label) { Finding::say(std::move(message)).label(std::move(label)); }

const RecordTurn& Wording::turn_with(ActionNumber action) const {
  // Turns are sorted by their actions.
  const std::vector<RecordTurn>& turns = record().turns;
  const auto after = std::upper_bound(
      turns.begin(), turns.end(), action,
      [](ActionNumber number, const RecordTurn& turn) { return number < turn.first_action + turn.action_count; });
  return *after;
}

std::string Wording::turn_of(ActionNumber action) const {
  const RecordTurn& with = turn_with(action);
  if (&with == &turn()) return {};
  const auto place = static_cast<std::uint32_t>(&with - record().turns.data()) + 1;
  return text::format(" (turn {})", with.number.value_or(place));
}

void Wording::point_to(ActionNumber action, const std::string& text) {
  label(record().actions[action].span, text + turn_of(action));
}

void Wording::point_to(Cause cause, const std::string& by_action, std::string in_position) {
  if (cause.action != no_action) return point_to(cause.action, by_action);
  if (record().initial && cause.system < record().initial->systems.size()) {
    label(record().initial->systems[cause.system].span, std::move(in_position));
  }
}

std::string Wording::piece_text(PieceKind kind) const {
  const std::string name = name_of(kind);
  // homeworlds H2: a piece that may be taken from the bank.
  const PieceSet free = state().bank() & PieceSet::all(kind);
  if (record().dialect == Dialect::hwl && !free.is_empty()) return name + letter_of(free.first());
  return form_of(record().dialect).writes_capitals ? text::upper_case(name) : name;
}

}  // namespace plyglot::homeworlds::verdicts
