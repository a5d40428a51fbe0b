#include "homeworlds/rules/referee/named_places.hpp"

#include "diagnostics/near_names.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

constexpr std::size_t shortest_name = 3;
constexpr std::uint32_t most_edits = 2;

// As names are compared, so that a capital is not an edit where case does not matter.
std::string comparable(std::string_view name, NameCase name_case) {
  return name_case == NameCase::exact ? std::string(name) : text::lower_case(name);
}

std::size_t character_count(std::string_view text) {
  const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
  return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues));
}

// homeworlds-rules 6, `unknown-system`: at most two edits away and nearer than every other, for a name of three
// characters or more.
std::optional<SystemId> near_system(const State& state, std::string_view name) {
  if (character_count(name) < shortest_name) return std::nullopt;
  const std::string wanted = comparable(name, state.name_case());
  std::optional<SystemId> nearest;
  std::uint32_t least = most_edits + 1;
  for (const State::Place& place : state.places()) {
    const std::string candidate = comparable(state.name(place.id), state.name_case());
    const auto edits = diagnostics::edit_distance(wanted, candidate, most_edits, diagnostics::Edits::without_exchanges);
    if (!edits || *edits > least) continue;
    // Of two that are equally near neither is meant more than the other.
    nearest = *edits == least ? std::nullopt : std::optional(place.id);
    least = *edits;
  }
  return nearest;
}

// Causes are named once, though several pieces came there by the same action.
void add_cause_once(Violation& violation, Cause cause) {
  const auto* end = violation.causes.begin() + violation.cause_count;
  if (std::find(violation.causes.cbegin(), end, cause) == end) violation.add_cause(cause);
}

}  // namespace

void report_no_place(Judgement& judgement, Part part, std::optional<SystemId> id) {
  const State& state = judgement.state;
  if (!id) {
    const Action& action = judgement.action;
    const std::string_view name = part == Part::other_system ? action.other_system : action.system;
    return judgement.report({.rule = Rule::unknown_system, .part = part, .system = near_system(state, name)});
  }
  Violation violation{.rule = Rule::forgotten_system, .part = part};
  violation.add_cause({state.disappearance(*id), *id});
  judgement.report(violation);
}

void report_no_own_ship(Judgement& judgement, const State::Place& place) {
  const bool has_other = place.all_ships().has(*judgement.action.ship);
  judgement.report({.rule = has_other ? Rule::not_your_ship : Rule::no_such_ship, .part = Part::ship});
}

std::array<bool, colours> powers_of(const State::Place& place, Player player) {
  std::array<bool, colours> powers{};
  const PieceSet ships = place.ships[player];
  if (ships.is_empty()) return powers;
  for (std::size_t i = 0; i < colours; ++i) powers[i] = (ships | place.stars).has(static_cast<Colour>(i));
  return powers;
}

void report_no_power(Judgement& judgement, const State::Place& place) {
  judgement.report({.rule = Rule::no_technology, .part = Part::verb, .powers = powers_of(place, judgement.mover())});
}

bool check_new_name(Judgement& judgement, std::string_view name, Part part) {
  const State& state = judgement.state;
  const std::optional<SystemId> id = state.latest(name);
  if (!id) return true;
  const bool exists = state.find(*id) != nullptr;
  Violation violation{.rule = exists ? Rule::duplicate_name : Rule::name_reuse, .part = part};
  violation.add_cause({state.creation(*id), *id});
  judgement.report(violation);
  return !exists;
}
Effect skip_for_bank(Judgement& judgement, PieceKind kind, Part part) {
  Violation violation{.rule = Rule::not_in_bank, .part = part, .piece = kind};
  for (const State::Place& place : judgement.state.places()) {
    PieceSet pieces = place.pieces() & PieceSet::all(kind);
    while (!pieces.is_empty()) {
      add_cause_once(violation, {judgement.state.origin(pieces.take_first()), place.id});
    }
  }
  return judgement.skip(violation);
}

}  // namespace plyglot::homeworlds
