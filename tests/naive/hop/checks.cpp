#include "naive/hop/parts.hpp"

namespace plyglot::naive {
namespace {

// What the checks of hop R24 ask of a board.
class Board {
 public:
  explicit Board(const Reading& reading) : reading_(reading) {
    for (const Bug& bug : reading.bugs) stacks_[bug.cell].push_back(bug);
  }

  std::vector<Bug> of(bool is_white) const {
    std::vector<Bug> bugs;
    for (const Bug& bug : reading_.bugs) {
      if (bug.is_white == is_white) bugs.push_back(bug);
    }
    return bugs;
  }
  bool has_queen(bool is_white) const {
    for (const Bug& bug : of(is_white)) {
      if (bug.kind == 'Q') return true;
    }
    return false;
  }
  bool lacks_queen(bool is_white) const {
    const auto queens = reading_.set.find(is_white ? 'Q' : 'q');
    return queens != reading_.set.end() && queens->second > 0 && !has_queen(is_white);
  }
  // The stack of a cell; empty if the cell is.
  std::vector<Bug> stack(Cell cell) const {
    const auto found = stacks_.find(cell);
    return found == stacks_.end() ? std::vector<Bug>() : found->second;
  }
  std::vector<std::vector<Bug>> neighbours(Cell cell) const {
    std::vector<std::vector<Bug>> stacks;
    for (int direction = 0; direction < 6; ++direction) {
      const std::vector<Bug> there = stack(neighbour(cell, direction));
      if (!there.empty()) stacks.push_back(there);
    }
    return stacks;
  }

 private:
  const Reading& reading_;
  std::map<Cell, std::vector<Bug>> stacks_;
};

// hop R24f: whether some first side and numbers of turns fit.
bool turns_fit(const Board& board, bool is_white_to_move) {
  const long white = static_cast<long>(board.of(true).size());
  const long black = static_cast<long>(board.of(false).size());
  const bool is_white_fixed = white == 0 || board.lacks_queen(true);
  const bool is_black_fixed = black == 0 || board.lacks_queen(false);
  // More turns than these give no new difference.
  const long most = white + black + 2;
  for (long white_turns = white; white_turns <= (is_white_fixed ? white : most); ++white_turns) {
    for (long black_turns = black; black_turns <= (is_black_fixed ? black : most); ++black_turns) {
      const long difference = white_turns - black_turns;
      if (difference == 0 || difference == (is_white_to_move ? -1 : 1)) return true;
    }
  }
  return false;
}

// hop R24g: whether the marked bug of the side to move can have been thrown.
bool can_be_thrown(const Board& board, const Bug& bug) {
  if (board.stack(bug.cell).size() != 1) return false;
  for (const std::vector<Bug>& stack : board.neighbours(bug.cell)) {
    const Bug& thrower = stack[0];
    if (stack.size() != 1 || thrower.is_white == bug.is_white) continue;
    if (thrower.kind == 'P') return true;
    if (thrower.kind != 'M') continue;
    for (const std::vector<Bug>& beside : board.neighbours(thrower.cell)) {
      if (beside.back().kind == 'P') return true;
    }
  }
  return false;
}

void check_stacks(const Board& board, Reading& reading) {
  const auto inform = [&](std::string_view name, const Bug& bug) {
    report(reading.findings, name, "info", bug.start, bug.end);
  };
  for (const Bug& bug : reading.bugs) {
    const bool can_climb = bug.kind == 'B' || bug.kind == 'M' || bug.kind == 'D';
    if (bug.level > 0 && !can_climb) inform("hive/unreachable-climb", bug);
    if (bug.level == 7) inform("hive/unreachable-tall-stack", bug);
  }
  for (const bool is_white : {true, false}) {
    if (!board.lacks_queen(is_white)) continue;
    const std::vector<Bug> bugs = board.of(is_white);
    if (bugs.size() >= 4) inform("hive/unreachable-queen-overdue", bugs[3]);
    for (const Bug& bug : bugs) {
      if (bug.level == 0) continue;
      inform("hive/unreachable-queenless-move", bug);
      break;
    }
  }
}

void check_side(const Board& board, const Topology& topology, const Field& player, Reading& reading) {
  const auto at_player = [&](std::string_view name, std::string_view severity) {
    report(reading.findings, name, severity, player.trimmed_start, player.trimmed_end);
  };
  const bool is_white_to_move = reading.to_move == 'w';
  if (reading.bugs.empty() && !is_white_to_move) at_player("hive/black-starts", "info");
  if (reading.bugs.size() == 1 && reading.bugs[0].is_white == is_white_to_move) {
    at_player("hive/unreachable-lone-bug", "info");
  }
  if (reading.bugs.size() >= 2 && !turns_fit(board, is_white_to_move)) at_player("hive/unreachable-turn", "info");
  if (!reading.marked) return;
  const Bug& marked = reading.bugs[*reading.marked];
  if (marked.is_white == is_white_to_move && !can_be_thrown(board, marked)) {
    report(reading.findings, "hive/unreachable-mark", "info", topology.mark_start, topology.mark_end);
  }
}

}  // namespace

void check_counts(const Gametype& gametype, const Topology& topology, Reading& reading) {
  if (gametype.has_error || topology.is_unreliable) return;
  Set seen;
  for (const Bug& bug : reading.bugs) {
    if (bug.kind == '?') continue;
    const long limit = reading.set[bug.written];
    if (++seen[bug.written] != limit + 1) continue;
    report(reading.findings, limit == 0 ? "hop/bug-not-in-gametype" : "hop/too-many-bugs", "error", bug.start, bug.end);
  }
}

namespace {

// hop R24i.
bool is_refused_lone_bug(Dialect dialect, const Reading& reading) {
  if (dialect != Dialect::hivegame || reading.bugs.size() != 1 || reading.to_move == '?') return false;
  return !reading.bugs[0].is_white || reading.to_move == 'w';
}

}  // namespace

void check_position(const Gametype& gametype, const Topology& topology, const Fields& fields, Dialect dialect,
                    Reading& reading) {
  if (topology.has_error) return;
  if (is_refused_lone_bug(dialect, reading)) {
    report(reading.findings, "hop/lone-bug", "error", fields.player.trimmed_start, fields.player.trimmed_end);
    return;
  }
  const Board board(reading);
  check_stacks(board, reading);
  if (reading.to_move != '?') check_side(board, topology, fields.player, reading);
  bool has_dragonfly = false;
  for (const Bug& bug : reading.bugs) {
    if (bug.kind == 'Q' && board.neighbours(bug.cell).size() == 6) {
      report(reading.findings, "hive/position-decided", "info", bug.start, bug.end);
    }
    if (bug.kind != 'D' || has_dragonfly) continue;
    // hop R24h: one that the set has.
    const bool are_counted = !gametype.has_error && !topology.is_unreliable;
    if (are_counted && reading.set[bug.written] == 0) continue;
    report(reading.findings, "hive/dragonfly-unjudged", "info", bug.start, bug.end);
    has_dragonfly = true;
  }
}

}  // namespace plyglot::naive
