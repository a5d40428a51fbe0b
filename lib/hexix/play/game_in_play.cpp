#include "hexix/play/game_in_play.hpp"

#include "hexix/record/move_text.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "hexix/rules/position_keys.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

State first_state(const Record& record) { return State(record.initial.value_or(start_position())); }

}  // namespace

GameInPlay::GameInPlay(const Record& record, const RuleOptions& rules)
    : PlayedRecord(record, first_state(record)), rules_(rules) {
  RecordReplay replay(record_);
  while (!replay.is_at_end()) {
    replay.advance();
    go_to(replay.state());
  }
  begin();
}

// R14.
std::optional<board::Outcome> GameInPlay::outcome() const {
  if (record_.end == End::none) return std::nullopt;
  return board::Outcome{static_cast<std::uint8_t>(record_.winner)};
}

PositionKeys GameInPlay::keys() const { return keys_of(board()); }

void GameInPlay::list_moves(std::vector<board::LegalMove>& moves) const {
  moves.clear();
  if (record_.end != End::none) return;
  for (const Move move : list_legal_moves(board(), rules_)) {
    board::LegalMove& listed = moves.emplace_back();
    listed.words = move_text(move, record_.dialect);
    listed.numbers = {static_cast<std::int32_t>(move.kind), move.cell, -1, -1};
    if (move.kind == MoveKind::capture) listed.numbers[2] = move.target;
    if (move.kind == MoveKind::place) listed.numbers[3] = static_cast<std::int32_t>(move.mark);
  }
}

void GameInPlay::append_cells(std::vector<std::int32_t>& rows) const {
  for (CellSet rest = board().occupied(); rest != 0; rest &= rest - 1) {
    const Cell cell = first_of(rest);
    const Piece piece = board().at(cell);
    rows.insert(rows.end(),
                {cell, static_cast<std::int32_t>(piece.owner), static_cast<std::int32_t>(piece.kind), piece.number});
  }
}

// R13. Before a ply of Red dots have the place of Blue's.
void GameInPlay::append_lead(const notation::OptionValues&, std::string& out) const {
  out += "# position: ";
  out += position_text(board().position());
  out += '\n';
  if (board().to_move() == Player::red) out += "... ";
}

bool GameInPlay::take(const Record& read) {
  const auto is_written = [](const Ply& ply) { return ply.kind != PlyKind::skipped && ply.kind != PlyKind::missing; };
  if (std::count_if(read.plies.begin(), read.plies.end(), is_written) != 1) return false;
  Ply ply = *std::find_if(read.plies.begin(), read.plies.end(), is_written);
  if (!ply.is_applied || ply.player != board().to_move()) return false;
  ply.span = ply.whole = {};
  const bool is_blue = ply.player == Player::blue;
  if (is_blue || record_.rows.empty()) {
    record_.lines.push_back({LineKind::row, static_cast<std::uint32_t>(record_.rows.size()), {}, {}});
    const bool is_numbered = !record_.rows.empty() && record_.rows.back().has_number;
    record_.rows.push_back({{}, {}, is_numbered});
  }
  const auto index = static_cast<std::uint32_t>(record_.plies.size());
  Row& row = record_.rows.back();
  ply.row = static_cast<std::uint32_t>(record_.rows.size() - 1);
  if (!is_blue && row.blue.kind == EntryKind::empty) row.blue.kind = EntryKind::ellipsis;
  (is_blue ? row.blue : row.red) = {EntryKind::move, index};
  record_.plies.push_back(ply);
  record_.end = read.end;
  record_.winner = read.winner;
  record_.ending_ply = index;
  RecordReplay replay(read);
  while (!replay.is_at_end()) replay.advance();
  go_to(replay.state());
  return true;
}

}  // namespace plyglot::hexix
