#include "homeworlds/notations/homeworlds/resolve/recovery.hpp"

#include "homeworlds/notations/homeworlds/check/findings.hpp"
#include "homeworlds/notations/homeworlds/resolve/repaired_record.hpp"
#include "homeworlds/notations/homeworlds/resolve/turn_edits.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/verdicts/violations.hpp"
#include "repair/search.hpp"
#include "repair/wordings.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Safety;
using text::Span;

constexpr std::size_t most_refusals = 8;
// Of a reading that a fix writes, in bytes of a typing error.
constexpr float most_cost = 2.4F;
constexpr float most_cost_before = 3.2F;
// For a reading that costs more, or where a turn is played as it is written.
constexpr std::uint32_t enough_turns = 4;
constexpr repair::Nouns nouns = {"turn", "turns", "turn", "turns"};
// No game that was written is longer.
constexpr std::size_t most_bytes = std::size_t{1} << 16;
constexpr std::string_view stop_note = "the rest of this game is checked for syntax only";
constexpr std::string_view player_note = "is taken to move, and play continues from there";

// The note is untrue once the finding says how play goes on.
bool is_outdated(const std::string& note) {
  return note.find(stop_note) != std::string::npos || note.find(player_note) != std::string::npos;
}

bool is_error_found(const Diagnostic& found) { return found.severity == diagnostics::Severity::error; }

using Answer = repair::Answer<HomeworldsText::Move>;

class Recovery {
 public:
  Recovery(PlayedText& written, const RecoveryOptions& options)
      : written_(written), options_(options), current_(&written) {}

