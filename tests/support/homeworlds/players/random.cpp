#include "support/homeworlds/players/random.hpp"

#include "homeworlds/rules/basic_actions.hpp"
#include "support/homeworlds/words.hpp"

namespace plyglot::test {

using homeworlds::Colour;
using homeworlds::PieceKind;
using homeworlds::Referee;
using homeworlds::State;
using homeworlds::Verb;

namespace {

// Few, so that names are used again; of some lengths, so that some are near to others.
constexpr std::array<std::string_view, 14> names = {"A",   "B",    "C",    "Dust",  "Dusk", "dust",  "Fog",
                                                    "FOG", "Frog", "Mist", "North", "b1",   "green", "Omega"};
constexpr std::array<std::string_view, homeworlds::verbs> all_verbs = {
    "homeworld", "build", "trade", "discover", "move", "attack", "sacrifice", "catastrophe", "pass"};

class Writer {
 public:
  Writer(Random& random, const Referee& referee, std::size_t mistakes)
      : random_(random), scratch_(referee), mistakes_(mistakes) {
    std::vector<homeworlds::Violation> ignored;
    scratch_.begin_turn(std::nullopt, false, ignored);
  }

  std::vector<NaiveAction> write() {
    if (state().standing(state().to_move()) == homeworlds::Standing::not_set_up) {
      add(random_.chance(mistakes_) ? wrong_homeworld() : homeworld());
    } else {
      write_later_turn();
    }
    while (random_.chance(mistakes_)) add(mistake());
    return std::move(turn_);
  }

 private:
  const State& state() const { return scratch_.state(); }

  void write_later_turn() {
    write_catastrophes();
    const std::size_t kind = random_.below(100);
    if (random_.chance(mistakes_)) {
      add(mistake());
    } else if (kind < 65) {
      add(basic());
    } else if (kind < 97) {
      write_sacrifice();
    } else if (kind < 99) {
      add(verb_only("pass"));
    }
    write_catastrophes();
  }

  void write_sacrifice() {
    const NaiveAction sacrifice = own_ship("sacrifice");
    add(sacrifice);
    const std::size_t count = static_cast<std::size_t>(sacrifice.ship[1] - '0') + (random_.chance(mistakes_) ? 1 : 0);
    for (std::size_t i = 0; i < count && scratch_.is_certain(); ++i) {
      if (random_.chance(15)) {
        if (random_.chance(60)) add(verb_only("pass"));
      } else {
        add(of_sacrifice(sacrifice.ship[0]));
      }
      if (random_.chance(60)) write_catastrophes();
    }
  }

  std::string_view verb_of_sacrifice(char colour) {
    if (colour == 'g') return "build";
    if (colour == 'b') return "trade";
    if (colour == 'r') return "attack";
    return random_.chance(50) ? "move" : "discover";
  }

  // One that can be played, if chance finds one.
  NaiveAction of_sacrifice(char colour) {
    for (int i = 0; i < 30; ++i) {
      const std::string_view verb = verb_of_sacrifice(colour);
      NaiveAction words = verb == "attack" ? attack() : own_ship(verb);
      if (verb == "build") words.ship.resize(1);
      if (verb == "discover") words.other_system = fresh_name();
      if (verb == "move" && is_home_empty()) words.other_system = home_name();
      if (can_be_played(words) || random_.chance(mistakes_)) return words;
    }
    return verb_only("pass");
  }

  // A home that was left for a moment is to be entered again.
  bool is_home_empty() const {
    const State::Place* home = state().home_of(state().to_move());
    return home != nullptr && home->ships[state().to_move()].is_empty();
  }
  std::string home_name() const { return std::string(state().name(state().home_of(state().to_move())->id)); }

  bool can_be_played(const NaiveAction& words) const {
    Referee copy = scratch_;
    std::vector<homeworlds::Violation> violations;
    copy.play(action_of(words), static_cast<homeworlds::ActionNumber>(turn_.size()), violations);
    return violations.empty();
  }

  void write_catastrophes() {
    for (const State::Place& place : state().places()) {
      for (std::size_t i = 0; i < homeworlds::colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (place.pieces().count(colour) < 4 || !random_.chance(50)) continue;
        NaiveAction action = verb_only("catastrophe");
        action.system = state().name(place.id);
        action.colour = letter_of(colour);
        add(action);
        // The places have changed.
        return;
      }
    }
  }

  NaiveAction basic() {
    std::vector<homeworlds::Action> actions = basic_actions(state());
    std::vector<homeworlds::Action> builds;
    for (const homeworlds::Action& action : actions) {
      if (action.verb == Verb::build) builds.push_back(action);
    }
    // A full board is where things happen.
    if (!builds.empty() && random_.chance(40)) actions = std::move(builds);
    if (actions.empty()) return verb_only("pass");
    const homeworlds::Action& action = random_.pick(actions);
    return words_of(action, action.verb == Verb::discover ? fresh_name() : std::string());
  }

