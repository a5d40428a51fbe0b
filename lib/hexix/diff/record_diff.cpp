#include "hexix/diff/record_diff.hpp"

#include "comparing/numbered_games.hpp"
#include "hexix/record/mirror.hpp"
#include "hexix/record/record_replay.hpp"

namespace plyglot::hexix {
namespace {

// The same for plies that are the same.
std::uint32_t number_of(const Ply& ply) {
  const PlyKind kind = ply.kind == PlyKind::missing ? PlyKind::skipped : ply.kind;
  std::uint32_t number = static_cast<std::uint32_t>(ply.player) | static_cast<std::uint32_t>(kind) << 1;
  if (!ply.is_move()) return number;
  number |= std::uint32_t{ply.cell} << 4;
  if (kind == PlyKind::capture) number |= std::uint32_t{ply.target} << 9;
  if (kind == PlyKind::place) number |= static_cast<std::uint32_t>(ply.mark) << 14;
  return number;
}

comparing::NumberedGame numbered(const Record& record, comparing::Numbering& positions) {
  comparing::NumberedGame game;
  RecordReplay replay(record);
  const auto number_position = [&](bool is_known) {
    game.positions.push_back(is_known ? positions.of(position_text(replay.state().position()))
                                      : comparing::unknown_position);
  };
  const bool has_beginning = record.initial.has_value();
  number_position(has_beginning);
  for (const Ply& ply : record.plies) {
    game.moves.push_back(number_of(ply));
    game.remarks.push_back(static_cast<std::uint32_t>(ply.suffix));
    replay.advance();
    number_position(has_beginning && ply.is_certain && ply.is_applied);
  }
  return game;
}

Pair<comparing::NumberedGame> numbered(const Record& a, const Record& b) {
  comparing::Numbering positions;
  return {numbered(a, positions), numbered(b, positions)};
}

RecordFrame frame_of(const Record& record) { return {record.initial, record.end, record.winner}; }

RecordDiff compared(const Record& a, const Record& b) {
  RecordDiff diff{comparing::compare_games(numbered(a, b), a.initial == b.initial), Relation::different, false, {}};
  if (a.initial == b.initial && diff.is_all_common()) diff.relation = Relation::same;
  return diff;
}

std::uint32_t common_beginning(const RecordDiff& diff) {
  if (diff.stretches.empty() || diff.stretches.front().kind != comparing::StretchKind::common) return 0;
  return diff.stretches.front().items.of_a.size();
}

bool is_nearer(const RecordDiff& diff, const RecordDiff& other) {
  if (diff.relation == Relation::same) return true;
  return common_beginning(diff) > common_beginning(other) && diff.change_count() < other.change_count();
}

}  // namespace

bool RecordDiff::has_same_beginning() const {
  const std::optional<Position>& of_a = frame.of_a.initial;
  const std::optional<Position>& of_b = frame.of_b.initial;
  return of_a && is_mirrored ? of_b && mirrored(*of_a) == *of_b : of_a == of_b;
}

RecordDiff diff(const Record& a, const Record& b) {
  RecordDiff result = compared(a, b);
  if (!result.is_same_game()) {
    RecordDiff of_image = compared(mirrored(a), b);
    if (is_nearer(of_image, result)) {
      result = std::move(of_image);
      result.is_mirrored = true;
      if (result.relation == Relation::same) result.relation = Relation::mirrored;
    }
  }
  result.frame = {frame_of(a), frame_of(b)};
  return result;
}

}  // namespace plyglot::hexix
