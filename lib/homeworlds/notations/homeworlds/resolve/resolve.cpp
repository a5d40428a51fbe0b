#include "homeworlds/notations/homeworlds/resolve/resolve.hpp"

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"
#include "homeworlds/notations/homeworlds/resolve/record_parts.hpp"
#include "homeworlds/notations/homeworlds/resolve/resolve_turn.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// By name, or by the seat.
std::optional<Player> player_named(const Record& record, std::string_view name) {
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    if (text::is_same_word(record.players[i], name)) return static_cast<Player>(i);
  }
  for (Player player = 0; player < record.player_count; ++player) {
    if (text::is_same_word(seat_name(player, record.player_count), name)) return player;
  }
  return std::nullopt;
}

// What a header says of the result, as far as that is known.
std::optional<WrittenResult> result_said_by(const Reading& reading, const Record& record, const HeaderNode& header) {
  const std::string_view value = reading.slice(header.value);
  if (const std::optional<WrittenResult> points = read_result(value)) return points;
  if (says_draw(value)) return WrittenResult{};
  const std::optional<Player> player = player_named(record, value);
  return player ? std::optional(WrittenResult{player}) : std::nullopt;
}

// homeworlds L9: a header of the result that says something else than the last line. `Winner` is compared with the
// board.
void compare_with_headers(Reading& reading, const Record& record, WrittenResult last, text::Span line) {
  for (const HeaderKey key : {HeaderKey::result, HeaderKey::winner}) {
    const HeaderNode* const header = find_header(reading.ast, key);
    const bool is_open = record.outcome != RecordOutcome::won && record.outcome != RecordOutcome::draw;
    if (header == nullptr || header->is_last_line || (key == HeaderKey::winner && !is_open)) continue;
    const std::optional<WrittenResult> said = result_said_by(reading, record, *header);
    if (!said || said->winner == last.winner) continue;
    NotedFinding* const finding = reading.report(DiagnosticId::homeworlds_duplicate_header, line);
    if (finding != nullptr) finding->related = header->value;
    return;
  }
}

// homeworlds L9: the last line of the layout `rounds`.
void check_last_line(Reading& reading, const Record& record) {
  if (reading.ast.headers.empty() || !reading.ast.headers.back().is_last_line) return;
  const text::Span line = reading.ast.headers.back().line;
  const std::optional<WrittenResult> written = read_result(reading.slice(line));
  // The last line of `hwl` says nothing of the board (homeworlds H5).
  if (!written) return;
  const bool has_other_won = record.outcome == RecordOutcome::won && written->winner != record.winner;
  const bool has_no_one_won = record.outcome == RecordOutcome::draw && written->winner;
  const bool can_say_it = record.player_count == 2;
  if (can_say_it && (has_other_won || has_no_one_won)) {
    reading.report(DiagnosticId::homeworlds_result_vs_board, line);
  } else if (can_say_it) {
    compare_with_headers(reading, record, *written, line);
  }
}

// Once the record has its outcome.
void check_written_winner(Reading& reading, const Record& record) {
  check_last_line(reading, record);
  const HeaderNode* const header = find_header(reading.ast, HeaderKey::winner);
  if (header == nullptr || header->value.empty()) return;
  const std::string_view name = reading.slice(header->value);
  const std::optional<Player> player = player_named(record, name);
  const bool is_draw = !player && says_draw(name);
  // homeworlds H5.
  if (is_draw && reading.form.dialect == Dialect::hwl) return;
  // Where the text does not say who plays, the name may be any player's.
  const bool is_unknown = !player && !is_draw && record.players.size() == record.player_count;
  const bool has_other_won = record.outcome == RecordOutcome::won && (is_draw || (player && *player != record.winner));
  const bool has_no_one_won = record.outcome == RecordOutcome::draw && player;
  if (!is_unknown && !has_other_won && !has_no_one_won) return;
  reading.report(DiagnosticId::homeworlds_result_vs_board, header->value);
}

void take_players(const Reading& reading, Record& record) {
  record.players = reading.ast.player_names;
  for (const text::Span name : reading.ast.players) record.players.emplace_back(reading.slice(name));
  record.player_spans = reading.ast.players;
  record.player_count = record.players.empty() ? Player{2} : static_cast<Player>(record.players.size());
  if (reading.ast.player_count) record.player_count = *reading.ast.player_count;
  if (record.initial) record.player_count = record.initial->players;
}