  void run() {
    std::uint32_t from = 1;
    while (const std::optional<Failure> failure = first_failure(*current_, from)) {
      if (guess_ && failure->turn >= certain_from_) guess_.reset();
      if (guess_) {
        stop(*failure);
        break;
      }
      std::optional<Choice> choice;
      if (refusals_ < most_refusals) choice = choose(*failure);
      if (choice) {
        from = choice->next_turn;
        go_on(*failure, std::move(*choice));
      } else if (failure->stops_play) {
        break;
      } else {
        if (failure->is_wrong_player) go_on_as_written(*failure);
        from = failure->turn + 1;
      }
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
  // A reading with which play goes on.
  struct Choice {
    Answer answer;
    std::vector<diagnostics::Edit> edits;
    repair::ReadingWords words;
    std::vector<repair::ReadingWords> others;
    repair::ReadingCounts counts;
    // The text with the edits.
    std::unique_ptr<RepairedText> text;
    std::unique_ptr<PlayedText> played;
    // Of that text: the first turn that may confirm it, and the first from which all readings are in one position.
    std::uint32_t next_turn = 0;
    std::uint32_t certain_from = UINT32_MAX;
  };

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

  // The reading that is confirmed by the turns after it, none if there is none.
  std::optional<Choice> choose(const Failure& failure) {
    ++refusals_;
    const HomeworldsText text(*current_, failure.turn);
    std::vector<Referee> positions = {text.start()};
    for (std::uint32_t i = 0; i < failure.turn; ++i) {
      positions.push_back(positions.back());
      if (text.play_item(i, 0, positions.back()) != repair::Step::played) return std::nullopt;
    }
    Referee as_written = positions.back();
    const std::int8_t named = text.witness(failure.turn).mover;
    const bool is_named = named < 0 || named == text.mover(as_written);
    const repair::Step step = is_named ? text.play_item(failure.turn, 0, as_written) : repair::Step::refused;
    if (step == repair::Step::played) return std::nullopt;
    std::optional<Answer> answer = repair::Search<HomeworldsText>(text, failure.turn).run();
    if (!answer || (step == repair::Step::odd && is_as_good(text, failure.turn, as_written, positions.back(), *answer)))
      return std::nullopt;
    Choice choice;
    choice.answer = std::move(*answer);
    const TurnScript& best = choice.answer.best;
    choice.edits = edits_of(text, *current_, best, positions[best.begin].state().to_move());
    choice.counts = {.legal = legal_after(failure.turn, choice.answer),
                     .is_to_the_end = choice.answer.reached == text.size(),
                     .fits = choice.answer.fits,
                     .equally_good = choice.answer.equally_good,
                     .is_complete = choice.answer.is_complete};
    if (choice.answer.certain_from) choice.counts.certain_from = number_of(*choice.answer.certain_from);
    if (choice.edits.empty() || !try_out(failure.turn, choice)) return std::nullopt;
    const bool says_enough = best.kind == repair::Kind::repetition || choice.counts.legal > 0;
    if (!says_enough || is_far_fetched(choice.answer, choice.counts.legal)) return std::nullopt;
    choice.words = words_of(text, best, failure.turn, positions);
    for (const TurnScript& other : choice.answer.others) {
      choice.others.push_back(words_of(text, other, failure.turn, positions));
    }
    return choice;
  }

  static std::uint32_t legal_after(std::uint32_t turn, const Answer& answer) {
    return answer.reached - std::min(std::max(turn + 1, answer.best.end), answer.reached);
  }

  // Of a reading that has hardly anything of what is written a few turns say nothing.
  static bool is_far_fetched(const Answer& answer, std::uint32_t legal) {
    if (answer.best.cost <= most_cost) return false;
    const bool is_earlier = answer.best.kind == repair::Kind::earlier_words;
    const bool has_other_words = answer.best.kind == repair::Kind::words || is_earlier;
    const bool is_unlikely = has_other_words && (!is_earlier || answer.best.cost > most_cost_before);
    return legal < (is_unlikely ? enough_turns : 2);
  }

  // Of a turn that is played although it says something wrong: the reading leads to the same, or not as far.
  static bool is_as_good(const HomeworldsText& text, std::uint32_t turn, Referee position, Referee before,
                         const Answer& answer) {
    const bool is_of_turn = answer.best.kind == repair::Kind::words && answer.best.end == turn + 1;
    if (is_of_turn) {
      text.play(answer.best.puts.front().move, before);
      if (text.key(before) == text.key(position)) return true;
    }
    std::uint32_t reached = turn + 1;
    while (reached < text.size() && text.play_item(reached, 0, position) != repair::Step::refused) ++reached;
    return reached > answer.reached || (answer.best.cost > most_cost && reached > turn + enough_turns);
  }

  // Whether the text that the reading writes is read so.
  bool try_out(std::uint32_t turn, Choice& choice) const {
    const TurnScript& best = choice.answer.best;
    choice.text = std::make_unique<RepairedText>(current_->source, choice.edits);
    choice.played = std::make_unique<PlayedText>();
    play_text(choice.text->source(), options_.play, *choice.played);
    const auto shifted = [&](std::uint32_t item) {
      return static_cast<std::uint32_t>(item + best.puts.size() - (best.end - best.begin));
    };
    choice.next_turn = shifted(std::max(turn + 1, best.end));
    if (choice.answer.certain_from) choice.certain_from = shifted(*choice.answer.certain_from);
    const PlayedText& played = *choice.played;
    const std::optional<Failure> next = first_failure(played, std::max(best.begin, 1U));
    // A turn that says something wrong is not legal although it is played.
    if (next && next->turn - std::min(choice.next_turn, next->turn) < choice.counts.legal) {
      choice.counts.legal = next->turn - std::min(choice.next_turn, next->turn);
      choice.counts.is_to_the_end = false;
    }
    return !played.record.is_fragment && (!next || next->turn >= choice.next_turn) &&
           played.record.certain_turns >= shifted(choice.answer.reached);
  }

  // The number of a turn in the text that is written.
  std::uint32_t number_of(std::uint32_t turn) const {
    const std::vector<TurnNode>& turns = current_->ast.turns;
    if (turn >= turns.size()) return static_cast<std::uint32_t>(written_.ast.turns.size() + 1);
    return turn_at(written_.ast, to_written(turns[turn].whole()).begin).value_or(0) + 1;
  }

  repair::ReadingWords words_of(const HomeworldsText& text, const TurnScript& script, std::uint32_t refused,
                                const std::vector<Referee>& positions) const {
    repair::ReadingWords words;
    words.kind = script.kind;
    words.begin = number_of(script.begin);
    words.end = words.begin + (script.end - script.begin);
    words.refused = number_of(refused);
    words.side = player_name(current_->record, positions[script.begin].state().to_move());
    for (const auto& put : script.puts) {
      if (put.item) break;
      std::string move(text.words(put.move));
      std::replace_if(
          move.begin(), move.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
      words.is_pass |= text::is_same_word(move, "pass");
      words.moves.push_back(std::move(move));
    }
    return words;
  }

  void go_on(const Failure& failure, Choice choice) {
    const TurnNode& turn = current_->ast.turns[failure.turn];
    const Span span = to_written(turn.whole());
    const TurnScript& best = choice.answer.best;
    const bool is_left_out = best.begin <= failure.turn && failure.turn < best.end && best.puts.empty();
    // The turn is read again as it is written.
    const bool is_read_again = best.end <= failure.turn;
    take_findings_before(failure, span, is_read_again || is_left_out);
    if (found_.empty() || !is_error_found(found_.back())) return;
    explain(choice, failure, found_.back());
    if (!choice.answer.is_clear) guess_ = found_.size() - 1;
    certain_from_ = choice.certain_from;
    if (best.puts.empty()) {
      for (std::uint32_t i = best.begin; i < best.end; ++i) {
        const TurnNode& out = current_->ast.turns[i];
        left_out_.push_back({to_written(out.number_span), to_written(out.handle), to_written(out.span), out.number});
      }
    }
    const std::uint32_t last = std::max(failure.turn + 1, best.end) - 1;
    begin_ = is_read_again ? span.begin : to_written(current_->ast.turns[last].whole()).end;
    chain_.push_back(std::move(choice.text));
    texts_.push_back(std::move(choice.played));
    current_ = texts_.back().get();
  }

  // The turn is another player's, and who has moved before is unknown.
  void go_on_as_written(const Failure& failure) {
    const Span span = to_written(current_->ast.turns[failure.turn].whole());
    take_findings_before(failure, span, false);
    if (found_.empty() || !is_error_found(found_.back())) return;
    found_.back().helps.push_back("is a turn missing before this one?");
    guess_ = found_.size() - 1;
    certain_from_ = UINT32_MAX;
    begin_ = span.end;
  }

  // All that begin before the end of the turn, and last the error for which it is refused. What follows from that is
  // not an error of its own.
  void take_findings_before(const Failure& failure, Span turn, bool drops_others) {
    const Span cause = to_written(failure.span);
    std::optional<Diagnostic> main;
    for (Diagnostic& found : findings_now()) {
      if (!main && is_error_found(found) && found.span.begin == cause.begin) {
        main = std::move(found);
        continue;
      }
      if (found.span.begin < begin_ || found.span.begin >= turn.end) continue;
      const bool is_of_turn = turn.begin <= found.span.begin;
      if (is_of_turn && (is_error_found(found) || drops_others)) continue;
      if (is_of_turn && found.fix) found.fix->safety = Safety::unsafe;
      found_.push_back(std::move(found));
    }
    if (main && main->fix) main->fix->safety = Safety::unsafe;
    if (main) found_.push_back(std::move(*main));
  }

  void explain(const Choice& choice, const Failure& failure, Diagnostic& found) const {
    found.notes.erase(std::remove_if(found.notes.begin(), found.notes.end(), is_outdated), found.notes.end());
    const TurnScript& best = choice.answer.best;
    if (best.kind == repair::Kind::repetition && best.begin == failure.turn && best.end == failure.turn + 1) {
      found.notes.push_back("the turn before says the same");
    }
    repair::say_reading(found, choice.words, choice.others, choice.counts, nouns);
    // What was legal and repeats nothing is not deleted, and of what hardly anything is written nothing is certain.
    const bool is_legal = best.kind == repair::Kind::surplus && best.begin != failure.turn;
    const bool is_unread = best.kind == repair::Kind::surplus && current_->ast.turns[failure.turn].is_broken;
    const bool is_offered = choice.answer.is_clear && !is_legal && (is_unread || best.cost <= most_cost) &&
                            !(best.kind == repair::Kind::missing && choice.words.is_pass);
    // What its own wording offers is the reading, or is not offered.
    std::vector<diagnostics::Edit> edits = choice.edits;
    for (diagnostics::Edit& edit : edits) {
      const std::string_view now = current_->source.slice(edit.span);
      edit.span = to_written(edit.span);
      if (written_.source.slice(edit.span) != now) return found.fix.reset();
    }
    const auto text_with = [&](const std::vector<diagnostics::Edit>& made) {
      return std::string(RepairedText(written_.source, made).source().text);
    };
    if (found.fix && text_with(found.fix->edits) == text_with(edits)) return;
    found.fix.reset();
    if (is_offered)
      found.fix = diagnostics::Fix{repair::title_of(choice.words, nouns), Safety::unsafe, std::move(edits)};
  }

  // What follows from a guess is not an error of the text.
  void stop(const Failure& failure) {
    if (!failure.is_of_rules) return;
    silent_from_ = failure.turn;
    std::optional<Failure> stopping = failure;
    while (stopping && !stopping->stops_play) stopping = first_failure(*current_, stopping->turn + 1);
    if (!stopping) return;
    const std::string_view words = current_->source.slice(current_->ast.turns[stopping->turn].span);
    found_[*guess_].notes.push_back(
        text::format("{} is not legal then: from there on this game is checked for syntax only", text::quote(words)));
  }

  std::size_t refusals_ = 0;
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
  // The first turn that all of them have in one position.
  std::uint32_t certain_from_ = 0;
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
