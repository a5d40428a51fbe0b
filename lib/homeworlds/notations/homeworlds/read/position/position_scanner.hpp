#pragma once
// The words of a position's text.

#include "homeworlds/notations/homeworlds/read/position/position_text.hpp"

namespace plyglot::homeworlds {

// A system as it is written, before anything is known of its sense.
struct WrittenSystem {
  std::string_view name;
  std::optional<Player> home;
  std::array<PieceKind, 2> stars{};
  std::uint8_t star_count = 0;
  // Of the first four slots, each kind at most 255 times.
  std::array<Pile, most_players> ships{};
  std::size_t slots = 1;
  // From the name to the end of the ships.
  std::size_t begin = 0;
  std::size_t end = 0;
};

class PositionScanner {
 public:
  PositionScanner(std::string_view text, bool has_comments) : text_(text), has_comments_(has_comments) {}

  std::size_t offset() const { return offset_; }
  bool is_at_end() const { return offset_ == text_.size(); }
  // What was due where the last reading failed.
  PositionDue due() const { return due_; }

  // Blanks, line ends and, where there can be any, comments (homeworlds L2 to L4).
  void skip_space();
  // Each is false, and reads nothing further, if something else is there.
  bool read(char c, PositionDue due);
  // `<0>`.
  bool read_mover(Player& mover);
  bool read_system(WrittenSystem& system);

 private:
  bool read(char c);
  bool read_digit(Player& digit);
  bool read_piece(PieceKind& piece);
  bool fail(PositionDue due);
  bool read_name(std::string_view& name);
  bool read_stars(WrittenSystem& system);
  bool read_ships(WrittenSystem& system);

  std::string_view text_;
  bool has_comments_;
  std::size_t offset_ = 0;
  PositionDue due_ = PositionDue::mover;
};

}  // namespace plyglot::homeworlds
