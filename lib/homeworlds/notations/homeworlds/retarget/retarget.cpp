#include "homeworlds/notations/homeworlds/retarget/retarget.hpp"
#include "findings/finding.hpp"

#include "diagnostics/ids.hpp"
#include "diagnostics/reporter.hpp"
#include "homeworlds/notations/homeworlds/resolve/resolve.hpp"
#include "homeworlds/notations/homeworlds/retarget/handles.hpp"
#include "homeworlds/notations/homeworlds/retarget/losses.hpp"
#include "homeworlds/notations/homeworlds/retarget/refusals.hpp"
#include "homeworlds/notations/homeworlds/retarget/target_layout.hpp"
#include "homeworlds/notations/homeworlds/retarget/target_turns.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

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
  if (target.home_call == HomeCall::handle) handles = handles_of(from, head, to, translation.losses);
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
