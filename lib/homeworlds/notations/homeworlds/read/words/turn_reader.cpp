#include "homeworlds/notations/homeworlds/read/words/turn_reader.hpp"

#include "homeworlds/notations/homeworlds/read/words/arguments.hpp"
#include "homeworlds/spelling/plain_words.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {

namespace {

bool is_number(std::string_view word) { return std::all_of(word.begin(), word.end(), text::is_digit); }

}  // namespace

bool TurnReader::read(CutWords& words) {
  const std::size_t known_findings = reading_.findings.size();
  TurnNode& turn = reading_.ast.turns.back();
  divide_turn(reading_, words, items_);
  words_ = words.words;
  const bool has_words = !items_.items.empty();
  if (!has_words && !turn.number) return false;
  const text::Span stand_in = turn.number_span;
  turn.span = has_words ? items_.span : text::Span{stand_in.begin, stand_in.begin};
  turn.confirmation = items_.confirmation;
  turn.first_action = static_cast<std::uint32_t>(reading_.ast.actions.size());
  if (!has_words) reading_.report(DiagnosticId::homeworlds_empty_turn, stand_in);
  is_said_ = false;
  for (std::uint32_t i = 0; i < items_.items.size(); ++i) read_item(i);
  turn.action_count = static_cast<std::uint32_t>(reading_.ast.actions.size()) - turn.first_action;
  turn.is_broken =
      std::any_of(reading_.findings.begin() + static_cast<std::ptrdiff_t>(known_findings), reading_.findings.end(),
                  [&](const NotedFinding& finding) { return breaks_turn(finding, reading_.form.dialect); });
  return true;
}

// homeworlds R4. `thanks, g1 was mine`: nothing is read of the words before either, and a finding says so.
void TurnReader::take_other_words(const Item& item) {
  const Words words = words_of(item);
  const bool is_near = !verb_meant_by(reading_.slice(words.front())).empty();
  const bool goes_on =
      is_said_ && item.separator.kind == TokenKind::separator && reading_.slice(item.separator.span) == ",";
  if (is_near || !goes_on) report_unknown_verb(words.front());
  is_said_ = !is_near && std::all_of(words.begin(), words.end(), [&](text::Span word) {
    const std::string_view written = reading_.slice(word);
    return std::all_of(written.begin(), written.end(), text::is_letter);
  });
}

TurnReader::Words TurnReader::words_of(const Item& item) const {
  return words_.subspan(item.first_word, item.word_count);
}

void TurnReader::read_item(std::uint32_t index) {
  Item& item = items_.items[index];
  // It was joined to the item before.
  if (item.word_count == 0) return;
  if (item.separator.kind == TokenKind::odd_separator) {
    reading_.report(DiagnosticId::homeworlds_unusual_separator, item.separator.span, ";");
  }
  if (reading_.form.dialect == Dialect::sdg && ends_in_mark(item)) drop_mark(item);
  const text::Span first = words_of(item).front();
  const std::optional<ReadVerb> verb = read_verb(reading_.slice(first), reading_.form);
  if (!verb) return take_other_words(item);
  is_said_ = false;
  // Most actions have the words that they need, and no others.
  if (item.word_count == 1 + arguments_of(verb->verb, reading_.form).most) {
    read_action(words_of(item), *verb);
    return;
  }
  join_next(index, verb->verb);
  if (reading_.form.dialect == Dialect::sdg) drop_mark_of_name(item, verb->verb);
  const Words words = words_of(item);
  if (read_plain_words(words, *verb)) return;
  read_words_after(words.subspan(read_action(words, *verb)), verb->verb);
}

bool TurnReader::read_plain_words(Words words, ReadVerb verb) {
  const std::uint32_t due = 1 + arguments_of(verb.verb, reading_.form).most;
  if (reading_.form.words_after != WordsAfter::actions || words.size() <= due) return false;
  text::Span between;
  std::size_t size = 1;
  plain_.clear();
  plain_.push_back(words[0]);
  for (; size < words.size() && plain_.size() < due; ++size) {
    const text::Span word = words[size];
    if (!is_preposition(reading_.slice(word))) {
      plain_.push_back(word);
    } else {
      between = between.empty() ? word : text::cover(between, word);
    }
  }
  if (plain_.size() != due || between.empty()) return false;
  if (!are_arguments(reading_, verb.verb, Words(plain_).subspan(1)) || are_actions(words.subspan(due))) return false;
  if (NotedFinding* finding = reading_.report(DiagnosticId::homeworlds_extra_words, between))
    finding->severity = diagnostics::Severity::warning;
  read_action(plain_, verb);
  read_words_after(words.subspan(size), verb.verb);
  return true;
}

