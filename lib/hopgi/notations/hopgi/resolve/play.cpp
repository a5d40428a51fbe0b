#include "hopgi/notations/hopgi/resolve/play.hpp"

#include "hopgi/notations/hopgi/check/leg_words.hpp"
#include "hopgi/notations/hopgi/resolve/item_tables.hpp"
#include "hopgi/notations/hopgi/resolve/legs.hpp"
#include "hopgi/notations/hopgi/resolve/numbers.hpp"
#include "hopgi/rules/judge.hpp"
#include "hopgi/verdicts/wording.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Severity;

const LegNode& first_leg(const Resolution& resolution, const TurnNode& node) {
  return resolution.ast.legs[node.first_leg];
}

RecordTurn turn_at(const Resolution& resolution, text::Span span) {
  RecordTurn turn;
  turn.side = resolution.side();
  turn.is_certain = resolution.is_known && !resolution.now().doubt;
  turn.depth = resolution.depth();
  turn.number = resolution.state().turn_number();
  turn.first_span = span;
  turn.span = span;
  return turn;
}

RecordTurn turn_of(const Resolution& resolution, const TurnNode& node) {
  RecordTurn turn = turn_at(resolution, first_leg(resolution, node).span());
  turn.suffix = node.suffix;
  turn.span = node.span;
  if (node.leg_count > 1) turn.second_span = resolution.ast.legs[node.first_leg + 1].span();
  return turn;
}

void keep(Resolution& resolution, RecordTurn&& turn) {
  const auto index = static_cast<std::uint32_t>(resolution.record.turns.size());
  if (resolution.is_record_wanted()) resolution.record.elements.push_back({ElementKind::turn, index, turn.span});
  resolution.now().last_turn = index;
  resolution.record.turns.push_back(std::move(turn));
}

// What comes to pass without a turn that is played.
void skip(Resolution& resolution, text::Span turn) {
  take_number(resolution, turn.begin);
  skip_turn(resolution.state());
}

inline void apply(Resolution& resolution, const Leg& leg, std::uint32_t index) {
  play_leg(resolution.state(), leg);
  Moment& now = resolution.now();
  now.arrivals[leg.to] = index;
  if (leg.kind == LegKind::step) now.departures[leg.from] = index;
}

// R11.
void end_turn(Resolution& resolution, const RecordTurn& turn) {
  take_number(resolution, turn.span.begin);
  Moment& now = resolution.now();
  if (is_over(now.state)) {
    now.is_over = true;
    now.ending_turn = static_cast<std::uint32_t>(resolution.record.turns.size());
  }
  const Turn& played = turn.turn;
  now.state.pass_turn(resets_clock(played.first) || (played.second && resets_clock(*played.second)));
}

// Of a word that was not read as legs.
void divide_legs(const Resolution& resolution, RecordTurn& turn) {
  turn.second_span = turn.first_span;
  const std::size_t semicolon = resolution.source.slice(turn.first_span).find(';');
  if (semicolon == std::string_view::npos) return;
  turn.first_span.end = turn.first_span.begin + static_cast<std::uint32_t>(semicolon);
  turn.second_span.begin = turn.first_span.end + 1;
}

// R27: by another reading than what is written. `index` is that of the first leg, or none.
void play_as(Resolution& resolution, RecordTurn&& record, const Turn& turn, std::uint32_t index) {
  if (turn.second && record.second_span.empty()) divide_legs(resolution, record);
  record.turn = turn;
  record.played = turn.second ? Played::both_legs : Played::first_leg;
  apply(resolution, turn.first, index);
  if (turn.second) apply(resolution, *turn.second, index == no_index ? no_index : index + 1);
  end_turn(resolution, record);
  keep(resolution, std::move(record));
}

class TurnPlayer {
 public:
  TurnPlayer(Resolution& resolution, const TurnNode& node) : resolution_(resolution), node_(node) { begin(); }

  void play() {
    if (!resolution_.is_known) {
      // R12: of a second leg too, only letters and squares are checked.
      if (has_second()) report_leg(resolution_.source, second(), resolution_.reporter);
      skip(resolution_, turn_.span);
    } else if (resolution_.now().is_over) {
      play_after_end();
    } else if (play_legs()) {
      return;
    }
    if (!turn_.is_applied() || (has_second() && turn_.played == Played::first_leg)) {
      turn_.written = resolution_.source.slice(legs_of(turn_));
    }
    keep(resolution_, std::move(turn_));
  }

 private:
  void begin() {
    turn_ = turn_of(resolution_, node_);
    findings_ = resolution_.reporter.mark();
    errors_ = resolution_.reporter.error_count();
  }

