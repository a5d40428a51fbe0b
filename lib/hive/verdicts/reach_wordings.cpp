// Checks 26 and 27: the destination is fit to stand on, and the piece does not get there.

#include "hive/board/bits.hpp"
#include "hive/rules/movements_by_kind.hpp"
#include "hive/verdicts/check_wordings.hpp"
#include "hive/verdicts/offered_moves.hpp"
#include "text/format.hpp"

namespace plyglot::hive::play {
namespace {

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

void word_reach(Finding& finding) {
  const PieceIndex there = finding.piece_there();
  finding.say(there == no_piece ? text::format("{} cannot reach {}", finding.name(), finding.place())
                                : text::format("{} cannot reach {}", finding.name(), finding.name(there)),
              label_of(finding));
  finding.note(std::string(rule_of(kind_of(finding.attempt.piece))));
  note_copies(finding);
  note_destinations(finding, "can go to");
}

}  // namespace

void word_way(Finding& finding) {
  if (finding.verdict.check == Check::cannot_reach) return word_reach(finding);
  // A step without a gate in its way is closed to an ant only if the long way is, too.
  if (finding.verdict.pieces.size() < 2 && moves_as_ant(finding)) return word_long_way(finding);
  word_step(finding);
}

}  // namespace plyglot::hive::play
