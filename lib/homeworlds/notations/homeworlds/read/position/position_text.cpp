#include "homeworlds/notations/homeworlds/read/position/position_text.hpp"

#include "homeworlds/notations/homeworlds/read/position/position_checks.hpp"
#include "homeworlds/notations/homeworlds/read/position/position_scanner.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

class Reader {
 public:
  Reader(std::string_view text, std::uint32_t base, NameCase name_case, bool has_comments)
      : text_(text), base_(base), scanner_(text, has_comments), checks_(name_case) {}

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
      // The last `;` may stand alone.
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

}  // namespace plyglot::homeworlds
