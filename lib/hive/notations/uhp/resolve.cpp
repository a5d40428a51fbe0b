// AST to record (hive-notations 4.1, U9 and U10).

#include "hive/notations/uhp/resolve.hpp"

#include "hive/notations/uhp/game_string_findings.hpp"
#include "hive/notations/uhp/style_findings.hpp"
#include "hive/reading/uhp_moves/game_type_field.hpp"
#include "hive/reading/uhp_moves/glued_moves.hpp"
#include "hive/reading/uhp_moves/uhp_replay_style.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::hive::uhp {
namespace {

// True if all were played.
bool play_moves(const Ast& ast, bool checks_style, const Record& record, Replay& replay,
                diagnostics::Reporter& reporter) {
  bool is_whole = true;
  for (std::size_t i = 0; i < ast.moves.size(); ++i) {
    const std::optional<GameState> before = checks_style ? std::optional(replay.game().state()) : std::nullopt;
    const std::uint32_t found = reporter.next_number();
    const bool is_played = replay.play(ast.moves, i);
    is_whole = is_whole && is_played && !replay.was_repaired();
    // What has a finding already is not looked at for its style.
    const bool is_sound = is_played && reporter.next_number() == found;
    if (before && is_sound) check_reference(ast.moves[i], *before, record.plies.back(), reporter);
  }
  return is_whole;
}

// Without a header, and with a first move that goes beside a piece.
bool goes_on_from_another_line(const Ast& ast) {
  if (ast.has_header || ast.moves.empty()) return false;
  const WrittenMove& first = ast.moves.front();
  return first.is_readable && first.has_reference && first.reference != first.piece;
}

// U3: how many plies come before the turn that the header names; 0 if it names none.
std::uint32_t plies_before_turn(const text::Source& source, const Field& turn) {
  if (turn.form != FieldForm::readable) return 0;
  const std::string_view words = source.slice(turn.span);
  std::uint32_t number = 0;
  for (const char c : words) {
    if (text::is_digit(c) && number < UINT16_MAX) number = 10 * number + static_cast<std::uint32_t>(c - '0');
  }
  if (number == 0) return 0;
  return 2 * (number - 1) + (text::to_lower(words.front()) == 'b' ? 1 : 0);
}

// U5: whether a field that cannot be read ends in a move, which is the first one then.
bool holds_first_move(const text::Source& source, const Field& field) {
  if (field.form != FieldForm::bad) return false;
  std::string_view text = source.slice(field.span);
  text.remove_prefix(text.find_last_of(":, \t|/]") + 1);
  constexpr std::size_t longest = 3;
  return text.size() > 1 && text.size() <= longest &&
         std::string_view("wWbB").find(text[0]) != std::string_view::npos &&
         std::string_view("QABGLMPSqabglmps").find(text[1]) != std::string_view::npos &&
         std::all_of(text.begin() + 2, text.end(), text::is_digit);
}

}  // namespace

void resolve(const text::Source& source, const Ast& ast, Dialect dialect, const RuleOptions& options,
             std::uint32_t record_number, Record& record, diagnostics::Reporter& reporter) {
  record.clear();
  record.span = ast.span;
  record.type =
      ast.type_value ? *ast.type_value : meant_game_type(source, ast.type.span, inferred_game_type(ast.moves));
  if (ast.type_value) record.type_span = ast.type.span;
  if (goes_on_from_another_line(ast)) {
    // U4. The position before its first move is not known.
    report_lost_header(ast, reporter);
    record.has_game = record.is_sound = false;
    return;
  }
  if (holds_first_move(source, ast.type) || holds_first_move(source, ast.state) || holds_first_move(source, ast.turn)) {
    check_header(source, ast, dialect, {record.type, Outcome::not_started, 0, false}, reporter);
    // It would take the move away.
    for (diagnostics::Diagnostic& found : reporter.pending()) {
      if (found.id == diagnostics::DiagnosticId::uhp_bad_gametype) found.fix.reset();
    }
    record.has_game = record.is_sound = false;
    return;
  }
  record.plies.reserve(ast.moves.size());
  Replay replay(source, replay_style(dialect), options, record, reporter, record_number);
  replay.expect_plies(plies_before_turn(source, ast.turn));
  const bool checks_style = reporter.wants(diagnostics::DiagnosticId::uhp_not_canonical_reference);
  const bool is_whole = play_moves(ast, checks_style, record, replay, reporter);
  check_header(source, ast, dialect, {record.type, replay.outcome(ast.state_value), record.plies.size(), is_whole},
               reporter);
  if (ast.state_value && is_over(*ast.state_value)) {
    record.result = ast.state_value;
    record.result_span = ast.state.span;
  }
  replay.finish(ast.state_value);
  const auto glued = stretches_of_glued_moves(source, ast.span, reporter);
  if (glued.empty()) return;
  distrust_fixes_in(glued, reporter.pending());
  if (is_whole) trust_division_of_run_on_moves(reporter);
}

}  // namespace plyglot::hive::uhp
