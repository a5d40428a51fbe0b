// AST to record (hive-notations 4.1 and V1 to V5).

#include "hive/notations/thehive/resolve/resolve.hpp"

#include "findings/finding.hpp"
#include "hive/notations/thehive/resolve/piece_order.hpp"
#include "hive/notations/thehive/resolve/second_move.hpp"
#include "hive/notations/thehive/resolve/style_findings.hpp"
#include "hive/notations/thehive/resolve/thehive_comments.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/verdicts/replay.hpp"
#include "text/decimal.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::thehive {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using findings::Finding;

// The game as it would be if every such move were fixed, so that the fix of each knows the board before it.
class FixedGame {
 public:
  // The game before the first such move.
  explicit FixedGame(const Game& game) : game_(game) {}

  // Plays the move of a line, if that can be done.
  void play(const Line& line);
  // The move of a line in this notation: with the canonical reference if it is legal here, else with the written one.
  std::string text_of(const Line& line) const;

 private:
  std::optional<Move> move_of(const Line& line) const;
  Game game_;
};

std::optional<Move> FixedGame::move_of(const Line& line) const {
  const GameState& state = game_.state();
  Attempt attempt{line.piece.piece, {}};
  if (state.on_board() != 0 && line.form != MoveForm::pass) {
    if (line.piece.piece == no_piece || line.target.piece == no_piece) return std::nullopt;
    if (!holds(state.on_board(), line.target.piece)) return std::nullopt;
    attempt.to = cell_of(state, {line.target.piece, line.direction});
  }
  if (!judge(game_, attempt).is_legal()) return std::nullopt;
  return hive::move_of(attempt);
}

void FixedGame::play(const Line& line) {
  if (!line.is_readable && line.form != MoveForm::uhp) return;
  if (const auto move = move_of(line)) game_.play(*move);
}

std::string FixedGame::text_of(const Line& line) const {
  if (const auto move = move_of(line)) return spelled(spelling, game_.state(), *move);
  return spelled(spelling, line.piece.piece, Reference{line.target.piece, line.direction});
}

ReplayStyle replay_style() {
  ReplayStyle style{.spelling = spelling,
                    .self_reference = DiagnosticId::thehive_self_target,
                    .self_reference_span = &WrittenMove::reference_piece_span,
                    .direction_to_occupied = DiagnosticId::thehive_occupied_contact,
                    .direction_to_occupied_span = &WrittenMove::mark_span,
                    .not_top_reference = DiagnosticId::thehive_not_top_target,
                    .not_top_reference_span = &WrittenMove::reference_piece_span,
                    .unknown_reference = DiagnosticId::thehive_unknown_target,
                    .missing_reference = DiagnosticId::thehive_missing_contact,
                    .missing_reference_span = &WrittenMove::span,
                    .reference_on_first_move = DiagnosticId::thehive_contact_on_first_move};
  style.plays_first_move_with_reference = false;
  style.keeps_refused_entries = true;
  style.separator = "\n";
  style.has_free_order = false;
  return style;
}

WrittenMove written_move(const text::Source& source, const Ast& ast, std::size_t index) {
  const Line& line = ast.lines[index];
  WrittenMove move;
  if (line.comment.empty()) {
    const bool is_last = index + 1 == ast.lines.size();
    move.entry = {line.span.begin, is_last ? line.span.end : ast.lines[index + 1].span.begin};
    move.is_entry_safe = line.number.empty() || line.is_repeated;
  }
  // The line end after it would go with it.
  if (line.is_run_on) move.entry = {};
  if (!line.number.empty()) move.number = text::number_of(source.slice(line.number));
  move.span = line.move;
  move.is_readable = line.is_readable;
  move.is_pass = line.form == MoveForm::pass;
  move.piece = line.piece.piece;
  move.piece_span = line.piece.span;
  if (!line.is_readable || line.target.span.empty()) return move;
  move.has_reference = true;
  move.reference = line.target.piece;
  move.direction = line.direction;
  move.reference_span = {line.contact.begin, line.target.span.end};
  move.reference_piece_span = line.target.span;
  move.mark_span = line.contact;
  move.is_strict = source.slice(move.reference_span) == spelling.reference({move.reference, move.direction});
  return move;
}

// hive-notations N8. Moves written as in UHP count as well, for the sake of their fixes.
GameType type_of(const Ast& ast, Pieces pieces) {
  if (pieces == Pieces::base) return {};
  PieceSet written = 0;
  for (const Line& line : ast.lines) {
    const bool is_move = line.is_readable || line.form == MoveForm::uhp;
    if (is_move && line.piece.piece != no_piece) written |= set_of(line.piece.piece);
  }
  return smallest_type_with(written);
}

class Resolver {
 public:
  Resolver(const text::Source& source, const RuleOptions& rules, Record& record, diagnostics::Reporter& reporter)
      : source_(source),
        style_(replay_style()),
        record_(record),
        reporter_(reporter),
        replay_(source, style_, rules, record, reporter) {}

  void read_lines(const Ast& ast);
  void finish(const Ast& ast);

