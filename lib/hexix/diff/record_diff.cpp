#include "hexix/diff/record_diff.hpp"

#include "hexix/record/mirror.hpp"
#include "hexix/record/record_replay.hpp"
#include "notation/numbering.hpp"

#include <algorithm>

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

notation::NumberedGame numbered(const Record& record, notation::Numbering& positions) {
  notation::NumberedGame game;
  RecordReplay replay(record);
  const auto number_position = [&](bool is_known) {
    game.positions.push_back(is_known ? positions.of(position_text(replay.state().position()))
                                      : notation::unknown_position);
  };
  const bool has_beginning = record.initial.has_value();
  number_position(has_beginning);
  for (const Ply& ply : record.plies) {
    game.moves.push_back(number_of(ply));
    replay.advance();
    number_position(has_beginning && ply.is_certain && ply.is_applied);
  }
  return game;
}

RecordFrame frame_of(const Record& record) {
  return {record.dialect, record.initial, record.is_fragment, record.end, record.winner, record.ending_ply};
}

bool is_same_written(const Ply& a, const Ply& b) {
  return number_of(a) == number_of(b) && a.kind == b.kind && a.written_number == b.written_number &&
         a.number == b.number && a.captured == b.captured && a.suffix == b.suffix && a.is_applied == b.is_applied &&
         a.is_certain == b.is_certain;
}

PlyEdit edit_of(const notation::ItemEdit& edit, const Record& b) {
  constexpr PlyEdit::Kind kinds[] = {PlyEdit::Kind::removed, PlyEdit::Kind::inserted, PlyEdit::Kind::replaced};
  PlyEdit result{kinds[static_cast<std::size_t>(edit.kind)], edit.item, {}};
  if (result.kind != PlyEdit::Kind::removed) result.written = without_text(b.plies[edit.item.of_b]);
  return result;
}

// Both are in the order of the plies.
std::vector<PlyEdit> edits_of(const notation::GameComparison& comparison, const Record& a, const Record& b) {
  std::vector<PlyEdit> edits;
  auto next = comparison.edits.begin();
  const auto append_up_to = [&](std::uint32_t ply_of_a, std::uint32_t ply_of_b) {
    for (; next != comparison.edits.end() && next->item.of_a <= ply_of_a && next->item.of_b <= ply_of_b; ++next) {
      edits.push_back(edit_of(*next, b));
    }
  };
  for (const Pair<std::uint32_t>& same : comparison.same) {
    append_up_to(same.of_a, same.of_b);
    if (is_same_written(a.plies[same.of_a], b.plies[same.of_b])) continue;
    edits.push_back({PlyEdit::Kind::retold, same, without_text(b.plies[same.of_b])});
  }
  append_up_to(static_cast<std::uint32_t>(a.plies.size()), static_cast<std::uint32_t>(b.plies.size()));
  return edits;
}

RecordDiff compared(const Record& a, const Record& b) {
  notation::Numbering positions;
  const notation::NumberedGame of_a = numbered(a, positions);
  const notation::NumberedGame of_b = numbered(b, positions);
  const bool begin_alike = a.initial == b.initial;
  const notation::GameComparison comparison = notation::compare_games(of_a, of_b, begin_alike);
  RecordDiff diff;
  diff.stretches = comparison.stretches;
  diff.edits = edits_of(comparison, a, b);
  const bool is_same = begin_alike && notation::is_all_common(diff.stretches);
  diff.relation = is_same ? Relation::same : Relation::different;
  return diff;
}

std::uint32_t common_beginning(const RecordDiff& diff) {
  if (diff.stretches.empty() || diff.stretches.front().kind != notation::StretchKind::common) return 0;
  return diff.stretches.front().items.of_a.size();
}

std::size_t count_changed_plies(const RecordDiff& diff) {
  const auto is_change = [](const PlyEdit& edit) { return edit.kind != PlyEdit::Kind::retold; };
  return static_cast<std::size_t>(std::count_if(diff.edits.begin(), diff.edits.end(), is_change));
}

bool is_nearer(const RecordDiff& diff, const RecordDiff& other) {
  if (diff.relation == Relation::same) return true;
  return common_beginning(diff) > common_beginning(other) && count_changed_plies(diff) < count_changed_plies(other);
}

}  // namespace

Ply without_text(Ply ply) {
  ply.row = 0;
  ply.span = {};
  ply.whole = {};
  return ply;
}

bool RecordDiff::has_same_beginning() const {
  const std::optional<Position>& of_a = frame.of_a.initial;
  const std::optional<Position>& of_b = frame.of_b.initial;
  return of_a && is_mirrored ? of_b && mirrored(*of_a) == *of_b : of_a == of_b;
}

std::optional<std::uint32_t> RecordDiff::first_divergence() const { return notation::first_divergence(stretches); }

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
