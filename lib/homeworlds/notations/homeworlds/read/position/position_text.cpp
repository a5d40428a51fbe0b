#include "homeworlds/notations/homeworlds/read/position/position_text.hpp"

#include "homeworlds/notations/homeworlds/read/position/position_scanner.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// Whether the systems of a position hold together (homeworlds 7, `position-inconsistent`).
class PositionChecks {
 public:
  explicit PositionChecks(NameCase name_case) : names_(name_case) {}

  // Of the next system, in the order in which homeworlds 7 names the faults; takes its pieces from the position's bank.
  // `slots`: how many the text has.
  std::optional<PositionProblem> check(Position& position, const System& system, std::size_t slots);

 private:
  std::optional<PositionProblem> check_name(const System& system);
  std::optional<PositionProblem> check_home(const Position& position, const System& system);
  std::optional<PositionProblem> check_slots(const System& system, std::size_t slots);

  // Of systems, from 0.
  NameTable names_;
  std::array<std::optional<std::size_t>, most_players> homes_{};
  std::size_t count_ = 0;
  std::size_t first_slots_ = 0;
};

bool has_ship(const Pile& pile) {
  return std::any_of(pile.begin(), pile.end(), [](std::uint8_t count) { return count > 0; });
}

// The first kind of which there are not enough; the others are taken.
std::optional<PieceKind> take_pieces(Pile& bank, const System& system) {
  Pile needed{};
  for (std::size_t i = 0; i < system.star_count; ++i) ++needed[system.stars[i]];
  std::optional<PieceKind> lacking;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    unsigned count = needed[kind];
    for (const Pile& ships : system.ships) count += ships[kind];
    if (count > bank[kind] && !lacking) lacking = kind;
    bank[kind] = static_cast<std::uint8_t>(bank[kind] - std::min<unsigned>(count, bank[kind]));
  }
  return lacking;
}

std::optional<PositionProblem> PositionChecks::check_name(const System& system) {
  const std::optional<std::uint32_t> same = names_.find(system.name);
  names_.set(system.name, static_cast<std::uint32_t>(count_));
  if (!same) return std::nullopt;
  PositionProblem problem;
  problem.fault = PositionFault::repeated_name;
  problem.other_system = *same;
  return problem;
}

std::optional<PositionProblem> PositionChecks::check_home(const Position& position, const System& system) {
  if (!system.home) return std::nullopt;
  const Player player = *system.home;
  PositionProblem problem;
  problem.player = player;
  if (player >= position.players) {
    problem.fault = PositionFault::home_of_no_one;
    return problem;
  }
  problem.other_system = homes_[player];
  homes_[player] = count_;
  if (problem.other_system) {
    problem.fault = PositionFault::second_home;
    return problem;
  }
  if (has_ship(system.ships[player])) return std::nullopt;
  problem.fault = PositionFault::home_without_own_ship;
  return problem;
}

std::optional<PositionProblem> PositionChecks::check_slots(const System& system, std::size_t slots) {
  PositionProblem problem;
  problem.slots = slots;
  if (count_ == 0) first_slots_ = slots;
  if (slots != first_slots_) {
    problem.fault = PositionFault::slot_count;
    problem.other_system = 0;
  } else if (count_ == 0 && slots > most_players) {
    problem.fault = PositionFault::too_many_slots;
  } else if (!std::any_of(system.ships.begin(), system.ships.end(), has_ship)) {
    problem.fault = PositionFault::no_ship;
  } else {
    return std::nullopt;
  }
  return problem;
}

std::optional<PositionProblem> PositionChecks::check(Position& position, const System& system, std::size_t slots) {
  std::optional<PositionProblem> problem = check_name(system);
  if (!problem) problem = check_home(position, system);
  if (!problem) problem = check_slots(system, slots);
  if (!problem) {
    const std::optional<PieceKind> lacking = take_pieces(position.bank, system);
    if (lacking) {
      problem.emplace();
      problem->fault = PositionFault::too_many_of_a_kind;
      problem->piece = lacking;
    }
  }
  if (problem) {
    problem->span = system.span;
    problem->system = count_;
    problem->players = position.players;
  }
  ++count_;
  return problem;
}

