#include "homeworlds/notations/homeworlds/resolve/serial_words.hpp"

#include "homeworlds/notations/homeworlds/resolve/action_reading.hpp"
#include "homeworlds/record/serials.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {
namespace {

// Which of its words stand for pieces of the bank: all from this one on.
std::size_t first_from_bank(Verb verb) { return verb == Verb::homeworld || verb == Verb::build ? 0 : 1; }

}  // namespace

SerialWords::Found SerialWords::find(Piece piece) const {
  for (const State::Place& place : referee_.state().places()) {
    if (place.stars.contains(piece)) return {&place, std::nullopt};
    for (Player player = 0; player < referee_.state().players(); ++player) {
      if (place.ships[player].contains(piece)) return {&place, player};
    }
  }
  return {};
}

bool SerialWords::place(const ActionNode& node, Player mover, Action& action, RecordAction& into) {
  action.serials = serials_of(into);
  // What else a player does first, and a second homeworld, is a matter of the rules.
  const bool is_due = (node.verb == Verb::homeworld) == (referee_.state().standing(mover) == Standing::not_set_up);
  if (!is_due) return true;
  return find_ship(node, action, into) && take_from_bank(node, action);
}

bool SerialWords::take_from_bank(const ActionNode& node, const Action& action) {
  const std::array<Word, 3> words = words_with_serials(node);
  PieceSet bank = referee_.state().bank();
  for (std::size_t i = first_from_bank(node.verb); i < words.size(); ++i) {
    const Piece piece = action.serials[i];
    if (piece == no_piece) continue;
    if (!bank.contains(piece)) {
      report(DiagnosticId::homeworlds_serial_in_use, words[i], piece);
      return false;
    }
    bank = bank - PieceSet::single(piece);
  }
  return true;
}

bool SerialWords::find_ship(const ActionNode& node, Action& action, RecordAction& into) {
  const Piece piece = action.serials[0];
  if (first_from_bank(node.verb) == 0 || piece == no_piece) return true;
  const Found found = find(piece);
  if (found.place == nullptr || !found.owner) {
    const bool is_star = found.place != nullptr;
    report(is_star ? DiagnosticId::homeworlds_serial_is_star : DiagnosticId::homeworlds_serial_in_bank, node.ship,
           piece);
    return false;
  }
  into.system = {SystemName::Kind::system, found.place->id, {}};
  action.system = referee_.state().name(found.place->id);
  action.system_id = found.place->id;
  if (node.verb == Verb::attack) into.owner = action.owner = found.owner;
  return true;
}

// With where the piece is, and what put it there.
void SerialWords::report(DiagnosticId id, Word word, Piece piece) {
  const State& state = referee_.state();
  const Found found = find(piece);
  std::optional<std::string> fix;
  const PieceSet others = state.bank() & PieceSet::all(kind_of(piece));
  if (id == DiagnosticId::homeworlds_serial_in_use && found.place != nullptr && !others.is_empty()) {
    fix = name_of(kind_of(piece)) + letter_of(others.first());
  }
  NotedFinding* const finding = reading_.report(id, word.span, std::move(fix));
  finding->stops_play = true;
  if (found.place == nullptr) return;
  const std::string system = text::quote(state.name(found.place->id));
  finding->where = found.owner ? text::format("a ship of {} at {}", player_name(record_, *found.owner), system)
                               : text::format("a star of {}", system);
  if (state.origin(piece) != no_action) finding->related = record_.actions[state.origin(piece)].span;
}

std::optional<std::string> SerialWords::completed(const ActionNode& node, const RecordAction& action,
                                                  std::size_t which) const {
  PieceSet choice = referee_.state().bank();
  const auto kinds = kinds_of(action);
  choice = choice & (kinds[which] ? PieceSet::all(*kinds[which]) : PieceSet::all(action.colour));
  if (which < first_from_bank(node.verb) || choice.is_empty()) return std::nullopt;
  return name_of(kind_of(choice.first())) + letter_of(choice.first());
}

}  // namespace plyglot::homeworlds
