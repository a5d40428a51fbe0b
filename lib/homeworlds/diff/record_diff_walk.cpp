#include "homeworlds/diff/record_diff_walk.hpp"

#include "comparing/common_subsequence.hpp"
#include "homeworlds/diff/names_in_b.hpp"
#include "homeworlds/diff/record_diff_tokens.hpp"
#include "homeworlds/diff/system_matching.hpp"
#include "text/ascii.hpp"
#include "text/sort.hpp"

namespace plyglot::homeworlds {
namespace {

class Walk {
 public:
  Walk(const Record& a, const Record& b, const ComparedGame& of_a, const ComparedGame& of_b, RecordDiff& diff)
      : a_(a),
        b_(b),
        game_a_(of_a),
        game_b_(of_b),
        track_a_(a),
        track_b_(b),
        links_(a, b),
        names_(a, b, diff),
        diff_(diff) {}

  void run() {
    link_first_systems();
    while (!is_at_end()) {
      if (is_in_step()) walk_in_step();
      if (!is_at_end()) leave_step();
    }
  }

 private:
  bool has_a_ended() const { return at_.of_a == a_.turns.size(); }
  bool has_b_ended() const { return at_.of_b == b_.turns.size(); }
  bool is_at_end() const { return has_a_ended() && has_b_ended(); }

  bool is_same_position(comparing::Place at) const {
    const std::uint32_t position = game_a_.positions[at.of_a];
    return position != comparing::unknown_position && position == game_b_.positions[at.of_b];
  }
  bool is_in_step() const { return is_same_position(at_); }
  // Both are known after the next turn, and the same.
  bool is_next_turn_same() const {
    return !has_a_ended() && !has_b_ended() && is_same_position({at_.of_a + 1, at_.of_b + 1}) &&
           game_a_.turns[at_.of_a] == game_b_.turns[at_.of_b];
  }

  void link_first_systems() {
    if (a_.initial && b_.initial) {
      for (const SystemPair pair : match(*a_.initial, *b_.initial)) {
        // On other boards names are all that tells which system is which.
        const bool has_name = text::is_same_word(a_.systems[pair.of_a].name, b_.systems[pair.of_b].name);
        if (has_name || is_in_step()) links_.link({pair.of_a, pair.of_b, 0});
      }
    }
    names_.take(links_);
  }

  void walk_in_step() {
    const comparing::Place begin = at_;
    while (is_next_turn_same()) {
      track_a_.play_turn();
      track_b_.play_turn();
      links_.link_new(track_a_, track_b_, at_.of_a);
      links_.link_gone(at_.of_a, at_.of_b);
      names_.take(links_);
      compare_words(at_.of_a, at_.of_b);
      at_ = {at_.of_a + 1, at_.of_b + 1};
      mend_links();
    }
    if (at_.of_a != begin.of_a) add_stretch(Stretch::Kind::common, begin);
  }

  void mend_links() {
    links_.mend(track_a_, track_b_, at_.of_a);
    names_.take(links_);
  }

  std::optional<comparing::Place> next_meeting() {
    if (is_in_step() && (has_a_ended() || has_b_ended())) return std::nullopt;
    if (!meetings_) {
      meetings_.emplace(comparing::Place{}, game_a_.positions, game_b_.positions);
    }
    return meetings_->next(at_);
  }

  void leave_step() {
    const comparing::Place begin = at_;
    const bool has_one_ended = has_a_ended() || has_b_ended();
    const std::optional<comparing::Place> meeting = next_meeting();
    at_ = meeting.value_or(
        comparing::Place{static_cast<std::uint32_t>(a_.turns.size()), static_cast<std::uint32_t>(b_.turns.size())});
    const StretchKeys keys = stretch_keys(a_, b_, {{begin.of_a, at_.of_a}, {begin.of_b, at_.of_b}}, links_);
    const std::vector<std::uint32_t>& of_a = keys.turns.of_a;
    const std::vector<std::uint32_t>& of_b = keys.turns.of_b;
    const std::vector<comparing::Place> same = comparing::longest_common_subsequence(
        of_a.size(), of_b.size(), [&](std::size_t i, std::size_t j) { return of_a[i] == of_b[j]; });
    for (const auto& [system_of_a, system_of_b] : keys.same_systems) {
      links_.link({system_of_a, system_of_b, begin.of_a});
    }
    names_.take(links_);
    if (meeting) {
      add_stretch(is_reordered(of_a, of_b) ? Stretch::Kind::reordered : Stretch::Kind::detour, begin);
      edit(begin, same);
      track_a_.play_to(at_.of_a);
      track_b_.play_to(at_.of_b);
      mend_links();
      return;
    }
    const comparing::Place parting = common_unknown_turns(begin, same);
    if (parting.of_a != at_.of_a || parting.of_b != at_.of_b)
      add_stretch(has_one_ended ? Stretch::Kind::continued : Stretch::Kind::parted, parting);
    edit(begin, same);
    if (!has_one_ended) split_off_rest();
  }

