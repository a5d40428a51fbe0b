#include "homeworlds/notations/homeworlds/retarget/losses.hpp"

#include "diagnostics/ids.hpp"
#include "homeworlds/verdicts/violations.hpp"

#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {
namespace {

using diagnostics::DiagnosticId;

Loss loss(DiagnosticId id, text::Span span, std::string_view from, std::string_view to, std::string message) {
  Loss result;
  result.id = id;
  result.span = span;
  result.from = from;
  result.to = to;
  result.message = std::move(message);
  return result;
}

std::string_view without_game(std::string_view rule) { return rule.substr(rule.find('/') + 1); }

// homeworlds-rules 4: what a profile can forbid that another one allows. Other violations follow from an earlier one
// that changed the board.
std::string_view reason_of(Rule rule) {
  switch (rule) {
    case Rule::first_turn_pass:
      return "a player sets up before anything else";
    case Rule::one_star_home:
      return "a home has two stars";
    case Rule::not_in_bank:
      return "the bank has no such piece";
    case Rule::forgotten_system:
    case Rule::unknown_system:
      return "the system is gone by then";
    case Rule::redundant_trade:
      return "a ship is not traded for its own colour";
    case Rule::catastrophe_between_actions:
      return "a catastrophe cannot come between two actions";
    case Rule::surplus_pass:
    case Rule::extra_action:
      return "there is no action left to pass";
    case Rule::missing_pass:
      return "unused actions are passed";
    case Rule::self_elimination:
      return "players may not give up their own home";
    case Rule::play_after_end:
      return "the game is over before it";
    default:
      return "the board is another one there";
  }
}

}  // namespace

std::string name_of(RetargetForm form) {
  return text::format("`{}`{}", name_of(form.dialect), form.is_json ? " in JSON" : "");
}

Loss lost_home_name(RetargetForm to, text::Span span, std::string_view name, std::string_view instead) {
  return loss(DiagnosticId::translate_lost_home_name, span, name, instead,
              text::format("{} gives homes no names: {} is called `{}`", name_of(to), text::quote(name), instead));
}

Loss lost_system_name(RetargetForm to, text::Span span, std::string_view name, std::string_view instead) {
  return loss(DiagnosticId::translate_lost_system_name, span, name, instead,
              text::format("{} gives systems no names: {} is called `{}`", name_of(to), text::quote(name), instead));
}

Loss lost_name_case(RetargetForm to, text::Span span, std::string_view name, std::string_view instead) {
  const std::string_view rule =
      to.dialect == Dialect::ap ? "in small letters" : "with a capital first and small letters after";
  return loss(
      DiagnosticId::translate_lost_name_case, span, name, instead,
      text::format("{} writes names {}: {} becomes {}", name_of(to), rule, text::quote(name), text::quote(instead)));
}

Loss changed_name(RetargetForm to, text::Span span, std::string_view name, std::string_view instead) {
  return loss(
      DiagnosticId::translate_changed_name, span, name, instead,
      text::format("{} becomes {}, since {} cannot call it so", text::quote(name), text::quote(instead), name_of(to)));
}

Loss lost_pass(RetargetForm to, text::Span span, std::string_view place) {
  return loss(DiagnosticId::translate_lost_pass, span, "pass", "",
              text::format("{} writes no pass {}: it is left out", name_of(to), place));
}

Loss lost_confirmation(RetargetForm to, text::Span span) {
  return loss(DiagnosticId::translate_lost_confirmation, span, "*", "",
              text::format("{} has no `*` for such a turn: it is left out", name_of(to)));
}

Loss untranslatable_catastrophe(RetargetForm to, text::Span span, std::string_view words) {
  Loss result = loss(DiagnosticId::translate_untranslatable_catastrophe, span, words, "",
                     text::format("{} writes no catastrophe between two actions", name_of(to)));
  result.note = "the game is written up to the turn before";
  return result;
}

Loss refused_by_target_rules(RetargetForm to, text::Span span, Rule rule) {
  return loss(DiagnosticId::translate_refused_by_target_rules, span, without_game(name_of(rule)), "",
              text::format("{} refuses this: {} (`{}`)", name_of(to), reason_of(rule), name_of(rule)));
}

Loss lost_comment(RetargetForm to, text::Span span, std::string_view comment) {
  return loss(DiagnosticId::translate_lost_comment, span, comment, "",
              text::format("{} has no comments: this one is lost", name_of(to)));
}

Loss lost_header(RetargetForm to, text::Span span, std::string_view key, std::string_view value) {
  return loss(DiagnosticId::translate_lost_header, span, text::format("{}: {}", key, value), "",
              text::format("{} has no place for {}", name_of(to), text::quote(text::format("{}: {}", key, value))));
}

Loss not_representable(text::Span span, std::string message) {
  return loss(DiagnosticId::translate_not_representable, span, "", "", std::move(message));
}

}  // namespace plyglot::homeworlds
