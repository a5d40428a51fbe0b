// The AST of a Hive PGN file to a record: its moves. Tags, results and comments have files of their own.

#include "hive/notations/hive_pgn/resolve/resolve.hpp"

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "hive/notations/hive_pgn/resolve/pgn_resolver.hpp"
#include "hive/reading/uhp_moves/glued_moves.hpp"
#include "hive/reading/uhp_moves/uhp_replay_style.hpp"

namespace plyglot::hive::hive_pgn {

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
  for (const PlyLine& line : ast_.plies) {
    played_before_.push_back(static_cast<std::uint32_t>(record_.plies.size()));
    for (std::uint32_t i = 0; i < line.moves; ++i) {
      const std::span<const WrittenMove> moves(ast_.moves);
      replay.play(moves[line.first_move + i], moves.subspan(line.first_move + i + 1));
    }
  }
  played_before_.push_back(static_cast<std::uint32_t>(record_.plies.size()));
  replay.finish();
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
