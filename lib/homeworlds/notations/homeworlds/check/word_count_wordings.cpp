#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/notations/homeworlds/read/words/arguments.hpp"
#include "homeworlds/spelling/plain_words.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using diagnostics::Safety;
using text::format;

// The words after a verb, in the order of the dialect.
using Arguments = std::span<const std::string_view>;

Arguments arguments_in_words(Verb verb, TradeOrder order) {
  static constexpr std::string_view homeworld[] = {"the first star", "the second star", "the ship", "the name"};
  static constexpr std::string_view ship_and_system[] = {"the ship", "the system"};
  static constexpr std::string_view trade[] = {"the ship", "the system", "the new colour"};
  static constexpr std::string_view trade_to_piece[] = {"the ship", "the new piece", "the system"};
  static constexpr std::string_view discover[] = {"the ship", "the system it leaves", "the new star",
                                                  "the name of the new system"};
  static constexpr std::string_view move[] = {"the ship", "the system it leaves", "the system it goes to"};
  static constexpr std::string_view catastrophe[] = {"the system", "the colour"};
  switch (verb) {
    case Verb::homeworld:
      return homeworld;
    case Verb::trade:
      return order == TradeOrder::system_first ? Arguments(trade) : Arguments(trade_to_piece);
    case Verb::discover:
      return discover;
    case Verb::move:
      return move;
    case Verb::catastrophe:
      return catastrophe;
    case Verb::build:
    case Verb::attack:
    case Verb::sacrifice:
      return ship_and_system;
    case Verb::pass:
      break;
  }
  return {};
}

std::string_view example_of(Verb verb, const DialectForm& form) {
  constexpr std::array<std::string_view, verbs> examples = {
      "homeworld b2 r1 g3 Alpha",  "build g1 Alpha",      "trade g3 Alpha r",
      "discover y1 Alpha g3 Beta", "move y1 Alpha Beta",  "attack r1 Alpha",
      "sacrifice y2 Alpha",        "catastrophe Alpha b", "pass"};
  if (verb == Verb::homeworld && form.home_name == HomeName::never) return "homeworld b2 r1 g3";
  if (verb == Verb::trade && form.trade_order == TradeOrder::colour_first) return "trade g3 r3 Alpha";
  return examples[static_cast<std::size_t>(verb)];
}

// "the ship, the system and the colour".
std::string joined(Arguments words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

bool is_ship(const NotedWording& wording, text::Span word) {
  const std::string_view ship = wording.slice(word);
  return colour_named(ship) || piece_named(ship.substr(0, 2));
}

// With what separates them.
std::vector<text::Span> words_of(const NotedWording& wording) {
  std::vector<text::Span> words;
  TokenCutter cutter(wording.source(), wording.finding.span, wording.form());
  for (Token token; cutter.next(token);) words.push_back(token.span);
  return words;
}

// The action that the finding's words come after.
const ActionNode* action_before(const NotedWording& wording) {
  const ActionNode* const action = wording.action_at(wording.finding.span.begin);
  return action != nullptr && action->span.end <= wording.finding.span.begin ? action : nullptr;
}

}  // namespace

// The fields of `hwl`.
void word_missing_field(NotedWording& wording) {
  constexpr std::array<std::string_view, verbs> examples = {
      "h,b2A,y1A,g3A", "b,g1A,1", "t,g1A,b1A", "d,y1A,g3B", "m,y1A,2", "x,r1A", "s,y2A", "c,b,1", "pass"};
  wording.say(format("{} lacks fields", wording.quoted()));
  const std::optional<ReadVerb> verb = read_verb(wording.written().substr(0, 1), wording.form());
  if (verb)
    wording.help(format("an action of this kind is such as `{}`", examples[static_cast<std::size_t>(verb->verb)]));
}

