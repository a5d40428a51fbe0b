#include "hive/verdicts/replay.hpp"

#include "hive/record/record_changes.hpp"
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
      undos_(&branch.undos) {
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

bool Replay::play(const WrittenMove& move, std::span<const WrittenMove> next) {
  if (style_.spelling.resolve != nullptr && move.is_readable && !move.is_pass) return play_words(move, next);
  const bool is_first = std::exchange(is_at_first_move_, is_at_first_move_ && move.is_pass);
  was_repaired_ = wants_self_reference_fix_ = false;
  note_names(move);
  if (!goes_on_with(move)) return false;
  findings_before_ = reporter_.mark();
  if (!move.is_pass && is_repetition(move)) {
    return skip_repetition(move, recovery_from(situation(), move, true, next));
  }
  std::optional<Attempt> attempt;
  if (move.is_readable) {
    attempt = move.is_pass ? Attempt{} : resolve(move, is_first);
  } else {
    suggest_numbers(move);
  }
  Verdict verdict = attempt ? judge(game_, *attempt) : Verdict();
  const bool is_played = attempt && (verdict.is_legal() || is_played_anyway(move, *attempt, verdict));
  if (!is_played) return recover(move, attempt, verdict, next);
  commit(move, *attempt, true);
  return true;
}

bool Replay::play_to(const WrittenMove& move, Cell to) { return play_attempt(move, {move.piece, to}, {}); }

bool Replay::play_attempt(const WrittenMove& move, Attempt attempt, std::span<const WrittenMove> next) {
  note_names(move);
  was_repaired_ = wants_self_reference_fix_ = false;
  if (!goes_on_with(move)) return false;
  findings_before_ = reporter_.mark();
  Verdict verdict = judge(game_, attempt);
  if (!verdict.is_legal() && !is_played_anyway(move, attempt, verdict)) {
    return recover(move, attempt, verdict, next);
  }
  commit(move, attempt, true);
  return true;
}

// Which piece they move is known only now.
bool Replay::play_words(const WrittenMove& move, std::span<const WrittenMove> next) {
  // The position is no longer known.
  if (is_stopped_) return false;
  Meaning meaning = style_.spelling.resolve(source_.slice(move.span), game_);
  WrittenMove meant = move;
  if (!meaning.attempt) return refuse_words(meant, std::move(meaning), next);
  meant.piece = meaning.attempt->piece;
  return play_attempt(meant, *meaning.attempt, next);
}

bool Replay::refuse_words(WrittenMove move, Meaning meaning, std::span<const WrittenMove> next) {
  was_repaired_ = wants_self_reference_fix_ = false;
  findings_before_ = reporter_.mark();
  note_refusal();
  if (refused_ || guess_) {
    // They do not correct the move before, and may mean something after what was meant there.
    if (guess_) return stop_after_guess(move);
    note(refused_->finding, not_played);
    refused_.reset();
    is_stopped_ = true;
    return false;
  }
  const bool is_again = is_repetition(move);
  move.is_readable = false;
  if (is_again) return skip_repetition(move, recovery_from(situation(), move, true, next));
  diagnostics::Diagnostic& found = reporter_.report(style_.unknown_words, move.span, std::move(meaning.reason));
  if (meaning.is_of_type && !record_.type_span.empty()) {
    found.labels.push_back({record_.type_span, text::format("`{}` by this tag", name_of(record_.type))});
  }
  move.findings_end = reporter_.next_number();
  return recover(move, std::nullopt, {}, next);
}

Outcome Replay::outcome(std::optional<Outcome> written) const {
  return written == Outcome::in_progress ? game_.state().outcome() : game_.outcome();
}

void Replay::finish(std::optional<Outcome> written) {
  record_.outcome = outcome(written);
  if (style_.can_be_fixed) fix_game_type(record_, moved_, reporter_);
  if (record_.keeps_numbers) {
    std::vector<diagnostics::Edit> edits;
    append_renumbering(edits);
    renumber_by(std::move(edits), reporter_);
  }
  if (reporter_.has_error()) record_.is_sound = false;
}

// N9: a refused entry may have been corrected by the one directly after it.
bool Replay::goes_on_with(const WrittenMove& move) {
  if (!refused_) return !is_stopped_;
  const bool is_correction = !is_stopped_ && refused_->can_be_corrected && move.is_readable && !move.is_pass &&
                             colour_of(move.piece) == refused_->colour;
  is_stopped_ = !is_correction;
  // What is not readable says nothing about the play: the first move that could have been played does.
  if (!move.is_readable) return false;
  note(refused_->finding,
       is_correction ? "play continues with the next move, as a correction of this one" : not_played);
  refused_.reset();
  // X8: play after an entry that was corrected rests on no guess.
  const bool was_first_refusal = record_.refused_after == record_.plies.size();
  if (is_correction && style_.keeps_refused_entries && !guess_ && was_first_refusal) record_.refused_after.reset();
  return is_correction;
}

bool Replay::is_repetition(const WrittenMove& move) const {
  if (!last_ || !move.is_readable || move.is_pass != last_->is_pass) return false;
  if (style_.spelling.resolve != nullptr) return source_.slice(move.span) == source_.slice(last_->span);
  return move.is_pass || (move.piece == last_->piece && move.has_reference == last_->has_reference &&
                          move.reference == last_->reference && move.direction == last_->direction);
}

bool Replay::recover(const WrittenMove& move, std::optional<Attempt> attempt, const Verdict& verdict,
                     std::span<const WrittenMove> next) {
  note_refusal();
  if (guess_ && move.is_readable && !is_repetition(move)) return stop_after_guess(move);
  std::optional<Recovery> recovery;
  // It is unknown what a piece that the game does not have stands for, and after the end nothing can be meant.
  const bool can_be_guessed = verdict.rule != Rule::piece_not_in_gametype && verdict.rule != Rule::game_over;
  const bool is_of_text = own_game_ || undos_ != nullptr;
  if (is_of_text && can_be_guessed) {
    recovery = recovery_from(situation(), move, is_repetition(move), next);
  }
  if (is_repetition(move)) return skip_repetition(move, recovery);
  distrust_fixes_in(move);
  std::optional<Fix> fix;
  if (recovery) fix = fix_of(*recovery, move);
  std::optional<std::uint32_t> finding;
  if (attempt) {
    report_violation(situation(), move, *attempt, verdict, std::move(fix), reporter_);
    finding = reporter_.next_number() - 1;
  } else {
    // Of a move that can be read, `resolve` has reported the error last.
    finding = move.is_readable ? std::optional(reporter_.next_number() - 1) : error_about(move, reporter_);
    if (finding && fix) reporter_.numbered(*finding).fix = std::move(fix);
    if (finding && (move.is_readable || style_.offers_similar_moves)) {
      offer_similar_moves(situation(), move, reporter_.numbered(*finding));
    }
  }
  if (recovery) return go_on_with(*recovery, move, attempt, finding);
  const bool is_other_side = verdict.rule == Rule::placement_by_wrong_side || verdict.rule == Rule::throw_by_no_one;
  const bool is_after_own_move = last_ && !last_->is_pass && colour_of(last_->piece) == colour_of(move.piece);
  if (is_other_side && is_after_own_move && !can_only_pass(game_)) {
    reporter_.numbered(*finding).helps.push_back(
        text::format("is a move of {}, or a pass, missing before this?", player_name(game_.state().to_move())));
  }
  refuse(move, finding);
  return false;
}

// What a refused move was meant to be is guessed from all its bytes.
void Replay::distrust_fixes_in(const WrittenMove& move) {
  std::vector<Diagnostic>& findings = reporter_.pending();
  const auto distrust = [&](Diagnostic& finding) {
    if (finding.fix && move.span.contains(finding.span)) finding.fix->safety = Safety::unsafe;
  };
  for (std::size_t i = reporter_.place_from(findings_before_); i < findings.size(); ++i) distrust(findings[i]);
  // What its reader found comes before what was found in later moves.
  std::size_t i = reporter_.place_from(std::min(findings_before_, move.findings_end));
  for (; i > 0 && findings[i - 1].span.begin >= move.span.begin; --i) distrust(findings[i - 1]);
}

// A piece that has just come is stunned, so that its move is never legal a second time.
bool Replay::skip_repetition(const WrittenMove& move, const std::optional<Recovery>& recovery) {
  note_refusal();
  if (recovery && recovery->repair == Repair::other_move) {
    report_duplicate(move, last_->span, reporter_).fix(fix_of(*recovery, move));
    return go_on_with(*recovery, move, std::nullopt, reporter_.next_number() - 1);
  }
  Recovery repetition;
  repetition.repair = Repair::repetition;
  report_duplicate(move, last_->span, reporter_)
      .note("play continues without it")
      .fix(fix_of(recovery.value_or(repetition), move));
  return false;
}

bool Replay::go_on_with(const Recovery& recovery, const WrittenMove& move, const std::optional<Attempt>& attempt,
                        std::optional<std::uint32_t> finding) {
  // What cannot be read may have been more than one move.
  if (!recovery.is_only || (recovery.repair == Repair::correction && !move.is_readable)) guess_ = finding;
  if (recovery.repair == Repair::correction) {
    refused_ = Refused{true, game_.state().to_move(), finding};
    if (move.is_readable) refused_->colour = colour_of(move.piece);
    return false;
  }
  was_repaired_ = true;
  const std::size_t count = recovery.confirmed;
  std::string legal = count == 0   ? std::string()
                      : count == 1 ? std::string(", after which the next move is legal")
                                   : text::format(", after which the next {} moves are legal", count);
  if (recovery.repair == Repair::other_move) {
    note(finding, text::format("play continues with `{}`{}", recovery.text, legal));
    commit(move, recovery.attempt, false);
    return true;
  }
  note(finding,
       text::format("play continues with a pass of {} before it{}", player_name(game_.state().to_move()), legal));
  WrittenMove passed;
  passed.span = {move.span.begin, move.span.begin};
  commit(passed, {}, false);
  // Its finding has a place already, and is not the last.
  wants_self_reference_fix_ = false;
  if (attempt && judge(game_, *attempt).is_legal()) commit(move, *attempt, true);
  return true;
}

// What follows from a guess is not an error of the text.
bool Replay::stop_after_guess(const WrittenMove& move) {
  reporter_.withdraw_since_mark();
  note(guess_, text::format("{} is not legal then: from there on the moves are checked for their spelling only",
                            text::quote(source_.slice(move.span))));
  is_stopped_ = true;
  return false;
}

void Replay::refuse(const WrittenMove& move, std::optional<std::uint32_t> finding) {
  refused_ = Refused{};
  refused_->finding = finding;
  if (!move.is_readable || move.is_pass) return;
  refused_->can_be_corrected = true;
  refused_->colour = colour_of(move.piece);
}

void Replay::note_refusal() {
  // A game that is played on goes on from where it was.
  const bool is_of_text = own_game_ || undos_ != nullptr;
  if (is_of_text && !record_.refused_after) record_.refused_after = static_cast<std::uint32_t>(record_.plies.size());
}

void Replay::note(std::optional<std::uint32_t> finding, std::string text) {
  if (finding) reporter_.numbered(*finding).notes.push_back(std::move(text));
}

std::optional<Fix> Replay::fix_of(const Recovery& recovery, const WrittenMove& move) const {
  if (!style_.can_be_fixed) return std::nullopt;
  // In words a move next to another says little: many words are one byte apart, and the move was not read.
  const bool is_guess = style_.spelling.resolve != nullptr && recovery.repair == Repair::other_move;
  const Safety safety = recovery.is_only && !is_guess ? Safety::safe : Safety::unsafe;
  if (recovery.repair == Repair::other_move && !move.is_readable) {
    // N9. What is not read may say something of its own, such as a mark after the move.
    return Fix{text::format("write `{}`", recovery.text), Safety::unsafe, {{move.span, recovery.text}}};
  }
  if (recovery.repair == Repair::other_move) {
    return Fix{text::format("write `{}`", recovery.text), safety, {{move.span, recovery.text}}};
  }
  if (recovery.repair == Repair::missing_pass) {
    if (style_.separator.empty()) return std::nullopt;
    const text::Span before{move.span.begin, move.span.begin};
    // Where moves are numbered, the number that is there is that of the pass.
    return Fix{"write `pass` before it",
               move.is_entry_safe ? safety : Safety::unsafe,
               {{before, text::format("pass{}", style_.separator)}}};
  }
  if (move.entry.empty()) return std::nullopt;
  // What was refused and corrected tells what happened; what is there twice tells nothing.
  const bool is_safe = recovery.repair == Repair::repetition && move.is_entry_safe;
  return Fix{"delete the move", is_safe ? safety : Safety::unsafe, {{move.entry, ""}}};
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
