#include "hopgi/views/piece_things.hpp"

#include "notation/annotating.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi {

using annotations::Thing;
using annotations::ThingKind;
using text::format;

PieceThings::PieceThings(const std::optional<Position>& initial, annotations::Annotations& out) : out_(out) {
  Line& line = lines_.emplace_back();
  if (!initial) return;
  for (Square square = 0; square < square_count; ++square) {
    const std::optional<Piece>& piece = initial->pieces[square];
    if (!piece) continue;
    line.now[square] = add(format("{} {} from {}", name_of(piece->owner), name_of(piece->kind), square_name(square)));
  }
  line.before_last_turn = line.now;
}

void PieceThings::begin_turn() { lines_.back().before_last_turn = lines_.back().now; }

void PieceThings::begin_variation() {
  const Board from = lines_.back().before_last_turn;
  lines_.push_back({from, from});
}

void PieceThings::end_variation() {
  if (lines_.size() > 1) lines_.pop_back();
}

void PieceThings::play(const Leg& leg, Side side, text::Span span) {
  Board& board = lines_.back().now;
  const bool is_drop = leg.kind == LegKind::drop;
  board[leg.to] = is_drop ? add(format("{} {} dropped on {}", name_of(side), name_of(leg.piece), square_name(leg.to)))
                          : board[leg.from];
  Individual& piece = pieces_[board[leg.to]];
  notation::mention(out_, piece.thing, span, [&] { return Thing{ThingKind::piece, piece.name, false}; });
}

std::uint32_t PieceThings::add(std::string name) {
  pieces_.push_back({std::move(name), {}});
  return static_cast<std::uint32_t>(pieces_.size() - 1);
}

}  // namespace plyglot::hopgi