bool TurnReader::take_owner_after(Words words, Verb before) {
  if (before != Verb::attack || words.size() != 1 || reading_.form.words_after != WordsAfter::actions) return false;
  const Ast& ast = reading_.ast;
  ActionNode& attack = reading_.ast.actions.back();
  Player players = ast.players.empty() ? Player{2} : static_cast<Player>(ast.players.size());
  if (ast.initial) players = ast.initial->players;
  if (!attack.is_playable || attack.owner.is_present() || !seat_named(reading_.slice(words[0]), players)) return false;
  attack.owner.span = words[0];
  attack.span.end = words[0].end;
  if (NotedFinding* finding = reading_.report(DiagnosticId::homeworlds_extra_words, words[0]))
    finding->severity = diagnostics::Severity::info;
  return true;
}

bool TurnReader::ends_in_mark(const Item& item) const {
  const text::Span last = words_[item.first_word + item.word_count - 1];
  return reading_.slice(last).back() == '*' && (last.size() > 1 || item.word_count > 1);
}

// homeworlds R14: in `sdg` a `*` says something of a homeworld only.
void TurnReader::drop_mark(Item& item) {
  text::Span& last = words_[item.first_word + item.word_count - 1];
  const std::optional<ReadVerb> verb = read_verb(reading_.slice(words_of(item).front()), reading_.form);
  if (verb && verb->verb == Verb::homeworld) reading_.ast.turns.back().confirmation = {last.end - 1, last.end};
  if (last.size() == 1) {
    --item.word_count;
  } else {
    --last.end;
  }
}

// The same where the action ends in a name and words come after it: printed without them, it would be dropped.
void TurnReader::drop_mark_of_name(const Item& item, Verb verb) {
  const std::uint32_t due = arguments_of(verb, reading_.form).most;
  if (verb == Verb::homeworld || verb == Verb::catastrophe || item.word_count <= due + 1 || due == 0) return;
  text::Span& last = words_[item.first_word + due];
  if (last.size() > 1 && reading_.slice(last).back() == '*') --last.end;
}

// homeworlds R11: an action that lacks words gets those of the next item, if that is not an action.
void TurnReader::join_next(std::uint32_t index, Verb verb) {
  Item& item = items_.items[index];
  const ArgumentCount count = arguments_of(verb, reading_.form);
  const std::uint32_t due = 1 + (verb == Verb::homeworld ? count.least : count.most);
  if (item.word_count >= due || index + 1 == items_.items.size()) return;
  Item& next = items_.items[index + 1];
  // The lines of `sdg` are its actions: no mark separates them.
  if (reading_.form.separators.empty() || next.word_count + item.word_count < due) return;
  if (read_verb(reading_.slice(words_of(next).front()), reading_.form)) return;
  reading_.report(DiagnosticId::homeworlds_misplaced_separator, next.separator.span, "");
  item.word_count += next.word_count;
  next.word_count = 0;
}

std::size_t TurnReader::words_of_pass(Words words) const {
  if (words.size() < 2) return 1;
  const std::string_view second = reading_.slice(words[1]);
  const bool is_count = second.size() == 1 && second[0] >= '1' && second[0] <= '9';
  return is_count && reading_.form.pass_count != PassCount::none ? 2 : 1;
}

// homeworlds R14.
std::size_t TurnReader::read_pass(Words words) {
  const std::size_t size = words_of_pass(words);
  ActionNode node;
  node.verb_span = words[0];
  node.span = text::cover(words[0], words[size - 1]);
  std::size_t count = 1;
  if (size > 1) {
    count = static_cast<std::size_t>(reading_.slice(words[1])[0] - '0');
    std::string fix = "pass";
    for (std::size_t i = 1; i < count; ++i) fix += "; pass";
    reading_.report(DiagnosticId::homeworlds_pass_count, node.span, std::move(fix));
  }
  for (std::size_t i = 0; i < count; ++i) reading_.ast.actions.emplace_back() = node;
  return size;
}

std::size_t TurnReader::read_action(Words words, ReadVerb verb) {
  report_verb(words[0], verb);
  if (verb.verb == Verb::pass) return read_pass(words);
  const ArgumentCount count = arguments_of(verb.verb, reading_.form);
  const std::size_t given = words.size() - 1;
  if (given < count.least) {
    reading_.report(DiagnosticId::homeworlds_missing_argument, text::cover(words.front(), words.back()));
    return words.size();
  }
  const std::size_t size = 1 + std::min<std::size_t>(given, count.most);
  ActionNode& node = reading_.ast.actions.emplace_back();
  node.verb = verb.verb;
  node.verb_span = words[0];
  node.span = text::cover(words[0], words[size - 1]);
  read_arguments(reading_, words.subspan(1, size - 1), node);
  // A discover without a name is played; only in `jpb` may the name be missing (homeworlds R11, 3.3).
  if (verb.verb == Verb::discover && size <= count.most && reading_.form.words_after != WordsAfter::next_action) {
    if (NotedFinding* finding = reading_.report(DiagnosticId::homeworlds_missing_argument, node.span))
      finding->leaves_turn_whole = true;
  }
  return size;
}

