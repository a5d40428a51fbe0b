#include "homeworlds/notations/homeworlds/retarget/retarget.hpp"

#include "diagnostics/ids.hpp"
#include "diagnostics/reporter.hpp"
#include "findings/finding.hpp"
#include "homeworlds/notations/homeworlds/resolve/resolve.hpp"
#include "homeworlds/notations/homeworlds/retarget/losses.hpp"
#include "homeworlds/notations/homeworlds/retarget/target.hpp"
#include "homeworlds/notations/homeworlds/retarget/target_head.hpp"
#include "homeworlds/notations/homeworlds/retarget/target_layout.hpp"
#include "homeworlds/notations/homeworlds/retarget/target_names.hpp"
#include "homeworlds/notations/homeworlds/retarget/target_turns.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

struct Called {
  std::string name;
  // Where it is said; empty if it is not.
  text::Span span;
};

Called name_of_player(const Record& record, const Head& head, Player player) {
  if (!head.players.empty()) {
    const auto fact = std::find_if(head.facts.begin(), head.facts.end(),
                                   [](const Fact& each) { return text::is_same_word(each.key, players_key); });
    return {head.players[player], fact == head.facts.end() ? text::Span{} : fact->span};
  }
  const auto home = std::find_if(record.systems.begin(), record.systems.end(),
                                 [&](const RecordSystem& system) { return system.home_of == player; });
  if (home != record.systems.end()) return {home->name, home->name_span};
  return {std::string(seat_name(player, record.player_count)), {}};
}

// homeworlds 3.1, 3.3.
std::string one_word(std::string_view name, const Target& target) {
  const std::string_view marks = target.home_call == HomeCall::number ? ",;" : ":;,/()#";
  std::string word(name);
  for (char& byte : word) {
    const bool is_visible = static_cast<unsigned char>(byte) > 0x20 && byte != 0x7f;
    if (!is_visible || marks.find(byte) != std::string_view::npos) byte = '_';
  }
  return word;
}

// homeworlds R13: homes are found by their seats too, whatever they are called.
bool is_seat_of_other(std::string_view word, Player player, Player players) {
  for (Player seat = 0; seat < players; ++seat) {
    if (seat != player && text::is_same_word(seat_name(seat, players), word)) return true;
  }
  return false;
}

// By player, each one word and no two the same: the name of the player, or that of the home, or the seat. What becomes
// another word is added to the losses.
std::vector<std::string> handles_of(const Record& record, const Head& head, const Target& target,
                                    std::vector<Loss>& losses) {
  std::vector<std::string> handles;
  for (Player player = 0; player < record.player_count; ++player) {
    const Called called = name_of_player(record, head, player);
    const auto is_taken = [&](std::string_view word) {
      return (target.home_call == HomeCall::handle && is_seat_of_other(word, player, record.player_count)) ||
             std::any_of(handles.begin(), handles.end(),
                         [&](const std::string& handle) { return text::is_same_word(handle, word); });
    };
    handles.push_back(first_free(one_word(called.name, target), any_length, is_taken));
    if (handles.back() != called.name)
      losses.push_back(changed_name(target.form, called.span, called.name, handles.back()));
  }
  return handles;
}

bool is_refusal(const Violation& violation) { return violation.severity == diagnostics::Severity::error; }

// homeworlds 8: what the mark of a turn allows is written with it.
bool is_confirmable(const Target& target, const std::vector<Violation>& violations, Profile profile) {
  return target.confirmations == Confirmations::all &&
         std::all_of(violations.begin(), violations.end(), [&](const Violation& violation) {
           return !is_refusal(violation) || is_silenced_by_confirmation(violation.rule, profile);
         });
}

text::Span span_of(const Record& record, const RecordTurn& turn, const Violation& violation) {
  const bool is_about_action = violation.part != Part::turn && violation.action != no_action;
  return is_about_action ? record.actions[violation.action].span : turn.span;
}

