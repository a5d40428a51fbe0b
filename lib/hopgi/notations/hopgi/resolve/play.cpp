#include "hopgi/notations/hopgi/resolve/play.hpp"

#include "hopgi/notations/hopgi/check/leg_words.hpp"
#include "hopgi/notations/hopgi/resolve/legs.hpp"
#include "hopgi/rules/judge.hpp"
#include "hopgi/verdicts/wordings.hpp"

namespace plyglot::hopgi::record {
namespace {

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

class TurnPlayer {
 public:
  TurnPlayer(Resolution& resolution, const TurnNode& node)
      : resolution_(resolution), node_(node), turn_(turn_at(resolution, first_leg(resolution, node).span)) {
    turn_.suffix = node.suffix;
    turn_.span = node.span;
    if (has_second()) turn_.second_span = second().span;
  }

  void play() {
    if (!resolution_.is_known) {
      // R12: of a second leg too, only letters and squares are checked.
      if (has_second()) report_leg(resolution_.source, second(), resolution_.reporter);
      skip_turn(resolution_.state());
    } else if (resolution_.now().is_over) {
      play_after_end();
    } else {
      play_legs();
    }
    if (!turn_.is_applied() || (has_second() && turn_.played == Played::first_leg)) {
      turn_.written = resolution_.source.slice(legs_of(turn_));
    }
    resolution_.record.turns.push_back(std::move(turn_));
  }

 private:
  bool has_second() const { return node_.leg_count > 1; }
  const LegNode& second() const { return resolution_.ast.legs[node_.first_leg + 1]; }

  // R18.
  void play_after_end() {
    Moment& now = resolution_.now();
    if (!now.is_end_passed) verdicts::report_move_after_end(resolution_, legs_of(turn_));
    now.is_end_passed = true;
    // A variation instead of this turn is behind the same end.
    resolution_.lines.back().before_last_turn.is_end_passed = true;
    skip_turn(now.state);
  }

  void play_legs() {
    Leg& leg = turn_.turn.first;
    if (!judge_leg(resolution_, first_leg(resolution_, node_), std::nullopt, leg)) {
      resolution_.become_uncertain(legs_of(turn_));
      skip_turn(resolution_.state());
      return;
    }
    apply(leg, node_.first_leg);
    turn_.played = Played::first_leg;
    const bool ends_game = is_over(resolution_.state());
    if (ends_game) {
      if (has_second()) verdicts::report_second_leg_after_end(resolution_, second().span, legs_of(turn_));
    } else {
      play_second(linked_king(resolution_.state(), leg.piece));
    }
    end_turn();
  }

  // R17. `king` is where the king stands that has to move; none if none has.
  void play_second(std::optional<Square> king) {
    if (!has_second()) {
      if (king) verdicts::report_linked_king_missing(resolution_, first_leg(resolution_, node_), *king);
      return;
    }
    if (!king) {
      verdicts::report_second_leg_not_allowed(resolution_, turn_.turn.first,
                                              {node_.semicolon.begin, second().span.end});
      resolution_.become_uncertain(legs_of(turn_));
      return;
    }
    report_leg(resolution_.source, second(), resolution_.reporter);
    Leg leg;
    if (!judge_leg(resolution_, second(), king, leg)) {
      resolution_.become_uncertain(legs_of(turn_));
      return;
    }
    apply(leg, node_.first_leg + 1);
    turn_.turn.second = leg;
    turn_.played = Played::both_legs;
  }

  void apply(const Leg& leg, std::uint32_t index) {
    play_leg(resolution_.state(), leg);
    Moment& now = resolution_.now();
    now.arrivals[leg.to] = index;
    if (leg.kind == LegKind::step) now.departures[leg.from] = index;
  }

  // R11.
  void end_turn() {
    Moment& now = resolution_.now();
    const Turn& turn = turn_.turn;
    if (is_over(now.state)) {
      now.is_over = true;
      now.ending_turn = static_cast<std::uint32_t>(resolution_.record.turns.size());
    }
    now.state.pass_turn(resets_clock(turn.first) || (turn.second && resets_clock(*turn.second)));
  }

  Resolution& resolution_;
  const TurnNode& node_;
  RecordTurn turn_;
};

}  // namespace

void play_turn(Resolution& resolution, const TurnNode& node) { TurnPlayer(resolution, node).play(); }

void play_unreadable(Resolution& resolution, text::Span word) {
  RecordTurn turn = turn_at(resolution, word);
  turn.played = Played::unreadable;
  turn.written = resolution.source.slice(word);
  resolution.become_uncertain(word);
  skip_turn(resolution.state());
  resolution.record.turns.push_back(std::move(turn));
}

}  // namespace plyglot::hopgi::record