void word_homeworlds_missing_argument(NotedWording& wording) {
  if (wording.ast().dialect == Dialect::hwl) return word_missing_field(wording);
  const std::vector<text::Span> words = words_of(wording);
  const std::optional<ReadVerb> verb =
      words.empty() ? std::nullopt : read_verb(wording.slice(words.front()), wording.form());
  if (!verb) return wording.say(format("{} lacks words", wording.quoted()));
  const ArgumentCount count = arguments_of(verb->verb, wording.form());
  const std::size_t given = words.size() - 1;
  const Arguments all = arguments_in_words(verb->verb, wording.form().trade_order);
  const std::size_t due = verb->verb == Verb::discover ? count.most : count.least;
  if (given >= due || due > all.size()) return wording.say(format("{} lacks words", wording.quoted()));
  // Where one word is missing it may be the ship in front of the others.
  const bool lacks_ship = given + 1 == due && given > 0 && all[0] == "the ship" && !is_ship(wording, words[1]);
  const Arguments lacking = lacks_ship ? all.first(1) : all.subspan(given, due - given);
  wording.say(format("{} lacks {}", wording.quoted(), joined(lacking)));
  wording.help(format("an action of this kind is such as `{}`", example_of(verb->verb, wording.form())));
  const ActionNode* const action = wording.action_at(wording.finding.span.begin);
  if (given < count.least || action == nullptr || !(action->span == wording.finding.span)) return;
  const std::string_view name = name_of(wording.record(), wording.record_of(*action).other_system);
  wording.note(format("the new system is called {}", text::quote(name)));
  const std::uint32_t end = wording.finding.span.end;
  wording.fix("write this name", Safety::unsafe, {end, end}, format(" {}", name));
}

namespace {

// homeworlds R18.
void word_plain_words(NotedWording& wording) {
  std::vector<std::string> words;
  std::vector<diagnostics::Edit> edits;
  bool is_name = false;
  for (const text::Span span : words_of(wording)) {
    const std::string_view word = wording.slice(span);
    if (!is_preposition(word)) continue;
    words.push_back(text::quote(word));
    edits.push_back({{wording.before_blanks(span.begin), span.end}, ""});
    const std::vector<RecordSystem>& systems = wording.record().systems;
    is_name = is_name || std::any_of(systems.begin(), systems.end(),
                                     [&](const RecordSystem& system) { return text::is_same_word(system.name, word); });
  }
  const bool is_one = words.size() == 1;
  const std::vector<std::string_view> views(words.begin(), words.end());
  wording.say(format("{} {} not written between the words of an action", joined(views), is_one ? "is" : "are"));
  const Safety safety = is_name ? Safety::unsafe : Safety::safe;
  wording.fix(is_one ? "delete the word" : "delete the words", safety, std::move(edits));
}

void word_owner_after(NotedWording& wording, const ActionNode& attack) {
  const std::string letter(1, text::to_lower(wording.written()[0]));
  wording.say(format("{} says whose ship it is, as {} does", wording.quoted(),
                     text::quote(format("{}{}", wording.slice(attack.ship.span), letter))));
  const text::Span span = wording.finding.span;
  std::vector<diagnostics::Edit> edits;
  edits.push_back({{attack.ship.span.end, attack.ship.span.end}, letter});
  edits.push_back({{wording.before_blanks(span.begin), span.end}, ""});
  wording.fix("write it there", Safety::safe, std::move(edits));
}

bool names_player(const NotedWording& wording, std::string_view word) {
  const Record& record = wording.record();
  const auto is_it = [&](std::string_view name) { return text::is_same_word(name, word); };
  if (std::any_of(record.players.begin(), record.players.end(), is_it)) return true;
  for (Player player = 0; player < record.player_count; ++player) {
    if (is_it(seat_name(player, record.player_count))) return true;
  }
  return false;
}

bool names_system(const NotedWording& wording, std::string_view word) {
  const std::vector<RecordSystem>& systems = wording.record().systems;
  return std::any_of(systems.begin(), systems.end(),
                     [&](const RecordSystem& system) { return text::is_same_word(system.name, word); });
}

// No fix takes it away (homeworlds R18).
bool says_something(const NotedWording& wording, std::string_view word) {
  return piece_named(word) || names_player(wording, word) || names_system(wording, word);
}

// One word too many in an attack, which is an owner (homeworlds R17), or the system where an owner took its place.
bool has_loose_owner(const NotedWording& wording) {
  const std::string_view word = wording.written();
  constexpr std::string_view letters = "nesw0123456789";
  const bool is_short = word.size() == 1 && letters.find(text::to_lower(word[0])) != letters.npos;
  return is_short || names_player(wording, word) || names_system(wording, word);
}

void explain_extra_words(NotedWording& wording, Verb verb) {
  if (verb == Verb::homeworld && wording.form().home_name == HomeName::never) {
    wording.help("homeworlds get no names in this dialect");
  } else if (verb == Verb::homeworld || verb == Verb::discover) {
    wording.help("a name is one word, such as `New_Alpha`");
  } else if (verb == Verb::attack && has_loose_owner(wording)) {
    wording.advise("the owner of a ship is glued to it, as in `r3s`");
  }
}

}  // namespace

