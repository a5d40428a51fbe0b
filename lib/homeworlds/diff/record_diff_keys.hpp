#pragma once
// Turns and positions of a game as they compare, whatever systems are called.

#include "comparing/numbered_games.hpp"
#include "homeworlds/record/record_replay.hpp"

namespace plyglot::homeworlds {

// A record that is played again for the sake of its boards.
class BoardTrack {
 public:
  struct Place {
    SystemId id = 0;
    // The anonymous form of the system.
    std::string contents;
  };

  // The record must outlive it. `swaps_seats`: as if each of two players had the other's seat.
  explicit BoardTrack(const Record& record, bool swaps_seats = false);

  std::uint32_t turns() const { return replay_.turns(); }
  // Whether the position is known.
  bool is_certain() const { return !record_.is_fragment && turns() <= record_.certain_turns; }
  // In the order of creation.
  const std::vector<Place>& places() const { return places_; }
  Position position() const;
  // Equal for positions that are equal (homeworlds-rules 7).
  std::string position_key() const;
  void play_turn();
  void play_to(std::uint32_t turns);

 private:
  void look();

  const Record& record_;
  bool swaps_seats_;
  RecordReplay replay_;
  Player to_move_ = 0;
  std::vector<Place> places_;
};

// What an action does, with words for its systems. `has_size`: of a build the size counts.
std::string action_key(const RecordAction& action, Player players, bool has_size, std::string_view system,
                       std::string_view other_system);
// What a turn does, whatever the order of its actions: passes do nothing.
std::string turn_key(Player player, std::vector<std::string> actions);

struct ComparedGame {
  // After each number of turns; unknown_position where the position is not known.
  std::vector<std::uint32_t> positions;
  // By turn, as long as positions are known: what is done, where a system is what it holds before the turn.
  std::vector<std::uint32_t> turns;
};

// Linear in the number of actions.
ComparedGame compared_game_of(const Record& record, bool swaps_seats, comparing::Numbering& numbering);

}  // namespace plyglot::homeworlds
