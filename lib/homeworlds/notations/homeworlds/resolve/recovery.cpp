#include "homeworlds/notations/homeworlds/resolve/recovery.hpp"

#include "homeworlds/notations/homeworlds/check/findings.hpp"
#include "homeworlds/notations/homeworlds/resolve/repair_choice.hpp"
#include "homeworlds/notations/homeworlds/resolve/repaired_record.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/verdicts/violations.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Safety;
using text::Span;

constexpr std::size_t most_repaired_turns = 8;
// No game that was written is longer.
constexpr std::size_t most_bytes = std::size_t{1} << 16;
// How often a text is played to try repairs out.
constexpr std::size_t most_plays = 96;
constexpr std::string_view stop_note = "the rest of this game is checked for syntax only";
constexpr std::string_view player_note = "is taken to move, and play continues from there";

// The note is untrue once the repair says how play goes on.
bool is_outdated(const std::string& note, RepairKind kind) {
  if (note.find(stop_note) != std::string::npos) return true;
  return kind != RepairKind::other_player && note.find(player_note) != std::string::npos;
}

bool is_error_found(const Diagnostic& found) { return found.severity == diagnostics::Severity::error; }

class Recovery {
 public:
  Recovery(PlayedText& written, const RecoveryOptions& options)
      : written_(written), options_(options), current_(&written) {}

  void run() {
    std::uint32_t from = 0;
    while (true) {
      const std::optional<Failure> failure = first_failure(*current_, from);
      if (!failure) break;
      if (guess_) {
        stop(*failure);
        break;
      }
      std::optional<RepairChoice> choice;
      if (failure->turn > 0 && plays_left_ > 0 && chain_.size() < most_repaired_turns)
        choice = choose_repair(*current_, *failure, options_.play, plays_left_);
      if (!choice && (failure->stops_play || plays_left_ == 0)) break;
      if (!choice) {
        from = failure->turn + 1;
        continue;
      }
      from = choice->next_turn;
      go_on(*failure, std::move(*choice));
    }
    take_findings(written_.source.span().end + 1);
  }

  void hand_over(diagnostics::Reporter& reporter) {
    for (Diagnostic& found : found_) reporter.report(std::move(found));
    if (chain_.empty()) return;
    restore_places(written_.source, chain_, left_out_, *current_);
    written_.record = std::move(current_->record);
  }

 private:
  Span to_written(Span span) const { return to_file(chain_, span); }

  // What is found in the text that is played now, with places of the text that is written.
  std::vector<Diagnostic> findings_now() const {
    const diagnostics::SeverityPolicy policy;
    // The reporter that they go to in the end bounds them.
    diagnostics::Reporter reporter(policy, diagnostics::Sink::none(), nullptr, SIZE_MAX);
    const PlayedText& text = *current_;
    report_findings({text.source, text.ast, text.record}, text.findings, reporter);
    std::vector<Violation> violations = text.violations;
    const auto is_dropped = [&](const Violation& violation) {
      return silent_from_ && violation.severity == diagnostics::Severity::error && violation.turn >= *silent_from_;
    };
    violations.erase(std::remove_if(violations.begin(), violations.end(), is_dropped), violations.end());
    report_violations({text.source, text.ast, text.record}, violations, reporter);
    if (options_.has_advice) report_advice({text.source, text.ast, text.record}, reporter);
    std::vector<Diagnostic> found = std::move(reporter.pending());
    for (Diagnostic& each : found) place(each);
    return found;
  }

  void place(Diagnostic& found) const {
    if (chain_.empty()) return;
    found.span = to_written(found.span);
    for (diagnostics::Label& label : found.labels) label.span = to_written(label.span);
    if (!found.fix) return;
    if (guess_) found.fix->safety = Safety::unsafe;
    for (diagnostics::Edit& edit : found.fix->edits) {
      const std::string_view now = current_->source.slice(edit.span);
      edit.span = to_written(edit.span);
      // It is part of what is repaired.
      if (written_.source.slice(edit.span) != now) return found.fix.reset();
    }
  }

  // Those that begin before the end, and were not taken before.
  void take_findings(std::uint32_t end) {
    for (Diagnostic& found : findings_now()) {
      const bool is_result = found.id == diagnostics::DiagnosticId::homeworlds_result_vs_board;
      const bool is_new_result = is_result && !guess_ && begin_ > 0 && !is_known(found);
      const bool is_in_reach = begin_ <= found.span.begin && found.span.begin < end;
      if (is_in_reach || is_new_result) found_.push_back(std::move(found));
    }
    begin_ = end;
  }

  bool is_known(const Diagnostic& found) const {
    return std::any_of(found_.begin(), found_.end(),
                       [&](const Diagnostic& each) { return each.id == found.id && each.span == found.span; });
  }

