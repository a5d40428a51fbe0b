// Checks 19 to 25: a piece of the side that is to move.

#include "hive/board/bits.hpp"
#include "hive/verdicts/check_wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hive::play {
namespace {

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

// All that stands on the part's cells, the covered pieces included.
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

}  // namespace

void word_pinned(Finding& finding, std::string_view label) {
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

void word_movement(Finding& finding) {
  switch (finding.verdict.check) {
    case Check::move_before_queen:
      return word_queen_in_hand(finding, "move");
    case Check::covered_piece:
      return word_covered(finding);
    case Check::no_move:
      return finding.say(text::format("{} would end its move where it began", finding.name()), "its own cell");
    case Check::stunned_piece:
      return word_stunned(finding);
    case Check::breaks_hive:
      return word_pinned(finding, "it may not leave its cell");
    case Check::destination_occupied:
      return word_climbing(finding);
    case Check::destination_detached:
      return finding.say(text::format("{} would be apart from the hive", finding.name()),
                         "no other piece touches this cell");
    default:
      return word_way(finding);
  }
}

}  // namespace plyglot::hive::play
