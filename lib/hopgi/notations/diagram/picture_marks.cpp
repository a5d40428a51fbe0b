#include "hopgi/notations/diagram/picture_marks.hpp"

#include "hopgi/rules/judge.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hopgi::diagram {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;
using text::Span;

// The third joint of a border, where the blocked corner lies (R2).
constexpr std::uint32_t corner_joint = 8;

// Runs of blanks as one, and every joint alike.
std::string drawn(std::string_view border) {
  std::string out;
  for (const char byte : border) {
    if (byte == ' ' && !out.empty() && out.back() == ' ') continue;
    out += byte == '#' ? '+' : byte;
  }
  return out;
}

// What a piece, or a set of marks, does on the empty squares.
struct Moves {
  SquareSet taking = 0;
  SquareSet moving = 0;

  SquareSet all() const { return taking | moving; }
  bool is_within(const Moves& other) const { return ((taking & ~other.taking) | (moving & ~other.moving)) == 0; }
};

Moves operator|(const Moves& a, const Moves& b) { return {a.taking | b.taking, a.moving | b.moving}; }

Moves without(const Moves& a, const Moves& b) { return {a.taking & ~b.taking, a.moving & ~b.moving}; }

// Where they differ.
SquareSet difference(const Moves& a, const Moves& b) { return (a.taking ^ b.taking) | (a.moving ^ b.moving); }

Moves marked(const Setup& setup) {
  Moves moves;
  for (const Mark& mark : setup.marks) {
    if (mark.kind != MarkKind::move_only) moves.taking |= set_of(mark.square);
    if (mark.kind != MarkKind::capture_only) moves.moving |= set_of(mark.square);
  }
  return moves;
}

// Whether it takes on an empty square can only be seen with an enemy there.
Moves moves_of(State& state, Square from) {
  Moves moves;
  moves.moving = targets(state, from) & state.empty();
  const Piece enemy{opponent_of(state.at(from).owner), PieceKind::pawn};
  for (SquareSet left = state.empty(); left != 0; left &= left - 1) {
    const Square square = first_of(left);
    state.put(square, enemy);
    if (contains(targets(state, from), square)) moves.taking |= set_of(square);
    state.remove(square);
  }
  return moves;
}

// At most `shown` of them, and how many more there are.
std::string names_of(SquareSet squares, std::size_t shown) {
  std::vector<std::string> names;
  for (SquareSet left = squares; left != 0 && names.size() < shown; left &= left - 1) {
    names.push_back(format("`{}`", square_name(first_of(left))));
  }
  const unsigned more = count(squares) - static_cast<unsigned>(names.size());
  if (more != 0) names.push_back(format("{} more", more));
  return text::joined(names, " and ");
}

std::string some_names_of(SquareSet squares) { return names_of(squares, count(squares) > 3 ? 2 : 3); }

std::string all_names_of(SquareSet squares) { return names_of(squares, square_count); }

class Check {
 public:
  explicit Check(const Setup& setup) : state_(setup.position), marks_(marked(setup)) {
    for (SquareSet left = state_.occupied(); left != 0; left &= left - 1) {
      const Square square = first_of(left);
      const Moves& moves = moves_[square] = moves_of(state_, square);
      if (moves.all() == 0) continue;
      movers_ |= set_of(square);
      if (!moves.is_within(marks_)) continue;
      shown_ |= set_of(square);
      explained_ = explained_ | moves;
    }
  }

  // What no piece explains whose moves are all marked.
  Moves unexplained() const { return without(marks_, explained_); }

  // The piece whose moves differ least from that; and where they do.
  struct Nearest {
    Square square;
    SquareSet differing;
    // Of these, the moves of the piece that are not marked, and the marks that are not its moves.
    SquareSet unmarked;
    SquareSet unmoved;
  };
  std::optional<Nearest> nearest() const {
    // Where a diagram shows the moves of several pieces, what is left belongs to another one.
    const SquareSet others = movers_ & ~shown_;
    const bool has_several = count(shown_) > 1 && others != 0;
    std::optional<Nearest> best;
    for (SquareSet left = has_several ? others : movers_; left != 0; left &= left - 1) {
      const Square square = first_of(left);
      const Moves& moves = moves_[square];
      const Moves wanted = contains(shown_, square) ? unexplained() | moves : unexplained();
      const SquareSet differing = difference(moves, wanted);
      if (best && count(differing) >= count(best->differing)) continue;
      best = Nearest{square, differing, differing & ~wanted.all(), differing & ~moves.all()};
    }
    return best;
  }

  Piece at(Square square) const { return state_.at(square); }

 private:
  State state_;
  Moves marks_;
  std::array<Moves, square_count> moves_{};
  // Pieces that can move to an empty square, and those among them whose moves are all marked.
  SquareSet movers_ = 0;
  SquareSet shown_ = 0;
  Moves explained_;
};

}  // namespace

void check_border(Span border, unsigned rank, Findings& findings) {
  const std::string_view written = findings.slice(border);
  if (drawn(written) != drawn(border_below(rank))) findings.bad_border(border, rank);
  const bool has_corner = rank == 3 && written.size() > corner_joint && written[corner_joint] == '#';
  bool has_mark = false;
  for (std::uint32_t i = 0; i < written.size(); ++i) {
    if (written[i] != '#') continue;
    has_mark = true;
    if (has_corner && i == corner_joint) continue;
    const Span mark{border.begin + i, border.begin + i + 1};
    // Without this one the border below rank 3 would have none.
    if (rank == 3 && !has_corner) {
      findings.corner_elsewhere(mark, border, border_below(rank));
    } else {
      findings.corner_elsewhere(mark, mark, "+");
    }
  }
  if (rank == 3 && !has_mark) findings.corner_missing(border);
}

bool has_lost_gap(std::string_view border) {
  constexpr std::size_t width = 3;
  const std::size_t first = border.find(' ');
  if (first == std::string_view::npos) return false;
  return border.find_first_not_of(' ', first) - first < width;
}

void check_marked_moves(const Setup& setup, const std::array<text::Span, square_count>& contents,
                        diagnostics::Reporter& reporter) {
  const DiagnosticId id = DiagnosticId::hopgi_diagram_marked_moves;
  if (setup.marks.empty() || !reporter.wants(id)) return;
  const Check check(setup);
  const SquareSet unexplained = check.unexplained().all();
  if (unexplained == 0) return;
  text::Span span;
  for (auto mark = setup.marks.rbegin(); mark != setup.marks.rend(); ++mark) {
    if (contains(unexplained, mark->square)) span = mark->span;
  }
  const auto nearest = check.nearest();
  if (!nearest) {
    reporter.report(id, span, "squares are marked, but no piece can move to an empty square");
    return;
  }
  const Piece piece = check.at(nearest->square);
  Finding found(reporter, id, span,
                format("no piece has these moves; the {} on `{}` is nearest, but for {}", name_of(piece.kind),
                       square_name(nearest->square), some_names_of(nearest->differing)));
  found.label(contents[nearest->square], "the piece that is nearest");
  const SquareSet otherwise = nearest->differing & ~nearest->unmarked & ~nearest->unmoved;
  if (nearest->unmarked != 0) found.note("it may also go to " + all_names_of(nearest->unmarked));
  if (nearest->unmoved != 0) found.note("it does not go to " + all_names_of(nearest->unmoved));
  if (otherwise != 0) found.note("another mark belongs on " + all_names_of(otherwise));
}

}  // namespace plyglot::hopgi::diagram