  void go_on(const Failure& failure, RepairChoice choice) {
    const TurnNode& turn = current_->ast.turns[failure.turn];
    const Span span = to_written(turn.whole());
    const Span cause = to_written(failure.span);
    const bool is_repetition = choice.repair.kind == RepairKind::repetition;
    const bool is_inserted = choice.repair.kind == RepairKind::missing_turn;
    std::vector<Diagnostic> all = findings_now();
    const auto main = std::find_if(all.begin(), all.end(), [&](const Diagnostic& found) {
      return is_error_found(found) && found.span.begin == cause.begin;
    });
    for (auto found = all.begin(); found != all.end(); ++found) {
      if (found->span.begin < begin_ || (found != main && found->span.begin >= span.end)) continue;
      const bool is_of_turn = span.begin <= found->span.begin;
      // What follows from the error is not an error of its own; the turn is read again where one is missing before it.
      if (is_of_turn && found != main && (is_error_found(*found) || is_inserted || is_repetition)) continue;
      if (is_of_turn && found->fix) found->fix->safety = Safety::unsafe;
      found_.push_back(std::move(*found));
      if (found == main) explain(choice, failure.turn, found_.back());
    }
    if (!choice.is_only) guess_ = found_.empty() ? 0 : found_.size() - 1;
    if (choice.text == nullptr) {
      begin_ = span.end;
      return;
    }
    if (is_repetition) {
      left_out_.push_back({to_written(turn.number_span), to_written(turn.handle), to_written(turn.span), turn.number});
    }
    begin_ = is_inserted ? span.begin : span.end;
    chain_.push_back(std::move(choice.text));
    texts_.push_back(std::move(choice.played));
    current_ = texts_.back().get();
  }

  void explain(const RepairChoice& choice, std::uint32_t number, Diagnostic& found) const {
    const TurnNode& turn = current_->ast.turns[number];
    const auto is_old = [&](const std::string& note) { return is_outdated(note, choice.repair.kind); };
    found.notes.erase(std::remove_if(found.notes.begin(), found.notes.end(), is_old), found.notes.end());
    const std::uint32_t count = choice.confirmed;
    std::string legal = count == 0   ? std::string()
                        : count == 1 ? std::string(", after which the next turn is legal")
                                     : text::format(", after which the next {} turns are legal", count);
    switch (choice.repair.kind) {
      case RepairKind::repetition:
        found.notes.push_back("the turn before says the same: play continues without this one" + legal);
        return offer("delete the turn", choice, found);
      case RepairKind::missing_turn:
        found.helps.push_back("is a turn missing before this one?");
        found.notes.push_back(text::format(
            "play continues with a `pass` of {} before it{}",
            text::quote(std::string(player_name(current_->record, current_->record.turns[number].player))), legal));
        return offer("write `pass` before it", choice, found);
      case RepairKind::other_player:
        found.helps.push_back("is a turn missing before this one?");
        return;
      case RepairKind::split:
        found.notes.push_back("play continues with two turns" + legal);
        return offer("begin a new line for the second turn", choice, found);
      case RepairKind::other_words:
        break;
    }
    const std::string words = text::quote(words_after(choice, turn));
    found.notes.push_back(text::format("play continues with {}{}", words, legal));
    offer("write " + words, choice, found);
  }

  // The turn as it is with the edits in it.
  std::string words_after(const RepairChoice& choice, const TurnNode& turn) const {
    std::string words;
    std::uint32_t at = turn.span.begin;
    for (const diagnostics::Edit& edit : choice.repair.edits) {
      if (edit.span.begin < at || edit.span.end > turn.span.end) continue;
      words += current_->source.slice({at, edit.span.begin});
      words += edit.text;
      at = edit.span.end;
    }
    words += current_->source.slice({at, turn.span.end});
    for (char& c : words) {
      if (c == '\n' || c == '\r') c = ' ';
    }
    return words;
  }

  void offer(std::string title, const RepairChoice& choice, Diagnostic& found) const {
    diagnostics::Fix fix{std::move(title), Safety::unsafe, choice.repair.edits};
    for (diagnostics::Edit& edit : fix.edits) {
      const std::string_view now = current_->source.slice(edit.span);
      edit.span = to_written(edit.span);
      if (written_.source.slice(edit.span) != now) return;
    }
    found.fix = std::move(fix);
  }

  // What follows from a guess is not an error of the text.
  void stop(const Failure& failure) {
    if (!failure.is_of_rules) return;
    silent_from_ = failure.turn;
    if (!failure.stops_play || *guess_ >= found_.size()) return;
    const std::string_view words = current_->source.slice(current_->ast.turns[failure.turn].span);
    found_[*guess_].notes.push_back(
        text::format("{} is not legal then: from there on this game is checked for syntax only", text::quote(words)));
  }

  std::size_t plays_left_ = most_plays;
  PlayedText& written_;
  const RecoveryOptions& options_;
  // The text with all repairs so far.
  PlayedText* current_;
  RepairChain chain_;
  std::vector<std::unique_ptr<PlayedText>> texts_;
  std::vector<LeftOutTurn> left_out_;
  std::vector<Diagnostic> found_;
  // What begins before it in the text that is written has been taken.
  std::uint32_t begin_ = 0;
  // The finding after which play goes on under one of several readings.
  std::optional<std::size_t> guess_;
  // Of turns from this one on nothing is said of the rules.
  std::optional<std::uint32_t> silent_from_;
};

}  // namespace

bool may_be_repaired(const PlayedText& text) {
  const bool is_hopeless =
      text.source.text.size() > most_bytes || text.findings.size() > diagnostics::Reporter::most_of_a_kind;
  return is_judged(text.record) && !is_hopeless && first_failure(text, 0).has_value();
}

void report_with_repairs(PlayedText& text, const RecoveryOptions& options, diagnostics::Reporter& reporter) {
  Recovery recovery(text, options);
  recovery.run();
  recovery.hand_over(reporter);
}

}  // namespace plyglot::homeworlds
