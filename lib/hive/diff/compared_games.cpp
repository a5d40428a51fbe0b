#include "hive/diff/compared_games.hpp"

#include "hive/board/bits.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/rules/repetition.hpp"
#include "text/sort.hpp"

#include <bit>
#include <cassert>

namespace plyglot::hive {
namespace {

// A pass has no colour, no kind and no place.
constexpr int pass_rank = -1;

int rank_of(PieceIndex piece) {
  if (piece == no_piece) return pass_rank;
  return static_cast<int>(colour_of(piece)) * static_cast<int>(bug_kinds) + static_cast<int>(kind_of(piece));
}

auto key_of(const ComparedPly& ply) {
  const Cell from = ply.from.value_or(Cell{});
  return std::tuple(ply.side, rank_of(ply.piece), ply.to.q, ply.to.r, ply.from.has_value(), from.q, from.r);
}

bool key_before(const ComparedPly& a, const ComparedPly& b) { return key_of(a) < key_of(b); }

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

std::vector<ComparedPly> compared_plies_of(const Record& record) {
  std::array<std::optional<Cell>, all_pieces> cells;
  std::vector<ComparedPly> plies;
  plies.reserve(record.plies.size());
  Colour side = Colour::white;
  for (const Ply& ply : renumbered(record).plies) {
    ComparedPly compared{side, ply.piece, std::nullopt, {}};
    if (!ply.is_pass()) {
      compared.to = ply.to;
      compared.from = std::exchange(cells[ply.piece], ply.to);
    }
    plies.push_back(compared);
    side = other(side);
  }
  return plies;
}

ComparedPly brought_to_b(const ComparedPly& ply_of_a, const Alignment& alignment) {
  ComparedPly ply = ply_of_a;
  if (ply.piece == no_piece) return ply;
  ply.to = alignment.to_b(ply.to);
  if (ply.from) ply.from = alignment.to_b(*ply.from);
  return ply;
}

bool is_same_move(const ComparedPly& a, const ComparedPly& b) {
  return a.side == b.side && a.piece == b.piece && a.to == b.to;
}

bool is_same_but_for_numbers(const ComparedPly& a, const ComparedPly& b) {
  return is_same_move(a, b) || key_of(a) == key_of(b);
}

bool is_reordered(std::vector<ComparedPly> a, std::vector<ComparedPly> b) {
  if (a.size() != b.size()) return false;
  text::sort(a.begin(), a.end(), key_before);
  text::sort(b.begin(), b.end(), key_before);
  return std::equal(a.begin(), a.end(), b.begin(),
                    [](const ComparedPly& x, const ComparedPly& y) { return key_of(x) == key_of(y); });
}

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

std::uint32_t common_beginning(const ComparedPlies& plies, const Alignment& alignment) {
  const auto most = std::min(plies.of_a.size(), plies.of_b.size());
  std::uint32_t length = 0;
  while (length < most && is_same_move(brought_to_b(plies.of_a[length], alignment), plies.of_b[length])) ++length;
  return length;
}

ComparedGames::ComparedGames(const Record& a, const Record& b, const ComparedPlies& plies, const Alignment& alignment)
    : a_(a), b_(b), plies_(plies), meetings_(a, b, alignment.symmetry.is_mirrored), layings_{{{}, alignment}} {}

comparing::Place ComparedGames::size() const {
  return {static_cast<std::uint32_t>(plies_.of_a.size()), static_cast<std::uint32_t>(plies_.of_b.size())};
}

bool ComparedGames::is_in_step(comparing::Place at) const {
  return is_same_but_for_numbers(brought_to_b(plies_.of_a[at.of_a], layings_.back().alignment), plies_.of_b[at.of_b]);
}

std::optional<comparing::Place> ComparedGames::next_meeting(comparing::Place at) {
  if (at.of_a == plies_.of_a.size() || at.of_b == plies_.of_b.size()) return std::nullopt;
  return meetings_.next(at);
}

void ComparedGames::part(comparing::Place begin, comparing::Place end, bool is_meeting) {
  if (is_meeting) {
    const Alignment alignment = meetings_.lay(end, layings_.back().alignment);
    if (begin.of_a == 0 && begin.of_b == 0) layings_.clear();
    layings_.push_back({begin, alignment});
  }
  brought_.clear();
  first_brought_ = begin.of_a;
  for (std::uint32_t i = begin.of_a; i < end.of_a; ++i) {
    brought_.push_back(brought_to_b(plies_.of_a[i], layings_.back().alignment));
  }
  is_turned_ = is_same_one_by_one(begin, end);
}

bool ComparedGames::is_same_one_by_one(comparing::Place begin, comparing::Place end) const {
  return std::equal(brought_.begin(), brought_.end(), plies_.of_b.begin() + begin.of_b, plies_.of_b.begin() + end.of_b,
                    is_same_but_for_numbers);
}

bool ComparedGames::is_reordered(const comparing::Pair<comparing::Range>& items) const {
  const auto first = plies_.of_b.begin();
  return !is_turned_ && hive::is_reordered(brought_, {first + items.of_b.begin, first + items.of_b.end});
}

bool ComparedGames::is_restated(std::uint32_t of_a, std::uint32_t of_b) const {
  return a_.plies[of_a].piece != b_.plies[of_b].piece;
}

}  // namespace plyglot::hive
