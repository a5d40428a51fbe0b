#include "hive/views/position_views.hpp"

#include "hive/record/projection.hpp"
#include "hive/rules/legal_moves.hpp"
#include "hive/spelling/hop_text.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/views/board_graph.hpp"
#include "hive/views/diagram.hpp"
#include "hive/views/placed_spans.hpp"
#include "hive/views/position_dump.hpp"
#include "hive/views/position_json.hpp"
#include "text/format.hpp"

namespace plyglot::hive {
namespace {

using notation::OptionValues;

void show_json(const Position& position, const OptionValues& values, std::string& out) {
  std::string canonical;
  const auto dialect = static_cast<hop::Dialect>(values[notation::dialect_option]);
  const bool is_written = hop::print(position, dialect, canonical);
  out += position_json(position, is_written ? std::optional<std::string_view>(canonical) : std::nullopt);
}

void show_diagram(const Position& position, std::string& out) { out += position_diagram(position); }

// hive-rules H32.
std::string why_without_moves(const Position& position) {
  if (!position.to_move) return "the side to move is unknown";
  for (const Bug& bug : position.bugs) {
    if (bug.kind == BugKind::dragonfly) {
      return text::format("`{}` is a dragonfly (hive/dragonfly-unjudged)", display_name_of(position, bug));
    }
  }
  for (const Bug& bug : position.bugs) {
    if (bug.level > 0 && bug.kind != BugKind::beetle && bug.kind != BugKind::mosquito) {
      return text::format("`{}` is on another bug and cannot climb (hive/unreachable-climb)",
                          display_name_of(position, bug));
    }
  }
  return "the set has more bugs of a kind than the published games";
}

bool list_moves(const Position& position, const OptionValues&, std::vector<std::string>& moves, std::string& why) {
  const std::optional<GameState> state = state_of(position);
  if (!state) {
    why = why_without_moves(position);
    return false;
  }
  std::vector<Move> legal;
  list_legal_moves(*state, {}, legal);
  moves = uhp::move_strings(*state, legal);
  return true;
}

}  // namespace

const notation::Views<Position> position_views = {
    .dump = append_position,
    .show_json = show_json,
    .show_diagram = show_diagram,
    .list_moves = list_moves,
    .lower = board_of,
    .place_spans = place_spans,
};

}  // namespace plyglot::hive
