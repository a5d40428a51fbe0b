#include "hive/verdicts/replay.hpp"

#include "hive/record/record_changes.hpp"
#include "hive/record/record_replay.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <bit>

namespace plyglot::hive {

using diagnostics::Diagnostic;
using diagnostics::Fix;
using diagnostics::Safety;
using findings::Finding;

namespace {

constexpr const char* not_played = "the moves after it are checked for their spelling only, not for their play";

}  // namespace

Replay::Replay(const text::Source& source, const ReplayStyle& style, const RuleOptions& options, Record& record,
               diagnostics::Reporter& reporter, std::uint32_t record_number)
    : source_(source),
      style_(style),
      record_(record),
      reporter_(reporter),
      record_number_(record_number),
      own_game_(std::in_place, record.type, options),
      game_(*own_game_) {
  constexpr std::size_t usual_names = 128;
  named_.reserve(usual_names);
}

Replay::Replay(const text::Source& source, const ReplayStyle& style, Game& game, Record& record,
               diagnostics::Reporter& reporter)
    : source_(source), style_(style), record_(record), reporter_(reporter), record_number_(1), game_(game) {}

Replay::Replay(const text::Source& source, const ReplayStyle& style, const Branch& branch, Record& record,
               diagnostics::Reporter& reporter)
    : source_(source),
      style_(style),
      record_(record),
      reporter_(reporter),
      record_number_(1),
      game_(branch.game),
      undos_(&branch.undos),
      base_(record.plies.size()),
      certain_from_(SIZE_MAX) {
  if (branch.is_after_guess) guess_ = diagnostics::Reporter::not_held;
}

bool play_on(const text::Source& source, const ReplayStyle& style, std::span<const WrittenMove> moves, Game& game,
             Record& record, diagnostics::Reporter& reporter) {
  if (moves.size() != 1) return false;
  Replay replay(source, style, game, record, reporter);
  if (!replay.play(moves.front())) return true;
  record.outcome = replay.outcome(std::nullopt);
  // What the text that the game began with says of its end.
  record.result.reset();
  return true;
}

bool Replay::play(std::span<const WrittenMove> moves, std::size_t index) {
  moves_ = moves;
  index_ = index;
  was_corrected_ = false;
  if (index < plies_before_.size()) {
    // Words name no piece by themselves.
    if (style_.spelling.resolve == nullptr) note_names(moves[index]);
    was_repaired_ = true;
    return false;
  }
  plies_before_.push_back(static_cast<std::uint32_t>(record_.plies.size()));
  const bool is_played = play_next(moves[index]);
  if (is_played && line_ && !was_repaired_) line_->add({&moves[index], convention_, {}});
  return is_played;
}

bool Replay::play(const WrittenMove& move) {
  const std::span<const WrittenMove> moves = std::exchange(moves_, {});
  const bool is_played = play_next(move);
  moves_ = moves;
  if (is_played && line_) line_->add({nullptr, Convention::own, move_of(record_.plies.back())});
  return is_played;
}

bool Replay::play_next(const WrittenMove& move) {
  if (convention_ != Convention::own && move.is_readable) return play_in_convention(move);
  if (style_.spelling.resolve != nullptr && move.is_readable && !move.is_pass) return play_words(move);
  const bool is_first = std::exchange(is_at_first_move_, is_at_first_move_ && move.is_pass);
  was_repaired_ = wants_self_reference_fix_ = false;
  note_names(move);
  if (!goes_on(move)) return false;
  findings_before_ = reporter_.mark();
  if (!move.is_pass && is_repetition(move)) return recover(move, std::nullopt, {});
  std::optional<Attempt> attempt;
  if (move.is_readable) {
    attempt = move.is_pass ? Attempt{} : resolve(move, is_first);
  } else {
    suggest_numbers(move);
  }
  Verdict verdict = attempt ? judge(game_, *attempt) : Verdict();
  const bool is_played = attempt && (verdict.is_legal() || is_played_anyway(move, *attempt, verdict));
  if (!is_played) return recover(move, attempt, verdict);
  commit(move, *attempt, true);
  return true;
}

bool Replay::play_to(const WrittenMove& move, Cell to) { return play_attempt(move, {move.piece, to}); }

bool Replay::play_attempt(const WrittenMove& move, Attempt attempt) {
  note_names(move);
  was_repaired_ = wants_self_reference_fix_ = false;
  if (!goes_on(move)) return false;
  findings_before_ = reporter_.mark();
  Verdict verdict = judge(game_, attempt);
  if (!verdict.is_legal() && !is_played_anyway(move, attempt, verdict)) return recover(move, attempt, verdict);
  commit(move, attempt, true);
  return true;
}

// What the move says of references means something else here.
bool Replay::play_in_convention(const WrittenMove& move) {
  note_names(move);
  was_repaired_ = wants_self_reference_fix_ = false;
  if (!goes_on(move)) return false;
  findings_before_ = reporter_.mark();
  const std::optional<Attempt> attempt = attempt_of(source_, style_.spelling, game_, move, convention_);
  if (!attempt) {
    // It has no reference, or one that is not on the board.
    resolve(in_own_convention(move, convention_), false);
    return recover(move, std::nullopt, {});
  }
  const Verdict verdict = judge(game_, *attempt);
  if (!verdict.is_legal()) return recover(move, attempt, verdict);
  commit(move, *attempt, false);
  return true;
}

// Which piece they move is known only now.
bool Replay::play_words(const WrittenMove& move) {
  // The position is no longer known.
  if (is_stopped_) return false;
  Meaning meaning = style_.spelling.resolve(source_.slice(move.span), game_);
  if (!meaning.attempt) return refuse_words(move, std::move(meaning));
  WrittenMove meant = move;
  meant.piece = meaning.attempt->piece;
  return play_attempt(meant, *meaning.attempt);
}

bool Replay::refuse_words(WrittenMove move, Meaning meaning) {
  was_repaired_ = wants_self_reference_fix_ = false;
  if (!goes_on(move)) return false;
  findings_before_ = reporter_.mark();
  if (is_repetition(move)) return recover(move, std::nullopt, {});
  move.is_readable = false;
  diagnostics::Diagnostic& found = reporter_.report(style_.unknown_words, move.span, std::move(meaning.reason));
  if (meaning.is_of_type && !record_.type_span.empty()) {
    found.labels.push_back({record_.type_span, text::format("`{}` by this tag", name_of(record_.type))});
  }
  move.findings_end = reporter_.next_number();
  return recover(move, std::nullopt, {});
}

Outcome Replay::outcome(std::optional<Outcome> written) const {
  return written == Outcome::in_progress ? game_.state().outcome() : game_.outcome();
}

void Replay::finish(std::optional<Outcome> written) {
  if (line_) place_comments();
  record_.outcome = outcome(written);
  if (style_.can_be_fixed) fix_game_type(record_, moved_, reporter_);
  if (record_.keeps_numbers) {
    std::vector<diagnostics::Edit> edits;
    append_renumbering(edits);
    renumber_by(std::move(edits), reporter_);
  }
  if (reporter_.has_error()) record_.is_sound = false;
}

bool Replay::goes_on(const WrittenMove& move) {
  if (!refused_) return !is_stopped_;
  // N9: where readings cannot be tried, the next move may be the correction of the one that was refused.
  const bool is_correction = moves_.empty() && move.is_readable && !move.is_pass && refused_->colour &&
                             *refused_->colour == colour_of(move.piece);
  is_stopped_ = !is_correction;
  // What is not readable says nothing about the play: the first move that could have been played does.
  if (!move.is_readable) return false;
  note(refused_->finding,
       is_correction ? "play continues with the next move, as a correction of this one" : not_played);
  refused_.reset();
  return is_correction;
}

bool Replay::is_repetition(const WrittenMove& move) const {
  if (!last_ || !move.is_readable || move.is_pass != last_->is_pass) return false;
  if (style_.spelling.resolve != nullptr) return source_.slice(move.span) == source_.slice(last_->span);
  return move.is_pass || (move.piece == last_->piece && move.has_reference == last_->has_reference &&
                          move.reference == last_->reference && move.direction == last_->direction);
}

std::optional<Attempt> Replay::resolve(const WrittenMove& move, bool is_first) {
  // U9: after another move, a reference shows that something is missing on the board, and is not superfluous.
  if (game_.state().on_board() == 0 && (is_first || !move.has_reference)) return resolve_first(move);
  if (!move.has_reference) {
    report_missing_reference(move);
    return std::nullopt;
  }
  // A piece that was never of the game is reported as such, and not as one that is in the hand.
  if (!holds(game_.state().on_board(), move.reference)) {
    const bool is_itself = move.reference == move.piece;
    reporter_.report(style_.unknown_reference, move.reference_piece_span,
                     is_itself
                         ? text::format("`{}` cannot go beside itself: it is not on the board yet", name(move.piece))
                         : text::format("`{}` is not on the board", name(move.reference)));
    return std::nullopt;
  }
  return Attempt{move.piece, resolve_reference(move)};
}

void Replay::report_missing_reference(const WrittenMove& move) {
  const text::Span span = move.dot_span.empty() ? move.*style_.missing_reference_span : move.dot_span;
  Finding found(reporter_, style_.missing_reference, span,
                text::format("the move does not say where `{}` goes", name(move.piece)));
  for (const Move legal : game_.legal_moves()) {
    if (legal.piece != move.piece) continue;
    found.help(text::format("name a piece on the board that it goes beside or onto, such as `{}`",
                            spelled(style_.spelling, game_.state(), legal)));
    return;
  }
}

// N1: the first piece goes to (0, 0).
std::optional<Attempt> Replay::resolve_first(const WrittenMove& move) {
  if (!move.dot_span.empty()) {
    const text::Span after{move.piece_span.end, move.dot_span.end};
    Finding(reporter_, style_.dot_reference, after, "the first piece goes nowhere but to the table")
        .fix("write the piece alone", Safety::safe, after, "");
  }
  if (!move.has_reference) return Attempt{move.piece, {}};
  // U9: with the blank; V2: contact and target alone.
  const text::Span written{style_.plays_first_move_with_reference ? move.piece_span.end : move.reference_span.begin,
                           move.span.end};
  Finding found(reporter_, style_.reference_on_first_move, written, "the first piece has nothing to go beside");
  const bool is_played = style_.plays_first_move_with_reference && judge(game_, {move.piece, {}}).is_legal();
  const Safety safety = is_played ? Safety::safe : Safety::unsafe;
  found.fix("write the piece alone", safety, {move.piece_span.end, move.span.end}, "");
  if (!style_.plays_first_move_with_reference) return std::nullopt;
  return Attempt{move.piece, {}};
}

// N3 to N5, in their order.
Cell Replay::resolve_reference(const WrittenMove& move) {
  const GameState& state = game_.state();
  const Reference reference{move.reference, move.direction};
  const Cell cell = cell_of(state, reference);
  if (move.reference == move.piece) {
    reporter_.report(style_.self_reference, move.*style_.self_reference_span,
                     text::format("`{}` goes beside itself: the cell it leaves is meant", name(move.piece)));
    wants_self_reference_fix_ = true;
    return cell;
  }
  const std::optional<Spot> spot = state.find_spot(cell);
  if (!spot || !state.is_occupied(*spot)) return cell;
  if (move.direction) {
    resolve_direction(move, *spot);
  } else {
    resolve_top(move, *spot);
  }
  return cell;
}

// N4.
void Replay::resolve_direction(const WrittenMove& move, Spot spot) {
  const GameState& state = game_.state();
  const PieceIndex top = state.top(spot) == move.piece ? state.below(move.piece) : state.top(spot);
  const BugKind kind = kind_of(move.piece);
  const bool can_climb = kind == BugKind::beetle || kind == BugKind::mosquito;
  if (top == no_piece || !can_climb || !holds(state.tops(), move.piece)) return;
  if (style_.accepts_direction_to_occupied) return;
  Finding(reporter_, style_.direction_to_occupied, move.*style_.direction_to_occupied_span,
          text::format("`{}` is there: `{}` climbs onto it", name(top), name(move.piece)))
      .fix(rewritten(move, {top, std::nullopt}));
}

// N5.
void Replay::resolve_top(const WrittenMove& move, Spot spot) {
  const GameState& state = game_.state();
  const PieceIndex top = state.top(spot) == move.piece ? state.below(move.piece) : state.top(spot);
  if (top == no_piece || top == move.reference) return;
  Finding found(reporter_, style_.not_top_reference, move.*style_.not_top_reference_span,
                text::format("`{}` is under `{}`", name(move.reference), name(top)));
  if (const auto ply = game_.last_ply_of(top)) {
    found.label(record_.plies[*ply].span, text::format("`{}` went there (ply {})", name(top), *ply + 1));
  }
  found.fix(rewritten(move, {top, std::nullopt}));
}

diagnostics::Fix Replay::rewritten(const WrittenMove& move, const Reference& reference) const {
  std::string text = style_.spelling.reference(reference);
  return {text::format("write `{}`", text), Safety::safe, {{move.reference_span, std::move(text)}}};
}

// H6, H8: what breaks a custom alone is played. If it breaks a rule as well, that is the verdict.
bool Replay::is_played_anyway(const WrittenMove& move, Attempt attempt, Verdict& verdict) {
  if (!is_custom(verdict.rule)) return false;
  RuleOptions lenient = game_.options();
  lenient.queen_first = true;
  lenient.piece_order = PieceOrder::any;
  if (Verdict other = judge(game_, attempt, lenient); !other.is_legal()) {
    verdict = std::move(other);
    return false;
  }
  const bool is_order = verdict.rule == Rule::piece_order;
  const auto severity = is_order ? catalogue_entry(id_of(verdict.rule)).severity : style_.queen_first;
  report_custom_violation(situation(), move, attempt, verdict, severity, reporter_);
  if (is_order && style_.can_be_fixed) record_.keeps_numbers = true;
  return true;
}

// N6.
void Replay::commit(const WrittenMove& move, Attempt attempt, bool is_as_written) {
  const Move played = move_of(attempt);
  if (wants_self_reference_fix_ && is_as_written) {
    const auto reference = canonical_reference(game_.state(), played);
    if (reference) reporter_.numbered(reporter_.next_number() - 1).fix = rewritten(move, *reference);
  }
  Ply& ply = record_.plies.emplace_back();
  ply.piece = attempt.piece;
  ply.to = attempt.to;
  ply.span = move.span;
  ply.piece_span = move.piece_span;
  if (is_as_written && move.has_reference && move.is_strict && game_.state().on_board() != 0) {
    ply.written = Reference{move.reference, move.direction};
    ply.reference_span = move.reference_piece_span;
  }
  last_.reset();
  if (is_as_written) last_ = move;
  game_.play(played);
  if (undos_ != nullptr) undos_->push_back(game_.last_undo());
  if (game_.occurrences().size() >= 3 && !std::exchange(is_threefold_said_, true)) {
    report_threefold(record_, game_, reporter_);
  }
}

}  // namespace plyglot::hive
