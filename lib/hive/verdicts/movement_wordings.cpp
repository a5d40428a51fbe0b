#include "hive/board/bits.hpp"
#include "hive/rules/movements_by_kind.hpp"
#include "hive/verdicts/offered_moves.hpp"
#include "hive/verdicts/wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hive::verdicts {
namespace {

// All pieces in the part's cells, the covered ones included.
std::string part_text(const Wording& wording, PieceSet ground) {
  constexpr std::size_t most_named = 10;
  const GameState& state = wording.state();
  std::string text = "`";
  std::size_t count = 0;
  for_each<PieceIndex>(state.on_board(), [&](PieceIndex piece) {
    if (!holds(ground, state.ground(state.spot(piece)))) return;
    if (++count <= most_named)
      text::append(text, "{}{}", count == 1 ? "" : " ", wording.situation.spelling.piece(piece));
  });
  text += '`';
  if (count > most_named) text::append(text, " and {} more", count - most_named);
  return text;
}

// What shows around the destination once the piece has left its cell.
std::vector<PieceIndex> around_destination(const Wording& wording) {
  const GameState& state = wording.state();
  std::vector<PieceIndex> pieces;
  const Spot to = spot_of(wording.attempt.to);
  for_each<board::Direction>(state.occupied_beside(to), [&](board::Direction direction) {
    const PieceIndex top = state.top(beside(to, direction));
    const PieceIndex showing = top == wording.attempt.piece ? state.below(top) : top;
    if (showing != no_piece) pieces.push_back(showing);
  });
  return pieces;
}

// H16, H21.
bool moves_as_ant(const Wording& wording) {
  const GameState& state = wording.state();
  const PieceIndex piece = wording.attempt.piece;
  if (kind_of(piece) == BugKind::ant) return true;
  const bool copies = kind_of(piece) == BugKind::mosquito && holds(state.alone(), piece);
  return copies && (kinds_copied_at(state, state.spot(piece)) & bit_of(BugKind::ant)) != 0;
}

// H12, H13.
void word_step(Wording& wording) {
  const std::vector<PieceIndex>& gate = wording.verdict.pieces;
  if (gate.size() < 2) {
    return wording.say(text::format("{} would leave the hive on its way to {}", wording.name(), wording.place()),
                       "no piece touches both cells of this step");
  }
  const GameState& state = wording.state();
  const bool is_high = state.height(spot_of(wording.verdict.gate.front())) > 1;
  wording.say(text::format("{} cannot pass between {}", wording.name(), wording.names(gate)),
              is_high ? "the stacks on both sides are higher" : "the gap is too narrow");
  for (const PieceIndex piece : gate) wording.point_to(piece);
}

// H21, H22.
void note_copies(Wording& wording) {
  const GameState& state = wording.state();
  const PieceIndex piece = wording.attempt.piece;
  if (kind_of(piece) != BugKind::mosquito) return;
  if (!holds(state.alone(), piece)) {
    return wording.note(text::format("on top of {} it moves as a beetle", wording.name(state.below(piece))));
  }
  std::vector<PieceIndex> copied;
  for_each<board::Direction>(state.occupied_beside(state.spot(piece)), [&](board::Direction direction) {
    const PieceIndex top = state.top(beside(state.spot(piece), direction));
    if (kind_of(top) != BugKind::mosquito) copied.push_back(top);
  });
  wording.note(copied.empty() ? text::format("{} touches nothing that it could copy", wording.name())
                              : text::format("{} touches {}", wording.name(), wording.names(copied)));
}

// H16: the piece has an ant's way.
void word_long_way(Wording& wording) {
  wording.say(text::format("{} finds no way along the hive to {}", wording.name(), wording.place()),
              "every way there is closed");
  const std::vector<PieceIndex> around = around_destination(wording);
  // With five or six neighbours no gate is open (H12).
  if (around.size() >= board::directions - 1) {
    wording.note(text::format("around this cell: {}", wording.names(around)));
  }
  wording.note("an ant slides along the hive as far as it likes, and never between two pieces that are side by side");
  note_copies(wording);
  note_destinations(wording, "can go to");
}

// H15 to H20, H23.
std::string_view rule_of(BugKind kind) {
  switch (kind) {
    case BugKind::queen:
      return "a queen slides one step";
    case BugKind::pillbug:
      return "a pillbug slides one step";
    case BugKind::beetle:
      return "a beetle goes one step, and may climb";
    case BugKind::grasshopper:
      return "a grasshopper jumps in a straight line over at least one piece, to the first empty cell";
    case BugKind::spider:
      return "a spider slides exactly three steps and enters no cell twice";
    case BugKind::ladybug:
      return "a ladybug goes three steps: two on top of other pieces, the third down to an empty cell";
    default:
      return "a mosquito moves as the pieces do that it touches";
  }
}

std::string steps_away(const Wording& wording) {
  return text::format("{} steps away",
                      board::distance(wording.state().cell(wording.attempt.piece), wording.attempt.to));
}

// H19.
std::string jump_missed(const Wording& wording) {
  const GameState& state = wording.state();
  const Cell start = state.cell(wording.attempt.piece);
  for (board::Direction direction = 0; direction < board::directions; ++direction) {
    Cell cell = board::neighbour(start, direction);
    bool has_jumped = false;
    for (std::optional<Spot> spot = state.find_spot(cell); spot && state.is_occupied(*spot);
         spot = state.find_spot(cell)) {
      has_jumped = true;
      cell = board::neighbour(cell, direction);
    }
    const Cell way = board::difference(wording.attempt.to, start);
    const std::int32_t distance = board::distance(start, wording.attempt.to);
    if (way != Cell{board::steps[direction].q * distance, board::steps[direction].r * distance}) continue;
    return has_jumped ? "beyond the first empty cell in this direction" : "no piece to jump over in this direction";
  }
  return "not in a straight line";
}

std::string label_of(const Wording& wording) {
  switch (kind_of(wording.attempt.piece)) {
    case BugKind::grasshopper:
      return jump_missed(wording);
    case BugKind::spider:
      return "no way of three steps leads there";
    case BugKind::ladybug:
      return "no way of two steps up and one down leads there";
    case BugKind::mosquito:
      // H22.
      if (!holds(wording.state().alone(), wording.attempt.piece)) return steps_away(wording);
      return "nothing that it touches moves there";
    default:
      return steps_away(wording);
  }
}

}  // namespace

