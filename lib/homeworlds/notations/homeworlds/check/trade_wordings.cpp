#include "homeworlds/notations/homeworlds/check/finding_wording.hpp"
#include "homeworlds/spelling/word_shapes.hpp"

#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using diagnostics::Safety;
using text::format;

std::string_view colour_in(const Wording& wording, text::Span word) {
  const std::optional<Colour> colour = colour_or_piece_named(wording.slice(word));
  return colour ? name_of(*colour) : std::string_view("another colour");
}

// A system, where it got its name or else where it was made.
void label_system(Wording& wording, SystemId id) {
  const RecordSystem& system = wording.record().systems[id];
  const bool is_named = system.has_written_name();
  if (!is_named && system.created == no_action) return;
  wording.label_if_there(is_named ? system.name_span : wording.record().actions[system.created].span,
                         format("the system {} is created here", text::quote(system.name)));
}

}  // namespace

void word_homeworlds_trade_order(Wording& wording) {
  const bool is_system_first = wording.form().trade_order == TradeOrder::system_first;
  wording.say(is_system_first ? "in a trade the system comes before the new colour"
                              : "in a trade the new piece comes before the system");
  const std::vector<ActionNode>& actions = wording.ast().actions;
  const bool is_of_jpb = std::none_of(actions.begin(), actions.end(), [](const ActionNode& action) {
    return action.verb == Verb::trade && action.order == TradeOrder::system_first;
  });
  if (wording.ast().dialect == Dialect::seed && is_of_jpb) {
    wording.advise("this is the order of `jpb`, which is read with `--from homeworlds:jpb`");
  }
  const std::optional<std::string>& fix = wording.finding.fix;
  const ActionNode* const trade = wording.action_at(wording.finding.span.begin);
  if (!fix || trade == nullptr || !trade->is_playable) return;
  const std::size_t blank = fix->find(' ');
  std::string_view system = std::string_view(*fix).substr(0, blank);
  std::string_view colour = std::string_view(*fix).substr(blank + 1);
  if (!is_system_first) std::swap(system, colour);
  // What is written for the colour could be taken for a system that is called so (homeworlds R8.3).
  if (colour_or_piece_named(system) && wording.scope.is_system(colour)) return;
  wording.write_due(Safety::safe);
}

void word_homeworlds_ambiguous_trade(Wording& wording) {
  const ActionNode* const trade = wording.action_at(wording.finding.span.begin);
  if (trade == nullptr) return wording.say("this trade can be read in two ways");
  const std::string first =
      format("in {} to {}", text::quote(wording.slice(trade->system.span)), colour_in(wording, trade->colour.span));
  const std::string second =
      format("in {} to {}", text::quote(wording.slice(trade->colour.span)), colour_in(wording, trade->system.span));
  wording.say(format("this trade can be read {}, or {}", first, second));
  for (const SystemId id : wording.finding.systems) label_system(wording, id);
  wording.note(format("it is read as a trade {}", first));
}

void word_homeworlds_catastrophe_order(Wording& wording) {
  wording.say("in a catastrophe the system comes before the colour");
  const ActionNode* const catastrophe = wording.action_at(wording.finding.span.begin);
  if (catastrophe != nullptr && catastrophe->is_playable) wording.write_due(Safety::safe);
}

}  // namespace plyglot::homeworlds