 private:
  void read(const Line& line);
  bool play();
  void report_uhp_move(const Line& line);
  void trust_line_ends(const Ast& ast);

  const text::Source& source_;
  const ReplayStyle style_;
  Record& record_;
  diagnostics::Reporter& reporter_;
  Replay replay_;
  // From the first move on that is written as in UHP.
  std::optional<FixedGame> fixed_;
  // Of the lines with a move, and those that are not read yet.
  std::vector<WrittenMove> moves_;
  std::span<const WrittenMove> next_;
  bool has_piece_out_of_order_ = false;
  // Every move so far was played as it is written.
  bool is_whole_ = true;
};

void Resolver::read_lines(const Ast& ast) {
  moves_.reserve(ast.lines.size());
  for (std::size_t i = 0; i < ast.lines.size(); ++i) {
    if (!ast.lines[i].has_move()) continue;
    moves_.push_back(written_move(source_, ast, i));
    // What is found of play comes after what all lines were found to be.
    moves_.back().findings_end = reporter_.next_number();
  }
  next_ = moves_;
  for (const Line& line : ast.lines) read(line);
}

void Resolver::read(const Line& line) {
  if (line.form == MoveForm::uhp) report_uhp_move(line);
  if (fixed_) fixed_->play(line);
  const bool is_played = line.has_move() && play();
  keep_comment(source_, line, is_played, record_);
}

bool Resolver::play() {
  const WrittenMove& move = next_.front();
  next_ = next_.subspan(1);
  const PieceIndex due = piece_due_before(move.piece, replay_.game().state());
  const bool is_played = replay_.play(moves_, moves_.size() - next_.size() - 1);
  is_whole_ = is_whole_ && is_played && !replay_.was_repaired();
  if (!is_played) return false;
  // What has a finding already is not looked at any closer.
  if (replay_.was_repaired()) return true;
  // Where the option asks for the order, the replay has said so.
  if (due != no_piece && !record_.keeps_numbers) {
    report_out_of_order(move.piece, due, move.piece_span, reporter_);
    has_piece_out_of_order_ = true;
  }
  if (record_.plies.size() == 2) {
    report_second_side(record_, move.mark_span, "the option `rotate=on` turns the whole game when it is written",
                       reporter_);
  }
  check_reference(move, record_.plies.back(), replay_.game().state(), reporter_);
  return true;
}

// V8.
void Resolver::report_uhp_move(const Line& line) {
  if (!fixed_) fixed_.emplace(replay_.game());
  std::string meant = fixed_->text_of(line);
  Finding(reporter_, DiagnosticId::thehive_uhp_spelling, line.move,
          text::format("{} is written as in UHP", text::quote(source_.slice(line.move))))
      .write(line.move, meant, diagnostics::Safety::unsafe);
  moves_[moves_.size() - next_.size()].findings_end = reporter_.next_number();
}

// V8: the fixes of thehive/missing-line-end are safe where nothing else is wrong, and no comment can be about a line
// that becomes two.
void Resolver::trust_line_ends(const Ast& ast) {
  const auto has_comment = [](const Line& line) { return !line.comment.empty(); };
  if (!is_whole_ || std::any_of(ast.lines.begin(), ast.lines.end(), has_comment)) return;
  const auto is_line_end = [](const Diagnostic& found) { return found.id == DiagnosticId::thehive_missing_line_end; };
  std::vector<Diagnostic>& findings = reporter_.pending();
  const auto count = std::count_if(findings.begin(), findings.end(), is_line_end);
  if (reporter_.error_count() != static_cast<std::uint32_t>(count)) return;
  for (Diagnostic& found : findings) {
    if (is_line_end(found)) found.fix->safety = diagnostics::Safety::safe;
  }
}

void Resolver::finish(const Ast& ast) {
  replay_.finish();
  if (reporter_.has_error()) trust_line_ends(ast);
  // After an error, that of the part that was played. A forced pass is one with fewer pieces in the hand as well.
  record_.type = smallest_type_of(record_);
  if (has_piece_out_of_order_) add_renumbering(ast, record_, reporter_);
}

}  // namespace

void resolve(const text::Source& source, const Ast& ast, Pieces pieces, const RuleOptions& rules, Record& record,
             diagnostics::Reporter& reporter) {
  record.clear();
  record.span = ast.span;
  record.type = type_of(ast, pieces);
  read_suppressions(source, ast, reporter);
  Resolver resolver(source, rules, record, reporter);
  resolver.read_lines(ast);
  resolver.finish(ast);
  record.has_unread_text = ast.has_lone_number;
}

bool resolve_on(const text::Source& source, const Ast& ast, Game& game, Record& record,
                diagnostics::Reporter& reporter) {
  std::vector<WrittenMove> moves;
  for (std::size_t i = 0; i < ast.lines.size(); ++i) {
    if (ast.lines[i].has_move()) moves.push_back(written_move(source, ast, i));
  }
  return play_on(source, replay_style(), moves, game, record, reporter);
}

}  // namespace plyglot::hive::thehive
