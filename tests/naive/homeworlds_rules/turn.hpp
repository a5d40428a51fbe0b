#pragma once
// One turn as it is played.

#include "naive/homeworlds_rules/game.hpp"

namespace plyglot::naive::homeworlds_rules {

class Turn {
 public:
  Turn(Game& game, const std::vector<Action>& actions, bool is_confirmed)
      : game_(game), actions_(actions), mover_(game.to_move), is_confirmed_(is_confirmed) {}

  std::vector<Finding> play();

 private:
  // False: the action is not played, and nothing after it is certain.
  bool play_action();
  bool may_be_played();
  bool play_verb();
  bool play_homeworld();
  bool play_build();
  bool play_trade();
  bool play_move();
  bool play_discover();
  bool play_attack();
  bool play_sacrifice();
  bool play_catastrophe();

  void check_unusual_home();
  void check_order_of_catastrophes();
  // In profile quux: true if the mover would have no home after this.
  bool is_suicide(const Game& after);
  void forget(Game& game) const;
  void end();

  // Reports; one error for each action, unless it is a soft check.
  void say(const std::string& name, const std::string& part, bool is_soft = false);
  bool refuse(const std::string& name, const std::string& part) {
    say(name, part);
    return false;
  }
  // The index of the system, or -1 with the reason reported.
  int system_of(const std::string& name, const std::string& part);
  bool has_ship(const System& system);
  void ask_power(const System& system, char colour);
  bool is_free_name(const std::string& name, const std::string& part);
  Words& own_ships(int system) { return own_ships(game_, system); }
  Words& own_ships(Game& game, int system) const {
    return game.systems[static_cast<std::size_t>(system)].ships[static_cast<std::size_t>(mover_)];
  }
  System& at(int system) { return game_.systems[static_cast<std::size_t>(system)]; }
  const Action& action() const { return actions_[static_cast<std::size_t>(now_)]; }

  Game& game_;
  const std::vector<Action>& actions_;
  int mover_;
  bool is_confirmed_;
  int now_ = 0;
  std::vector<Finding> findings_;
  bool has_error_ = false;
  bool action_has_error_ = false;

  // Budget: has anything but catastrophes been played; the sacrifice; E4.
  bool is_begun_ = false;
  int sacrifice_ = -1;
  int left_ = 0;
  bool is_free_ = false;
};

}  // namespace plyglot::naive::homeworlds_rules
