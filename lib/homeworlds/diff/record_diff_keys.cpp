#include "homeworlds/diff/record_diff_keys.hpp"

#include "homeworlds/diff/position_diff.hpp"
#include "text/ascii.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

std::string star_letters(const RecordAction& action) {
  std::array<std::string, 2> stars;
  for (std::size_t i = 0; i < 2; ++i) stars[i] = action.stars[i] ? name_of(*action.stars[i]) : "-";
  text::sort(stars.begin(), stars.end());
  return stars[0] + stars[1];
}

std::string piece_of(const RecordAction& action) { return action.ship ? name_of(*action.ship) : std::string(); }

// What a system is in the keys of a turn.
class TurnKeys {
 public:
  TurnKeys(const Record& record, const BoardTrack& before) : record_(record), before_(before) {}

  std::string key_of(const RecordTurn& turn, Player player) const {
    std::vector<std::string> actions;
    for (std::uint32_t i = 0; i < turn.action_count; ++i) {
      const RecordAction& action = record_.actions[turn.first_action + i];
      if (action.verb == Verb::pass) continue;
      actions.push_back(
          action_key(action, record_.player_count, false, word_for(action.system), word_for(action.other_system)));
    }
    return turn_key(player, std::move(actions));
  }

 private:
  std::string word_for(const SystemName& name) const {
    if (name.kind != SystemName::Kind::system) return text::lower_case(name_of(record_, name));
    const auto& places = before_.places();
    const auto found = std::find_if(places.begin(), places.end(),
                                    [&](const BoardTrack::Place& place) { return place.id == name.index; });
    if (found != places.end()) return found->contents;
    // It was made in this turn, or is gone.
    return "new";
  }

  const Record& record_;
  const BoardTrack& before_;
};

}  // namespace

BoardTrack::BoardTrack(const Record& record, bool swaps_seats)
    : record_(record), swaps_seats_(swaps_seats), replay_(record, record.profile) {
  look();
}

Position BoardTrack::position() const {
  const Position position = replay_.state().position();
  return swaps_seats_ ? with_swapped_seats(position) : position;
}

void BoardTrack::look() {
  const Position seen = position();
  to_move_ = seen.to_move;
  places_.clear();
  for (std::size_t i = 0; i < seen.systems.size(); ++i) {
    places_.push_back({replay_.state().places()[i].id, anonymous_text(seen.systems[i], seen.players)});
  }
}

std::string BoardTrack::position_key() const {
  std::vector<std::string_view> contents;
  for (const Place& place : places_) contents.push_back(place.contents);
  text::sort(contents.begin(), contents.end());
  std::string key{static_cast<char>('0' + record_.player_count), static_cast<char>('0' + to_move_)};
  for (const std::string_view system : contents) {
    key += ';';
    key += system;
  }
  return key;
}

void BoardTrack::play_turn() {
  replay_.play_to(turns() + 1);
  look();
}

void BoardTrack::play_to(std::uint32_t turns) {
  replay_.play_to(turns);
  look();
}

std::string action_key(const RecordAction& action, Player players, bool has_size, std::string_view system,
                       std::string_view other_system) {
  std::string key{static_cast<char>('0' + static_cast<int>(action.verb))};
  switch (action.verb) {
    case Verb::homeworld:
      return key + star_letters(action) + piece_of(action);
    case Verb::build:
      key += letter_of(action.colour);
      if (has_size) key += piece_of(action);
      break;
    case Verb::trade:
      key += piece_of(action) + letter_of(action.colour);
      break;
    case Verb::discover:
      key += piece_of(action) + name_of(action.star);
      break;
    case Verb::attack:
      key += piece_of(action);
      if (players > 2 && action.owner) key += static_cast<char>('0' + *action.owner);
      break;
    case Verb::catastrophe:
      key += letter_of(action.colour);
      break;
    default:
      key += piece_of(action);
  }
  key += '@';
  key += system;
  if (action.verb == Verb::move) {
    key += '>';
    key += other_system;
  }
  return key;
}

std::string turn_key(Player player, std::vector<std::string> actions) {
  text::sort(actions.begin(), actions.end());
  std::string key{static_cast<char>('0' + player)};
  for (const std::string& action : actions) {
    key += ' ';
    key += action;
  }
  return key;
}

ComparedGame compared_game_of(const Record& record, bool swaps_seats, comparing::Numbering& numbering) {
  ComparedGame game;
  BoardTrack track(record, swaps_seats);
  const auto number_position = [&] {
    game.positions.push_back(track.is_certain() ? numbering.of(track.position_key()) : comparing::unknown_position);
  };
  number_position();
  for (const RecordTurn& turn : record.turns) {
    const bool is_certain = track.turns() < record.certain_turns;
    const auto player = static_cast<Player>(swaps_seats ? 1 - turn.player : turn.player);
    if (is_certain) {
      game.turns.push_back(numbering.of(TurnKeys(record, track).key_of(turn, player)));
      track.play_turn();
    }
    if (is_certain) {
      number_position();
    } else {
      game.positions.push_back(comparing::unknown_position);
    }
  }
  return game;
}

}  // namespace plyglot::homeworlds
