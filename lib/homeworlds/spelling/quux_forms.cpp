#include "homeworlds/spelling/quux_forms.hpp"

#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"
#include "text/byte_set.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::homeworlds {
namespace {

struct QuuxVerb {
  std::string_view word;
  Verb verb;
};

constexpr QuuxVerb verb_words[] = {
    {"catastrophe", Verb::catastrophe},
    {"cat", Verb::catastrophe},
    {"sacrifice", Verb::sacrifice},
    {"sac", Verb::sacrifice},
    {"capture", Verb::attack},
    {"attack", Verb::attack},
    {"move", Verb::move},
    {"discover", Verb::discover},
    {"build", Verb::build},
    {"convert", Verb::trade},
    {"trade", Verb::trade},
    {"swap", Verb::trade},
    {"pass", Verb::pass},
};

// The words after the verb: P a piece, S one to three pieces, N a system, M another, Q what comes of it, R the same in
// parentheses, C a colour; the others stand for themselves.
struct QuuxForm {
  Verb verb;
  std::string_view words;
  // How many they are: most forms of a verb differ in that.
  std::uint8_t count = 1;

  constexpr QuuxForm(Verb of, std::string_view form) : verb(of), words(form) {
    for (const char byte : form) count += byte == ' ' ? 1 : 0;
  }
};

constexpr QuuxForm quux_forms[] = {
    {Verb::catastrophe, "C at N"}, {Verb::catastrophe, "N C"},    {Verb::sacrifice, "P at N"},
    {Verb::sacrifice, "P N"},      {Verb::attack, "S at N"},      {Verb::attack, "S N"},
    {Verb::move, "S from N to M"}, {Verb::move, "S N M"},         {Verb::move, "S from N to M R"},
    {Verb::move, "S N M R"},       {Verb::discover, "P N Q M"},   {Verb::build, "S at N"},
    {Verb::build, "S N"},          {Verb::trade, "P at N to Q"},  {Verb::trade, "P at N for Q"},
    {Verb::trade, "P in N to Q"},  {Verb::trade, "P in N for Q"}, {Verb::trade, "P to Q at N"},
    {Verb::trade, "P to Q N"},     {Verb::trade, "P for Q at N"}, {Verb::trade, "P for Q N"},
    {Verb::trade, "P Q at N"},     {Verb::trade, "P Q N"},
};

bool are_pieces(std::string_view word) {
  constexpr std::size_t most = 6;
  if (word.empty() || word.size() > most || word.size() % 2 != 0) return false;
  for (std::size_t i = 0; i < word.size(); i += 2) {
    if (!is_quux_piece(word.substr(i, 2))) return false;
  }
  return true;
}

bool is_colour_word(std::string_view word) {
  return word.size() > 1 && colour_named(word) && std::none_of(word.begin(), word.end(), text::is_upper);
}

std::optional<QuuxSlot> slot_of(char letter) {
  switch (letter) {
    case 'P':
      return QuuxSlot::piece;
    case 'S':
      return QuuxSlot::pieces;
    case 'N':
      return QuuxSlot::system;
    case 'M':
      return QuuxSlot::other_system;
    case 'Q':
      return QuuxSlot::new_piece;
    case 'R':
      return QuuxSlot::star;
    case 'C':
      return QuuxSlot::colour;
    default:
      return std::nullopt;
  }
}

bool fits(QuuxSlot slot, std::string_view word) {
  switch (slot) {
    case QuuxSlot::piece:
    case QuuxSlot::new_piece:
      return is_quux_piece(word);
    case QuuxSlot::pieces:
      return are_pieces(word);
    case QuuxSlot::system:
    case QuuxSlot::other_system:
      return is_quux_name(word);
    case QuuxSlot::star:
      return word.size() == 4 && word.front() == '(' && word.back() == ')' && is_quux_piece(word.substr(1, 2));
    case QuuxSlot::colour:
      return is_colour_word(word);
  }
  return false;
}

// The form has so many words.
bool matches(const text::Source& source, std::span<const text::Span> words, std::string_view form, QuuxMatch& match) {
  constexpr text::ByteSet blank(" ");
  match.word_count = 0;
  for (const text::Span word : words) {
    const std::string_view due = form.substr(0, blank.find_in(form));
    form.remove_prefix(std::min(due.size() + 1, form.size()));
    const std::string_view written = source.slice(word);
    const std::optional<QuuxSlot> slot = due.size() == 1 ? slot_of(due[0]) : std::nullopt;
    if (slot ? !fits(*slot, written) : written != due) return false;
    if (slot) match.words[match.word_count++] = {*slot, word};
  }
  return true;
}

}  // namespace

std::optional<Verb> quux_verb(std::string_view word) {
  const auto* const found = std::find_if(std::begin(verb_words), std::end(verb_words),
                                         [&](const QuuxVerb& verb) { return verb.word == word; });
  if (found == std::end(verb_words)) return std::nullopt;
  return found->verb;
}

bool is_quux_piece(std::string_view word) { return piece_named(word) && !text::is_upper(word[0]); }

bool is_quux_name(std::string_view word) {
  constexpr std::string_view prepositions[] = {"at", "to", "from", "for", "in"};
  constexpr text::ByteSet bytes_of_names(
      [](char byte) { return text::is_letter(byte) || text::is_digit(byte) || byte == '_'; });
  return !word.empty() && bytes_of_names.find_not_in(word) == word.size() &&
         std::find(std::begin(prepositions), std::end(prepositions), word) == std::end(prepositions);
}

std::optional<QuuxMatch> match_quux_form(const text::Source& source, std::span<const text::Span> words) {
  QuuxMatch match;
  const std::optional<Verb> verb = quux_verb(source.slice(words[0]));
  if (!verb) return std::nullopt;
  match.verb = *verb;
  const std::span<const text::Span> others = words.subspan(1);
  for (const QuuxForm& form : quux_forms) {
    if (form.verb != match.verb || form.count != others.size()) continue;
    if (matches(source, others, form.words, match)) return match;
  }
  return std::nullopt;
}

}  // namespace plyglot::homeworlds
