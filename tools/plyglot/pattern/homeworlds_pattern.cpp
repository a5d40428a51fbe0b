#include "plyglot/pattern/homeworlds_pattern.hpp"

#include "board/seats.hpp"
#include "plyglot/pattern/pairing.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool::pattern {
namespace {

using homeworlds::PieceSet;
using Pyramid = HomeworldsPattern::Pyramid;
using Group = HomeworldsPattern::Group;
using SystemPart = HomeworldsPattern::SystemPart;
using toolchain::PositionRelation;

constexpr std::string_view seats = "nesw";
constexpr std::string_view first_of_pyramid = "bgry?";
constexpr std::size_t most_systems = 100;
constexpr std::size_t most_pyramids = 60;

Seat seat_of(homeworlds::Player player, homeworlds::Player players) {
  return seats[static_cast<std::size_t>(board::side_of(player, players))];
}

bool read_group(PatternText& text, bool is_of_ships, Group& group) {
  for (;;) {
    text.skip_blanks();
    if (text.take_if('.')) {
      group.is_all = true;
      text.skip_blanks();
      return true;
    }
    if (!text.is_next_in(first_of_pyramid)) return true;
    if (group.pyramids.size() == most_pyramids) return text.fail(text::format("more than {} pyramids", most_pyramids));
    const char colour = text.take();
    if (!text.is_next_in("123?")) {
      return text.fail(text::format("a size is `1`, `2`, `3` or `?`, and not {}", text.quoted_next()));
    }
    const char size = text.take();
    Pyramid pyramid;
    for (homeworlds::PieceKind kind = 0; kind < homeworlds::piece_kinds; ++kind) {
      const bool is_colour = colour == '?' || colour == homeworlds::letter_of(homeworlds::colour_of(kind));
      const bool is_size = size == '?' || size - '0' == homeworlds::size_of(kind);
      if (is_colour && is_size) pyramid.any_of = pyramid.any_of | PieceSet::all(kind);
    }
    if (is_of_ships && text.is_next_in(seats)) pyramid.owner = text.take();
    group.pyramids.push_back(pyramid);
  }
}

bool read_system(PatternText& text, SystemPart& system) {
  text.skip_blanks();
  const std::size_t begin = text.at();
  if (text.is_next_in(seats)) {
    system.home = text.take();
    text.skip_blanks();
    if (!text.take_if(':')) {
      return text.fail(text::format("`:` follows the seat whose home it is, and not {}", text.quoted_next()));
    }
  }
  if (!read_group(text, false, system.stars)) return false;
  if (text.take_if('/') && !read_group(text, true, system.ships)) return false;
  if (!text.is_at_end() && !text.is_next_in(";,")) {
    return text.fail(
        text::format("here should be a pyramid such as `g3`, `/`, `;` or `.`, and not {}", text.quoted_next()));
  }
  const bool says_something = system.home || system.stars.is_all || system.ships.is_all ||
                              !system.stars.pyramids.empty() || !system.ships.pyramids.empty();
  return says_something || text.fail(begin, "nothing is said of this system");
}

// One that is in a system.
struct Standing {
  homeworlds::Piece piece;
  std::optional<Seat> owner;
};

void add_standing(PieceSet pieces, std::optional<Seat> owner, std::vector<Standing>& standing) {
  while (!pieces.is_empty()) standing.push_back({pieces.take_first(), owner});
}

bool is_group(const std::vector<Standing>& standing, const Group& group) {
  if (group.is_all && standing.size() != group.pyramids.size()) return false;
  return can_pair(group.pyramids.size(), standing.size(), [&](std::size_t asked, std::size_t found) {
    const Pyramid& pyramid = group.pyramids[asked];
    return pyramid.any_of.contains(standing[found].piece) && (!pyramid.owner || pyramid.owner == standing[found].owner);
  });
}

bool is_system(const homeworlds::State& state, const homeworlds::State::Place& place, const SystemPart& system) {
  const auto seat = [&](homeworlds::Player player) { return seat_of(player, state.players()); };
  if (system.home && (!place.home || seat(*place.home) != *system.home)) return false;
  std::vector<Standing> standing;
  add_standing(place.stars, std::nullopt, standing);
  if (!is_group(standing, system.stars)) return false;
  standing.clear();
  for (homeworlds::Player player = 0; player < state.players(); ++player) {
    add_standing(place.ships[player], seat(player), standing);
  }
  return is_group(standing, system.ships);
}

}  // namespace

std::optional<HomeworldsPattern> HomeworldsPattern::read(PatternText& text) {
  HomeworldsPattern pattern;
  do {
    if (pattern.systems_.size() == most_systems) {
      text.fail(text::format("there are more than {} systems", most_systems));
      return std::nullopt;
    }
    if (!read_system(text, pattern.systems_.emplace_back())) return std::nullopt;
  } while (text.take_if(';'));
  if (!text.take_if(',')) return pattern;
  text.skip_blanks();
  if (!text.is_next_in(seats)) {
    text.fail(text::format("the seat to move is `n`, `e`, `s` or `w`, and not {}", text.quoted_next()));
    return std::nullopt;
  }
  pattern.to_move_ = text.take();
  text.skip_blanks();
  if (text.is_at_end()) return pattern;
  text.fail(text::format("the pattern ends here, and not with {}", text.quoted_next()));
  return std::nullopt;
}

PositionRelation HomeworldsPattern::relation(const homeworlds::State& state, bool) const {
  if (to_move_ && *to_move_ != seat_of(state.to_move(), state.players())) return PositionRelation::different;
  const auto& places = state.places();
  const bool is_found = can_pair(systems_.size(), places.size(), [&](std::size_t asked, std::size_t found) {
    return is_system(state, places[found], systems_[asked]);
  });
  return is_found ? PositionRelation::same : PositionRelation::different;
}

}  // namespace plyglot::tool::pattern
