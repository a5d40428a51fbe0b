#include "support/homeworlds/players/players.hpp"

#include "homeworlds/rules/basic_actions.hpp"
#include "support/homeworlds/players/sacrifices.hpp"

#include <algorithm>
#include <set>

namespace plyglot::test {

using homeworlds::Action;
using homeworlds::Colour;
using homeworlds::PieceKind;
using homeworlds::PieceSet;
using homeworlds::Player;
using homeworlds::Referee;
using homeworlds::State;
using homeworlds::Violation;

namespace {

using Turn = std::vector<NaiveAction>;

class Table {
 public:
  Table(Random& random, const HomeworldsWishes& wishes)
      : random_(random),
        wishes_(wishes),
        referee_(State(static_cast<Player>(wishes.players.size())), homeworlds::Profile::rules) {}

  std::string play() {
    std::string text;
    for (std::size_t turns = 0; turns < wishes_.most_turns && !referee_.result().is_over; ++turns) {
      const Turn turn = next_turn();
      referee_ = *after(turn);
      for (const NaiveAction& action : turn) {
        names_.insert(action.system);
        names_.insert(action.other_system);
      }
      for (std::size_t i = 0; i < turn.size(); ++i) text += (i > 0 ? "; " : "") + text_of(turn[i]);
      text += '\n';
    }
    return text;
  }

 private:
  const State& state() const { return referee_.state(); }

  Turn next_turn() {
    if (state().standing(state().to_move()) == homeworlds::Standing::not_set_up) return {homeworld()};
    const bool is_greedy = wishes_.players[state().to_move()] == HomeworldsPlayer::greedy;
    return is_greedy ? greedy_turn() : random_turn();
  }

  // Two stars of different sizes, a large ship, and all that a good home needs.
  NaiveAction homeworld() {
    constexpr std::array<std::array<const char*, 3>, 6> homes = {{{"y1", "b2", "g3"},
                                                                  {"g2", "b1", "y3"},
                                                                  {"b3", "y1", "g3"},
                                                                  {"r1", "b3", "g3"},
                                                                  {"g1", "y2", "b3"},
                                                                  {"y3", "b2", "g3"}}};
    const auto& home = random_.pick(homes);
    NaiveAction words = verb_only("homeworld");
    words.stars[0] = home[0];
    words.stars[1] = home[1];
    words.ship = home[2];
    words.system = fresh_name();
    return words;
  }

  // The state after a turn; none if anything is wrong with it, or unwise by the rules.
  std::optional<Referee> after(const Turn& turn) const {
    Referee copy = referee_;
    std::vector<Violation> found;
    copy.begin_turn(std::nullopt, false, found);
    for (std::size_t i = 0; i < turn.size(); ++i) {
      copy.play(action_of(turn[i]), static_cast<homeworlds::ActionNumber>(i), found);
    }
    copy.end_turn(false, found);
    const bool is_good = std::all_of(found.begin(), found.end(), [](const Violation& violation) {
      return violation.severity == diagnostics::Severity::info;
    });
    return is_good ? std::optional(copy) : std::nullopt;
  }

  Turn random_turn() {
    for (int tries = 0; tries < 100; ++tries) {
      const Turn turn = with_passes(random_homeworlds_turn(random_, referee_, 0));
      if (after(turn)) return turn;
    }
    return {verb_only("pass")};
  }

  // A turn without the passes of a sacrifice could be read as one that goes on in the line below (homeworlds L12).
  static Turn with_passes(Turn turn) {
    const auto is_free = [](const NaiveAction& action) { return action.verb == "catastrophe"; };
    const auto first = std::find_if_not(turn.begin(), turn.end(), is_free);
    if (first == turn.end()) {
      turn.push_back(verb_only("pass"));
      return turn;
    }
    if (first->verb != "sacrifice") return turn;
    const auto due = first->ship[1] - '0';
    const auto used = std::count_if(first + 1, turn.end(), [&](const NaiveAction& action) { return !is_free(action); });
    for (auto i = used; i < due; ++i) turn.push_back(verb_only("pass"));
    return turn;
  }

  // Ships by their sizes, and what is at home twice.
  int worth(const State& position, Player player) const {
    int sum = position.standing(player) == homeworlds::Standing::alive ? 1000 : 0;
    for (const State::Place& place : position.places()) {
      for (PieceSet rest = place.ships[player]; !rest.is_empty();) {
        sum += homeworlds::size_of(homeworlds::kind_of(rest.take_first())) * 2 + (place.home == player ? 1 : 0);
      }
    }
    return sum;
  }

