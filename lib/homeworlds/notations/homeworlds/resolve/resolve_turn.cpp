#include "homeworlds/notations/homeworlds/resolve/resolve_turn.hpp"

#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "homeworlds/verdicts/violations.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using diagnostics::DiagnosticId;

bool is_empty_turn(const NotedFinding& finding, Dialect) { return finding.id == DiagnosticId::homeworlds_empty_turn; }

// homeworlds 5: a turn with an error of the notation, or with words that can be read in two ways, is copied with all
// that is on its lines, except for a comment after it.
std::string lines_of(const Reading& reading, const TurnNode& turn) {
  const std::string_view text = reading.source.text;
  const std::uint32_t base = reading.source.span().begin;
  const text::Span words = turn.whole();
  std::size_t begin = turn.first_line.value_or(words.begin) - base;
  while (begin > 0 && text[begin - 1] != '\n' && text[begin - 1] != '\r') --begin;
  std::size_t end = words.end - base;
  // Of `hwl` what says how the record ends may come after it.
  const bool is_whole_line = reading.form.dialect != Dialect::hwl;
  while (is_whole_line && end < text.size() && text[end] != '\n' && text[end] != '\r') ++end;
  const std::vector<CommentNode>& comments = reading.ast.comments;
  const auto after =
      std::lower_bound(comments.begin(), comments.end(), words.end,
                       [](const CommentNode& comment, std::uint32_t offset) { return comment.span.begin < offset; });
  if (after != comments.end() && after->span.begin < base + end) end = after->span.begin - base;
  if (base == 0 && begin == 0 && text::begins_with_byte_order_mark(text)) begin = text::byte_order_mark.size();
  // Without a sign for comments a line that cannot be read may be a remark, with the blanks in front of it.
  const bool keeps_indent = reading.form.dialect == Dialect::sdg;
  while (!keeps_indent && begin < end && is_blank(text[begin])) ++begin;
  while (end > begin && is_blank(text[end - 1])) --end;
  return std::string(text.substr(begin, end - begin));
}

// Where the position is certain, the last system of that name.
std::optional<SystemId> id_of(const SystemName& name) {
  return name.kind == SystemName::Kind::system ? std::optional(name.index) : std::nullopt;
}

// `Annbuild`, `Ann4)`, in `hwl` also `1 b`: what a word becomes that has lost the line end after it.
bool ends_in_turn(std::string_view word, const DialectForm& form) {
  const bool is_log = form.dialect == Dialect::hwl;
  // The last letter of a serial does not begin a turn.
  if (word.size() < 2 || (is_log && word.size() == 3 && text::is_letter(word[0]))) return false;
  const std::size_t digits = word.find_last_not_of("0123456789", word.size() - 2);
  // `b1)` is a piece.
  const bool is_piece = piece_named(word.substr(0, word.size() - 1)).has_value();
  const bool is_number = !is_piece && (word.back() == ')' || word.back() == '.') && digits != word.size() - 2;
  if (is_number && digits != std::string_view::npos && form.has_turn_numbers) return true;
  constexpr std::size_t shortest_verb = 4;
  const std::size_t least = is_log ? 1 : shortest_verb;
  for (std::size_t at = 1; at + least <= word.size(); ++at) {
    if (read_verb(word.substr(at), form)) return true;
  }
  return false;
}

}  // namespace

void TurnResolver::find_findings(const TurnNode& turn) {
  const std::vector<NotedFinding>& findings = reading_.findings;
  const std::uint32_t begin = turn.whole().begin;
  const std::uint32_t end = std::max(turn.span.end, turn.number_span.end);
  std::size_t& first = findings_.first;
  first = findings_.last;
  while (first < reader_findings_ && findings[first].span.begin < begin) ++first;
  findings_.last = first;
  // Of what is missing at the end of the turn there is nothing.
  const auto is_inside = [&](text::Span span) { return span.begin < end || (span.begin == end && span.empty()); };
  while (findings_.last < reader_findings_ && is_inside(findings[findings_.last].span)) ++findings_.last;
  first_own_ = findings.size();
}

bool TurnResolver::has_error() const {
  const std::vector<NotedFinding>& findings = reading_.findings;
  const auto has = [&](std::size_t first, std::size_t last) {
    while (first < last && findings[first].severity != diagnostics::Severity::error) ++first;
    return first < last;
  };
  return has(findings_.first, findings_.last) || has(first_own_, findings.size());
}