  // With an own ship and everything else by chance.
  NaiveAction own_ship(std::string_view verb) {
    NaiveAction words = anything();
    words.verb = verb;
    std::vector<std::pair<const State::Place*, PieceKind>> ships;
    for (const State::Place& place : state().places()) {
      for (homeworlds::PieceSet rest = place.ships[state().to_move()]; !rest.is_empty();) {
        ships.emplace_back(&place, homeworlds::kind_of(rest.take_first()));
      }
    }
    if (ships.empty()) return words;
    const auto& [place, ship] = random_.pick(ships);
    words.system = state().name(place->id);
    words.ship = homeworlds::name_of(ship);
    return words;
  }

  // On any ship of an enemy, if possible where there is an own ship too.
  NaiveAction attack() {
    std::vector<std::pair<const State::Place*, PieceKind>> all;
    std::vector<std::pair<const State::Place*, PieceKind>> near;
    for (const State::Place& place : state().places()) {
      const homeworlds::PieceSet own = place.ships[state().to_move()];
      for (homeworlds::PieceSet rest = place.all_ships() - own; !rest.is_empty();) {
        all.emplace_back(&place, homeworlds::kind_of(rest.take_first()));
        if (!own.is_empty()) near.push_back(all.back());
      }
    }
    NaiveAction words = anything();
    words.verb = "attack";
    if (all.empty()) return words;
    const auto& [place, ship] = random_.pick(near.empty() || random_.chance(10) ? all : near);
    words.system = state().name(place->id);
    words.ship = homeworlds::name_of(ship);
    return words;
  }

  // Of a colour that the bank is out of, if there is one.
  NaiveAction build_of_nothing() {
    for (const State::Place& place : state().places()) {
      for (homeworlds::PieceSet own = place.ships[state().to_move()]; !own.is_empty();) {
        const PieceKind ship = homeworlds::kind_of(own.take_first());
        if (state().bank().has(homeworlds::colour_of(ship))) continue;
        NaiveAction words = verb_only("build");
        words.ship = homeworlds::name_of(ship);
        words.system = state().name(place.id);
        return words;
      }
    }
    return own_ship("build");
  }

  NaiveAction mistake() {
    switch (random_.below(5)) {
      case 0:
        return anything();
      case 1:
        return attack();
      case 2:
        return verb_only("pass");
      case 3:
        return build_of_nothing();
      default:
        return own_ship(random_.pick(all_verbs));
    }
  }

  NaiveAction homeworld() {
    NaiveAction words = anything();
    words.verb = "homeworld";
    words.system = fresh_name();
    if (words.stars[0] == "-") words.stars[1] = piece();
    if (random_.chance(80)) words.ship[1] = '3';
    return words;
  }

  NaiveAction wrong_homeworld() {
    if (random_.chance(30)) return verb_only("pass");
    NaiveAction words = random_.chance(50) ? homeworld() : anything();
    words.stars[0] = "-";
    words.stars[1] = "-";
    return words;
  }

  NaiveAction anything() {
    NaiveAction words = verb_only(random_.pick(all_verbs));
    words.stars[0] = star();
    words.stars[1] = star();
    words.ship = piece();
    words.system = name();
    words.other_system = name();
    words.star = piece();
    words.colour = random_.chance(70) ? piece().substr(0, 1) : piece();
    words.owner = random_.chance(80) ? -1 : static_cast<int>(random_.below(state().players()));
    return words;
  }

  std::string piece() { return homeworlds::name_of(static_cast<PieceKind>(random_.below(homeworlds::piece_kinds))); }
  std::string star() { return random_.chance(10) ? "-" : piece(); }
  std::string name() {
    const auto& places = state().places();
    if (!places.empty() && random_.chance(70)) return std::string(state().name(random_.pick(places).id));
    return std::string(random_.pick(names));
  }
  std::string fresh_name() {
    std::string name(random_.pick(names));
    for (int i = 0; i < 20 && state().find(name) != nullptr; ++i) name = random_.pick(names);
    return name;
  }

  void spoil(NaiveAction& words) {
    const NaiveAction other = anything();
    switch (random_.below(8)) {
      case 0:
        words.verb = other.verb == "homeworld" || words.verb == "homeworld" ? words.verb : other.verb;
        break;
      case 1:
        words.ship = other.ship;
        break;
      case 2:
        words.system = other.system;
        break;
      case 3:
        words.other_system = other.other_system;
        break;
      case 4:
        words.star = other.star;
        break;
      case 5:
        words.colour = other.colour;
        break;
      case 6:
        words.owner = static_cast<int>(random_.below(state().players()));
        break;
      default:
        words.stars[random_.below(2)] = "-";
        break;
    }
  }

