#include "homeworlds/notations/homeworlds/check/finding_wording.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using diagnostics::Edit;
using diagnostics::Safety;
using text::format;

// Why a word is no name.
std::string reason_of(std::string_view word, const DialectForm& form) {
  const std::size_t at = find_not_of_name(word, form);
  if (at == std::string_view::npos) {
    const bool is_long = form.name_form == NameForm::ap && word.size() > longest_ap_name;
    return is_long ? format("it has {}, and {} is the most", text::counted(word.size(), "character"), longest_ap_name)
                   : "it has neither letter nor digit";
  }
  const std::string_view character = word.substr(at, text::decode_utf8(word.substr(at)).size);
  const std::string_view place = at == 0 ? "at the start of one" : "in one";
  return format("{} cannot be {}", text::describe_character(character), place);
}

// A new name in all places where the system is spoken of; only that in upper case or lower is free for sure, since
// names are equal without regard to case.
void rename_system(Wording& wording) {
  const ActionNode* const action = wording.action_at(wording.finding.span.begin);
  if (action == nullptr || !wording.finding.fix) return;
  const RecordAction& record = wording.record_of(*action);
  const SystemName& name = action->verb == Verb::homeworld ? record.system : record.other_system;
  const std::string& renamed = *wording.finding.fix;
  std::vector<Edit> edits;
  for (const SystemName& use : wording.scope.name_uses().of(name)) {
    const bool is_of_text = use.span.size() == renamed.size() && wording.slice(use.span) != renamed;
    if (is_of_text) edits.push_back({use.span, renamed});
  }
  wording.fix(format("call it {} everywhere", text::quote(renamed)), Safety::safe, std::move(edits));
}

void word_resemblance(Wording& wording, std::string_view thing) {
  wording.say(format("a system called {} can be taken for a {}", wording.quoted(), thing));
  rename_system(wording);
  if (!wording.has_fix()) wording.advise("another name keeps the record easy to read");
}

}  // namespace

void word_homeworlds_homeworld_without_name(Wording& wording) {
  const ActionNode* const action = wording.action_at(wording.finding.span.begin);
  wording.say("this homeworld has no name");
  if (action == nullptr) return;
  const std::string_view name = name_of(wording.record(), wording.record_of(*action).system);
  if (!name.empty()) wording.note(format("it is called {}", text::quote(name)));
  wording.help("the name is the last word, as in `homeworld b2 r1 g3 Alpha`");
  const std::optional<std::string>& fix = wording.finding.fix;
  if (!fix || !is_name(*fix, wording.form())) return;
  const std::uint32_t end = wording.finding.span.end;
  wording.fix(format("name it {}", text::quote(*fix)), Safety::unsafe, {end, end}, ' ' + *fix);
}

void word_homeworlds_parenthesised_name(Wording& wording) {
  wording.say(format("the parentheses are not part of the name {}", text::quote(wording.finding.fix.value_or(""))));
  if (!wording.finding.fix) return;
  // Without them it could be taken for what it looks like.
  const std::string_view name = *wording.finding.fix;
  if (colour_or_piece_named(name) || read_verb(name, wording.form())) return;
  wording.write_due(Safety::safe);
}

void word_homeworlds_bad_name(Wording& wording) {
  wording.say(format("{} is not a name: {}", wording.quoted(), reason_of(wording.written(), wording.form())));
  const bool is_ap = wording.form().name_form == NameForm::ap;
  wording.advise(is_ap ? "a name is of letters, digits, `_` and `-`" : "a name is one word without `;,/()<>\"*`");
}

void word_homeworlds_long_name(Wording& wording) {
  const bool is_limit = wording.finding.severity == diagnostics::Severity::error;
  wording.say(format("{} has {}, and {} at most 15", wording.quoted(),
                     text::counted(wording.finding.span.size(), "byte"),
                     is_limit ? "a name has" : "other programs take"));
}

void word_homeworlds_name_resembles_piece(Wording& wording) { word_resemblance(wording, "piece"); }
void word_homeworlds_name_resembles_colour(Wording& wording) { word_resemblance(wording, "colour"); }
void word_homeworlds_name_resembles_verb(Wording& wording) { word_resemblance(wording, "verb"); }

void word_homeworlds_name_of_other_piece(Wording& wording) {
  wording.say(format("the system is called {}, and its star is {}", wording.quoted(),
                     text::quote(wording.slice(wording.finding.related))));
  wording.label_if_there(wording.finding.related, "its star");
}

}  // namespace plyglot::homeworlds