// H10.
void word_covered(Wording& wording) {
  const PieceIndex above = wording.verdict.pieces.front();
  wording.say(text::format("{} is covered by {}", wording.name(), wording.name(above)),
              text::format("it cannot move while {} is on it", wording.name(above)));
  if (wording.verdict.related_ply) {
    wording.point_to(*wording.verdict.related_ply, text::format("{} climbed onto it here", wording.name(above)));
  }
}

// H10, H27. What the other side moved last is a piece of this side: it was thrown.
void word_stunned(Wording& wording) {
  wording.say(
      text::format("{} has just been thrown by {} and rests in this turn", wording.name(), wording.other_side()),
      "it may not move until the next turn");
  if (wording.verdict.related_ply) wording.point_to(*wording.verdict.related_ply, "thrown here");
}

void word_climbing(Wording& wording) {
  const PieceIndex there = wording.verdict.pieces.front();
  const bool has_mosquito = (wording.state().pieces() & pieces_of(BugKind::mosquito)) != 0;
  wording.say(text::format("{} cannot climb onto {}", wording.name(), wording.name(there)),
              text::format("{} is there", wording.name(there)));
  wording.point_to(there);
  wording.note(has_mosquito ? "only a beetle, or a mosquito beside one, ends its move on another piece"
                            : "only a beetle ends its move on another piece");
}

void word_parts(Wording& wording, std::string_view label) {
  // A cell has six neighbours, and two parts never touch.
  constexpr std::string_view numbers[] = {"no", "one", "two", "three"};
  wording.say(text::format("{} holds {} parts of the hive together", wording.name(),
                           numbers[std::min<std::size_t>(wording.verdict.parts.size(), 3)]),
              std::string(label));
  if (const auto ply = wording.situation.game.last_ply_of(wording.attempt.piece)) {
    wording.point_to(*ply, text::format("{} here", wording.arrival(wording.attempt.piece)));
  }
  std::string without = "without it: ";
  for (const PieceSet part : wording.verdict.parts) {
    text::append(without, "{}{}", part == wording.verdict.parts.front() ? "" : " | ", part_text(wording, part));
  }
  wording.note(std::move(without));
}

void word_queen_in_hand(Wording& wording, std::string_view what) {
  const std::string queen = wording.name(queen_of(wording.state().to_move()));
  wording.say(text::format("{} may not {} before {} is placed", wording.name(), what, queen),
              text::format("until then {} only places pieces", wording.side()));
  wording.note(text::format("{} is still in {}'s hand", queen, wording.side()));
}

void word_move_before_queen(Wording& wording) { word_queen_in_hand(wording, "move"); }

void word_no_move(Wording& wording) {
  wording.say(text::format("{} would end its move where it began", wording.name()), "its own cell");
}

void word_pinned(Wording& wording) { word_parts(wording, "it may not leave its cell"); }

void word_detached(Wording& wording) {
  wording.say(text::format("{} would be apart from the hive", wording.name()), "no other piece touches this cell");
}

// Checks 26 and 27: the destination itself is allowed, but the piece does not get there.

void word_way(Wording& wording) {
  // A step without a gate in its way is closed to an ant only if the long way is, too.
  if (wording.verdict.pieces.size() < 2 && moves_as_ant(wording)) return word_long_way(wording);
  word_step(wording);
}

void word_reach(Wording& wording) {
  const PieceIndex there = wording.piece_there();
  wording.say(there == no_piece ? text::format("{} cannot reach {}", wording.name(), wording.place())
                                : text::format("{} cannot reach {}", wording.name(), wording.name(there)),
              label_of(wording));
  wording.note(std::string(rule_of(kind_of(wording.attempt.piece))));
  note_copies(wording);
  note_destinations(wording, "can go to");
}

}  // namespace plyglot::hive::verdicts
