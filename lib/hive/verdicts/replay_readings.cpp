// How a replay goes on after a move that was refused (hive-notations N9).

#include "hive/record/record_replay.hpp"
#include "hive/verdicts/replay.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hive {

using diagnostics::Diagnostic;
using diagnostics::Fix;
using diagnostics::Safety;
using findings::Finding;

bool Replay::recover(const WrittenMove& move, std::optional<Attempt> attempt, const Verdict& verdict) {
  const bool is_again = is_repetition(move);
  if (guess_ && (moves_.empty() || index_ >= certain_from_)) guess_.reset();
  if (guess_ && move.is_readable && !is_again) return stop_after_guess(move);
  const std::optional<Reading> reading = find_reading(verdict);
  const bool is_left_out = reading && line_->leaves_out_refused(*reading);
  if (is_again && (!reading || is_left_out)) return skip_repetition(move);
  distrust_fixes_in(move);
  std::optional<Fix> fix;
  if (reading && style_.can_be_fixed) fix = line_->fix_of(*reading, index_, convention_);
  const auto finding = report_refusal(move, attempt, verdict, reading ? &*reading : nullptr, std::move(fix));
  if (reading) {
    go_on_with(*reading, finding);
    return was_repaired_;
  }
  const bool is_other_side = verdict.rule == Rule::placement_by_wrong_side || verdict.rule == Rule::throw_by_no_one;
  const bool is_after_own_move = last_ && !last_->is_pass && colour_of(last_->piece) == colour_of(move.piece);
  if (is_other_side && is_after_own_move && !can_only_pass(game_)) {
    reporter_.numbered(*finding).helps.push_back(
        text::format("is a move of {}, or a pass, missing before this?", player_name(game_.state().to_move())));
  }
  note_refusal(record_.plies.size());
  refused_ = Refused{finding, std::nullopt};
  if (move.is_readable && !move.is_pass) refused_->colour = colour_of(move.piece);
  return false;
}

// A piece that the game does not have stands for something unknown, and after the end nothing can be meant.
std::optional<Reading> Replay::find_reading(const Verdict& verdict) {
  constexpr std::uint32_t most_refusals = 8;
  const bool is_guessable = verdict.rule != Rule::piece_not_in_gametype && verdict.rule != Rule::game_over;
  if (!is_of_text() || moves_.empty() || !is_guessable || refusals_ == most_refusals) return std::nullopt;
  ++refusals_;
  if (!line_) {
    Game start = undos_ == nullptr ? Game(record_.type, game_.options()) : game_;
    if (undos_ != nullptr) {
      for (std::size_t i = undos_->size(); i > base_; --i) start.undo((*undos_)[i - 1]);
    }
    start_ = start.state();
    const LineGround ground{source_,
                            style_.spelling,
                            {told_size_, style_.passes_in_silence, style_.keeps_refused_entries},
                            *start_,
                            game_.options(),
                            moves_,
                            style_.separator,
                            static_cast<std::uint32_t>(base_)};
    line_.emplace(ground, std::span(record_.plies).subspan(base_));
  }
  return line_->find_reading(index_, convention_);
}

// The part of the text after the fix, as far as it edits nothing else; empty if it does.
std::string Replay::written_by(const Fix& fix, text::Span part) const {
  std::string text;
  std::uint32_t copied = part.begin;
  for (const diagnostics::Edit& edit : fix.edits) {
    if (edit.span.begin < copied || edit.span.end > part.end) return {};
    text.append(source_.slice({copied, edit.span.begin})).append(edit.text);
    copied = edit.span.end;
  }
  return text.append(source_.slice({copied, part.end}));
}

