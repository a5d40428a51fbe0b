#pragma once
// The rules of play (homeworlds-rules 3 to 5): actions are judged and played one after another.

#include "homeworlds/rules/state.hpp"
#include "homeworlds/rules/violation.hpp"

namespace plyglot::homeworlds {

// What has been played of a turn, and what may still be (homeworlds-rules G2).

// G2: nothing but catastrophes; after a basic action, a homeworld or a pass; after a sacrifice.
enum class TurnPhase : std::uint8_t { open, spent, sacrificed };

struct Turn {
  Player player = 0;
  bool is_confirmed = false;
  TurnPhase phase = TurnPhase::open;
  // E1.
  bool has_error = false;
  // E4: no budget and no power is asked for any more.
  bool is_free = false;
  // The sacrifice, and how many actions of its colour it still gives.
  ActionNumber sacrifice = no_action;
  Colour colour = Colour::blue;
  std::uint8_t actions_left = 0;
  ActionNumber last_action = no_action;
  // Something was played that is neither catastrophe nor pass.
  bool has_acted = false;
  // The catastrophes since then. They are few: each takes four pieces from the board (G10).
  std::vector<ActionNumber> catastrophes;

  // Keeps its memory.
  void begin(Player new_player, bool confirmed) {
    std::vector<ActionNumber> kept;
    kept.swap(catastrophes);
    kept.clear();
    *this = Turn();
    player = new_player;
    is_confirmed = confirmed;
    catastrophes.swap(kept);
  }
};

// G13.
struct Result {
  bool is_over = false;
  // None: a draw, if the game is over.
  std::optional<Player> winner;
};

class Referee {
 public:
  // The state's names should be compared as the profile compares them (G26).
  Referee(State state, Profile profile);

  const State& state() const { return state_; }
  Profile profile() const { return profile_; }
  // Meaningful as long as the position is certain.
  Result result() const { return result_; }
  // E2. While false, nothing is played and nothing found.
  bool is_certain() const { return is_certain_; }
  void lose_certainty() { is_certain_ = false; }

  // The turn of whoever is to move; another player may be named, who moves then (homeworlds R2). `is_confirmed`: the
  // turn ends with `*`. False if the game is over, which is reported once (E3): its actions are ignored then.
  bool begin_turn(std::optional<Player> player, bool is_confirmed, std::vector<Violation>& violations);
  // Judges the action, which must have all that its verb needs, and plays it as far as it can be played. Numbers rise
  // from action to action. Violations are appended in the order of detection (G15).
  Effect play(const Action& action, ActionNumber number, std::vector<Violation>& violations);
  // G12, G13, and the findings about the whole turn. `has_error`: the notation found an error in it.
  void end_turn(bool has_error, std::vector<Violation>& violations);

  // Another name by which a system is found (homeworlds R13).
  void add_name(SystemId system, std::string_view name) { state_.add_name(system, name); }

 private:
  State state_;
  Profile profile_;
  ProfileRules rules_;
  Turn turn_;
  Result result_;
  bool is_certain_ = true;
  bool is_end_reported_ = false;
  // Of the turn that ended the game.
  ActionNumber ending_action_ = no_action;
};

}  // namespace plyglot::homeworlds
