#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"
#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

namespace plyglot::homeworlds {
namespace {

using diagnostics::Edit;
using diagnostics::Safety;
using text::format;

// Why a word is not a name.
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

constexpr std::uint32_t largest_number = 999'999'999;

// The turn with the number before that of this turn; there is one.
const TurnNode& numbered_before(const Ast& ast, std::size_t turn) {
  do --turn;
  while (turn > 0 && !ast.turns[turn].number);
  return ast.turns[turn];
}

// Numbers follow each other, so that one that is changed alone makes the next one wrong. Of several findings only the
// first gets the fix, which is one for all.
void count_on(NotedWording& wording, std::size_t turn, std::uint32_t number) {
  const Ast& ast = wording.ast();
  std::vector<Edit> edits;
  const std::uint32_t first = number;
  for (; turn < ast.turns.size(); ++turn) {
    const TurnNode& node = ast.turns[turn];
    if (!node.number) continue;
    if (number > largest_number) return;
    if (*node.number != number) {
      edits.push_back({node.number_span, std::to_string(number) + wording.byte_before(node.number_span.end)});
    }
    ++number;
  }
  wording.fix(format("count on from {}", first), Safety::safe, std::move(edits));
}

std::string players(const NotedWording& wording) {
  std::string names;
  const std::size_t count = wording.record().players.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) names += i + 1 == count ? " and " : ", ";
    names += wording.player(static_cast<Player>(i));
  }
  return names;
}

// The same in layout `rounds`.
void count_on(NotedWording& wording, std::size_t turn, RoundMark mark) {
  const Ast& ast = wording.ast();
  const Player players = player_count_of(ast);
  std::vector<Edit> edits;
  for (; turn < ast.turns.size(); ++turn) {
    const TurnNode& node = ast.turns[turn];
    if (!node.number) continue;
    mark = mark_after(mark, players);
    if (mark.number > largest_number) return;
    if (wording.slice(node.number_span) != mark_text(mark)) edits.push_back({node.number_span, mark_text(mark)});
  }
  const std::string title = format("count on from {}", text::quote(edits.front().text));
  wording.fix(title, Safety::safe, std::move(edits));
}

}  // namespace

void word_homeworlds_homeworld_without_name(NotedWording& wording) {
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

void word_homeworlds_parenthesised_name(NotedWording& wording) {
  wording.say(format("the parentheses are not part of the name {}", text::quote(wording.finding.fix.value_or(""))));
  if (!wording.finding.fix) return;
  // Without them it could be taken for what it looks like.
  const std::string_view name = *wording.finding.fix;
  if (colour_or_piece_named(name) || read_verb(name, wording.form())) return;
  wording.write_due(Safety::safe);
}

void word_homeworlds_bad_name(NotedWording& wording) {
  if (wording.written().empty()) return wording.say("the number of the system is missing");
  if (wording.form().name_form == NameForm::number) {
    wording.say(format("{} is not the number of a system", wording.quoted()));
    return wording.advise("systems are called by numbers, from 1 in the order in which they are created");
  }
  wording.say(format("{} is not a name: {}", wording.quoted(), reason_of(wording.written(), wording.form())));
  const bool is_ap = wording.form().name_form == NameForm::ap;
  wording.advise(is_ap ? "a name is of letters, digits, `_` and `-`" : "a name is one word without `;,/()<>\"*`");
}

void word_homeworlds_turn_number(NotedWording& wording) {
  const Ast& ast = wording.ast();
  const std::size_t turn = wording.turn_at(wording.finding.span.begin);
  const TurnNode& before = numbered_before(ast, turn);
  const std::uint32_t number = before.number.value_or(0);
  if (ast.layout == Layout::rounds) {
    const RoundMark mark = {number, before.half};
    wording.say(format("{} follows {}", wording.quoted(), text::quote(mark_text(mark))));
    wording.note("turns are taken in the order of the text, whatever their marks are");
    if (wording.is_first) count_on(wording, turn, mark);
    return;
  }
  wording.say(format("turn {} follows turn {}", ast.turns[turn].number.value_or(0), number));
  wording.note("turns are taken in the order of the text, whatever their numbers are");
  if (wording.is_first) count_on(wording, turn, number + 1);
}

void word_homeworlds_unknown_player(NotedWording& wording) {
  wording.say(format("no player is called {}", wording.quoted()));
  wording.help(format("the players are {}", players(wording)));
  const std::size_t turn = wording.turn_at(wording.finding.span.begin);
  wording.note(format("the turn is taken to be that of {}", wording.player(wording.record().turns[turn].player)));
  wording.write_due(Safety::unsafe);
}

void word_homeworlds_handle_without_number(NotedWording& wording) {
  wording.say(format("the turn of {} has no number", wording.quoted()));
  wording.help("a handle comes after the number of a turn, as in `3) Ann: build g1 Alpha`");
}

void word_homeworlds_wrong_player(NotedWording& wording) {
  wording.say(format("it is the turn of {}, not of {}", wording.player(wording.finding.due), wording.quoted()));
  // homeworlds B3.
  if (wording.ast().dialect == Dialect::bga) {
    wording.help("a part of the log seems to be missing: copy it from the beginning");
    return;
  }
  wording.note(format("{} is taken to move, and play continues from there", wording.quoted()));
}

void word_homeworlds_empty_turn(NotedWording& wording) {
  // In a game record in JSON the quotes belong to what is pointed to, and not to the turn; there are no numbers there.
  const text::Span place = wording.finding.span;
  const std::size_t turn = wording.turn_at(place.empty() ? place.begin : place.end - 1);
  const std::optional<std::uint32_t> number = wording.ast().turns[turn].number;
  wording.say(number ? format("turn {} has no action", *number) : "this turn has no action");
  wording.note(format("it counts as a pass of {}", wording.player(wording.record().turns[turn].player)));
  wording.help("a turn without an action is written `pass`");
  if (wording.finding.fix) wording.fix("write `pass`", Safety::safe, wording.finding.span, *wording.finding.fix);
}

}  // namespace plyglot::homeworlds
