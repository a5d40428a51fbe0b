#include "hexix/notations/hexix/resolve/readings.hpp"

#include "hexix/notations/hexix/resolve/order_findings.hpp"
#include "hexix/notations/hexix/resolve/row_words.hpp"
#include "hexix/record/move_text.hpp"
#include "hexix/verdicts/repair/repaired_record.hpp"
#include "hexix/verdicts/violations.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using repair::Item;
using repair::Kind;

constexpr std::uint32_t most_refusals = 8;

Player player_of(Column column) { return column == Column::blue ? Player::blue : Player::red; }

const WrittenWord* word_at(const Resolution& resolution, std::uint32_t offset) {
  const auto is_before = [](const WrittenWord& word, std::uint32_t at) { return word.node.begin < at; };
  const std::vector<WrittenWord>& words = resolution.words;
  const auto found = std::lower_bound(words.begin(), words.end(), offset, is_before);
  return found == words.end() ? nullptr : &*found;
}

// A ply of an earlier reading.
WrittenWord settled_word(const Ply& ply) {
  WrittenWord word;
  word.is_settled = true;
  word.row = ply.row;
  word.column = Column::none;
  word.node.form = static_cast<MoveForm>(ply.kind);
  word.node.kind = ply.mark;
  word.node.suffix = ply.suffix;
  word.node.first_cell = ply.cell;
  if (ply.kind == PlyKind::capture) word.node.second_cell = ply.target;
  word.node.begin = ply.span.begin;
  word.node.cell_end = word.node.sign_end = word.node.end = ply.span.end;
  word.node.suffix_end = ply.whole.end;
  return word;
}

// Those of the plies so far, and those that follow as they are read now.
std::vector<WrittenWord> words_of(const Resolution& resolution, const TextRules& rules, State state) {
  std::vector<WrittenWord> words;
  const auto add = [&](WrittenWord word) {
    if (resolution.is_shifted && word.mover >= 0) word.mover = static_cast<std::int8_t>(1 - word.mover);
    words.push_back(in_own_convention(word, resolution.convention));
  };
  for (const Ply& ply : resolution.record.plies) {
    if (ply.span.begin < resolution.resume) {
      words.push_back(settled_word(ply));
    } else {
      add(*word_at(resolution, ply.span.begin));
    }
    const Verdict verdict = judge(state, move_of(ply), ply.written_number);
    words.back().is_irregular = (verdict.broken & rules.in_force & rules.grave) != 0;
    play(state, move_of(ply), verdict);
  }
  const WrittenWord* const end = resolution.words.data() + resolution.words.size();
  for (const WrittenWord* word = word_at(resolution, *resolution.refused_at); word != end; ++word) add(*word);
  return words;
}

// The finding of what is written there, which was made before play.
std::optional<std::uint32_t> finding_at(const Resolution& resolution, text::Span word) {
  const std::vector<Diagnostic>& pending = resolution.reporter.pending();
  for (std::size_t i = 0; i < pending.size(); ++i) {
    const text::Span found = pending[i].span;
    const bool is_error = pending[i].severity == diagnostics::Severity::error;
    if (is_error && found.begin < word.end && word.begin < found.end) return resolution.reporter.number_at(i);
  }
  return std::nullopt;
}

// Of a ply against several rules the first that is an error.
RuleSet first_of_rules(RuleSet broken) { return static_cast<RuleSet>(broken & ~(broken - 1U)); }

std::optional<std::uint32_t> report_refusal(Resolution& resolution, const TextRules& rules, const WrittenWord& word) {
  const MoveNode& node = word.node;
  // Of a word beyond the two of its row that is said already.
  const auto finding = finding_at(resolution, node.whole());
  if (finding) return finding;
  const std::uint32_t number = resolution.reporter.next_number();
  resolution.is_read_otherwise = true;
  if (word.mover >= 0 && word.mover != static_cast<std::int8_t>(resolution.turn())) {
    report_missing_ply(resolution, node);
  } else if (node.is_readable()) {
    const Verdict verdict = judge(resolution.state, move_of(node), node.number);
    const auto broken = static_cast<RuleSet>(verdict.broken & rules.in_force & rules.grave);
    report_violations(resolution, node, move_of(node), verdict, first_of_rules(broken));
  }
  resolution.is_read_otherwise = false;
  return resolution.reporter.next_number() != number ? std::optional(number) : std::nullopt;
}

void say(Resolution& resolution, const RepairedRecord& repaired, const Reading& reading, std::uint32_t finding) {
  Diagnostic& found = resolution.reporter.numbered(finding);
  std::vector<std::string>& notes = found.notes;
  notes.erase(std::remove(notes.begin(), notes.end(), "it is not read"), notes.end());
  repaired.say(reading, found);
  std::optional<diagnostics::Fix> fix;
  if (reading.is_clear) fix = repaired.fix_of(reading);
  // Two plies that run together are written apart by their own finding.
  if (fix || reading.best.kind != Kind::split) found.fix = std::move(fix);
}

// What was said of plies that are judged again, or no more.
void withdraw_verdicts(Resolution& resolution, text::Span played) {
  const std::vector<Diagnostic>& pending = resolution.reporter.pending();
  std::vector<bool> is_gone;
  is_gone.reserve(pending.size());
  for (const Diagnostic& found : pending) {
    is_gone.push_back(is_of_rule(found.id) && played.begin <= found.span.begin && found.span.begin < played.end);
  }
  resolution.reporter.withdraw(is_gone);
}

