#include "homeworlds/notations/homeworlds/read/lines/finding_wording.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

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
  return format("{} cannot stand {}", text::describe_character(character), place);
}

}  // namespace

void word_homeworlds_homeworld_without_name(Wording& wording) {
  const ActionNode* const action = wording.action_at(wording.finding.span.begin);
  wording.say("this homeworld gets no name");
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
  wording.say(format("the parentheses are no part of the name {}", text::quote(wording.finding.fix.value_or(""))));
  if (!wording.finding.fix) return;
  // Without them it could be taken for what it looks like.
  const std::string_view name = *wording.finding.fix;
  if (colour_or_piece_named(name) || read_verb(name, wording.form())) return;
  wording.write_due(Safety::safe);
}

void word_homeworlds_bad_name(Wording& wording) {
  wording.say(format("{} is no name: {}", wording.quoted(), reason_of(wording.written(), wording.form())));
  const bool is_ap = wording.form().name_form == NameForm::ap;
  wording.advise(is_ap ? "a name is of letters, digits, `_` and `-`" : "a name is one word without `;,/()<>\"*`");
}

}  // namespace plyglot::homeworlds
