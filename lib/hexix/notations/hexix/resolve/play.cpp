#include "hexix/notations/hexix/resolve/play.hpp"

#include "hexix/notations/hexix/resolve/order_findings.hpp"
#include "hexix/notations/hexix/resolve/readings.hpp"
#include "hexix/record/move_text.hpp"
#include "hexix/record/record_replay.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "hexix/verdicts/violations.hpp"

namespace plyglot::hexix {
namespace {

// What is the same has the same value, so that no two have to be distinguished.
constexpr bool is_same(MoveForm form, MoveKind move, PlyKind ply) {
  return static_cast<MoveKind>(form) == move && static_cast<PlyKind>(form) == ply;
}
static_assert(is_same(MoveForm::place, MoveKind::place, PlyKind::place));
static_assert(is_same(MoveForm::increment, MoveKind::increment, PlyKind::increment));
static_assert(is_same(MoveForm::capture, MoveKind::capture, PlyKind::capture));
// Of a word that can be read.
PlyKind kind_of(MoveForm form) { return static_cast<PlyKind>(form); }

// Who is to move, and whether the position is certain: what is known of a ply before it is judged.
struct Turn {
  explicit Turn(const Resolution& resolution)
      : player(resolution.turn()), is_certain(resolution.is_certain() && !resolution.is_recovered) {}

