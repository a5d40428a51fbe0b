#include "hopgi/diff/position_diff.hpp"

#include "comparing/diff_lines.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi {
namespace {

using comparing::append_diff_line;
using MarksBySquare = std::array<std::optional<MarkKind>, square_count>;

constexpr std::array<Side, 2> both_sides = {Side::white, Side::black};

// The squares that have such a piece in `position`, but not in `other`.
std::vector<Square> squares_only_in(const Position& position, const Position& other, Piece piece) {
  std::vector<Square> squares;
  for (Square square = 0; square < square_count; ++square) {
    if (position.pieces[square] == piece && other.pieces[square] != piece) squares.push_back(square);
  }
  return squares;
}

void compare_piece(const Position& a, const Position& b, Piece piece, PositionDiff& diff) {
  const std::vector<Square> of_a = squares_only_in(a, b, piece);
  const std::vector<Square> of_b = squares_only_in(b, a, piece);
  for (std::size_t i = 0; i < std::max(of_a.size(), of_b.size()); ++i) {
    if (i >= of_b.size()) {
      diff.removed.push_back({piece, of_a[i]});
    } else if (i >= of_a.size()) {
      diff.added.push_back({piece, of_b[i]});
    } else {
      diff.moved.push_back({piece, of_a[i], of_b[i]});
    }
  }
}

std::string words_of(Piece piece) { return text::format("{} {}", name_of(piece.owner), name_of(piece.kind)); }

MarksBySquare marks_of(const Setup& setup) {
  MarksBySquare marks{};
  for (const Mark& mark : setup.marks) marks[mark.square] = mark.kind;
  return marks;
}

std::string_view words_of(std::optional<MarkKind> mark) {
  if (!mark) return "none";
  switch (*mark) {
    case MarkKind::target:
      return "`*`";
    case MarkKind::capture_only:
      return "`x`";
    case MarkKind::move_only:
      break;
  }
  return "`+`";
}

std::string headline(const SetupDiff& diff) {
  if (!diff.is_same()) return comparing::differences_headline(diff.position.change_count());
  std::string words = "A and B are the same position";
  const bool has_counters = diff.position.clock.differs() || diff.position.turn_number.differs();
  if (has_counters) words += "; the counters differ";
  comparing::append_differing(diff.marks.size(), "mark", words);
  return words;
}

void append_unreadable(const Setup& setup, char side, std::string& out) {
  if (!setup.has_position) {
    append_diff_line("position", text::format("there is none in {}", side), out);
  } else if (!setup.is_sound) {
    append_diff_line("position", text::format("not all of {} could be read", side), out);
  }
}

}  // namespace

std::size_t PositionDiff::change_count() const {
  return moved.size() + removed.size() + added.size() + hands.size() + (to_move.differs() ? 1 : 0);
}

PositionDiff diff(const Position& a, const Position& b) {
  PositionDiff result;
  for (const Side side : both_sides) {
    for (std::size_t kind = 0; kind < piece_kind_count; ++kind) {
      compare_piece(a, b, {side, static_cast<PieceKind>(kind)}, result);
    }
    for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
      const Pair<std::uint32_t> count{a.hands[static_cast<std::size_t>(side)].of(kind),
                                      b.hands[static_cast<std::size_t>(side)].of(kind)};
      if (count.differs()) result.hands.push_back({side, kind, count});
    }
  }
  result.to_move = {a.to_move, b.to_move};
  result.clock = {a.clock, b.clock};
  result.turn_number = {a.turn_number, b.turn_number};
  return result;
}

void append_lines(const PositionDiff& diff, std::string& out) {
  for (const MovedPiece& moved : diff.moved) {
    append_diff_line("moved",
                     text::format("{} {} -> {}", words_of(moved.piece), square_name(moved.from), square_name(moved.to)),
                     out);
  }
  for (const StandingPiece& removed : diff.removed) {
    append_diff_line("removed", text::format("{} {}", words_of(removed.piece), square_name(removed.square)), out);
  }
  for (const StandingPiece& added : diff.added) {
    append_diff_line("added", text::format("{} {}", words_of(added.piece), square_name(added.square)), out);
  }
  for (const HandChange& change : diff.hands) {
    append_diff_line("hand",
                     text::format("{} {}: {} -> {}", name_of(change.side), name_of(change.kind), change.count.of_a,
                                  change.count.of_b),
                     out);
  }
  if (diff.to_move.differs()) {
    append_diff_line("to move", text::format("{} -> {}", name_of(diff.to_move.of_a), name_of(diff.to_move.of_b)), out);
  }
  if (diff.clock.differs()) {
    append_diff_line("clock", text::format("{} -> {}", diff.clock.of_a, diff.clock.of_b), out);
  }
  if (diff.turn_number.differs()) {
    append_diff_line("turn", text::format("{} -> {}", diff.turn_number.of_a, diff.turn_number.of_b), out);
  }
}

SetupDiff diff(const Setup& a, const Setup& b) {
  SetupDiff result;
  result.position = diff(a.position, b.position);
  const MarksBySquare of_a = marks_of(a);
  const MarksBySquare of_b = marks_of(b);
  for (Square square = 0; square < square_count; ++square) {
    if (of_a[square] != of_b[square]) result.marks.push_back({square, {of_a[square], of_b[square]}});
  }
  return result;
}

void append_text(const Setup& a, const Setup& b, const SetupDiff& diff, std::string& out) {
  text::append(out, "{}\n", headline(diff));
  append_unreadable(a, 'A', out);
  append_unreadable(b, 'B', out);
  append_lines(diff.position, out);
  for (const SetupDiff::MarkChange& change : diff.marks) {
    append_diff_line("mark",
                     text::format("{}: {} -> {}", square_name(change.square), words_of(change.mark.of_a),
                                  words_of(change.mark.of_b)),
                     out);
  }
}

}  // namespace plyglot::hopgi