void word_homeworlds_extra_words(NotedWording& wording) {
  if (wording.ast().dialect == Dialect::hwl) {
    wording.say(format("{} is left over after the action", wording.quoted()));
    const bool has_comma_before = wording.byte_at(wording.finding.span.begin) != ',';
    const text::Span extra = {wording.finding.span.begin - (has_comma_before ? 1U : 0U), wording.finding.span.end};
    wording.fix("delete it", Safety::unsafe, extra, "");
    return;
  }
  const ActionNode* const around = wording.action_at(wording.finding.span.begin);
  if (around != nullptr && around->owner.span == wording.finding.span) return word_owner_after(wording, *around);
  if (around != nullptr && around->span.contains(wording.finding.span)) return word_plain_words(wording);
  const ActionNode* const action = action_before(wording);
  const bool is_one = wording.written().find_first_of(" \t\v\f") == std::string_view::npos;
  const std::string action_text = action == nullptr ? "the action" : text::quote(wording.slice(action->span));
  wording.say(format("{} {} left over after {}", wording.quoted(), is_one ? "is" : "are", action_text));
  if (action != nullptr) explain_extra_words(wording, action->verb);
  const std::vector<text::Span> words = words_of(wording);
  const bool is_kept = std::any_of(words.begin(), words.end(),
                                   [&](text::Span word) { return says_something(wording, wording.slice(word)); });
  if (is_kept) return;
  const text::Span span = wording.finding.span;
  wording.fix(is_one ? "delete the word" : "delete the words", Safety::unsafe,
              {wording.before_blanks(span.begin), span.end}, "");
}

void word_homeworlds_ignored_command(NotedWording& wording) {
  if (wording.finding.is_in_chat) {
    wording.say(format("{} is in chat, and is not read", wording.quoted()));
    wording.help("a turn begins with its number and its player, such as `7) Ann: `");
    return;
  }
  wording.say(format("only the first action of a line counts, and {} has no effect", wording.quoted()));
  const std::uint32_t begin = wording.finding.span.begin;
  wording.fix("write it on a line of its own", Safety::unsafe, {wording.before_blanks(begin), begin},
              wording.scope.line_end());
}

void word_homeworlds_pass_count(NotedWording& wording) {
  const std::string_view count = wording.written().substr(wording.written().size() - 1);
  wording.say(format("{} stands for {} of `pass`, which are written one by one", wording.quoted(), count));
  // A further number would count the last of them.
  const std::uint32_t after = wording.after_blanks(wording.finding.span.end);
  if (!text::is_digit(wording.byte_at(after))) wording.write_due(Safety::safe);
}

}  // namespace plyglot::homeworlds
