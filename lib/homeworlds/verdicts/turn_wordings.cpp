#include "homeworlds/spelling/action_text.hpp"
#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "homeworlds/verdicts/wording.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::homeworlds::verdicts {
namespace {

using diagnostics::Safety;

std::string quoted_colour_of(PieceKind ship) { return std::string(name_of(colour_of(ship))); }

// The text between an action and the one before it in its turn; nothing for the first, and for one of several that are
// written as one.
std::optional<text::Span> gap_before(const Wording& wording) {
  if (wording.violation.action == wording.turn().first_action) return std::nullopt;
  const text::Span before = wording.situation.ast.actions[wording.violation.action - 1].span;
  if (before.end > wording.action().span.begin) return std::nullopt;
  return text::Span{before.end, wording.action().span.begin};
}

// homeworlds L11: whether the gap holds a separator that ends its line.
bool joins_lines(const Wording& wording, text::Span gap) {
  const std::string_view text = wording.situation.source.slice(gap);
  std::size_t end = text.find_first_of("\n\r");
  if (end == std::string_view::npos) return false;
  const std::size_t comment = text.find('#');
  end = std::min(end, comment);
  while (end > 0 && is_blank(text[end - 1])) --end;
  return end > 0 && std::string_view(";,/").find(text[end - 1]) != std::string_view::npos;
}

// What the turn has done already.
std::optional<ActionNumber> first_act(const Wording& wording) {
  for (ActionNumber number = wording.turn().first_action; number < wording.violation.action; ++number) {
    if (wording.record().actions[number].verb != Verb::catastrophe) return number;
  }
  return std::nullopt;
}

std::string actions_phrase(unsigned count) {
  return text::format("{} {}", number_word(count), text::counted_noun(count, "action"));
}

bool holds_comment(const Wording& wording, text::Span gap) {
  // They are sorted, and there may be as many as there are findings.
  const std::vector<CommentNode>& comments = wording.situation.ast.comments;
  const auto next =
      std::lower_bound(comments.begin(), comments.end(), gap.begin,
                       [](const CommentNode& comment, std::uint32_t offset) { return comment.span.begin < offset; });
  return next != comments.end() && next->span.begin < gap.end;
}

void fix_passes(Wording& wording) {
  const Dialect dialect = wording.record().dialect;
  // homeworlds 7, quux-pass-in-list: there is no way to write them.
  if (dialect == Dialect::quux) return;
  std::string passes;
  for (unsigned i = 0; i < wording.violation.count; ++i) {
    passes += separator_of(dialect);
    passes += pattern_of(dialect, Verb::pass);
  }
  const RecordTurn& turn = wording.turn();
  const ActionNumber last = turn.first_action + turn.action_count - 1;
  const std::uint32_t end = turn.is_confirmed ? wording.record().actions[last].span.end : turn.span.end;
  wording.fix(wording.violation.count == 1 ? "add the pass" : "add the passes", wording.safety(), {end, end},
              std::move(passes));
}

std::optional<SystemId> home_of(const Wording& wording, Player player) {
  const std::vector<RecordSystem>& systems = wording.record().systems;
  const auto home = std::find_if(systems.begin(), systems.end(),
                                 [&](const RecordSystem& system) { return system.home_of == player; });
  if (home == systems.end()) return std::nullopt;
  return static_cast<SystemId>(home - systems.begin());
}

// What became of the player's home: "`Lee` has no ship of North any more".
std::string loss_phrase(const Wording& wording, Player player) {
  const std::optional<SystemId> home = home_of(wording, player);
  if (!home) return text::format("{} has no homeworld", wording.player(player));
  const bool is_gone = wording.state().find(*home) == nullptr;
  if (is_gone && wording.history().end_of(*home) == LossReason::without_stars) {
    return text::format("{} has lost its stars", wording.system(*home));
  }
  return text::format("{} has no ship of {} any more", wording.system(*home), wording.player(player));
}

void point_to_desertion(Wording& wording) {
  const ActionNumber action = wording.history().desertion(wording.mover());
  const RecordTurn& turn = wording.turn();
  const bool is_in_turn = action >= turn.first_action && action - turn.first_action < turn.action_count;
  if (!is_in_turn || wording.record().actions[action].span == wording.span()) return;
  wording.point_to(action, "here the homeworld is lost");
}

void offer_confirmation(Wording& wording) {
  const bool can_be_confirmed = is_silenced_by_confirmation(Rule::self_elimination, wording.record().profile);
  const Dialect dialect = wording.record().dialect;
  // The other dialects have no `*` for it (homeworlds R14).
  if (!can_be_confirmed || (dialect != Dialect::seed && dialect != Dialect::jpb)) return;
  const std::uint32_t end = wording.turn().span.end;
  wording.fix("confirm with ` *` that it is meant", Safety::unsafe, {end, end}, " *");
}

// In `quux`, at the action that is not played.
void word_refused_elimination(Wording& wording) {
  const std::optional<SystemId> home = home_of(wording, wording.mover());
  wording.say(text::format("{} would leave the homeworld {} without an own ship", wording.mover_name(),
                           home ? wording.system(*home) : wording.system()),
              "in the profile `quux` not even for a moment");
  if (!(wording.action().span == wording.span())) wording.point_to(wording.violation.action, "by this action");
}

}  // namespace