// homeworlds-rules M3.
void set_standings(Position& position) {
  std::array<bool, most_players> has_ships{};
  for (const System& system : position.systems) {
    for (Player player = 0; player < position.players; ++player) {
      has_ships[player] = has_ships[player] || has_ship(system.ships[player]);
    }
  }
  for (Player player = 0; player < position.players; ++player) {
    position.standings[player] = has_ships[player] ? Standing::eliminated : Standing::not_set_up;
  }
  for (const System& system : position.systems) {
    if (system.home) position.standings[*system.home] = Standing::alive;
  }
}

class Reader {
 public:
  Reader(std::string_view text, std::uint32_t base, NameCase name_case, bool has_comments)
      : text_(text), base_(base), scanner_(text, has_comments), checks_(name_case) {}

  // Each line alone is a system.
  PositionReading read_lines(std::span<const text::Span> lines) {
    for (const text::Span line : lines) {
      PositionScanner scanner(text_.substr(line.begin - base_, line.size()), false);
      WrittenSystem written;
      if (!scanner.read_system(written)) continue;
      written.begin += line.begin - base_;
      written.end += line.begin - base_;
      add(written);
    }
    finish();
    return std::move(reading_);
  }

  PositionReading read() {
    if (!read_systems()) {
      // A position that cannot be read has no systems to speak of.
      reading_.position = Position();
      reading_.problem = malformed();
      return std::move(reading_);
    }
    finish();
    return std::move(reading_);
  }

 private:
  std::uint32_t at(std::size_t offset) const { return base_ + static_cast<std::uint32_t>(offset); }

  bool read_systems() {
    scanner_.skip_space();
    begin_ = scanner_.offset();
    if (!scanner_.read_mover(reading_.position.to_move)) return false;
    mover_end_ = scanner_.offset();
    bool has_system = false;
    while (true) {
      scanner_.skip_space();
      if (scanner_.is_at_end() && has_system) return true;
      if (!scanner_.read(';', has_system ? PositionDue::ship_or_system : PositionDue::separator)) return false;
      scanner_.skip_space();
      // The last `;` needs no system after it.
      if (has_system && scanner_.is_at_end()) return true;
      WrittenSystem written;
      if (!scanner_.read_system(written)) return false;
      has_system = true;
      add(written);
    }
  }

  void add(const WrittenSystem& written) {
    Position& position = reading_.position;
    if (position.systems.empty()) {
      position.players = static_cast<Player>(std::min<std::size_t>(written.slots, most_players));
      position.bank = Position::start(position.players).bank;
    }
    System system;
    system.name = written.name;
    system.stars = written.stars;
    system.star_count = written.star_count;
    system.home = written.home;
    system.ships = written.ships;
    system.span = {at(written.begin), at(written.end)};
    if (!reading_.problem) reading_.problem = checks_.check(position, system, written.slots);
    position.systems.push_back(std::move(system));
  }

  PositionProblem malformed() const {
    const std::size_t last = text_.find_last_not_of(" \t\v\f\r\n");
    PositionProblem problem;
    problem.span = {at(begin_), at(last == std::string_view::npos ? begin_ : last + 1)};
    problem.stopped_at = at(scanner_.offset());
    problem.due = scanner_.due();
    return problem;
  }

  void finish() {
    Position& position = reading_.position;
    if (!reading_.problem && position.to_move >= position.players) {
      PositionProblem problem;
      problem.fault = PositionFault::no_such_mover;
      problem.span = {at(begin_), at(mover_end_)};
      problem.player = position.to_move;
      problem.players = position.players;
      reading_.problem = problem;
    }
    if (!reading_.problem) set_standings(position);
  }

  std::string_view text_;
  std::uint32_t base_;
  PositionScanner scanner_;
  PositionChecks checks_;
  PositionReading reading_;
  std::size_t begin_ = 0;
  std::size_t mover_end_ = 0;
};

}  // namespace

PositionReading read_position(std::string_view text, std::uint32_t base, NameCase name_case, bool has_comments) {
  return Reader(text, base, name_case, has_comments).read();
}

PositionReading read_star_map(std::string_view text, std::uint32_t base, std::span<const text::Span> systems) {
  return Reader(text, base, NameCase::folded, false).read_lines(systems);
}

bool is_system(std::string_view text) {
  PositionScanner scanner(text, false);
  WrittenSystem written;
  return scanner.read_system(written) && scanner.is_at_end();
}

}  // namespace plyglot::homeworlds
