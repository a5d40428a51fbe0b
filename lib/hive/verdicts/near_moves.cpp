#include "hive/verdicts/near_moves.hpp"

#include "hive/board/bits.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::hive::play {
namespace {

constexpr std::size_t most_offered = 3;

// How far a move is from what was written; a lower one is nearer.
enum class Slip : std::uint8_t {
  // The slash leans the other way, or the mark stands on the other side of the reference.
  mark_turned,
  // The mark is missing, or one too many.
  mark_missing,
  // The reference is another piece of its kind, or the same one of the other side.
  other_reference,
  // So is the piece that moves.
  other_piece,
  // Another cell beside the same reference.
  other_direction,
  // A cell beside the one that was meant.
  next_cell,
};

struct Candidate {
  Slip slip;
  Move move;
  // As in the text, with the slip mended; none if only the cell is known.
  std::optional<Reference> reference;
};

bool tells_destinations(const Finding& finding) {
  return finding.verdict.check == Check::throw_target || finding.verdict.check == Check::cannot_reach;
}

class Search {
 public:
  explicit Search(const Finding& finding)
      : finding_(finding), state_(finding.state()), piece_(finding.attempt.piece), to_(finding.attempt.to) {}

  std::vector<Candidate> find() {
    const WrittenMove& move = finding_.move;
    // Where the cell was given in another way, the reference may be wrong.
    if (move.has_reference && holds(state_.on_board(), move.reference)) {
      const Reference written{move.reference, move.direction};
      if (cell_of(state_, written) == to_) add_other_references(written);
    }
    add_other_pieces();
    // Notes of findings about the way tell all destinations.
    if (found_.empty() && !tells_destinations(finding_)) add_next_cells();
    text::sort(found_.begin(), found_.end(), [](const Candidate& a, const Candidate& b) { return a.slip < b.slip; });
    return std::move(found_);
  }

 private:
  // If it is a legal move.
  void add(Slip slip, PieceIndex piece, Cell to, const std::optional<Reference>& reference) {
    const std::optional<Spot> spot = state_.find_spot(to);
    if (!spot) return;
    const Move move{piece, *spot};
    if (std::find(finding_.legal.begin(), finding_.legal.end(), move) == finding_.legal.end()) return;
    found_.push_back({slip, move, reference});
  }

  void add_reference(Slip slip, const Reference& reference) {
    add(slip, piece_, cell_of(state_, reference), reference);
  }

  void add_other_references(const Reference& written) {
    for (board::Direction d = 0; d < board::directions; ++d) {
      if (d != written.direction) add_reference(slip_to(written.direction, d), {written.piece, d});
    }
    if (written.direction) add_reference(Slip::mark_missing, {written.piece, std::nullopt});
    for_each<PieceIndex>(state_.on_board(), [&](PieceIndex other) {
      if (differ_by_a_sign(written.piece, other)) add_reference(Slip::other_reference, {other, written.direction});
    });
  }

  static Slip slip_to(std::optional<board::Direction> written, board::Direction direction) {
    if (!written) return Slip::mark_missing;
    const bool is_turned = direction == board::mirrored(*written) || direction == board::opposite(*written);
    return is_turned ? Slip::mark_turned : Slip::other_direction;
  }

  void add_other_pieces() {
    std::optional<Reference> written;
    if (finding_.move.has_reference) written = Reference{finding_.move.reference, finding_.move.direction};
    const PieceIndex queen = queen_of(state_.to_move());
    for_each<PieceIndex>(state_.pieces(), [&](PieceIndex other) {
      const bool is_due = finding_.verdict.check == Check::queen_overdue && other == queen;
      if (differ_by_a_sign(piece_, other) || is_due) add(Slip::other_piece, other, to_, written);
    });
  }

  void add_next_cells() {
    for (const Move move : finding_.legal) {
      if (move.piece != piece_) continue;
      if (board::distance(state_.cell_at(move.to), to_) == 1) found_.push_back({Slip::next_cell, move, std::nullopt});
    }
  }

  const Finding& finding_;
  const GameState& state_;
  PieceIndex piece_;
  Cell to_;
  std::vector<Candidate> found_;
};

// Whether the reference says where the move goes in the way of hive-notations N3 to N5, without a finding.
bool is_clean(const GameState& state, Move move, const Reference& reference) {
  if (reference.piece == move.piece || !holds(state.on_board(), reference.piece)) return false;
  if (spot_of(cell_of(state, reference)) != move.to) return false;
  const PieceIndex top = state.top(move.to);
  const PieceIndex under = top == move.piece && top != no_piece ? state.below(top) : top;
  return reference.direction ? under == no_piece : under == reference.piece;
}

std::string text_of(const Finding& finding, const Candidate& candidate) {
  const Spelling& spelling = finding.context.spelling;
  if (candidate.reference && is_clean(finding.state(), candidate.move, *candidate.reference)) {
    return spelled(spelling, finding.state(), candidate.move, candidate.reference);
  }
  return spelled(spelling, finding.state(), candidate.move);
}

}  // namespace

NearMoves near_moves(const Finding& finding) {
  NearMoves near;
  const std::vector<Candidate> candidates = Search(finding).find();
  if (candidates.empty()) return near;
  // Where something nearer is legal, what goes quite another way was hardly meant.
  const auto nearness = [](const Candidate& candidate) {
    return candidate.slip <= Slip::other_piece ? 0 : static_cast<int>(candidate.slip);
  };
  near.are_slips = candidates.front().slip != Slip::next_cell;
  for (const Candidate& candidate : candidates) {
    if (nearness(candidate) != nearness(candidates.front()) || near.texts.size() == most_offered) break;
    std::string text = text_of(finding, candidate);
    if (std::find(near.texts.begin(), near.texts.end(), text) == near.texts.end())
      near.texts.push_back(std::move(text));
  }
  return near;
}

}  // namespace plyglot::hive::play
