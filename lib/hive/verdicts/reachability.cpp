#include "hive/verdicts/reachability.hpp"

#include "board/hex.hpp"
#include "findings/finding.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hive {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using diagnostics::Severity;
using findings::Finding;

// One function for each letter of hop R24, in its order.
class Checks {
 public:
  Checks(const Position& position, const board::CellMap& tops, Severity severity, diagnostics::Reporter& reporter)
      : position_(position), tops_(tops), severity_(severity), reporter_(reporter) {
    for (const Bug& bug : position_.bugs) ++side(bug.colour).bugs;
    for (const Bug& bug : position_.bugs) {
      if (bug.kind == BugKind::queen) side(bug.colour).has_queen = true;
    }
  }

  void run() {
    for (const Bug& bug : position_.bugs) {
      if (bug.level == 0) continue;
      check_climb(bug);
      if (bug.level == highest_level + 1) report_tall_stack(bug);
    }
    for (const Colour colour : {Colour::white, Colour::black}) check_queen(colour);
    if (position_.to_move) check_turn();
    if (position_.to_move && position_.last_moved) check_mark();
    inform();
  }

 private:
  struct Side {
    std::uint32_t bugs = 0;
    bool has_queen = false;
  };
  Side& side(Colour colour) { return sides_[static_cast<std::size_t>(colour)]; }
  const Side& side(Colour colour) const { return sides_[static_cast<std::size_t>(colour)]; }

  // a.
  void check_climb(const Bug& bug) {
    if (climbs(bug.kind)) return;
    const Bug& below = position_.bugs[static_cast<std::size_t>(bug.below)];
    Finding(
        reporter_, DiagnosticId::hive_unreachable_climb, severity_, bug.span,
        text::format("`{}` is on `{}`, but only beetles, mosquitoes and dragonflies climb", id_of(bug), id_of(below)))
        .label(below.span, "the bug below");
  }

  // b.
  void report_tall_stack(const Bug& bug) {
    const Bug* bottom = &bug;
    while (bottom->below >= 0) bottom = &position_.bugs[static_cast<std::size_t>(bottom->below)];
    Finding(reporter_, DiagnosticId::hive_unreachable_tall_stack, severity_, bug.span,
            text::format("`{}` is the eighth bug of its stack; seven is the most", id_of(bug)))
        .label(bottom->span, "the bottom of the stack");
  }

  // Whether its set has a queen that it has not placed.
  bool awaits_queen(Colour colour) const {
    return !side(colour).has_queen && position_.set.of(colour, BugKind::queen) > 0;
  }

  // c and d.
  void check_queen(Colour colour) {
    if (!awaits_queen(colour)) return;
    std::uint32_t seen = 0;
    bool has_climber = false;
    for (const Bug& bug : position_.bugs) {
      if (bug.colour != colour) continue;
      if (++seen == most_before_queen + 1) {
        reporter_.report(DiagnosticId::hive_unreachable_queen_overdue, severity_, bug.span,
                         text::format("{} has {} bugs on the board, but not the queen, which must come by the fourth",
                                      player_name(colour), side(colour).bugs));
      }
      if (bug.level == 0 || has_climber) continue;
      has_climber = true;
      reporter_.report(DiagnosticId::hive_unreachable_queenless_move, severity_, bug.span,
                       text::format("`{}` has climbed, but {} may not move before placing the queen", id_of(bug),
                                    player_name(colour)));
    }
  }

  // e and f.
  void check_turn() {
    if (position_.bugs.size() == 1) {
      const Bug& bug = position_.bugs.front();
      if (bug.colour != *position_.to_move) return;
      Finding(reporter_, DiagnosticId::hive_unreachable_lone_bug, severity_, position_.player_span,
              text::format("{} is to move, but the only bug is {}'s", player_name(bug.colour), player_name(bug.colour)))
          .label(bug.span, "the only bug")
          .fix(other_player());
      return;
    }
    if (position_.bugs.empty() || fits(*position_.to_move)) return;
    Finding found(reporter_, DiagnosticId::hive_unreachable_turn, severity_, position_.player_span,
                  text::format("{} cannot be to move: {}, {}", player_name(*position_.to_move), turns_of(Colour::white),
                               turns_of(Colour::black)));
    if (fits(other(*position_.to_move))) found.fix(other_player());
  }

  // A side cannot move before its queen is placed, so it has had as many turns as it has bugs.
  bool has_only_placed(Colour colour) const { return side(colour).bugs == 0 || awaits_queen(colour); }

  TurnsTaken turns_taken(Colour colour) const { return {side(colour).bugs, has_only_placed(colour)}; }
  bool fits(Colour to_move) const {
    return can_be_to_move(to_move, turns_taken(Colour::white), turns_taken(Colour::black));
  }

