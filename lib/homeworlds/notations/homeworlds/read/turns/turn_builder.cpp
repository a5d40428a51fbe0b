#include "homeworlds/notations/homeworlds/read/turns/turn_builder.hpp"

#include "homeworlds/notations/homeworlds/read/words/name_checks.hpp"
#include "homeworlds/notations/homeworlds/read/words/words.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

bool has_letters_alone(std::string_view word) { return std::all_of(word.begin(), word.end(), text::is_letter); }

// Where a word of an action goes, and what it is if it cannot be read.
struct Slot {
  Word ActionNode::*word = nullptr;
  DiagnosticId bad = DiagnosticId::homeworlds_bad_piece;
};
constexpr Slot star_of_home;
constexpr Slot ship{&ActionNode::ship};
constexpr Slot star{&ActionNode::star};
constexpr Slot system{&ActionNode::system, DiagnosticId::homeworlds_bad_name};
constexpr Slot other_system{&ActionNode::other_system, DiagnosticId::homeworlds_bad_name};
constexpr Slot colour{&ActionNode::colour, DiagnosticId::homeworlds_bad_colour};
// By the number of the verb.
constexpr std::array<std::array<Slot, 4>, verbs> slots = {{
    {star_of_home, star_of_home, ship},
    {ship, system},
    {ship, system, colour},
    {ship, system, star, other_system},
    {ship, system, other_system},
    {ship, system},
    {ship, system},
    {system, colour},
    {},
}};

}  // namespace

void TurnBuilder::see(text::Span word) { words_ = words_.empty() ? word : text::Span{words_.begin, word.end}; }

void TurnBuilder::take_verb(Verb verb, text::Span span) {
  end_action();
  see(span);
  is_open_ = true;
  is_said_ = is_unknown_ = false;
  verb_ = verb;
  verb_span_ = span;
  action_end_ = span.end;
  argument_count_ = 0;
  passes_ = 0;
}

void TurnBuilder::take_word(WordKind kind, text::Span span) {
  see(span);
  if (is_unknown_) {
    is_said_ = is_said_ && has_letters_alone(reading_.slice(span));
    return;
  }
  action_end_ = span.end;
  arguments_[argument_count_++] = {span, kind, {}};
}

void TurnBuilder::take_owner(text::Span span) {
  see(span);
  action_end_ = span.end;
  arguments_[argument_count_ - 1].owner = span;
}

void TurnBuilder::take_passes(text::Span span) {
  see(span);
  action_end_ = span.end;
  passes_ = reading_.slice(span)[0];
}

// homeworlds R4. `thanks, g1 was mine`: nothing is read of the words before either, and a finding says so.
void TurnBuilder::take_unknown_verb(text::Span span) {
  end_action();
  see(span);
  const std::string_view word = reading_.slice(span);
  const std::string_view meant = verb_meant_by(word);
  const bool goes_on = is_said_ && reading_.slice(separator_) == ",";
  if (!meant.empty() || !goes_on) {
    reading_.report(DiagnosticId::homeworlds_unknown_verb, span,
                    meant.empty() ? std::nullopt : std::optional(std::string(meant)));
  }
  is_unknown_ = true;
  is_said_ = meant.empty() && has_letters_alone(word);
}

// homeworlds R10.
NotedFinding* TurnBuilder::report_extra_words(text::Span span) {
  see(span);
  NotedFinding* const finding = reading_.report(DiagnosticId::homeworlds_extra_words, span, "");
  if (verb_ == Verb::homeworld || verb_ == Verb::pass) finding->severity = diagnostics::Severity::error;
  return finding;
}

void TurnBuilder::take_extra_words(text::Span span) { report_extra_words(span); }

void TurnBuilder::take_lost_turn(text::Span span) {
  NotedFinding* const finding = report_extra_words(span);
  finding->holds_action = true;
  finding->severity = diagnostics::Severity::error;
}

void TurnBuilder::take_misplaced_separator(text::Span span) {
  reading_.report(DiagnosticId::homeworlds_misplaced_separator, span, "");
}

void TurnBuilder::take_separator(text::Span span) { separator_ = span; }

void TurnBuilder::take_empty_separator(text::Span span) {
  reading_.report(DiagnosticId::homeworlds_empty_action, span, "");
}

void TurnBuilder::take_trailing_separator(text::Span span) {
  reading_.report(has_trailing_ ? DiagnosticId::homeworlds_empty_action : DiagnosticId::homeworlds_trailing_separator,
                  span, "");
  has_trailing_ = true;
}

// homeworlds R14.
void TurnBuilder::take_confirmation(text::Span span) {
  see(span);
  confirmation_ = span;
}