std::optional<std::uint32_t> Replay::report_refusal(const WrittenMove& move, const std::optional<Attempt>& attempt,
                                                    const Verdict& verdict, const Reading* reading,
                                                    std::optional<Fix> fix) {
  const bool is_clear = reading != nullptr && reading->is_clear;
  if (is_repetition(move)) {
    report_duplicate(move, last_->span, reporter_).fix(is_clear ? std::move(fix) : std::nullopt);
    return reporter_.next_number() - 1;
  }
  if (attempt) {
    if (!is_clear) fix.reset();
    report_violation(situation(), move, *attempt, verdict, reading != nullptr, std::move(fix), reporter_);
    return reporter_.next_number() - 1;
  }
  // Of a move that can be read, `resolve` has reported the error last.
  const auto finding = move.is_readable ? std::optional(reporter_.next_number() - 1) : error_about(move, reporter_);
  if (finding && reading != nullptr) {
    // What its reader has offered is the reading, or is not offered.
    Diagnostic& found = reporter_.numbered(*finding);
    const std::string offered = found.fix ? written_by(*found.fix, move.span) : std::string();
    const bool is_it = !offered.empty() && fix && offered == written_by(*fix, move.span);
    if (!is_it) found.fix = is_clear ? std::move(fix) : std::nullopt;
  }
  if (finding && reading == nullptr && (move.is_readable || style_.offers_similar_moves)) {
    offer_similar_moves(situation(), move, reporter_.numbered(*finding));
  }
  return finding;
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
bool Replay::skip_repetition(const WrittenMove& move) {
  note_refusal(record_.plies.size());
  Finding found = report_duplicate(move, last_->span, reporter_);
  found.note("play continues without it");
  if (style_.can_be_fixed && !move.entry.empty()) {
    found.fix("delete the move", Safety::unsafe, {{move.entry, ""}});
  }
  was_repaired_ = true;
  return false;
}

void Replay::go_on_with(const Reading& reading, std::optional<std::uint32_t> finding) {
  if (finding) line_->say(reading, index_, convention_, reporter_.numbered(*finding));
  if (reading.fits > 1) {
    guess_ = finding.value_or(diagnostics::Reporter::not_held);
    certain_from_ = line_->certain_from(reading, index_).value_or(SIZE_MAX);
  }
  const Course course = line_->course_of(reading, index_, convention_);
  was_corrected_ = line_->leaves_out_refused(reading);
  // X8: play after an entry that was corrected rests on no guess.
  const bool was_entry = reading.best.kind == repair::Kind::correction && reading.fits == 1;
  if (!was_entry) note_refusal(base_ + course.kept);
  play_course(course);
}

void Replay::play_course(const Course& course) {
  take_back(base_ + course.kept);
  line_->take_back(course.kept);
  convention_ = course.convention;
  was_repaired_ = !course.items.empty();
  for (const TextItem& item : course.items) {
    const bool is_pass = item.written != nullptr ? item.written->is_pass : item.move.is_pass();
    if (style_.passes_in_silence && !is_pass && can_only_pass(game_)) play_item({nullptr, Convention::own, pass});
    play_item(item);
  }
  // Those that were read together.
  const auto plies = static_cast<std::uint32_t>(record_.plies.size());
  if (plies_before_.size() < course.resume) plies_before_.resize(course.resume, plies);
}

void Replay::play_item(const TextItem& item) {
  line_->add(item);
  WrittenMove move;
  Attempt attempt;
  if (item.written != nullptr) {
    move = *item.written;
    attempt = *attempt_of(source_, style_.spelling, game_, move, item.convention);
    const auto index = static_cast<std::size_t>(item.written - moves_.data());
    if (index < index_) plies_before_[index] = static_cast<std::uint32_t>(record_.plies.size());
  } else {
    // It takes the place of the refused move, or comes before it.
    const WrittenMove& refused = moves_[index_];
    move.span = refused.span;
    move.piece_span = refused.piece_span;
    const GameState& state = game_.state();
    const bool is_first = state.on_board() == 0;
    if (!item.move.is_pass()) attempt = {item.move.piece, is_first ? Cell{} : state.cell_at(item.move.to)};
  }
  commit(move, attempt, false);
}

void Replay::take_back(std::size_t kept) {
  if (record_.plies.size() <= kept) return;
  record_.plies.resize(kept);
  for (std::uint32_t& before : plies_before_) before = std::min(before, static_cast<std::uint32_t>(kept));
  if (undos_ != nullptr) {
    for (; undos_->size() > kept; undos_->pop_back()) game_.undo(undos_->back());
    return;
  }
  Game game(record_.type, game_.options());
  for (const Ply& ply : record_.plies) game.play(move_of(ply));
  game_ = std::move(game);
}

// What follows from a guess is not an error of the text.
bool Replay::stop_after_guess(const WrittenMove& move) {
  reporter_.withdraw_since_mark();
  note(guess_, text::format("{} is not legal then: from there on the moves are checked for their spelling only",
                            text::quote(source_.slice(move.span))));
  is_stopped_ = true;
  return false;
}

void Replay::note_refusal(std::size_t plies) {
  // A game that is played on goes on from where it was.
  if (!is_of_text()) return;
  const auto count = static_cast<std::uint32_t>(plies);
  record_.refused_after = std::min(record_.refused_after.value_or(count), count);
}

void Replay::note(std::optional<std::uint32_t> finding, std::string text) {
  if (finding) reporter_.numbered(*finding).notes.push_back(std::move(text));
}

// Plies that were taken back were counted for the comments after them.
void Replay::place_comments() {
  for (RecordComment& comment : record_.comments) {
    const auto is_before = [](const WrittenMove& move, std::uint32_t offset) { return move.span.begin < offset; };
    const auto next = std::lower_bound(moves_.begin(), moves_.end(), comment.span.begin, is_before);
    comment.after_ply = std::min(plies_before(static_cast<std::size_t>(next - moves_.begin())),
                                 static_cast<std::uint32_t>(record_.plies.size()));
  }
}

}  // namespace plyglot::hive