  bool has_second() const { return node_.leg_count > 1; }
  const LegNode& first() const { return first_leg(resolution_, node_); }
  const LegNode& second() const { return resolution_.ast.legs[node_.first_leg + 1]; }
  bool has_unknown_part() const { return first().has_unknown_part() || (has_second() && second().has_unknown_part()); }
  Moment& now() { return resolution_.now(); }

  // R18.
  void play_after_end() {
    if (!now().is_end_passed) {
      verdicts::report_move_after_end(resolution_, legs_of(turn_));
      if (now().guesses != 0) contradict_guess();
    }
    now().is_end_passed = true;
    // A variation that replaces this turn comes after the same end.
    resolution_.lines.back().before_last_turn.is_end_passed = true;
    skip(resolution_, turn_.span);
  }

  // True if there is another reading (R27), by which the game is played again.
  bool play_legs() {
    Leg& leg = turn_.turn.first;
    const bool is_refused = !judge_leg(resolution_, first(), std::nullopt, leg);
    if ((is_refused || has_error()) && recover()) return true;
    if (is_refused) {
      resolution_.become_uncertain(legs_of(turn_));
      distrust_fixes();
      skip(resolution_, turn_.span);
      return false;
    }
    if (has_second() || is_king(leg.piece)) {
      if (play_king()) return true;
    } else {
      apply(resolution_, leg, node_.first_leg);
      turn_.played = Played::first_leg;
    }
    if (contradicts_guess_) resolution_.reporter.withdraw_since_mark();
    if (has_error()) distrust_fixes();
    end_turn(resolution_, turn_);
    return false;
  }

  // R17: the first leg, and what follows it. True if there is another reading.
  bool play_king() {
    const State before = resolution_.state();
    const Leg& leg = turn_.turn.first;
    const std::uint32_t arrival = now().arrivals[leg.to];
    const std::uint32_t departure = now().departures[leg.from];
    apply(resolution_, leg, node_.first_leg);
    turn_.played = Played::first_leg;
    if (is_over(resolution_.state())) {
      if (has_second()) verdicts::report_second_leg_after_end(resolution_, second().span(), legs_of(turn_));
      return false;
    }
    Leg next;
    const bool is_refused = !judge_second(linked_king(resolution_.state(), leg.piece), next);
    if ((is_refused || has_error()) && !now().doubt) {
      const State after = std::exchange(resolution_.state(), before);
      const std::uint32_t own_arrival = std::exchange(now().arrivals[leg.to], arrival);
      if (leg.kind == LegKind::step) now().departures[leg.from] = departure;
      if (recover()) return true;
      resolution_.state() = after;
      now().arrivals[leg.to] = own_arrival;
      if (leg.kind == LegKind::step) now().departures[leg.from] = own_arrival;
    }
    if (is_refused) {
      resolution_.become_uncertain(legs_of(turn_));
    } else if (has_second()) {
      apply(resolution_, next, node_.first_leg + 1);
      turn_.turn.second = next;
      turn_.played = Played::both_legs;
    }
    return false;
  }

  // R17. `king` is the square of the king that has to move; none if none has. False if a second leg is refused.
  bool judge_second(std::optional<Square> king, Leg& leg) {
    if (!has_second()) {
      // R21: of a `;` after it that joins nothing there is a finding.
      if (king && !comes_before_semicolon()) verdicts::report_linked_king_missing(resolution_, first(), *king);
      return true;
    }
    if (!king) {
      verdicts::report_second_leg_not_allowed(resolution_, turn_.turn.first,
                                              {node_.semicolon.begin, second().span().end});
      return false;
    }
    report_leg(resolution_.source, second(), resolution_.reporter);
    return judge_leg(resolution_, second(), king, leg);
  }

  bool comes_before_semicolon() const {
    const std::string_view text = resolution_.source.text;
    const std::size_t next = text.find_first_not_of(" \t", node_.span.end - resolution_.source.base);
    return next != std::string_view::npos && text[next] == ';';
  }

  // Of play.
  bool has_error() const { return resolution_.reporter.error_count() > errors_; }
  Diagnostic first_error() const {
    const std::vector<Diagnostic>& findings = resolution_.reporter.pending();
    const auto begin = findings.begin() + static_cast<std::ptrdiff_t>(resolution_.reporter.place_from(findings_));
    const auto found =
        std::find_if(begin, findings.end(), [](const Diagnostic& each) { return each.severity == Severity::error; });
    return found != findings.end() ? *found : resolution_.reporter.numbered(diagnostics::Reporter::not_held);
  }