bool TurnReader::are_actions(Words words) const {
  while (!words.empty()) {
    const std::optional<ReadVerb> verb = read_verb(reading_.slice(words[0]), reading_.form);
    if (!verb) return false;
    const std::size_t size =
        verb->verb == Verb::pass ? words_of_pass(words) : 1 + arguments_of(verb->verb, reading_.form).most;
    if (words.size() < size || !are_arguments(reading_, verb->verb, words.subspan(1, size - 1))) return false;
    words = words.subspan(size);
  }
  return true;
}

bool TurnReader::hold_piece(Words words) const {
  bool is_after_preposition = false;
  for (const text::Span word : words) {
    if (!is_after_preposition && piece_named(reading_.slice(word))) return true;
    is_after_preposition = is_preposition(reading_.slice(word));
  }
  return false;
}

void TurnReader::read_actions_after(Words words) {
  const bool is_reported = reading_.form.words_after == WordsAfter::actions;
  while (!words.empty()) {
    const std::optional<ReadVerb> verb = read_verb(reading_.slice(words[0]), reading_.form);
    if (!verb) return report_unknown_verb(words[0]);
    if (is_reported) reading_.report(DiagnosticId::homeworlds_missing_separator, words[0], ";");
    words = words.subspan(read_action(words, *verb));
    if (verb->verb == Verb::homeworld) return swallow(words);
  }
}

// homeworlds 3.3: in `jpb` a homeworld swallows the rest of the line, which means nothing and is copied.
void TurnReader::swallow(Words words) { reading_.ast.turns.back().has_swallowed |= !words.empty(); }

// homeworlds R10.
void TurnReader::read_words_after(Words words, Verb before) {
  if (words.empty()) return;
  if (take_owner_after(words, before)) return;
  const bool is_home = before == Verb::homeworld;
  const text::Span span = text::cover(words.front(), words.back());
  switch (reading_.form.words_after) {
    case WordsAfter::next_action:
      // homeworlds R14: no count of passes is read, but it swallows nothing either.
      if (before == Verb::pass && is_number(reading_.slice(words.front()))) {
        reading_.report(DiagnosticId::homeworlds_extra_words, words.front(), "");
        words = words.subspan(1);
      }
      return is_home ? swallow(words) : read_actions_after(words);
    case WordsAfter::actions:
      if (!is_home && are_actions(words)) return read_actions_after(words);
      break;
    case WordsAfter::ignored_command:
      if (!are_actions(words)) break;
      reading_.report(DiagnosticId::homeworlds_ignored_command, span, "\n");
      return;
    case WordsAfter::ignored:
      return;
  }
  NotedFinding* finding = reading_.report(DiagnosticId::homeworlds_extra_words, span, "");
  if (finding == nullptr) return;
  const bool is_lost_line_end = hold_next_turn(words);
  finding->holds_action = is_lost_line_end || (reading_.form.words_after == WordsAfter::actions && hold_piece(words));
  if (is_lost_line_end) finding->severity = diagnostics::Severity::error;
}

// The line end before the next turn is lost, which begins with a number in `sdg`.
bool TurnReader::hold_next_turn(Words words) const {
  if (reading_.form.words_after != WordsAfter::ignored_command) return false;
  const std::string_view number = reading_.slice(words.front());
  const bool is_number = number.back() == ')' && std::all_of(number.begin(), number.end() - 1, text::is_digit);
  if (!is_number || number.size() == 1) return false;
  words = words.subspan(1);
  if (!words.empty() && reading_.slice(words.front()).back() == ':') words = words.subspan(1);
  return !words.empty() && (are_actions(words) || read_verb(reading_.slice(words[0]), reading_.form));
}

void TurnReader::report_unknown_verb(text::Span word) {
  std::optional<std::string> fix;
  const std::string_view meant = verb_meant_by(reading_.slice(word));
  if (!meant.empty()) fix = std::string(meant);
  reading_.report(DiagnosticId::homeworlds_unknown_verb, word, std::move(fix));
}

// homeworlds R4, R5. For a word that another replaces, case is not reported as well.
void TurnReader::report_verb(text::Span word, ReadVerb verb) {
  if (!reading_.form.has_style) return;
  if (verb.form == VerbForm::shortened) {
    reading_.report(DiagnosticId::homeworlds_verb_abbreviation, word, std::string(name_of(verb.verb)));
  } else if (verb.form == VerbForm::capture) {
    reading_.report(DiagnosticId::homeworlds_capture_verb, word, std::string(name_of(verb.verb)));
  } else if (verb.has_upper) {
    reading_.report(DiagnosticId::homeworlds_letter_case, word, text::lower_case(reading_.slice(word)));
  }
}

}  // namespace plyglot::homeworlds