NotedFinding* TurnResolver::find(DiagnosticId id, text::Span span) {
  const auto at = [&](std::size_t i) { return reading_.findings.begin() + static_cast<std::ptrdiff_t>(i); };
  const auto first =
      std::lower_bound(at(findings_.first), at(findings_.last), span.begin,
                       [](const NotedFinding& finding, std::uint32_t offset) { return finding.span.begin < offset; });
  for (auto found = first; found != at(findings_.last) && found->span.begin == span.begin; ++found) {
    if (found->id == id && found->span == span) return &*found;
  }
  return nullptr;
}

SystemName TurnResolver::use(Word word) {
  if (!word.is_present()) return {};
  return names_.find(referee_.state(), referee_.is_certain(), reading_.slice(word.span), word.span);
}

// homeworlds 3.3: in `quux` a homeworld says whose it is.
std::optional<Player> TurnResolver::seat_of_state_line(const TurnNode& turn) const {
  if (reading_.form.dialect != Dialect::quux || turn.action_count == 0) return std::nullopt;
  const ActionNode& first = reading_.ast.actions[turn.first_action];
  if (first.verb != Verb::homeworld || !first.owner.is_present()) return std::nullopt;
  return player_of(reading_.slice(first.owner.span)[0], record_.player_count);
}

// homeworlds R2. Where the position is unknown, so is whose turn it is, and the turns go round.
Player TurnResolver::choose_player(const TurnNode& turn) {
  const std::optional<Player> named = turn.handle.empty() ? seat_of_state_line(turn) : seats_.named(turn);
  const bool is_known = referee_.is_certain() && !referee_.result().is_over;
  const Player due = is_known ? referee_.state().to_move() : to_move_;
  if (named && is_known && !turn.handle.empty()) seats_.check_turn(turn, *named, due);
  // homeworlds B3: of a log a turn is missing.
  if (reading_.form.dialect == Dialect::bga && named && is_known && *named != due) {
    reading_.findings.back().stops_play = true;
    referee_.lose_certainty();
  }
  const Player player = named.value_or(due);
  to_move_ = static_cast<Player>((player + 1) % record_.player_count);
  return player;
}

void TurnResolver::resolve(std::uint32_t index) {
  TurnNode& turn = reading_.ast.turns[index];
  find_findings(turn);
  RecordTurn& into = record_.turns.emplace_back();
  into.number = turn.number;
  into.number_span = turn.number_span;
  into.is_later_half = turn.is_later_half;
  if (!turn.handle.empty()) into.handle = reading_.slice(turn.handle);
  into.handle_span = turn.handle;
  into.first_action = turn.first_action;
  into.action_count = turn.action_count;
  into.is_confirmed = !turn.confirmation.empty();
  into.confirmation = turn.confirmation;
  into.span = turn.span;
  player_ = choose_player(turn);
  into.player = player_;
  // homeworlds 5: after an error that lost the position.
  const bool is_lost = was_certain_ && !referee_.is_certain() && (had_error_ || !violations_.empty());
  was_certain_ = was_certain_ || referee_.is_certain();
  has_open_words_ = turn.ends_in_mark || turn.has_swallowed;
  const std::size_t known = violations_.size();
  play_turn(turn, into);
  for (std::size_t i = known; i < violations_.size(); ++i) violations_[i].turn = index;
  const auto is_error = [](const Violation& it) { return it.severity == diagnostics::Severity::error; };
  const std::span<const Violation> of_turn = std::span<const Violation>(violations_).subspan(known);
  const bool is_refused = std::any_of(of_turn.begin(), of_turn.end(), is_error);
  const bool has_error_here = has_error();
  if (findings_.first != findings_.last) join_findings(turn, of_turn);
  had_error_ = had_error_ || has_error_here;
  if (has_error_here || has_open_words_) {
    into.verbatim = lines_of(reading_, turn);
  } else if (is_lost || is_refused) {
    into.as_written = lines_of(reading_, turn);
  }
}

// A lost line end has one finding: that a word does not exist into which the next turn has grown, or that there is no
// place for its action. That words are left over, or that a separator is missing, follows from it.
void TurnResolver::join_findings(const TurnNode& turn, std::span<const Violation> violations) {
  for (std::size_t i = findings_.first; i < findings_.last; ++i) {
    NotedFinding& finding = reading_.findings[i];
    const bool is_separator = finding.id == DiagnosticId::homeworlds_missing_separator;
    const bool is_of_rest =
        finding.id == DiagnosticId::homeworlds_extra_words || finding.id == DiagnosticId::homeworlds_unknown_verb;
    if (!is_separator && !is_of_rest) continue;
    const std::optional<ActionNumber> before = action_before(turn, finding.span.begin);
    if (!before) continue;
    const auto is_extra = [&](const Violation& it) {
      return it.rule == Rule::extra_action && it.action == *before + 1;
    };
    const bool has_no_place = is_separator && std::any_of(violations.begin(), violations.end(), is_extra);
    if (has_no_place || is_grown(reading_.ast.actions[*before], violations)) {
      finding.severity = diagnostics::Severity::off;
    }
  }
}