  // A verb that was exchanged can lack words that it needs.
  void complete(NaiveAction& words) {
    const NaiveAction other = anything();
    const bool needs_piece = words.ship.size() == 1 && words.verb != "build";
    if (words.ship.empty() || needs_piece) words.ship = other.ship;
    if (words.system.empty()) words.system = other.system;
    if (words.other_system.empty()) words.other_system = other.other_system;
    if (words.star.empty()) words.star = other.star;
    if (words.colour.empty()) words.colour = other.colour;
    for (std::size_t i = 0; i < 2; ++i) {
      if (words.stars[i].empty()) words.stars[i] = other.stars[i];
    }
  }

  void add(NaiveAction words) {
    if (random_.chance(mistakes_)) spoil(words);
    complete(words);
    if (words.verb == "build" && random_.chance(5)) words.ship.resize(1);
    std::vector<homeworlds::Violation> ignored;
    turn_.push_back(words);
    scratch_.play(action_of(turn_.back()), static_cast<homeworlds::ActionNumber>(turn_.size()), ignored);
  }

  Random& random_;
  Referee scratch_;
  std::size_t mistakes_;
  std::vector<NaiveAction> turn_;
};

// Whether the player who is to move is still in the game after the turn.
bool is_survived(Referee referee, const std::vector<NaiveAction>& turn) {
  const homeworlds::Player mover = referee.state().to_move();
  std::vector<homeworlds::Violation> ignored;
  homeworlds::ActionNumber number = 0;
  referee.begin_turn(std::nullopt, false, ignored);
  for (const NaiveAction& words : turn) referee.play(action_of(words), number++, ignored);
  referee.end_turn(false, ignored);
  return referee.state().standing(mover) != homeworlds::Standing::eliminated;
}

}  // namespace

std::vector<NaiveAction> random_homeworlds_turn(Random& random, const Referee& referee, std::size_t mistakes) {
  // Players without sense leave their homes soon; games would be over before the board is full.
  std::vector<NaiveAction> turn = Writer(random, referee, mistakes).write();
  for (int i = 0; i < 10 && !is_survived(referee, turn) && random.chance(95); ++i) {
    turn = Writer(random, referee, mistakes).write();
  }
  return turn;
}

std::string text_of(const NaiveAction& a) {
  if (a.verb == "pass") return a.verb;
  if (a.verb == "homeworld") return "homeworld " + a.stars[0] + ' ' + a.stars[1] + ' ' + a.ship + ' ' + a.system;
  if (a.verb == "catastrophe") return "catastrophe " + a.system + ' ' + a.colour;
  std::string text = a.verb + ' ' + a.ship;
  if (a.verb == "attack" && a.owner >= 0) text += static_cast<char>('0' + a.owner);
  text += ' ' + a.system;
  if (a.verb == "trade") text += ' ' + a.colour;
  if (a.verb == "discover") text += ' ' + a.star + ' ' + a.other_system;
  if (a.verb == "move") text += ' ' + a.other_system;
  return text;
}

homeworlds::Action action_of(const NaiveAction& words) {
  homeworlds::Action action;
  action.verb = *read_verb(words.verb);
  for (std::size_t i = 0; i < 2; ++i) action.stars[i] = read_piece(words.stars[i]);
  action.ship = read_piece(words.ship);
  const bool is_colour_built = action.verb == Verb::build && !action.ship;
  const std::string& colour = is_colour_built ? words.ship : words.colour;
  action.colour = *read_colour(colour);
  if (colour.size() == 2) action.written_size = static_cast<std::uint8_t>(colour[1] - '0');
  action.system = words.system;
  action.other_system = words.other_system;
  action.star = *read_piece(words.star);
  if (words.owner >= 0) action.owner = static_cast<homeworlds::Player>(words.owner);
  return action;
}

NaiveAction words_of(const homeworlds::Action& action, const std::string& new_name) {
  NaiveAction words = verb_only(name_of(action.verb));
  words.ship = homeworlds::name_of(*action.ship);
  words.system = action.system;
  words.colour = letter_of(action.colour);
  words.star = homeworlds::name_of(action.star);
  words.other_system = action.verb == Verb::discover ? new_name : std::string(action.other_system);
  words.owner = action.owner ? *action.owner : -1;
  return words;
}

NaiveAction verb_only(std::string_view verb) {
  NaiveAction words;
  words.verb = verb;
  return words;
}

}  // namespace plyglot::test