  std::string turns_of(Colour colour) const {
    const std::uint32_t turns = side(colour).bugs;
    return text::format("{} has had {} {} {}", player_name(colour), has_only_placed(colour) ? "exactly" : "at least",
                        turns, text::counted_noun(turns, "turn"));
  }

  diagnostics::Fix other_player() const {
    const char letter = *position_.to_move == Colour::white ? 'b' : 'w';
    const text::Span span{position_.player_span.begin, position_.player_span.begin + 1};
    return {text::format("let {} move", player_name(other(*position_.to_move))),
            Safety::unsafe,
            {{span, std::string(1, letter)}}};
  }

  // g.
  void check_mark() {
    const Bug& marked = position_.bugs[*position_.last_moved];
    if (marked.colour != *position_.to_move || can_have_been_thrown(marked)) return;
    Finding(reporter_, DiagnosticId::hive_unreachable_mark, severity_, position_.mark_span,
            text::format("`{}` was moved last, but {} is to move and no pillbug can have thrown it", id_of(marked),
                         player_name(marked.colour)))
        .label(marked.span, "the marked bug")
        .fix("leave the mark out", Safety::unsafe, position_.mark_span, {});
  }

  bool can_have_been_thrown(const Bug& marked) const {
    if (marked.level != 0) return false;
    return touches(marked.cell, [&](const Bug& neighbour) {
      if (neighbour.colour == marked.colour || neighbour.level != 0) return false;
      if (neighbour.kind == BugKind::pillbug) return true;
      if (neighbour.kind != BugKind::mosquito) return false;
      return touches(neighbour.cell, [](const Bug& bug) { return bug.kind == BugKind::pillbug; });
    });
  }

  // Whether the top bug of some neighbouring cell is one of those asked for.
  template <class Predicate>
  bool touches(Cell cell, Predicate predicate) const {
    for (board::Direction direction = 0; direction < board::directions; ++direction) {
      const std::uint32_t* top = tops_.find(board::neighbour(cell, direction));
      if (top != nullptr && predicate(position_.bugs[*top])) return true;
    }
    return false;
  }

  // h.
  void inform() {
    bool has_dragonfly = false;
    for (const Bug& bug : position_.bugs) {
      if (bug.kind == BugKind::queen && is_surrounded(bug)) {
        report_surrounded(bug, reporter_);
      }
      if (bug.kind != BugKind::dragonfly || has_dragonfly || is_outside_of_set(bug)) continue;
      has_dragonfly = true;
      reporter_.report(DiagnosticId::hive_dragonfly_unjudged, bug.span,
                       "how a dragonfly moves is not standardised, so legal moves are not worked out here");
    }
    if (position_.bugs.empty() && position_.to_move == Colour::black) {
      reporter_.report(DiagnosticId::hive_black_starts, position_.player_span, "Black is to move on the empty board");
    }
  }

  // That is an error already.
  bool is_outside_of_set(const Bug& bug) const {
    return position_.is_set_known && position_.are_cells_known && position_.set.of(bug.colour, bug.kind) == 0;
  }

  bool is_surrounded(const Bug& bug) const {
    for (board::Direction direction = 0; direction < board::directions; ++direction) {
      if (!tops_.contains(board::neighbour(bug.cell, direction))) return false;
    }
    return true;
  }

  const Position& position_;
  const board::CellMap& tops_;
  // Of what cannot arise.
  Severity severity_;
  diagnostics::Reporter& reporter_;
  std::array<Side, 2> sides_{};
};

}  // namespace

// White's turns less Black's are 0 or, if Black began, -1 with White to move, and 1 or 0 with Black to move. A side
// that has moved may have had more turns than its bugs tell.
bool can_be_to_move(Colour to_move, TurnsTaken white, TurnsTaken black) {
  const int lead = static_cast<int>(white.bugs) - static_cast<int>(black.bugs);
  const int least = to_move == Colour::white ? -1 : 0;
  const bool is_not_above = lead <= least + 1 || !black.has_only_placed;
  const bool is_not_below = lead >= least || !white.has_only_placed;
  return is_not_above && is_not_below;
}

void report_surrounded(const Bug& queen, diagnostics::Reporter& reporter) {
  reporter.report(DiagnosticId::hive_position_decided, queen.span,
                  text::format("`{}` is surrounded: the game is over", id_of(queen)));
}

void check_reachability(const Position& position, const board::CellMap& tops, Severity severity,
                        diagnostics::Reporter& reporter) {
  Checks(position, tops, severity, reporter).run();
}

}  // namespace plyglot::hive
