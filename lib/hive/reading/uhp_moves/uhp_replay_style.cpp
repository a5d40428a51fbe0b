#include "hive/reading/uhp_moves/uhp_replay_style.hpp"

#include "hive/spelling/move_string.hpp"

namespace plyglot::hive::uhp {
namespace {

using diagnostics::DiagnosticId;

ReplayStyle style_of(Dialect dialect) {
  ReplayStyle style;
  style.spelling = spelling;
  style.self_reference = DiagnosticId::uhp_self_reference;
  style.self_reference_span = &WrittenMove::reference_span;
  style.direction_to_occupied = DiagnosticId::uhp_direction_to_occupied;
  style.direction_to_occupied_span = &WrittenMove::reference_span;
  style.not_top_reference = DiagnosticId::uhp_not_top_reference;
  style.not_top_reference_span = &WrittenMove::reference_span;
  style.unknown_reference = DiagnosticId::uhp_unknown_reference;
  style.missing_reference = DiagnosticId::uhp_missing_reference;
  style.missing_reference_span = &WrittenMove::piece_span;
  style.reference_on_first_move = DiagnosticId::uhp_reference_on_first_move;
  style.dot_reference = DiagnosticId::uhp_dot_reference;
  style.accepts_direction_to_occupied = dialect == Dialect::hivegame;
  style.offers_similar_moves = true;
  style.separator = ";";
  if (dialect == Dialect::hivegame) style.queen_first = diagnostics::Severity::info;
  return style;
}

}  // namespace

const ReplayStyle& replay_style(Dialect dialect) {
  static const ReplayStyle mzinga = style_of(Dialect::mzinga);
  static const ReplayStyle hivegame = style_of(Dialect::hivegame);
  return dialect == Dialect::hivegame ? hivegame : mzinga;
}

GameType inferred_game_type(std::span<const WrittenMove> moves) {
  PieceSet moved = 0;
  for (const WrittenMove& move : moves) {
    if (move.is_readable && !move.is_pass) moved |= set_of(move.piece);
  }
  return smallest_type_with(moved);
}

}  // namespace plyglot::hive::uhp