void TurnBuilder::end_turn(text::Span line) {
  end_action();
  TurnNode& turn = ast_.turns.emplace_back();
  turn.span = has_words() ? words_ : text::Span{line.begin, line.begin};
  turn.confirmation = confirmation_;
  turn.first_action = first_action_;
  turn.action_count = static_cast<std::uint32_t>(ast_.actions.size()) - first_action_;
  if (!has_words()) reading_.report(DiagnosticId::homeworlds_empty_turn, line);
  turn.is_broken =
      std::any_of(reading_.findings.begin() + static_cast<std::ptrdiff_t>(known_findings_), reading_.findings.end(),
                  [&](const NotedFinding& finding) { return breaks_turn(finding, reading_.form.dialect); });
  begin_turn();
}

void TurnBuilder::begin_turn() {
  first_action_ = static_cast<std::uint32_t>(ast_.actions.size());
  known_findings_ = reading_.findings.size();
  words_ = confirmation_ = separator_ = {};
  is_said_ = is_unknown_ = has_trailing_ = false;
}

void TurnBuilder::end_action() {
  if (!is_open_) return;
  is_open_ = false;
  if (verb_ == Verb::pass) return end_pass();
  const text::Span span = {verb_span_.begin, action_end_};
  const ArgumentCount due = arguments_of(verb_, reading_.form);
  if (argument_count_ < due.least) {
    reading_.report(DiagnosticId::homeworlds_missing_argument, span);
    return;
  }
  ActionNode& node = ast_.actions.emplace_back();
  node.verb = verb_;
  node.verb_span = verb_span_;
  node.span = span;
  fill(node);
  // A discover without a name is played (homeworlds R11).
  if (argument_count_ < due.most) {
    reading_.report(DiagnosticId::homeworlds_missing_argument, span)->leaves_turn_whole = true;
  }
}

// homeworlds R14.
void TurnBuilder::end_pass() {
  ActionNode node;
  node.verb_span = verb_span_;
  node.span = {verb_span_.begin, action_end_};
  node.is_all = passes_ == '*';
  const int count = passes_ == 0 || node.is_all ? 1 : passes_ - '0';
  for (int i = 0; i < count; ++i) ast_.actions.emplace_back() = node;
}

void TurnBuilder::fill(ActionNode& node) {
  const std::array<Slot, 4>& due = slots[static_cast<std::size_t>(verb_)];
  std::uint32_t turned = static_cast<std::uint32_t>(due.size());
  for (std::uint32_t i = 0; i < argument_count_; ++i) {
    const Argument& argument = arguments_[i];
    if (argument.kind == WordKind::early_colour) turned = i;
    const Slot& slot = due[i == turned ? i + 1 : i == turned + 1 ? turned : i];
    Word& into = slot.word != nullptr ? node.*slot.word : node.stars[i];
    into.span = argument.span;
    if (!argument.owner.empty()) node.owner.span = argument.owner;
    if (argument.kind == WordKind::unreadable) reject(node, argument.span, slot.bad);
    if (argument.kind == WordKind::parenthesised_name) take_from_parentheses(into);
  }
  if (turned < argument_count_) {
    report_order(node, text::cover(arguments_[turned].span, arguments_[turned + 1].span));
  } else if (verb_ == Verb::trade) {
    node.can_be_reordered = colour_or_piece_named(reading_.slice(arguments_[1].span)).has_value();
  }
  // homeworlds R15.
  const bool is_name_given = verb_ == Verb::discover && argument_count_ == due.size();
  if (is_name_given && arguments_.back().kind != WordKind::unreadable) {
    check_new_name(reading_, node.other_system.span, node.star.span);
  }
}

void TurnBuilder::reject(ActionNode& node, text::Span word, DiagnosticId id) {
  const bool is_piece = id == DiagnosticId::homeworlds_bad_piece;
  reading_.report(id, word, is_piece ? piece_from_after(reading_.slice(word)) : std::nullopt);
  node.is_playable = false;
}

void TurnBuilder::take_from_parentheses(Word& name) {
  const text::Span whole = name.span;
  name.span = {whole.begin + 1, whole.end - 1};
  reading_.report(DiagnosticId::homeworlds_parenthesised_name, whole, std::string(reading_.slice(name.span)));
}

// homeworlds R8, R9.
void TurnBuilder::report_order(ActionNode& node, text::Span words) {
  const bool is_trade = node.verb == Verb::trade;
  if (is_trade) node.order = TradeOrder::colour_first;
  reading_.report(is_trade ? DiagnosticId::homeworlds_trade_order : DiagnosticId::homeworlds_catastrophe_order, words,
                  trade_words(reading_, node));
}

}  // namespace plyglot::homeworlds
