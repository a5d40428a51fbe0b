#include "hopgi/play/game_in_play.hpp"

#include "hopgi/board/fen_text.hpp"
#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/rules/position_keys.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi {

Record record_from(const Position& position) {
  Record record;
  record.initial = record.final_position = position;
  record.winner = winner(State(position));
  record.result = Result::open;
  if (position == start_position()) return record;
  Tag& tag = record.tags.emplace_back();
  tag.name = "FEN";
  tag.value = fen_text(position);
  return record;
}

GameInPlay::GameInPlay(const Record& record) : PlayedRecord(record, State(*record.initial)) {
  RecordReplay replay(record_.initial);
  for (const RecordTurn& turn : record_.turns) {
    if (turn.depth != 0) continue;
    replay.play(turn);
    go_to(replay.state());
  }
  begin();
}

// R10.
std::optional<board::Outcome> GameInPlay::outcome() const {
  if (!is_over(board())) return std::nullopt;
  const std::optional<Side> won = winner(board());
  return won ? board::Outcome{static_cast<std::uint8_t>(*won)} : board::Outcome{};
}

PositionKeys GameInPlay::keys() const { return keys_of(board()); }

void GameInPlay::list_moves(std::vector<board::LegalMove>& moves) const {
  moves.clear();
  const auto origin = [](const Leg& leg) { return leg.kind == LegKind::drop ? -1 : std::int32_t{leg.from}; };
  for (const Turn& turn : list_legal_turns(board())) {
    board::LegalMove& listed = moves.emplace_back();
    listed.words = turn_text(turn);
    const Leg& first = turn.first;
    listed.numbers = {static_cast<std::int32_t>(first.piece), origin(first), first.to, -1, -1, -1};
    if (!turn.second) continue;
    listed.numbers[3] = static_cast<std::int32_t>(turn.second->piece);
    listed.numbers[4] = origin(*turn.second);
    listed.numbers[5] = turn.second->to;
  }
}

void GameInPlay::append_cells(std::vector<std::int32_t>& rows) const {
  for (SquareSet rest = board().occupied(); rest != 0; rest &= rest - 1) {
    const Square square = first_of(rest);
    const Piece piece = board().at(square);
    rows.insert(rows.end(), {square, static_cast<std::int32_t>(piece.owner), static_cast<std::int32_t>(piece.kind), 1});
  }
  for (const Side side : {Side::white, Side::black}) {
    for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
      const auto count = static_cast<std::int32_t>(board().hand(side).of(kind));
      if (count == 0) continue;
      rows.insert(rows.end(), {-1, static_cast<std::int32_t>(side), static_cast<std::int32_t>(kind), count});
    }
  }
}

// R12, R19.
void GameInPlay::append_lead(const notation::OptionValues&, std::string& out) const {
  const std::string_view dots = board().to_move() == Side::white ? "." : "...";
  text::append(out, "[FEN \"{}\"]\n\n{}{} ", fen_text(board().position()), board().turn_number(), dots);
}

bool GameInPlay::take(const Record& read) {
  if (read.turns.size() != 1) return false;
  const RecordTurn& played = read.turns.front();
  // A second leg that is written must have been played as well.
  if (!played.is_applied() || !played.written.empty()) return false;
  RecordTurn& turn = record_.turns.emplace_back(played);
  turn.first_span = turn.second_span = turn.span = {};
  record_.elements.push_back({ElementKind::turn, static_cast<std::uint32_t>(record_.turns.size() - 1), {}});
  record_.final_position = read.final_position;
  record_.winner = read.winner;
  record_.ending_turn = static_cast<std::uint32_t>(record_.turns.size() - 1);
  record_.tail_comments.clear();
  record_.result = !read.winner ? Result::open : *read.winner == Side::white ? Result::white_wins : Result::black_wins;
  for (Tag& tag : record_.tags) {
    if (tag.name == "Result") tag.value = result_text(record_.result);
  }

  go_to(State(*read.final_position));
  return true;
}

}  // namespace plyglot::hopgi