// What a turn may hold: catastrophe_between_actions to missing_pass.

void word_between(Wording& wording) {
  wording.say("a catastrophe between two actions of a turn", {});
  wording.help("in the profile `quux` catastrophes come before or after all other actions of a turn");
}

void word_extra(Wording& wording) {
  const std::optional<ActionNumber> before = first_act(wording);
  const bool is_after_sacrifice = before && wording.record().actions[*before].verb == Verb::sacrifice;
  if (wording.action().verb == Verb::sacrifice) {
    wording.say(is_after_sacrifice ? "a second sacrifice in one turn" : "a sacrifice after another action",
                "only a turn that begins with it");
  } else {
    wording.say(text::format("{} after the action of this turn", wording.verb()), "a turn has one action");
  }
  if (before) {
    wording.point_to(*before, is_after_sacrifice ? "the turn's sacrifice" : "the turn's action");
  }
  const std::optional<text::Span> gap = gap_before(wording);
  if (gap && joins_lines(wording, *gap)) {
    wording.help("the separator at the end of the line above joins the two lines to one turn");
  }
}

void word_sacrifice_colour(Wording& wording) {
  const ActionNumber sacrifice = wording.violation.causes[0].action;
  const PieceKind ship = *wording.record().actions[sacrifice].ship;
  wording.say(text::format("the sacrificed {} gives {} actions, and {} is {}", quoted(ship), quoted_colour_of(ship),
                           wording.verb(), name_of(technology_of(wording.action().verb))),
              {});
  wording.point_to(sacrifice, text::format("{} was sacrificed here", quoted(ship)));
}

void word_too_many(Wording& wording) {
  const ActionNumber sacrifice = wording.violation.causes[0].action;
  const PieceKind ship = *wording.record().actions[sacrifice].ship;
  const unsigned size = size_of(ship);
  wording.say(text::format("the sacrificed {} gives {} only", quoted(ship), actions_phrase(size)),
              text::format("the {} action", ordinal_word(size + 1)));
  wording.point_to(sacrifice, text::format("{} was sacrificed here", quoted(ship)));
}

void word_surplus_pass(Wording& wording) {
  const std::optional<ActionNumber> sacrifice = first_act(wording);
  const PieceKind ship = *wording.record().actions[*sacrifice].ship;
  wording.say(text::format("nothing is left to pass: {} gave {}", quoted(ship), actions_phrase(size_of(ship))), {});
  wording.point_to(*sacrifice, text::format("{} was sacrificed here", quoted(ship)));
  // A comment between would go with it.
  const std::optional<text::Span> gap = gap_before(wording);
  if (!gap || holds_comment(wording, *gap)) return;
  wording.fix("delete this pass", wording.safety(), {gap->begin, wording.action().span.end}, {});
}

void word_missing_pass(Wording& wording) {
  const unsigned count = wording.violation.count;
  if (wording.action().verb == Verb::sacrifice) {
    const PieceKind ship = *wording.action().ship;
    const std::string all = actions_phrase(size_of(ship));
    const std::string unused =
        count < size_of(ship) ? text::format("{} of the {}", number_word(count), all) : "the " + all;
    wording.say(text::format("{} that {} gives {} not used, and not passed", unused, quoted(ship), is_or_are(count)),
                {});
  } else {
    wording.say("a turn of catastrophes only, without a pass", {});
  }
  fix_passes(wording);
}

// The end of a game: self_elimination, play_after_end.

void word_self_elimination(Wording& wording) {
  if (wording.violation.effect == Effect::skipped) return word_refused_elimination(wording);
  const Result result = wording.history().referee().result();
  const bool is_draw = result.is_over && !result.winner;
  wording.say(text::format("by this turn {} is out of the game{}", wording.mover_name(),
                           is_draw ? ", and no player is left: a draw" : ""),
              loss_phrase(wording, wording.mover()));
  point_to_desertion(wording);
  offer_confirmation(wording);
}

void word_play_after_end(Wording& wording) {
  const Result result = wording.history().referee().result();
  wording.say(result.winner ? text::format("the game is over: {} has won", wording.player(*result.winner))
                            : std::string("the game is over: a draw"),
              "played after the end");
  std::vector<Player> losers;
  for (Player player = 0; player < wording.state().players(); ++player) {
    if (wording.state().standing(player) == Standing::eliminated) losers.push_back(player);
  }
  if (wording.violation.cause_count > 0) {
    const ActionNumber last = wording.violation.causes[0].action;
    wording.label(wording.turn_with(last).span, "this turn ended it" + wording.turn_of(last));
  } else if (!wording.record().position_span.empty()) {
    wording.label(wording.record().position_span, "over from the start");
  }
  for (const Player loser : losers) wording.note(loss_phrase(wording, loser));
}

}  // namespace plyglot::homeworlds::verdicts
