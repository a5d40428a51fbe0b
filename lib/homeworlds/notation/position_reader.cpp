#include "homeworlds/notation/position_reader.hpp"

#include "homeworlds/notation/written_position.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// Builds a position system by system, and finds the first that cannot be (homeworlds 7, `position-inconsistent`).
class Builder {
 public:
  Builder(const text::Source& source, const WrittenPosition& written) : source_(source), written_(written) {}

  // The system that cannot be, or none.
  const WrittenSystem* build() {
    position_.players = static_cast<Player>(std::min<std::uint32_t>(written_.systems.front().slots, most_players));
    // homeworlds-rules M1: one more of each kind than there are players.
    position_.bank.fill(static_cast<std::uint8_t>(position_.players + 1));
    for (const WrittenSystem& system : written_.systems) {
      if (!add(system)) return &system;
    }
    return nullptr;
  }

  // The earlier system that is meant; empty if none is.
  text::Span earlier() const { return earlier_; }

  Position take() {
    position_.to_move = written_.mover;
    for (Player player = 0; player < position_.players; ++player) {
      position_.standings[player] = standing_of(player);
    }
    return std::move(position_);
  }

 private:
  bool add(const WrittenSystem& written) {
    if (written.slots != position_.players || written.ship_count == 0) return false;
    if (repeats_name(written) || (written.home && !takes_home(written))) return false;
    System system;
    system.name = std::string(source_.slice(written.name));
    system.stars = written.stars;
    system.star_count = written.star_count;
    system.home = written.home;
    system.span = written.span;
    for (std::size_t i = 0; i < written.star_count; ++i) {
      if (!take_from_bank(written.stars[i])) return false;
    }
    for (std::uint32_t i = 0; i < written.ship_count; ++i) {
      const WrittenShip ship = written_.ships[written.first_ship + i];
      if (!take_from_bank(ship.kind)) return false;
      ++system.ships[ship.slot][ship.kind];
    }
    position_.systems.push_back(std::move(system));
    return true;
  }

  // There are no more systems than pieces, so that all of them can be looked at.
  bool repeats_name(const WrittenSystem& written) {
    for (const System& system : position_.systems) {
      if (!text::is_same_word(system.name, source_.slice(written.name))) continue;
      earlier_ = system.span;
      return true;
    }
    return false;
  }

  bool takes_home(const WrittenSystem& written) {
    if (*written.home >= position_.players) return false;
    text::Span& home = homes_[*written.home];
    earlier_ = home;
    if (!home.empty()) return false;
    home = written.span;
    const auto* const first = written_.ships.data() + written.first_ship;
    return std::any_of(first, first + written.ship_count,
                       [&](const WrittenShip& ship) { return ship.slot == *written.home; });
  }

  // homeworlds-rules M3.
  Standing standing_of(Player player) const {
    if (!homes_[player].empty()) return Standing::alive;
    const bool has_ships = std::any_of(written_.ships.begin(), written_.ships.end(),
                                       [&](const WrittenShip& ship) { return ship.slot == player; });
    return has_ships ? Standing::eliminated : Standing::not_set_up;
  }

  bool take_from_bank(PieceKind kind) {
    if (position_.bank[kind] == 0) return false;
    --position_.bank[kind];
    return true;
  }

  const text::Source& source_;
  const WrittenPosition& written_;
  Position position_;
  std::array<text::Span, most_players> homes_{};
  text::Span earlier_;
};

}  // namespace

std::optional<Position> read_position(Reading& reading, text::Span span) {
  const std::optional<WrittenPosition> written = read_written_position(reading.source, span, reading.form.comments);
  if (!written) {
    reading.report(Issue::bad_position, span);
    return std::nullopt;
  }
  Builder builder(reading.source, *written);
  if (const WrittenSystem* system = builder.build()) {
    if (Finding* finding = reading.report(Issue::position_inconsistent, system->span)) {
      finding->related = builder.earlier();
    }
    return std::nullopt;
  }
  Position position = builder.take();
  if (position.to_move < position.players) return position;
  reading.report(Issue::position_inconsistent, written->mover_span);
  return std::nullopt;
}

}  // namespace plyglot::homeworlds
