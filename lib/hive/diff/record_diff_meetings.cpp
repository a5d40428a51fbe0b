#include "hive/diff/record_diff_meetings.hpp"

#include "comparing/numbering.hpp"
#include "hive/board/bits.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/rules/repetition.hpp"

#include <bit>
#include <cassert>

namespace plyglot::hive {
namespace {

// After each number of plies from the first on.
std::vector<std::uint32_t> positions_of(const Record& record, std::uint32_t first, comparing::Numbering& numbering) {
  std::vector<std::uint32_t> positions;
  GameState state(record.type);
  for (std::uint32_t plies = 0;; ++plies) {
    if (plies >= first) positions.push_back(numbering.of(position_key(state, RepetitionSymmetry::rotation)));
    if (plies == record.plies.size()) return positions;
    state.play(move_of(record.plies[plies]));
  }
}

void play_up_to(const Record& record, std::uint32_t plies, GameState& state) {
  while (state.plies() < plies) state.play(move_of(record.plies[state.plies()]));
}

bool is_same_kind(PieceIndex a, PieceIndex b) {
  if (a == no_piece || b == no_piece) return a == b;
  return colour_of(a) == colour_of(b) && kind_of(a) == kind_of(b);
}

// From top to bottom.
bool is_same_stack(const GameState& a, PieceIndex top_of_a, const GameState& b, PieceIndex top_of_b) {
  PieceIndex piece_of_a = top_of_a;
  PieceIndex piece_of_b = top_of_b;
  while (piece_of_a != no_piece && is_same_kind(piece_of_a, piece_of_b)) {
    piece_of_a = a.below(piece_of_a);
    piece_of_b = b.below(piece_of_b);
  }
  return piece_of_a == no_piece && piece_of_b == no_piece;
}

bool lies_upon(const GameState& a, const GameState& b, const Alignment& alignment) {
  if (std::popcount(a.tops()) != std::popcount(b.tops())) return false;
  if ((a.stunned() == no_piece) != (b.stunned() == no_piece)) return false;
  if (a.stunned() != no_piece && alignment.to_b(a.cell(a.stunned())) != b.cell(b.stunned())) return false;
  bool is_same = true;
  for_each<PieceIndex>(a.tops(), [&](PieceIndex top) {
    const std::optional<Spot> spot = is_same ? b.find_spot(alignment.to_b(a.cell(top))) : std::nullopt;
    is_same = spot && b.is_occupied(*spot) && is_same_stack(a, top, b, b.top(*spot));
  });
  return is_same;
}

}  // namespace

Meetings::Meetings(const Record& a, const Record& b, bool is_mirrored)
    : a_(a), b_(b), is_mirrored_(is_mirrored), state_of_a_(a.type), state_of_b_(b.type) {}

void Meetings::look_up_positions(comparing::Place first) {
  const Record mirrored = is_mirrored_ ? image(b_, {true, 0}) : Record{};
  comparing::Numbering numbering;
  std::vector<std::uint32_t> of_a = positions_of(a_, first.of_a, numbering);
  const std::vector<std::uint32_t> of_b = positions_of(is_mirrored_ ? mirrored : b_, first.of_b, numbering);
  meetings_.emplace(first, std::move(of_a), of_b);
}

std::optional<comparing::Place> Meetings::next(comparing::Place last) {
  if (!meetings_) look_up_positions(last);
  return meetings_->next(last);
}

Alignment Meetings::lay(comparing::Place meeting, const Alignment& before) {
  play_up_to(a_, meeting.of_a, state_of_a_);
  play_up_to(b_, meeting.of_b, state_of_b_);
  if (lies_upon(state_of_a_, state_of_b_, before)) return before;
  std::optional<Alignment> found;
  const auto anchor = static_cast<PieceIndex>(std::countr_zero(state_of_a_.tops()));
  for (const std::uint8_t rotation : rotations_by_turn) {
    const board::Symmetry symmetry{is_mirrored_, rotation};
    for_each<PieceIndex>(state_of_b_.tops(), [&](PieceIndex top) {
      if (found || !is_same_kind(anchor, top)) return;
      const Cell image_of_anchor = board::image(state_of_a_.cell(anchor), symmetry);
      const Alignment alignment{symmetry, board::difference(state_of_b_.cell(top), image_of_anchor)};
      if (lies_upon(state_of_a_, state_of_b_, alignment)) found = alignment;
    });
  }
  assert(found);
  return found.value_or(before);
}

}  // namespace plyglot::hive