  Player player;
  bool is_certain;
};

// What becomes of the ply is filled in where it lies.
Ply& add_ply(Resolution& resolution, Turn turn, PlyKind kind, std::uint32_t row) {
  Ply& ply = resolution.record.plies.emplace_back();
  ply.player = turn.player;
  ply.kind = kind;
  ply.is_certain = turn.is_certain;
  ply.row = row;
  return ply;
}

inline void fill(Ply& ply, const MoveNode& node) {
  ply.suffix = node.suffix;
  ply.span = node.span();
  ply.whole = node.whole();
  if (!ply.is_move()) return;
  ply.cell = *node.first_cell;
  ply.target = node.second_cell.value_or(Cell{0});
  ply.mark = node.kind;
  ply.written_number = node.number;
}

inline PlyKind kind_of_ply(const MoveNode& node) {
  return node.is_readable() ? kind_of(node.form) : PlyKind::unreadable;
}

inline void add_move(Resolution& resolution, Turn turn, const MoveNode& node, std::uint32_t row) {
  fill(add_ply(resolution, turn, kind_of_ply(node), row), node);
}

// R14: the move is not applied, only the turn passes. It is said once.
void play_after_end(Resolution& resolution) {
  if (!resolution.is_end_passed) report_move_after_end(resolution, resolution.record.plies.back());
  resolution.is_end_passed = true;
}

// R6: of the rules, only the geometry of captures.
void check_unseen(Resolution& resolution, const MoveNode& node) {
  const Move move = move_of(node);
  if (move.kind != MoveKind::capture || is_forward(move.cell, move.target, resolution.turn())) return;
  report_violations(resolution, node, move, {}, bit(Rule::not_forward));
}

// Moves of all kinds are frequent, and a branch would seldom go the way that is expected.
void note_piece(Resolution& resolution, Move move, std::uint32_t ply) {
  const bool captures = move.kind == MoveKind::capture;
  std::uint32_t& departure = resolution.departures[move.cell];
  departure = captures ? ply : departure;
  resolution.arrivals[move.cell] = no_ply;
  resolution.arrivals[captures ? move.target : move.cell] = ply;
}

// R14.
void note_end(Resolution& resolution, const Ply& ply, std::uint32_t number) {
  Record& record = resolution.record;
  if (ply.captured && ply.captured->kind == PieceKind::home) {
    record.end = End::home;
  } else if (resolution.is_certain() && !resolution.is_irregular &&
             !has_legal_move(resolution.state, resolution.rules)) {
    record.end = End::block;
  } else {
    return;
  }
  record.winner = ply.player;
  record.ending_ply = number;
}

// A move against the rules, whether or not the options enforce them. It is reported before it is played. False if it
// is refused for another reading.
bool play_unsound(Resolution& resolution, const MoveNode& node, Move move, Outcome& outcome) {
  const Verdict& verdict = outcome.verdict;
  const RuleSet broken = verdict.broken & resolution.rules_in_force;
  const bool is_grave = (broken & grave_rules(resolution.options)) != 0;
  if (is_grave && is_refused(resolution, node.begin)) return false;
  if (broken != 0) report_violations(resolution, node, move, verdict, broken);
  if (verdict.is_refused) {
    resolution.become_uncertain(node.whole());
    resolution.state.pass_turn();
    return true;
  }
  outcome.captured = play(resolution.state, move, verdict);
  outcome.is_played = true;
  // R12: a number that is written wrongly changes nothing on the board.
  if ((broken & ~unsigned{bit(Rule::wrong_value)}) != 0) resolution.is_irregular = true;
  return true;
}

// R7 to R9.
inline void play_by_rules(Resolution& resolution, const MoveNode& node, std::uint32_t row) {
  const Turn turn(resolution);
  const Move move = move_of(node);
  Outcome outcome = play_if_sound(resolution.state, move, node.number, resolution.rules_in_force);
  if (!outcome.is_played && !play_unsound(resolution, node, move, outcome)) return;
  const auto number = static_cast<std::uint32_t>(resolution.record.plies.size());
  add_move(resolution, turn, node, row);
  if (!outcome.is_played) return;
  Ply& ply = resolution.record.plies.back();
  ply.captured = outcome.captured;
  ply.number = outcome.verdict.number;
  ply.is_applied = true;
  const bool is_counted = !contains(outcome.verdict.broken, Rule::no_own_neighbour);
  ply.is_counted = move.kind == MoveKind::place ? is_counted : false;
  note_piece(resolution, move, number);
  note_end(resolution, ply, number);
}

// The readable move after a skipped ply; null if there is none.
const MoveNode* judged_move(const ItemNode* item) {
  return item != nullptr && item->has_move && item->move.is_readable() ? &item->move : nullptr;
}

// A move that is not judged as written: the record has ended, the position is unknown, or the word cannot be read.
void play_unjudged(Resolution& resolution, const MoveNode& node, std::uint32_t row) {
  const bool is_readable = node.is_readable();
  if (!is_readable && is_refused(resolution, node.begin)) return;
  if (!resolution.has_ended() && is_readable) check_unseen(resolution, node);
  add_move(resolution, Turn(resolution), node, row);
  if (resolution.has_ended()) {
    play_after_end(resolution);
  } else if (!is_readable) {
    // What is wrong with the word is said already.
    resolution.become_uncertain(node.whole());
  }
  resolution.state.pass_turn();
}

}  // namespace

Entry reread_entry(Resolution& resolution, const MoveNode& node) {
  Ply ply;
  ply.kind = kind_of_ply(node);
  fill(ply, node);
  resolution.record.reread.push_back(ply);
  return {EntryKind::reread, static_cast<std::uint32_t>(resolution.record.reread.size() - 1)};
}

void play_move(Resolution& resolution, const MoveNode& node, std::uint32_t row) {
  if (resolution.certain_from && node.begin >= *resolution.certain_from) {
    resolution.doubt.reset();
    resolution.certain_from.reset();
  }
  const bool is_judged = resolution.is_known && !resolution.has_ended() && node.is_readable();
  return is_judged ? play_by_rules(resolution, node, row) : play_unjudged(resolution, node, row);
}

void play_skip(Resolution& resolution, text::Span place, const ItemNode* next, std::uint32_t row) {
  if (!resolution.has_ended()) report_skipped_ply(resolution, place, judged_move(next));
  Ply& ply = add_ply(resolution, Turn(resolution), PlyKind::skipped, row);
  ply.span = ply.whole = place;
  if (!resolution.has_ended()) resolution.become_uncertain(place);
  resolution.state.pass_turn();
}

void take_back(Resolution& resolution, std::uint32_t plies) {
  Record& record = resolution.record;
  record.plies.resize(plies);
  RecordReplay replay(record);
  resolution.arrivals.fill(no_ply);
  resolution.departures.fill(no_ply);
  for (std::uint32_t i = 0; i < plies; ++i) {
    note_piece(resolution, move_of(record.plies[i]), i);
    replay.advance();
  }
  resolution.state = replay.state();
}

void play_missing(Resolution& resolution, const MoveNode& next, std::uint32_t row) {
  Ply& ply = add_ply(resolution, Turn(resolution), PlyKind::missing, row);
  ply.span = next.span();
  ply.whole = next.whole();
  resolution.become_uncertain(next.whole());
  resolution.state.pass_turn();
}

}  // namespace plyglot::hexix
