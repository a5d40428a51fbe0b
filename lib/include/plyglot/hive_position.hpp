#pragma once
// One position of the board game Hive: where each bug is, which bugs the game has, who is to move.

#include <plyglot/hex.hpp>
#include <plyglot/source.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace plyglot::hive {

enum class Colour : std::uint8_t { white, black };
constexpr Colour other(Colour colour) { return colour == Colour::white ? Colour::black : Colour::white; }

// In the order of hop R25.
enum class BugKind : std::uint8_t { queen, ant, beetle, dragonfly, grasshopper, ladybug, mosquito, pillbug, spider };
inline constexpr std::size_t bug_kinds = 9;
// A letter that is not a bug is on the board as well (hop R15); it does not count for any set.
inline constexpr BugKind unknown_kind = static_cast<BugKind>(bug_kinds);

// `Q` to `S`; `?` for an unknown bug.
char letter_of(BugKind kind);
std::string_view name_of(BugKind kind);
// `white`, `black`.
std::string_view name_of(Colour colour);
// As people write the players: `White`, `Black`.
std::string_view player_name(Colour colour);

// How many bugs of each colour and kind the game has (hop R1).
struct BugSet {
  std::array<std::array<std::uint32_t, bug_kinds>, 2> counts{};

  std::uint32_t& of(Colour colour, BugKind kind) {
    return counts[static_cast<std::size_t>(colour)][static_cast<std::size_t>(kind)];
  }
  std::uint32_t of(Colour colour, BugKind kind) const {
    return counts[static_cast<std::size_t>(colour)][static_cast<std::size_t>(kind)];
  }
  friend bool operator==(const BugSet& a, const BugSet& b) = default;
};
// 1Q 3A 2B 3G 2S for each side.
const BugSet& base_set();
// The base set with 1L 1M 1P for each side.
const BugSet& ultimate_set();
// One of the eight published sets: base with any of M, L, P for both sides.
bool is_standard(const BugSet& set);

// A place on the table (hop R3).
using Cell = board::Hex;

// A bug on the board.
struct Bug {
  Colour colour = Colour::white;
  BugKind kind = BugKind::queen;
  // From 1, for each colour and kind in order of appearance; not the piece number of move notations (hop R17).
  std::uint32_t ordinal = 1;
  Cell cell;
  // 0 is the ground.
  std::uint32_t level = 0;
  // The letter that put it there.
  text::Span span;
  // Index into Position::bugs of the bug directly below; none on the ground.
  std::int32_t below = -1;
  // The letter of an unknown bug; 0 otherwise.
  char unknown_letter = 0;
  // From 1, in the scope of the text that the letter is in (hop R6); 0 if no text counts it.
  std::uint32_t chain_position = 0;
};

enum class ReturnKind : std::uint8_t {
  // A bug is put on top of the one that is named (hop R8).
  stack,
  // A branch begins there, without parentheses (hop R9) or in them (hop R10).
  bare_branch,
  group,
};
// Where a text goes back to a bug by its chain position.
struct Return {
  ReturnKind kind = ReturnKind::stack;
  // Index into Position::bugs; none if no bug of the scope has that number.
  std::optional<std::uint32_t> bug;
  // The digits.
  text::Span number_span;
  // With the bug that is stacked, or with the whole branch.
  text::Span span;
};

struct Position {
  BugSet set;
  // False if the text did not say which set it is.
  bool is_set_known = true;
  // In order of appearance. The first one is at (0, 0).
  std::vector<Bug> bugs;
  // In the order of the text.
  std::vector<Return> returns;
  // False after an error that leaves the cells of the bugs open (hop R15).
  bool are_cells_known = true;
  std::optional<Colour> to_move;
  // Index into `bugs`, and the mark that says so.
  std::optional<std::uint32_t> last_moved;
  text::Span mark_span;
  // The orientation suffix of hivegame.com's player field, in lower case, and where it is written (hop T5).
  std::string orientation;
  text::Span orientation_span;
  // The whole text of the position, its gametype field (empty if it has none) and its player field.
  text::Span span;
  text::Span gametype_span;
  text::Span player_span;
  // False after an error: then it can be shown, but not formatted or translated.
  bool is_sound = true;

  // Empties it and keeps its memory.
  void clear();
};

// Colour, kind, ordinal: `wQ1`. An unknown bug is `w?1`.
std::string id_of(const Bug& bug);
// The same, without the ordinal for Q, L, M, P, D where the set has at most one of that kind and colour (hop R17).
// An unknown bug is `w?` and its letter.
std::string display_name_of(const Position& position, const Bug& bug);

}  // namespace plyglot::hive