// Plays the translation by the rules of its own dialect. `are_legal`: by turn, whether the source's rules allow it;
// what they forbid is reported already. One loss for each turn.
void find_refusals(const std::vector<bool>& are_legal, RetargetForm to, Retargeted& translation) {
  Record& record = translation.record;
  if (record.player_count > rules_of(record.profile).most_players_checked) return;
  RecordReplay replay(record, record.profile);
  std::vector<Violation> violations;
  for (std::size_t i = 0; i < record.turns.size(); ++i) {
    violations.clear();
    replay.play_turn(violations);
    const auto refused = std::find_if(violations.begin(), violations.end(), is_refusal);
    if (refused == violations.end() || !are_legal[i]) continue;
    if (is_confirmable(target_of(to), violations, record.profile)) {
      record.turns[i].is_confirmed = true;
      continue;
    }
    translation.losses.push_back(
        refused_by_target_rules(to, span_of(record, record.turns[i], *refused), refused->rule));
  }
}

// Why there is no place for the game in the target; empty if there is one.
std::string obstacle(const Record& from, const Target& target) {
  const std::string name = name_of(target.form);
  if (from.is_fragment) return text::format("{} needs the position that the moves begin with", name);
  if (from.player_count > rules_of(from.profile).most_players_checked) {
    return text::format("`{1}` does not know what is on the board in games of {0} players", from.player_count,
                        name_of(from.profile));
  }
  if (from.initial && !target.has_position) return text::format("{} cannot begin with a position", name);
  if (from.player_count > 2 && target.form.dialect == Dialect::quux) {
    return text::format("{} is for two players, and here are {}", name, from.player_count);
  }
  // Without a header nothing says how many they are (homeworlds R2).
  if (from.player_count > 2 && target.form.dialect == Dialect::ap && !target.form.is_json) {
    return text::format("lines of {} do not say that there are {} players", name, from.player_count);
  }
  return {};
}

// The head of the new record, with the systems as the source calls them.
Record begin(const Record& from, const Target& target, const Head& head) {
  Record record;
  record.dialect = target.form.dialect;
  record.is_json = target.form.is_json;
  record.profile = profile_of(target.form.dialect);
  record.player_count = from.player_count;
  record.players = head.players;
  record.initial = from.initial;
  record.position_span = from.position_span;
  record.systems = from.systems;
  record.span = from.span;
  return record;
}

// homeworlds 8: a game that the rules of `seed` would refuse is played there by its own, which a header says.
void keep_rules(const Record& from, RetargetForm to, Retargeted& translation) {
  const auto is_refusal = [](const Loss& loss) {
    return loss.id == diagnostics::DiagnosticId::translate_refused_by_target_rules;
  };
  std::vector<Loss>& losses = translation.losses;
  const bool can_say_so = to.dialect == Dialect::seed && rules_of(from.profile).name_case == NameCase::folded;
  if (!can_say_so || std::none_of(losses.begin(), losses.end(), is_refusal)) return;
  translation.record.profile = from.profile;
  losses.erase(std::remove_if(losses.begin(), losses.end(), is_refusal), losses.end());
}

}  // namespace

Retargeted retarget(const Record& from, RetargetForm to) {
  Retargeted translation;
  if (from.dialect == to.dialect && from.is_json == to.is_json) {
    translation.record = from;
    return translation;
  }
  const Target target = target_of(to);
  const Head head = head_of(from);
  translation.record = begin(from, target, head);
  if (const std::string reason = obstacle(from, target); !reason.empty()) {
    const text::Span span = from.position_span.empty() ? from.span : from.position_span;
    translation.is_representable = false;
    translation.losses.push_back(not_representable(span, reason));
  }
  std::vector<std::string> handles;
  if (target.home_call == HomeCall::handle || target.home_call == HomeCall::number)
    handles = handles_of(from, head, target, translation.losses);
  TargetTurns turns(from, target, handles, translation);
  turns.take_all();
  find_refusals(turns.are_legal(), to, translation);
  keep_rules(from, to, translation);
  lay_out_target(from, head, target, handles, translation);
  return translation;
}

bool report_losses(const Retargeted& translation, diagnostics::Reporter& reporter) {
  for (const Loss& loss : translation.losses) {
    // Of a game that is not written nothing else is lost.
    const bool is_refusal = loss.id == diagnostics::DiagnosticId::translate_not_representable;
    if (!translation.is_representable && !is_refusal) continue;
    findings::Finding found(reporter, loss.id, loss.span, loss.message);
    if (!loss.note.empty()) found.note(loss.note);
    if (!loss.from.empty()) found.argument("from", loss.from);
    if (!loss.to.empty()) found.argument("to", loss.to);
  }
  return translation.is_representable;
}

}  // namespace plyglot::homeworlds
