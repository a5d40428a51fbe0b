#pragma once
// Where in a text a slip is made, and how.

#include "tools/slips/kinds/slip.hpp"

namespace plyglot::slips {

// Turns of which one is chosen; those at the end leave play something to go on with.
inline constexpr std::size_t first_turn = 2;
inline constexpr std::size_t turns_left = 5;

bool has_room(const Original& original);

using MadeSlip = std::optional<Slip>;

class Pen {
 public:
  // Somewhere from the turn `low` to the turn `high`; of positions in any.
  Pen(const Original& original, test::Random& random, std::size_t low, std::size_t high);
  Pen(const Original& original, test::Random& random);

  const Original& original() const { return original_; }
  const Subject& subject() const { return *original_.subject; }
  const std::string& text() const { return original_.text; }
  test::Random& random() const { return random_; }
  bool is_in_game() const { return !subject().is_position; }

  std::size_t turn_number() const { return turn_; }
  text::Span turn(std::size_t index) const { return original_.reading.turns[index]; }
  text::Span turn() const { return turn(turn_); }
  std::size_t turns() const { return original_.reading.turns.size(); }
  // One of the moves of the turn; empty if it has none.
  text::Span move() const { return move_; }
  // Those of a turn.
  std::vector<text::Span> moves_in(std::size_t turn) const;
  // Goes to another move, in the range of turns, of which this holds; false if there is none.
  template <class Holds>
  bool go_to(const Holds& holds);

  char at(std::size_t offset) const { return offset < text().size() ? text()[offset] : '\0'; }
  std::string slice(std::uint32_t begin, std::uint32_t end) const { return text().substr(begin, end - begin); }
  std::string slice(text::Span span) const { return slice(span.begin, span.end); }
  // Without its line end.
  text::Span line_of(std::uint32_t offset) const;

  // The words of the move, or what its kind has instead.
  std::vector<text::Span> arguments() const { return arguments_in(move_); }
  std::vector<text::Span> arguments_in(text::Span move) const;

  // `by` in the place of a part of the move.
  MadeSlip in_move(text::Span part, std::string_view by) const;
  // `by` in the place of any text; the place of the slip is what is written.
  MadeSlip replaced(text::Span part, std::string_view by) const;
  // The turns from `first` on written in the places of those that were there, which keep what is around them, such as
  // numbers. The turns after them stay.
  MadeSlip rewritten(std::size_t first, const std::vector<std::string>& written) const;
  // So many turns from the chosen one on are missing, and those after them are in their places, so that numbers go on.
  MadeSlip closed_up(std::size_t missing) const;
  // The turns as they are written, from `first` up to `last`.
  std::vector<std::string> words(std::size_t first, std::size_t last) const;

 private:
  void go_to_turn(std::size_t turn);
  MadeSlip placed(std::string text, text::Span changed, text::Span place) const;

  const Original& original_;
  test::Random& random_;
  std::size_t low_ = 0;
  std::size_t high_ = 0;
  std::size_t turn_ = 0;
  text::Span move_;
};

template <class Holds>
bool Pen::go_to(const Holds& holds) {
  struct Found {
    std::size_t turn;
    text::Span move;
  };
  std::vector<Found> found;
  for (std::size_t turn = low_; turn <= high_; ++turn) {
    for (const text::Span move : moves_in(turn)) {
      if (holds(slice(move))) found.push_back({turn, move});
    }
  }
  if (found.empty()) return false;
  const Found chosen = random_.pick(found);
  turn_ = chosen.turn;
  move_ = chosen.move;
  return true;
}

}  // namespace plyglot::slips