  static bool is_reordered(std::vector<std::uint32_t> of_a, std::vector<std::uint32_t> of_b) {
    text::sort(of_a.begin(), of_a.end());
    text::sort(of_b.begin(), of_b.end());
    return of_a == of_b;
  }

  // Where no position is known, turns are the same if their words are. Up to where they are, from the beginning.
  comparing::Place common_unknown_turns(comparing::Place begin, const std::vector<comparing::Place>& same) {
    comparing::Place end = begin;
    if (!is_unknown_after(begin)) return end;
    for (const comparing::Place pair : same) {
      if (begin.of_a + pair.of_a != end.of_a || begin.of_b + pair.of_b != end.of_b) break;
      end = {end.of_a + 1, end.of_b + 1};
    }
    if (end.of_a == begin.of_a) return end;
    diff_.stretches.push_back({Stretch::Kind::common, {{begin.of_a, end.of_a}, {begin.of_b, end.of_b}}});
    return end;
  }

  bool is_unknown_after(comparing::Place at) const {
    const auto is_unknown = [](const ComparedGame& game, std::uint32_t turns) {
      return turns + 1 >= game.positions.size() || game.positions[turns + 1] == comparing::unknown_position;
    };
    return is_unknown(game_a_, at.of_a) && is_unknown(game_b_, at.of_b);
  }

  // Of games that have parted, one ends first; the rest of the other stands by itself.
  void split_off_rest() {
    if (diff_.stretches.empty() || diff_.stretches.back().kind != Stretch::Kind::parted) return;
    const auto& [end_of_a, end_of_b] = diff_.stretches.back().turns;
    Pair<TurnRange> rest{{end_of_a.end, end_of_a.end}, {end_of_b.end, end_of_b.end}};
    for (auto edit = diff_.edits.rbegin(); edit != diff_.edits.rend(); ++edit) {
      const bool is_of_b = edit->kind == TurnEdit::Kind::inserted && edit->turn.of_a == rest.of_a.end;
      const bool is_of_a = edit->kind == TurnEdit::Kind::removed && edit->turn.of_b == rest.of_b.end;
      if (!is_of_a && !is_of_b) break;
      (is_of_a ? rest.of_a : rest.of_b).begin = is_of_a ? edit->turn.of_a : edit->turn.of_b;
    }
    if (rest.of_a.size() + rest.of_b.size() == 0) return;
    Pair<TurnRange>& parted = diff_.stretches.back().turns;
    parted.of_a.end = rest.of_a.begin;
    parted.of_b.end = rest.of_b.begin;
    if (parted.of_a.size() + parted.of_b.size() == 0) diff_.stretches.pop_back();
    diff_.stretches.push_back({Stretch::Kind::continued, rest});
  }

  void add_stretch(Stretch::Kind kind, comparing::Place begin) {
    diff_.stretches.push_back({kind, {{begin.of_a, at_.of_a}, {begin.of_b, at_.of_b}}});
  }

  // The turns from `begin` up to where the walk is now.
  void edit(comparing::Place begin, const std::vector<comparing::Place>& same) {
    comparing::Place done = begin;
    for (const comparing::Place pair : same) {
      const comparing::Place next{begin.of_a + pair.of_a, begin.of_b + pair.of_b};
      edit_run(done, next);
      compare_words(next.of_a, next.of_b);
      done = {next.of_a + 1, next.of_b + 1};
    }
    edit_run(done, at_);
  }

  // Turns of which none has a partner.
  void edit_run(comparing::Place begin, comparing::Place end) {
    comparing::Place at = begin;
    while (at.of_a < end.of_a && at.of_b < end.of_b) add(TurnEdit::Kind::replaced, at.of_a++, at.of_b++);
    while (at.of_a < end.of_a) add(TurnEdit::Kind::removed, at.of_a++, at.of_b);
    while (at.of_b < end.of_b) add(TurnEdit::Kind::inserted, at.of_a, at.of_b++);
  }

  // Of turns that are the same.
  void compare_words(std::uint32_t of_a, std::uint32_t of_b) {
    if (!names_.is_same_text(of_a, of_b)) add(TurnEdit::Kind::respelled, of_a, of_b);
  }

  void add(TurnEdit::Kind kind, std::uint32_t of_a, std::uint32_t of_b) {
    TurnEdit& edit = diff_.edits.emplace_back();
    edit.kind = kind;
    edit.turn = {of_a, of_b};
    if (kind != TurnEdit::Kind::removed) edit.written = free_turn_of(b_, of_b);
  }

  const Record& a_;
  const Record& b_;
  const ComparedGame& game_a_;
  const ComparedGame& game_b_;
  BoardTrack track_a_;
  BoardTrack track_b_;
  SystemLinks links_;
  NamesInB names_;
  // None until it is asked for.
  std::optional<comparing::Meetings> meetings_;
  RecordDiff& diff_;
  // How many turns of each game are done.
  comparing::Place at_;
};

}  // namespace

void compare_turns(const Record& a, const Record& b, const ComparedGame& of_a, const ComparedGame& of_b,
                   RecordDiff& diff) {
  Walk(a, b, of_a, of_b, diff).run();
}

}  // namespace plyglot::homeworlds
