#include "hopgi/spelling/phrases.hpp"

#include "hopgi/rules/reach.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace plyglot::hopgi::spelling {
namespace {

struct Way {
  int files = 0;
  int ranks = 0;

  bool is_straight() const { return files == 0 || ranks == 0; }
  bool is_diagonal() const { return std::abs(files) == std::abs(ranks); }
  int length() const { return std::max(std::abs(files), std::abs(ranks)); }
};

Way way_between(Square from, Square to) {
  return {static_cast<int>(file_of(to)) - static_cast<int>(file_of(from)),
          static_cast<int>(rank_of(to)) - static_cast<int>(rank_of(from))};
}

constexpr int sign(int number) { return (number > 0) - (number < 0); }

bool slides_along(PieceKind kind, Way way) {
  if (way.is_straight()) return kind == PieceKind::rook || kind == PieceKind::dragon_king;
  return way.is_diagonal() && (kind == PieceKind::bishop || kind == PieceKind::dragon_horse);
}

std::string usual_reason(PieceKind kind) {
  return text::format("{} {}, or hops over a piece beside it", one(kind), movement_of(kind));
}

// What is between the squares of a line: a piece, or a square that is missing.
std::string obstacle(const State& state, Square from, Way way) {
  for (int step = 1; step < way.length(); ++step) {
    const int file = static_cast<int>(file_of(from)) + step * sign(way.files);
    const int rank = static_cast<int>(rank_of(from)) + step * sign(way.ranks);
    const std::optional<Square> square = square_at(static_cast<unsigned>(file), static_cast<unsigned>(rank));
    if (!square) {
      return text::format("the board has no square `{}{}`, and nothing slides across the gap",
                          static_cast<char>('a' + file), rank);
    }
    if (!state.is_empty(*square)) {
      return text::format("{} on {} is in the way", owned(state.at(*square)), quoted(*square));
    }
  }
  return {};
}

std::string reason_of_slide(const State& state, Square from, Way way) {
  const PieceKind kind = state.at(from).kind;
  if (way.length() > static_cast<int>(longest_slide)) {
    return text::format("{} goes at most three squares, and these are {}", one(kind), way.length());
  }
  std::string found = obstacle(state, from, way);
  return found.empty() ? usual_reason(kind) : found;
}

// Pawns and Guardians take where they do not move, and the other way round.
std::string reason_of_step(const State& state, Square from, Square to) {
  const Piece piece = state.at(from);
  const bool is_pawn = piece.kind == PieceKind::pawn;
  const Reach& reach = reach_table(Corner::blocked)[from];
  const auto side = static_cast<std::size_t>(piece.owner);
  const SquareSet captures = is_pawn ? reach.pawn_captures[side] : reach.orthogonal;
  const SquareSet moves = is_pawn ? reach.pawn_moves[side] : reach.diagonal;
  if (contains(captures, to)) {
    return text::format("{} goes straight only to take, and {} is empty", one(piece.kind), quoted(to));
  }
  if (contains(moves, to)) {
    return text::format("{} takes only straight, and {} holds {}", one(piece.kind), quoted(to), owned(state.at(to)));
  }
  return usual_reason(piece.kind);
}

}  // namespace

std::string quoted(Square square) { return text::format("`{}`", square_name(square)); }

std::string owned(Piece piece) { return text::format("{}'s {}", name_of(piece.owner), name_of(piece.kind)); }

std::string one(PieceKind kind) { return text::format("a {}", name_of(kind)); }

std::string squares_phrase(SquareSet squares, std::string_view last_joint) {
  if (squares == 0) return "nowhere";
  std::vector<std::string_view> names;
  for (; squares != 0; squares &= squares - 1) names.push_back(square_name(first_of(squares)));
  return text::listed(names, last_joint);
}

std::string hand_phrase(const Hand& hand) {
  std::vector<std::string> pieces;
  for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
    const unsigned number = hand.of(kind);
    if (number == 1) pieces.push_back(one(kind));
    if (number > 1) pieces.push_back(text::counted(number, name_of(kind)));
  }
  return pieces.empty() ? "nothing" : text::joined(pieces, " and ");
}

std::string_view movement_of(PieceKind kind) {
  constexpr std::array<std::string_view, piece_kind_count> movements = {
      "goes one square straight",
      "goes one square diagonally",
      "goes one to three squares straight",
      "goes one to three squares diagonally",
      "goes one square diagonally forward, and takes one square straight forward",
      "goes one to three squares straight, or one diagonally",
      "goes one to three squares diagonally, or one straight",
      "goes one square diagonally, and takes one square straight"};
  return movements[static_cast<std::size_t>(kind)];
}

std::string reason_against(const State& state, Square from, Square to) {
  const PieceKind kind = state.at(from).kind;
  if (kind == PieceKind::pawn || kind == PieceKind::guardian) return reason_of_step(state, from, to);
  const Way way = way_between(from, to);
  return slides_along(kind, way) ? reason_of_slide(state, from, way) : usual_reason(kind);
}

std::string forward_phrase(const State& state, Square from) {
  const Piece piece = state.at(from);
  if (piece.kind != PieceKind::pawn) return {};
  constexpr std::array<std::string_view, 4> ways = {"up", "towards the g file", "down", "towards the a file"};
  std::string forward;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    if (!is_forward(from, static_cast<Direction>(2 * i), piece.owner)) continue;
    if (!forward.empty()) forward += " and ";
    forward += ways[i];
  }
  return text::format("forward is {} for {} on {}", forward, name_of(piece.owner), quoted(from));
}

std::string missing_hurdle(const State& state, Square from, Square to) {
  SquareSet over = 0;
  for (const Reach::Hop& hop : reach_table(Corner::blocked)[from].hops) {
    if (contains(hop.to, to)) over |= hop.over;
  }
  if (over == 0 || (over & state.occupied()) != 0) return {};
  return text::format("to hop to {} it needs a piece on {}", quoted(to), squares_phrase(over, " or "));
}

}  // namespace plyglot::hopgi::spelling