  // R27: another turn may have been meant, and with what is written otherwise another one would be.
  void distrust_fixes() {
    std::vector<Diagnostic>& findings = resolution_.reporter.pending();
    for (std::size_t i = resolution_.reporter.place_from(findings_); i < findings.size(); ++i) {
      if (findings[i].fix) findings[i].fix->safety = diagnostics::Safety::unsafe;
    }
  }

  // R27. True if there is another reading.
  bool recover() {
    if (now().doubt) return false;
    const std::optional<std::uint32_t> in_words = word_finding(resolution_, legs_of(turn_));
    if (look_for_reading(resolution_, in_words, in_words ? std::nullopt : std::optional(first_error()))) return true;
    if (now().guesses != 0 && !has_unknown_part()) contradict_guess();
    return false;
  }

  // What follows from a guess is not an error of the text.
  void contradict_guess() {
    resolution_.reporter.withdraw_since_mark();
    std::size_t last = 0;
    for (std::size_t i = 0; i < Readings::most_searches; ++i) last = ((now().guesses >> i) & 1) != 0 ? i : last;
    Diagnostic& guess = resolution_.reporter.numbered(resolution_.readings.refusals[last].number);
    guess.notes.push_back(text::format("{} is not legal then: from there on the board is uncertain",
                                       text::quote(resolution_.source.slice(legs_of(turn_)))));
    resolution_.become_uncertain(guess.span);
    now().guesses = 0;
    turn_.is_certain = false;
    contradicts_guess_ = true;
  }

  Resolution& resolution_;
  const TurnNode& node_;
  RecordTurn turn_;
  // The number of its first finding of play, and how many errors there were before.
  std::uint32_t findings_ = 0;
  std::uint32_t errors_ = 0;
  bool contradicts_guess_ = false;
};

// R27: true if there is another reading.
bool recover_word(Resolution& resolution, text::Span word) {
  if (!resolution.is_known || resolution.now().is_over || resolution.now().doubt) return false;
  const std::optional<std::uint32_t> finding = word_finding(resolution, word);
  return finding && look_for_reading(resolution, finding, std::nullopt);
}

}  // namespace

void play_turn(Resolution& resolution, const TurnNode& node) { TurnPlayer(resolution, node).play(); }

void play_joined_legs(Resolution& resolution, const JoinedLegs& legs) {
  report_joined_legs(resolution, legs);
  if (legs.node) return play_turn(resolution, *legs.node);
  RecordTurn turn = turn_at(resolution, legs.first);
  turn.second_span = legs.second;
  turn.span = legs.span;
  turn.suffix = legs.suffix;
  play_as(resolution, std::move(turn), legs.turn, legs.leg);
}

void play_unreadable(Resolution& resolution, text::Span word) {
  if (recover_word(resolution, word)) return;
  RecordTurn turn = turn_at(resolution, word);
  turn.played = Played::unreadable;
  turn.written = resolution.source.slice(word);
  resolution.become_uncertain(word);
  skip(resolution, word);
  resolution.now().is_count_open = true;
  keep(resolution, std::move(turn));
}

void play_missing(Resolution& resolution, const Turn& turn, std::uint32_t begin) {
  // Its number may be that of this turn.
  resolution.number = nullptr;
  resolution.has_read_number = true;
  play_as(resolution, turn_at(resolution, {begin, begin}), turn, no_index);
  resolution.has_read_number = true;
  if (resolution.has_variation_after) resolution.lines.back().before_last_turn = resolution.now();
}

void play_instead(Resolution& resolution, const Item& item, const std::vector<Turn>& turns) {
  if (turns.empty()) {
    resolution.number = nullptr;
    return;
  }
  if (turns.size() == 1) {
    RecordTurn turn = item.kind == ItemKind::turn ? turn_of(resolution, resolution.ast.turns[item.index])
                                                  : turn_at(resolution, item.span);
    return play_as(resolution, std::move(turn), turns.front(), no_index);
  }
  const auto size = static_cast<std::uint32_t>(turn_text(turns.front()).size());
  const std::uint32_t end = std::min(item.span.begin + size, item.span.end);
  play_as(resolution, turn_at(resolution, {item.span.begin, end}), turns[0], no_index);
  resolution.has_read_number = true;
  if (resolution.has_variation_after) resolution.lines.back().before_last_turn = resolution.now();
  play_as(resolution, turn_at(resolution, {end, item.span.end}), turns[1], no_index);
}

}  // namespace plyglot::hopgi::record