// The last word of an action has an error, and ends with a verb or the number of a turn.
bool TurnResolver::is_grown(const ActionNode& action, std::span<const Violation> violations) const {
  const auto is_last = [&](text::Span span) { return span.end == action.span.end && span.begin > action.span.begin; };
  const auto is_refused = [&](const Violation& it) {
    return it.severity == diagnostics::Severity::error && is_last(span_of(reading_.ast, it)) &&
           ends_in_turn(reading_.slice(span_of(reading_.ast, it)), reading_.form);
  };
  const auto is_misread = [&](const NotedFinding& it) {
    return it.severity == diagnostics::Severity::error && is_last(it.span) &&
           ends_in_turn(reading_.slice(it.span), reading_.form);
  };
  const auto first = reading_.findings.begin();
  return std::any_of(violations.begin(), violations.end(), is_refused) ||
         std::any_of(first + static_cast<std::ptrdiff_t>(findings_.first),
                     first + static_cast<std::ptrdiff_t>(findings_.last), is_misread);
}

// The last action of the turn that begins before this place.
std::optional<ActionNumber> TurnResolver::action_before(const TurnNode& turn, std::uint32_t place) const {
  std::optional<ActionNumber> found;
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    const ActionNumber number = turn.first_action + i;
    if (reading_.ast.actions[number].span.begin < place) found = number;
  }
  return found;
}

void TurnResolver::play_turn(TurnNode& turn, RecordTurn& into) {
  referee_.begin_turn(player_, into.is_confirmed, violations_);
  // homeworlds 7: what is not read would have changed the bank, and what is left to do.
  const std::optional<std::uint32_t> unread = turn.is_broken ? find_unread() : std::nullopt;
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    const ActionNumber number = turn.first_action + i;
    ActionNode& node = reading_.ast.actions[number];
    if (unread && node.span.end > *unread && referee_.is_certain()) stop();
    play_action(turn, node, number);
  }
  // homeworlds R2: it counts as a pass. That it is empty is said already.
  if (turn.action_count == 0 && !turn.is_broken && turn.number) {
    std::vector<Violation> ignored;
    const bool was_certain = referee_.is_certain();
    referee_.play({}, no_action, ignored);
    if (was_certain && !referee_.is_certain()) {
      mark_stop(is_empty_turn);
    }
  }
  referee_.end_turn(has_error() || turn.goes_on_below, violations_);
  if (turn.is_broken && referee_.is_certain()) stop();
}

// homeworlds 7, below the table.
void TurnResolver::stop() {
  referee_.lose_certainty();
  mark_stop(breaks_turn);
}

// Where the first thing begins that breaks the turn; none if nothing does.
std::optional<std::uint32_t> TurnResolver::find_unread() const {
  for (std::size_t i = findings_.first; i < findings_.last; ++i) {
    const NotedFinding& finding = reading_.findings[i];
    if (breaks_turn(finding, reading_.form.dialect)) return finding.span.begin;
  }
  return std::nullopt;
}

// homeworlds-rules E2: one finding says that the position is not known from here on.
void TurnResolver::mark_stop(bool (*is_cause)(const NotedFinding&, Dialect)) {
  for (std::size_t i = findings_.first; i < findings_.last; ++i) {
    if (!is_cause(reading_.findings[i], reading_.form.dialect)) continue;
    reading_.findings[i].stops_play = true;
    return;
  }
}