// The words of one reading, played in the place of those that are written.
class Course {
 public:
  Course(Resolution& resolution, const RepairedRecord& repaired, const Reading& reading)
      : resolution_(resolution), repaired_(repaired), script_(reading.best) {}

  void play() {
    resolution_.record.is_read_otherwise = true;
    const std::vector<WrittenWord>& words = repaired_.words();
    take_back(resolution_, script_.begin);
    for (Item i = script_.begin; i < script_.end; ++i) reread(words[i]);
    Item place = script_.begin;
    for (const repair::Put<Move>& put : script_.puts) {
      const WrittenWord& there = words[std::min(place++, std::max(script_.end, script_.begin + 1) - 1)];
      row_ = std::max(row_, there.row);
      put.item ? play_word(words[*put.item]) : play_put(put.move, there.node);
    }
    for (Item i = script_.end; i < repaired_.past(script_); ++i) {
      row_ = std::max(row_, words[i].row);
      play_word(words[i]);
    }
  }

 private:
  Entry* entry(const WrittenWord& word) const {
    if (word.is_settled || word.column == Column::none) return nullptr;
    Row& row = resolution_.record.rows[word.row];
    return word.column == Column::blue ? &row.blue : &row.red;
  }
  void reread(const WrittenWord& word) {
    if (Entry* const entry = this->entry(word)) {
      *entry = reread_entry(resolution_, word_at(resolution_, word.node.begin)->node);
    }
  }
  void play_word(WrittenWord word) {
    const auto convention = static_cast<Convention>(script_.convention);
    if (convention == Convention::own && resolution_.convention == Convention::own) {
      if (Entry* const entry = this->entry(word)) *entry = next_entry(resolution_);
    } else {
      reread(word);
    }
    play_move(resolution_, in_own_convention(word, convention).node, row_);
  }
  // It has the place of the word.
  void play_put(Move move, MoveNode node) {
    node.form = static_cast<MoveForm>(move.kind);
    node.first_cell = move.cell;
    node.second_cell = std::nullopt;
    if (move.kind == MoveKind::capture) node.second_cell = move.target;
    node.kind = move.mark;
    node.number = 0;
    if (script_.begin == script_.end) node.suffix = Suffix::none;
    play_move(resolution_, node, row_);
  }

  Resolution& resolution_;
  const RepairedRecord& repaired_;
  const repair::Script<Move>& script_;
  std::uint32_t row_ = 0;
};

// The words after the reading, by whose turn it is.
void resume(Resolution& resolution, const std::vector<WrittenWord>& words, Item past) {
  resolution.resume = past < words.size() ? words[past].node.begin : UINT32_MAX;
  Player turn = resolution.turn();
  for (; past < words.size(); ++past) {
    if (words[past].column == Column::none) {
      turn = opponent_of(turn);
      continue;
    }
    if (words[past].mover < 0) resolution.is_shifted = player_of(words[past].column) != turn;
    return;
  }
}

}  // namespace

bool is_refused(Resolution& resolution, std::uint32_t offset) {
  if (!resolution.is_certain() || resolution.has_ended() || resolution.is_reading) return false;
  if (resolution.refusals == most_refusals || resolution.tried_at == offset) return false;
  resolution.refused_at = offset;
  return true;
}

std::uint32_t go_on(Resolution& resolution, std::uint32_t row) {
  ++resolution.refusals;
  resolution.tried_at = resolution.refused_at;
  if (resolution.words.empty()) resolution.words = row_words(resolution.source, resolution.ast);
  const TextRules rules(resolution.dialect, resolution.options);
  const State start(*resolution.record.initial);
  const auto played = static_cast<Item>(resolution.record.plies.size());
  const RepairedRecord repaired(resolution.source, rules, start, words_of(resolution, rules, start), played);
  const std::uint32_t refused_at = *resolution.refused_at;
  resolution.refused_at.reset();
  const std::optional<Reading> reading = repaired.find_reading();
  if (!reading) {
    resolution.resume = std::max(resolution.resume, refused_at);
    return row;
  }
  const std::vector<WrittenWord>& words = repaired.words();
  const repair::Script<Move>& script = reading->best;
  // What was said of a word that is read otherwise stays.
  const bool is_judged_again = script.begin == script.end && script.convention == 0;
  const std::size_t again = script.begin + (is_judged_again ? 0U : 1U);
  if (again < words.size() && words[again].node.begin < refused_at)
    withdraw_verdicts(resolution, {words[again].node.begin, refused_at});
  const auto finding = report_refusal(resolution, rules, repaired.refused());
  if (finding) say(resolution, repaired, *reading, *finding);
  resolution.is_recovered = true;
  resolution.is_reading = true;
  if (!reading->is_clear) {
    resolution.become_uncertain(repaired.refused().node.whole());
    if (reading->certain_from && *reading->certain_from < words.size()) {
      resolution.certain_from = words[*reading->certain_from].node.begin;
    }
  }
  Course(resolution, repaired, *reading).play();
  if (script.convention != 0) resolution.convention = static_cast<Convention>(script.convention);
  resolution.is_reading = false;
  resume(resolution, words, repaired.past(script));
  return std::min(row, words[script.begin].row);
}

}  // namespace plyglot::hexix
