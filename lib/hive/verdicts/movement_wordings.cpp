#include "hive/board/bits.hpp"
#include "hive/rules/movements_by_kind.hpp"
#include "hive/verdicts/check_wordings.hpp"
#include "hive/verdicts/offered_moves.hpp"
#include "text/format.hpp"

namespace plyglot::hive::play {
namespace {

// All pieces in the part's cells, the covered ones included.
std::string part_text(const Finding& finding, PieceSet ground) {
  constexpr std::size_t most_named = 10;
  const GameState& state = finding.state();
  std::string text = "`";
  std::size_t count = 0;
  for_each<PieceIndex>(state.on_board(), [&](PieceIndex piece) {
    if (!holds(ground, state.ground(state.spot(piece)))) return;
    if (++count <= most_named) text::append(text, "{}{}", count == 1 ? "" : " ", finding.context.spelling.piece(piece));
  });
  text += '`';
  if (count > most_named) text::append(text, " and {} more", count - most_named);
  return text;
}

// What shows around the destination once the piece has left its cell.
std::vector<PieceIndex> around_destination(const Finding& finding) {
  const GameState& state = finding.state();
  std::vector<PieceIndex> pieces;
  const Spot to = spot_of(finding.attempt.to);
  for_each<board::Direction>(state.occupied_beside(to), [&](board::Direction direction) {
    const PieceIndex top = state.top(beside(to, direction));
    const PieceIndex showing = top == finding.attempt.piece ? state.below(top) : top;
    if (showing != no_piece) pieces.push_back(showing);
  });
  return pieces;
}

// H16, H21.
bool moves_as_ant(const Finding& finding) {
  const GameState& state = finding.state();
  const PieceIndex piece = finding.attempt.piece;
  if (kind_of(piece) == BugKind::ant) return true;
  const bool copies = kind_of(piece) == BugKind::mosquito && holds(state.alone(), piece);
  return copies && (kinds_copied_at(state, state.spot(piece)) & bit_of(BugKind::ant)) != 0;
}

// H12, H13.
void word_step(Finding& finding) {
  const std::vector<PieceIndex>& gate = finding.verdict.pieces;
  if (gate.size() < 2) {
    return finding.say(text::format("{} would leave the hive on its way to {}", finding.name(), finding.place()),
                       "no piece touches both cells of this step");
  }
  const GameState& state = finding.state();
  const bool is_high = state.height(spot_of(finding.verdict.gate.front())) > 1;
  finding.say(text::format("{} cannot pass between {}", finding.name(), finding.names(gate)),
              is_high ? "the stacks on both sides are higher" : "the gap is too narrow");
  for (const PieceIndex piece : gate) finding.point_to(piece);
}

// H21, H22.
void note_copies(Finding& finding) {
  const GameState& state = finding.state();
  const PieceIndex piece = finding.attempt.piece;
  if (kind_of(piece) != BugKind::mosquito) return;
  if (!holds(state.alone(), piece)) {
    return finding.note(text::format("on top of {} it moves as a beetle", finding.name(state.below(piece))));
  }
  std::vector<PieceIndex> copied;
  for_each<board::Direction>(state.occupied_beside(state.spot(piece)), [&](board::Direction direction) {
    const PieceIndex top = state.top(beside(state.spot(piece), direction));
    if (kind_of(top) != BugKind::mosquito) copied.push_back(top);
  });
  finding.note(copied.empty() ? text::format("{} touches nothing that it could copy", finding.name())
                              : text::format("{} touches {}", finding.name(), finding.names(copied)));
}

// H16: the piece has an ant's way.
void word_long_way(Finding& finding) {
  finding.say(text::format("{} finds no way along the hive to {}", finding.name(), finding.place()),
              "every way there is closed");
  const std::vector<PieceIndex> around = around_destination(finding);
  // With five or six neighbours no gate is open (H12).
  if (around.size() >= board::directions - 1) {
    finding.note(text::format("around this cell: {}", finding.names(around)));
  }
  finding.note("an ant slides along the hive as far as it likes, and never between two pieces that are side by side");
  note_copies(finding);
  note_destinations(finding, "can go to");
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

std::string steps_away(const Finding& finding) {
  return text::format("{} steps away",
                      board::distance(finding.state().cell(finding.attempt.piece), finding.attempt.to));
}

// H19.
std::string jump_missed(const Finding& finding) {
  const GameState& state = finding.state();
  const Cell start = state.cell(finding.attempt.piece);
  for (board::Direction direction = 0; direction < board::directions; ++direction) {
    Cell cell = board::neighbour(start, direction);
    bool has_jumped = false;
    for (std::optional<Spot> spot = state.find_spot(cell); spot && state.is_occupied(*spot);
         spot = state.find_spot(cell)) {
      has_jumped = true;
      cell = board::neighbour(cell, direction);
    }
    const Cell way = board::difference(finding.attempt.to, start);
    const std::int32_t distance = board::distance(start, finding.attempt.to);
    if (way != Cell{board::steps[direction].q * distance, board::steps[direction].r * distance}) continue;
    return has_jumped ? "beyond the first empty cell in this direction" : "no piece to jump over in this direction";
  }
  return "not in a straight line";
}

std::string label_of(const Finding& finding) {
  switch (kind_of(finding.attempt.piece)) {
    case BugKind::grasshopper:
      return jump_missed(finding);
    case BugKind::spider:
      return "no way of three steps leads there";
    case BugKind::ladybug:
      return "no way of two steps up and one down leads there";
    case BugKind::mosquito:
      // H22.
      if (!holds(finding.state().alone(), finding.attempt.piece)) return steps_away(finding);
      return "nothing that it touches moves there";
    default:
      return steps_away(finding);
  }
}

}  // namespace

// H10.
void word_covered(Finding& finding) {
  const PieceIndex above = finding.verdict.pieces.front();
  finding.say(text::format("{} is covered by {}", finding.name(), finding.name(above)),
              text::format("it cannot move while {} is on it", finding.name(above)));
  if (finding.verdict.related_ply) {
    finding.point_to(*finding.verdict.related_ply, text::format("{} climbed onto it here", finding.name(above)));
  }
}

// H10, H27. What the other side moved last is a piece of this side: it was thrown.
void word_stunned(Finding& finding) {
  finding.say(
      text::format("{} has just been thrown by {} and rests in this turn", finding.name(), finding.other_side()),
      "it may not move until the next turn");
  if (finding.verdict.related_ply) finding.point_to(*finding.verdict.related_ply, "thrown here");
}

void word_climbing(Finding& finding) {
  const PieceIndex there = finding.verdict.pieces.front();
  const bool has_mosquito = (finding.state().pieces() & pieces_of(BugKind::mosquito)) != 0;
  finding.say(text::format("{} cannot climb onto {}", finding.name(), finding.name(there)),
              text::format("{} is there", finding.name(there)));
  finding.point_to(there);
  finding.note(has_mosquito ? "only a beetle, or a mosquito beside one, ends its move on another piece"
                            : "only a beetle ends its move on another piece");
}

void word_parts(Finding& finding, std::string_view label) {
  // A cell has six neighbours, and two parts never touch.
  constexpr std::string_view numbers[] = {"no", "one", "two", "three"};
  finding.say(text::format("{} holds {} parts of the hive together", finding.name(),
                           numbers[std::min<std::size_t>(finding.verdict.parts.size(), 3)]),
              std::string(label));
  if (const auto ply = finding.context.game.last_ply_of(finding.attempt.piece)) {
    finding.point_to(*ply, text::format("{} here", finding.arrival(finding.attempt.piece)));
  }
  std::string without = "without it: ";
  for (const PieceSet part : finding.verdict.parts) {
    text::append(without, "{}{}", part == finding.verdict.parts.front() ? "" : " | ", part_text(finding, part));
  }
  finding.note(std::move(without));
}

void word_queen_in_hand(Finding& finding, std::string_view what) {
  const std::string queen = finding.name(queen_of(finding.state().to_move()));
  finding.say(text::format("{} may not {} before {} is placed", finding.name(), what, queen),
              text::format("until then {} only places pieces", finding.side()));
  finding.note(text::format("{} is still in {}'s hand", queen, finding.side()));
}

void word_move_before_queen(Finding& finding) { word_queen_in_hand(finding, "move"); }

void word_no_move(Finding& finding) {
  finding.say(text::format("{} would end its move where it began", finding.name()), "its own cell");
}

void word_pinned(Finding& finding) { word_parts(finding, "it may not leave its cell"); }

void word_detached(Finding& finding) {
  finding.say(text::format("{} would be apart from the hive", finding.name()), "no other piece touches this cell");
}

// Checks 26 and 27: the destination itself is allowed, but the piece does not get there.

void word_way(Finding& finding) {
  // A step without a gate in its way is closed to an ant only if the long way is, too.
  if (finding.verdict.pieces.size() < 2 && moves_as_ant(finding)) return word_long_way(finding);
  word_step(finding);
}

void word_reach(Finding& finding) {
  const PieceIndex there = finding.piece_there();
  finding.say(there == no_piece ? text::format("{} cannot reach {}", finding.name(), finding.place())
                                : text::format("{} cannot reach {}", finding.name(), finding.name(there)),
              label_of(finding));
  finding.note(std::string(rule_of(kind_of(finding.attempt.piece))));
  note_copies(finding);
  note_destinations(finding, "can go to");
}

}  // namespace plyglot::hive::play
