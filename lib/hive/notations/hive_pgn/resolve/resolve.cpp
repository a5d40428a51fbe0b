// The AST of a Hive PGN file to a record: its moves. Tags, results and comments have files of their own.

#include "hive/notations/hive_pgn/resolve/resolve.hpp"

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "hive/notations/hive_pgn/resolve/pgn_resolver.hpp"
#include "hive/notations/hive_pgn/resolve/pgn_variations.hpp"
#include "hive/reading/uhp_moves/glued_moves.hpp"
#include "hive/reading/uhp_moves/uhp_replay_style.hpp"

namespace plyglot::hive::hive_pgn {

using diagnostics::DiagnosticId;

void Resolver::resolve() {
  record_.clear();
  record_.span = ast_.span;
  if (ast_.is_utf16) {
    record_.has_game = record_.is_sound = false;
    return;
  }
  read_tags();
  read_game_type();
  play();
  read_results();
  join_corrections();
  join_gaps();
  weigh_fixes();
  read_comments();
  if (!ast_.strays.empty()) record_.has_unread_text = true;
}

// P3.
void Resolver::play() {
  ReplayStyle style = uhp::replay_style(dialect_);
  // A line needs its number as well.
  style.separator = {};
  Replay replay(source_, style, options_, record_, reporter_);
  played_before_.clear();
  first_moves_.clear();
  corrections_.clear();
  if (!ast_.parentheses.empty()) return play_with_variations(style, replay);
  for (const PlyLine& line : ast_.plies) {
    first_moves_.push_back(line.first_move);
    for (std::uint32_t i = 0; i < line.moves; ++i) {
      const bool is_correction = replay.was_corrected();
      const bool is_played = replay.play(ast_.moves, line.first_move + i);
      if (is_correction && is_played && i == 0) corrections_.push_back(&line);
    }
  }
  end_game(replay);
}

// P6.
void Resolver::play_with_variations(const ReplayStyle& style, Replay& replay) {
  Variations variations(ast_);
  Depths depths(ast_);
  std::size_t next = 0;
  for (std::size_t i = 0; i < ast_.plies.size(); ++i) {
    first_moves_.push_back(next);
    if (depths.of_ply_line(i) != 0) continue;
    const bool is_correction = replay.was_corrected();
    for (const std::size_t end = next + ast_.plies[i].moves; next < end; ++next) {
      variations.play_move_of_game(next, replay);
    }
    if (is_correction && replay.plies_before(next) > replay.plies_before(first_moves_.back()))
      corrections_.push_back(&ast_.plies[i]);
  }
  end_game(replay);
  variations.play(source_, style, options_, replay, record_, reporter_);
  variations.add_to(record_, source_);
}

void Resolver::end_game(Replay& replay) {
  for (const std::size_t first : first_moves_) played_before_.push_back(replay.plies_before(first));
  played_before_.push_back(static_cast<std::uint32_t>(record_.plies.size()));
  replay.finish();
  errors_of_game_ = reporter_.error_count() - ast_.errors_in_variations;
}

// P10: the number of a refused entry comes again before its correction (N9).
void Resolver::join_corrections() {
  for (const PlyLine* line : corrections_) {
    const bool is_again = line != ast_.plies.data() && slice((line - 1)->digits) == slice(line->digits);
    if (is_again && !line->digits.empty()) reporter_.withdraw(DiagnosticId::hive_pgn_ply_number, line->digits);
  }
}

// P10: a move of the wrong side after a gap in the numbers has one cause with the gap.
void Resolver::join_gaps() {
  std::vector<std::pair<text::Span, text::Span>> gaps;
  for (const diagnostics::Diagnostic& found : reporter_.pending()) {
    if (found.id != DiagnosticId::hive_wrong_side) continue;
    const auto ends_before = [](const PlyLine& line, std::uint32_t offset) { return line.line.end <= offset; };
    const auto line = std::lower_bound(ast_.plies.begin(), ast_.plies.end(), found.span.begin, ends_before);
    if (line != ast_.plies.end()) gaps.emplace_back(line->digits, found.span);
  }
  for (const auto& [digits, move] : gaps) {
    const auto gap = reporter_.withdraw(DiagnosticId::hive_pgn_ply_number, digits);
    if (!gap) continue;
    const auto is_wrong = [&move = move](const diagnostics::Diagnostic& found) {
      return found.id == DiagnosticId::hive_wrong_side && found.span == move;
    };
    std::vector<diagnostics::Diagnostic>& pending = reporter_.pending();
    const auto wrong = std::find_if(pending.begin(), pending.end(), is_wrong);
    if (wrong != pending.end()) wrong->notes.insert(wrong->notes.begin(), gap->message);
  }
}

void Resolver::weigh_fixes() {
  std::vector<text::Span> lines;
  for (const PlyLine& line : ast_.plies) {
    if (line.moves > 1) lines.push_back(line.move_text);
  }
  if (!lines.empty()) uhp::distrust_fixes_in(lines, reporter_.pending());
}

void resolve(const text::Source& source, const Ast& ast, uhp::Dialect dialect, const RuleOptions& options,
             Record& record, diagnostics::Reporter& reporter) {
  Resolver(source, ast, dialect, options, record, reporter).resolve();
}

}  // namespace plyglot::hive::hive_pgn
