#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"

#include "text/ascii.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

namespace plyglot::homeworlds {
namespace {

constexpr std::string_view results[] = {"1-0", "0-1", "1/2-1/2"};

// Alone on its line.
bool is_mark(const text::Source& source, text::Span content, bool is_later_half) {
  const TurnStart start = read_turn_number(source, content, Layout::rounds);
  return start.number_span == content && start.is_later_half == is_later_half && source.slice(content).back() == '.';
}

// What may be missing where the numbers jump.
class Gaps {
 public:
  explicit Gaps(Reading& reading) : reading_(reading) {
    for (const NotedFinding& finding : reading.findings) {
      if (finding.holds_action || finding.is_in_chat) unread_play_.push_back(finding.span.begin);
    }
    text::sort(unread_play_.begin(), unread_play_.end(), std::less<>());
  }

  // Not where it is said already: play between the two turns is not read, or the turn before has swallowed the number.
  void report(const TurnNode& before, const TurnNode& turn, std::string due) const {
    if (holds_unread_play(before, turn) || holds_number(before, due)) return;
    reading_.report(DiagnosticId::homeworlds_turn_number, turn.number_span, std::move(due));
  }

 private:
  bool holds_unread_play(const TurnNode& before, const TurnNode& turn) const {
    const auto next = std::lower_bound(unread_play_.begin(), unread_play_.end(), before.whole().begin);
    return next != unread_play_.end() && *next < turn.whole().begin;
  }
  bool holds_number(const TurnNode& turn, std::string_view number) const {
    const std::uint32_t begin = turn.number_span.end;
    return end_of_turn_number(reading_.slice({begin, std::max(begin, turn.span.end)}), number).has_value();
  }

  Reading& reading_;
  // Where it begins.
  std::vector<std::uint32_t> unread_play_;
};

void check_rounds(Reading& reading) {
  const Player players = player_count_of(reading.ast);
  std::optional<RoundMark> before;
  const TurnNode* above = nullptr;
  const Gaps gaps(reading);
  for (TurnNode& turn : reading.ast.turns) {
    if (!turn.number) continue;
    const RoundMark mark = written_mark(*turn.number, turn.is_later_half, before);
    if (before && !follows(*before, mark, players)) {
      gaps.report(*above, turn, mark_text(mark_after(*before, players)));
    }
    turn.half = mark.half;
    before = mark;
    above = &turn;
  }
}

}  // namespace

RoundMark mark_after(RoundMark before, Player players) {
  if (before.half + 1 < players) return {before.number, static_cast<Player>(before.half + 1)};
  return {before.number + 1, 0};
}

std::string mark_text(RoundMark mark) { return std::to_string(mark.number) + (mark.half == 0 ? "." : "..."); }

RoundMark written_mark(std::uint32_t number, bool is_later_half, std::optional<RoundMark> before) {
  if (!is_later_half) return {number, 0};
  const bool is_same_round = before && before->number == number && before->half + 1 < most_players;
  return {number, static_cast<Player>(is_same_round ? before->half + 1 : 1)};
}

bool follows(RoundMark before, RoundMark mark, Player players) {
  const RoundMark due = mark_after(before, players);
  if (mark.number == due.number && mark.half == due.half) return true;
  return players > 2 && mark.number == before.number + 1 && mark.half == 0;
}

std::optional<HomeNote> find_home_note(const text::Source& source, text::Span content) {
  constexpr std::string_view beginning = "(named";
  const std::string_view bytes = source.slice(content);
  const std::size_t found = bytes.rfind('(');
  if (found == std::string_view::npos || (found > 0 && !is_blank(bytes[found - 1]))) return std::nullopt;
  if (!text::is_same_word(bytes.substr(found, beginning.size()), beginning)) return std::nullopt;
  const std::size_t name = bytes.find_first_not_of(blanks, found + beginning.size());
  const std::size_t close = bytes.find(')', found);
  if (name == found + beginning.size() || name == std::string_view::npos || close == std::string_view::npos) {
    return std::nullopt;
  }
  const std::string_view word = text::trimmed(bytes.substr(name, std::max(close, name) - name), blanks);
  if (!is_name(word, form_of(Dialect::seed)) || word.find_first_of(blanks) != std::string_view::npos) {
    return std::nullopt;
  }
  const auto place = [&](std::size_t offset) { return content.begin + static_cast<std::uint32_t>(offset); };
  HomeNote note = {place(found), {place(name), place(name + word.size())}, {}};
  const std::string_view rest = text::trimmed(bytes.substr(close + 1), blanks);
  if (rest == "*") note.confirmation = {content.end - 1, content.end};
  return rest.empty() || rest == "*" ? std::optional(note) : std::nullopt;
}

std::string_view result_text(std::optional<Player> winner) { return results[winner.value_or(Player{2})]; }

std::optional<WrittenResult> read_result(std::string_view text) {
  const auto* const found = std::find(std::begin(results), std::end(results), text);
  if (found == std::end(results)) return std::nullopt;
  const auto index = static_cast<Player>(found - std::begin(results));
  return WrittenResult{index < 2 ? std::optional(index) : std::nullopt};
}

RoundsOutline outline_of_rounds(const text::Source& source, std::uint32_t begin, bool is_said) {
  RoundsOutline outline;
  bool is_first = true;
  bool begins_round = false;
  bool has_own_lines = false;
  text::Span last;
  LineEnds line_ends(source);
  for (std::uint32_t at = begin; at < source.span().end;) {
    const LineEnd line_end = line_ends.next(at);
    const text::Span content = part_line(source, {at, line_end.end}, CommentForm::at_blanks).content;
    at = line_end.next;
    if (content.empty()) continue;
    last = content;
    if (is_first) begins_round = is_mark(source, content, false);
    if (!begins_round && !is_said) return {};
    is_first = false;
    const std::optional<HomeNote> note = find_home_note(source, content);
    has_own_lines = has_own_lines || is_mark(source, content, true) || (note && note->begin == content.begin);
  }
  const bool has_result = !last.empty() && read_result(source.slice(last));
  if (has_result) outline.result = last.begin;
  outline.is_in_rounds = begins_round && (has_own_lines || has_result);
  return outline;
}

std::optional<std::size_t> end_of_turn_number(std::string_view words, std::string_view number) {
  const std::size_t at = words.find(number);
  const bool is_found = at != std::string_view::npos && at != 0 && !text::is_digit(words[at - 1]);
  return is_found ? std::optional(at + number.size()) : std::nullopt;
}

Player player_count_of(const Ast& ast) {
  if (ast.initial) return ast.initial->players;
  return ast.players.empty() ? Player{2} : static_cast<Player>(ast.players.size());
}

void check_turn_numbers(Reading& reading) {
  if (reading.ast.layout == Layout::rounds) return check_rounds(reading);
  const TurnNode* before = nullptr;
  const Gaps gaps(reading);
  for (const TurnNode& turn : reading.ast.turns) {
    if (!turn.number) continue;
    if (before != nullptr && *turn.number != *before->number + 1) {
      const char mark = reading.slice(turn.number_span).back();
      gaps.report(*before, turn, std::to_string(*before->number + 1) + mark);
    }
    before = &turn;
  }
}

}  // namespace plyglot::homeworlds