void TurnResolver::play_action(const TurnNode& turn, ActionNode& node, ActionNumber number) {
  if (node.can_be_reordered && node.is_playable) {
    if (referee_.is_certain()) {
      choose_trade_order(reading_, referee_.state(), player_, findings_, node);
    } else {
      leave_trade_order(reading_, findings_, node);
      has_open_words_ = true;
    }
  }
  Action action = read_action(reading_, node, record_.player_count);
  RecordAction& into = record_.actions.emplace_back();
  fill_action(reading_, node, action, into);
  if (node.verb == Verb::trade) {
    const State* const state = referee_.is_certain() ? &referee_.state() : nullptr;
    into.colour_form = needed_colour_form(reading_, state, player_, node, action);
  }
  const bool gives_name = node.verb == Verb::homeworld || node.verb == Verb::discover;
  if (gives_name) give_name(turn, node, action);
  if (node.verb != Verb::homeworld) into.system = use(node.system);
  if (node.verb == Verb::move) into.other_system = use(node.other_system);
  action.system_id = id_of(into.system);
  action.other_system_id = id_of(into.other_system);
  if (reading_.form.dialect == Dialect::hwl && !place_serials(node, action, into)) node.is_playable = false;
  play(node, number, action, into);
  if (node.verb == Verb::homeworld && node.is_playable) name_home(turn);
}

void TurnResolver::play(const ActionNode& node, ActionNumber number, Action& action, RecordAction& into) {
  const SystemId before = referee_.state().system_count();
  const bool can_be_played = node.is_playable && referee_.is_certain() && !referee_.result().is_over;
  if (can_be_played && node.verb == Verb::attack && !action.owner) {
    into.owner = owner_by_position(referee_.state(), player_, action);
  }
  if (can_be_played && node.verb == Verb::build && !action.ship) {
    const PieceSet left = referee_.state().bank() & PieceSet::all(action.colour);
    if (!left.is_empty()) into.ship = kind_of(left.first());
    fix(node, into);
  }
  into.is_played = can_be_played && referee_.play(action, number, violations_) == Effect::applied;
  const Word& given = node.verb == Verb::homeworld ? node.system : node.other_system;
  SystemName& name = node.verb == Verb::homeworld ? into.system : into.other_system;
  if (referee_.state().system_count() != before) {
    name = SystemNames::latest(referee_.state(), given.span);
    const std::string_view text = node.verb == Verb::homeworld ? action.system : action.other_system;
    record_.systems.push_back({.name = std::string(text), .name_span = given.span});
    if (node.verb == Verb::homeworld) record_.systems.back().home_of = player_;
  } else if (node.verb == Verb::homeworld || node.verb == Verb::discover) {
    name = names_.give(node.verb == Verb::homeworld ? action.system : action.other_system, given.span);
  }
}

bool TurnResolver::place_serials(const ActionNode& node, Action& action, RecordAction& into) {
  if (!node.is_playable || !referee_.is_certain() || referee_.result().is_over) return true;
  const std::array<Word, 3> words = words_with_serials(node);
  for (std::size_t i = 0; i < words.size(); ++i) {
    NotedFinding* const finding = find(DiagnosticId::homeworlds_short_serial, words[i].span);
    if (finding != nullptr) finding->fix = serials_.completed(node, into, i);
  }
  if (serials_.place(node, player_, action, into)) return true;
  referee_.lose_certainty();
  return false;
}

void TurnResolver::give_name(const TurnNode& turn, const ActionNode& node, Action& action) {
  if (reading_.form.dialect == Dialect::hwl) {
    given_name_ = std::to_string(referee_.state().system_count() + next_number_);
    (node.verb == Verb::discover ? action.other_system : action.system) = given_name_;
    action.is_unnamed = true;
    return;
  }
  if (node.verb == Verb::discover) {
    if (node.other_system.is_present()) return;
    given_name_ = names_.first_free_letter(referee_.state());
    action.other_system = given_name_;
    return;
  }
  if (node.system.is_present()) return;
  const std::string_view handle = reading_.slice(turn.handle);
  given_name_ = home_name(record_, handle, player_);
  action.system = given_name_;
  action.is_unnamed = true;
  NotedFinding* const finding = find(DiagnosticId::homeworlds_homeworld_without_name, node.span);
  if (finding != nullptr && given_name_ != seat_name(player_, record_.player_count)) finding->fix = given_name_;
}

// homeworlds R13: a home without a name is found by the handle and by its seat.
void TurnResolver::name_home(const TurnNode& turn) {
  const RecordAction& action = record_.actions.back();
  if (!action.is_played || !action.system.span.empty()) return;
  if (!turn.handle.empty()) referee_.add_name(action.system.index, reading_.slice(turn.handle));
  referee_.add_name(action.system.index, seat_name(player_, record_.player_count));
}

// homeworlds R7.
void TurnResolver::fix(const ActionNode& node, const RecordAction& action) {
  if (NotedFinding* finding = find(DiagnosticId::homeworlds_build_without_size, node.ship.span);
      finding != nullptr && action.ship) {
    finding->fix = name_of(*action.ship);
  }
}

}  // namespace plyglot::homeworlds