// Systems of the position, with the places of their names.
void take_position(const Reading& reading, Record& record) {
  record.initial = reading.ast.initial;
  record.position_span = reading.ast.position;
  if (!record.initial) return;
  for (const System& system : record.initial->systems) {
    const auto size = static_cast<std::uint32_t>(system.name.size());
    record.systems.push_back(
        {.name = system.name, .name_span = {system.span.begin, system.span.begin + size}, .home_of = system.home});
  }
}

// homeworlds L8, L12, L13, L20: what makes the position uncertain before a turn is above it, or reaches into it.
// Whether that is play that is not read.
bool mark_stop(std::vector<NotedFinding>& findings, std::uint32_t before) {
  for (NotedFinding& finding : findings) {
    const bool stops = finding.id == DiagnosticId::homeworlds_second_position ||
                       finding.id == DiagnosticId::homeworlds_turn_spread_over_lines || finding.is_above_turn ||
                       finding.is_in_chat;
    if (!stops || finding.span.begin > before) continue;
    finding.stops_play = true;
    return finding.is_in_chat;
  }
  return false;
}

// homeworlds-rules G27.
void note_unchecked_rules(Reading& reading, const Record& record) {
  if (is_judged(record) || record.is_fragment || reading.ast.turns.empty()) return;
  const std::vector<text::Span>& names = reading.ast.players;
  reading.report(DiagnosticId::homeworlds_rules_not_checked,
                 names.empty() ? reading.ast.turns.front().span : names.front());
}

// What was switched off holds no more.
bool is_void(const NotedFinding& finding) { return finding.severity == diagnostics::Severity::off; }

// Violations are in the order of their turns, those of the last one at the end.
bool is_refused_from(std::uint32_t turn, const std::vector<Violation>& violations) {
  for (auto last = violations.rbegin(); last != violations.rend() && last->turn >= turn; ++last) {
    if (last->severity == diagnostics::Severity::error) return true;
  }
  return false;
}

void take_lifetimes(const State& state, Record& record) {
  for (SystemId id = 0; id < state.system_count(); ++id) {
    record.systems[id].created = state.creation(id);
    record.systems[id].gone = state.disappearance(id);
  }
}

void take_outcome(const Referee& referee, Record& record) {
  const Result result = referee.result();
  if (record.is_fragment) return;
  if (!referee.is_certain()) {
    record.outcome = RecordOutcome::unknown;
  } else if (result.is_over) {
    record.outcome = result.winner ? RecordOutcome::won : RecordOutcome::draw;
    record.winner = result.winner.value_or(Player{0});
  }
}

}  // namespace

Profile profile_of(Dialect dialect) {
  constexpr Profile by_dialect[] = {Profile::rules, Profile::ap,  Profile::sdg, Profile::jpb,
                                    Profile::quux,  Profile::hwl, Profile::bga};
  return by_dialect[static_cast<std::size_t>(dialect)];
}

void resolve(const text::Source& source, Ast& ast, Profile profile, std::vector<NotedFinding>& findings,
             std::vector<Violation>& violations, Record& record, const ResolveWishes& wishes) {
  Reading reading{source, form_of(ast.dialect), ast, findings};
  record.clear();
  record.span = ast.span;
  record.dialect = ast.dialect;
  record.profile = profile;
  record.is_in_rounds = ast.layout == Layout::rounds;
  record.is_fragment = ast.is_fragment;
  take_position(reading, record);
  take_players(reading, record);

  const NameCase name_case = rules_of(profile).name_case;
  Referee referee(first_state(record, name_case), profile);
  if (!is_judged(record)) referee.lose_certainty();
  TurnResolver resolver(reading, referee, violations, record);
  record.turns.reserve(ast.turns.size());
  record.actions.reserve(ast.actions.size());
  for (std::uint32_t i = 0; i < ast.turns.size(); ++i) {
    if (ast.uncertain_from == i && referee.is_certain()) {
      if (mark_stop(findings, ast.turns[i].span.end)) resolver.note_error();
      referee.lose_certainty();
    }
    resolver.resolve(i);
    if (referee.is_certain()) record.certain_turns = i + 1;
    if (wishes.until_refused_from && is_refused_from(*wishes.until_refused_from, violations)) break;
  }
  if (ast.uncertain_from == ast.turns.size() && referee.is_certain()) {
    mark_stop(findings, ast.span.end);
    referee.lose_certainty();
  }
  if (wishes.wanted != notation::Wanted::findings) take_parts(reading, record);
  findings.erase(std::remove_if(findings.begin(), findings.end(), is_void), findings.end());
  take_lifetimes(referee.state(), record);
  take_outcome(referee, record);
  check_written_winner(reading, record);
  note_unchecked_rules(reading, record);
  // What the board says was found after what the words say.
  sort_by_place(findings);
}

}  // namespace plyglot::homeworlds
