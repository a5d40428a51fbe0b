#pragma once
// What has been played of a turn, and what may still be (homeworlds-rules G2).

#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

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
    std::vector<ActionNumber> kept = std::move(catastrophes);
    kept.clear();
    *this = Turn();
    player = new_player;
    is_confirmed = confirmed;
    catastrophes = std::move(kept);
  }
};

}  // namespace plyglot::homeworlds
