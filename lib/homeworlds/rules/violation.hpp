#pragma once
// What the rules found, as data for whoever words it.

#include "homeworlds/rules/rule.hpp"
#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// What became of the action (homeworlds-rules E2).
enum class Effect : std::uint8_t { applied, skipped, ignored };

// Something earlier that a finding points to: the action, or if that is no_action the system in the text of the
// position.
struct Cause {
  ActionNumber action = no_action;
  SystemId system = 0;

  friend bool operator==(Cause a, Cause b) = default;
};
inline constexpr std::size_t most_causes = 3;

struct Violation {
  Rule rule = Rule::not_established;
  // By profile (homeworlds-rules 4).
  diagnostics::Severity severity = diagnostics::Severity::error;
  // What became of the action in the end, which a later check of the same action can have decided.
  Effect effect = Effect::applied;
  // The action it is found at, and the part of it. For Part::turn any action of that turn, or no_action.
  ActionNumber action = no_action;
  Part part = Part::action;
  // Of the record, if there is one: the turn it is found in.
  std::uint32_t turn = 0;
  // The labels of homeworlds-rules 6, of which `cause_count` count: the actions that made a system, made it disappear
  // or sacrificed, that set up the other home or ended the game, or that put the pieces where they are that the bank
  // lacks. The label of not_connected is the system named first, in the same action.
  std::array<Cause, most_causes> causes{};
  std::uint8_t cause_count = 0;
  // unknown_system: the existing system that may be meant.
  std::optional<SystemId> system = std::nullopt;
  // wrong_build_size: the smallest in the bank. trade_size: of the ship's size. attack_too_large: the largest own ship.
  std::optional<PieceKind> piece = std::nullopt;
  // wrong_build_size: how many such pieces are left. no_overpopulation: the pieces there. missing_pass: how many.
  std::uint8_t count = 0;
  // no_technology: the powers that the player has there (G3), by colour.
  std::array<bool, colours> powers{};

  void add_cause(Cause cause) {
    if (cause_count < most_causes) causes[cause_count++] = cause;
  }
};

}  // namespace plyglot::homeworlds