  int value(const Turn& turn) const {
    const std::optional<Referee> next = after(turn);
    if (!next) return -1'000'000;
    const Player me = state().to_move();
    int sum = -danger(next->state(), me);
    for (Player player = 0; player < state().players(); ++player) {
      sum += player == me ? worth(next->state(), player) : -worth(next->state(), player);
    }
    return sum;
  }

  // The enemy can call a catastrophe there at once.
  static int danger(const State& position, Player player) {
    int sum = 0;
    for (const State::Place& place : position.places()) {
      for (std::size_t i = 0; i < homeworlds::colours; ++i) {
        if (place.pieces().count(static_cast<Colour>(i)) < 4 || place.ships[player].is_empty()) continue;
        sum += place.home == player ? 200 : 5;
      }
    }
    return sum;
  }

  // Of several that are equally good any.
  void consider(Turn turn) {
    const int worth = value(turn);
    if (worth < best_value_) return;
    equals_ = worth == best_value_ ? equals_ + 1 : 1;
    best_value_ = worth;
    if (equals_ == 1 || random_.below(equals_) == 0) best_ = std::move(turn);
  }

  void consider_with_catastrophes(const Turn& turn) {
    consider(turn);
    Referee copy = played(turn);
    for (const State::Place& place : copy.state().places()) {
      for (std::size_t i = 0; i < homeworlds::colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (place.pieces().count(colour) < 4) continue;
        Turn longer = turn;
        longer.push_back(verb_only("catastrophe"));
        longer.back().system = copy.state().name(place.id);
        longer.back().colour = letter_of(colour);
        consider(longer);
      }
    }
  }

  // The turn so far, not ended.
  Referee played(const Turn& turn) const {
    Referee copy = referee_;
    std::vector<Violation> ignored;
    copy.begin_turn(std::nullopt, false, ignored);
    for (const NaiveAction& action : turn) copy.play(action_of(action), 0, ignored);
    return copy;
  }

  Turn greedy_turn() {
    best_value_ = -1'000'000;
    equals_ = 0;
    best_ = {verb_only("pass")};
    const std::string name = fresh_name();
    for (const Action& action : basic_actions(state())) consider_with_catastrophes({words_of(action, name)});
    for (const State::Place& place : state().places()) {
      for (PieceSet rest = place.ships[state().to_move()]; !rest.is_empty();) {
        consider_sacrifice(place, homeworlds::kind_of(rest.take_first()));
      }
    }
    return best_;
  }

  // As many of its actions as it gives, each chosen by chance.
  void consider_sacrifice(const State::Place& place, PieceKind ship) {
    constexpr int tries = 4;
    for (int i = 0; i < tries; ++i) {
      Turn turn = {verb_only("sacrifice")};
      turn[0].ship = homeworlds::name_of(ship);
      turn[0].system = state().name(place.id);
      for (std::uint8_t count = 0; count < homeworlds::size_of(ship); ++count) {
        const Referee now = played(turn);
        const auto actions = actions_of_sacrifice(now.state(), homeworlds::colour_of(ship));
        const std::string name = fresh_name();
        turn.push_back(actions.empty() ? verb_only("pass") : words_of(random_.pick(actions), name));
      }
      consider_with_catastrophes(turn);
    }
  }

  // Never one that was given before, so that names tell systems apart.
  std::string fresh_name() {
    constexpr std::array<const char*, 12> begins = {"Al", "Bre", "Co", "Dy", "El", "Fo",
                                                    "Gi", "Ho",  "Ix", "Jo", "Ku", "Lo"};
    constexpr std::array<const char*, 10> ends = {"ba", "dor", "fin", "gal", "kir", "lon", "mar", "neb", "ris", "tau"};
    std::string name;
    do {
      // One after the other: compilers differ in which side of a sum they look at first.
      name = random_.pick(begins);
      name += random_.pick(ends);
      if (names_.size() >= begins.size() * ends.size() / 2) name += random_.pick(ends);
    } while (names_.count(name) != 0);
    return name;
  }

  Random& random_;
  const HomeworldsWishes& wishes_;
  Referee referee_;
  std::set<std::string> names_;
  Turn best_;
  int best_value_ = 0;
  std::size_t equals_ = 0;
};

}  // namespace

std::string played_homeworlds_game(Random& random, const HomeworldsWishes& wishes) {
  return Table(random, wishes).play();
}

}  // namespace plyglot::test
