#include "homeworlds/spelling/quux_forms.hpp"

#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::homeworlds {
namespace {

struct QuuxVerb {
  std::string_view word;
  Verb verb;
};

// The words that programs write come first.
constexpr QuuxVerb verb_words[] = {
    {"build", Verb::build},         {"move", Verb::move},         {"convert", Verb::trade},
    {"sacrifice", Verb::sacrifice}, {"capture", Verb::attack},    {"catastrophe", Verb::catastrophe},
    {"pass", Verb::pass},           {"discover", Verb::discover}, {"cat", Verb::catastrophe},
    {"sac", Verb::sacrifice},       {"attack", Verb::attack},     {"trade", Verb::trade},
    {"swap", Verb::trade},
};

// The bytes of a word of at most four.
constexpr std::uint32_t packed(std::string_view word) {
  std::uint32_t bytes = 0;
  for (const char byte : word) bytes = bytes << 8 | static_cast<unsigned char>(byte);
  return bytes;
}

constexpr std::size_t longest_preposition = 4;
constexpr std::uint32_t prepositions[] = {packed("at"), packed("to"), packed("from"), packed("for"), packed("in")};

// One number for each, from 1; 0 for any other word.
constexpr std::uint8_t preposition_code(std::string_view word) {
  // Most short words are pieces.
  if (word.size() > longest_preposition || word.empty() || text::is_digit(word.back())) return 0;
  const std::uint32_t bytes = packed(word);
  for (std::uint8_t i = 0; i < std::size(prepositions); ++i) {
    if (bytes == prepositions[i]) return static_cast<std::uint8_t>(1 + i);
  }
  return 0;
}

// What stands for one of those in a form: slots have numbers after theirs.
constexpr std::uint8_t first_slot = 1 + std::size(prepositions);

// P a piece, S one to three pieces, N a system, M another, Q what comes of it, R the same in parentheses, C a colour.
constexpr QuuxSlot slot_of(char letter) {
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
    default:
      return QuuxSlot::colour;
  }
}

constexpr std::size_t most_words = 6;

// The words after the verb: letters of slots, and prepositions.
struct QuuxForm {
  Verb verb;
  std::uint8_t count = 0;
  // Of each word the number.
  std::array<std::uint8_t, most_words> words{};

  constexpr QuuxForm(Verb verb_in, std::string_view form) : verb(verb_in) {
    for (std::size_t begin = 0; begin < form.size();) {
      const std::size_t end = std::min(form.find(' ', begin), form.size());
      const std::string_view word = form.substr(begin, end - begin);
      const bool is_slot = word.size() == 1;
      words[count++] = is_slot ? static_cast<std::uint8_t>(first_slot + static_cast<std::uint8_t>(slot_of(word[0])))
                               : preposition_code(word);
      begin = end + 1;
    }
  }
};

constexpr QuuxForm quux_forms[] = {
    {Verb::build, "S at N"},         {Verb::build, "S N"},
    {Verb::move, "S from N to M"},   {Verb::move, "S N M"},
    {Verb::move, "S from N to M R"}, {Verb::move, "S N M R"},
    {Verb::sacrifice, "P at N"},     {Verb::sacrifice, "P N"},
    {Verb::attack, "S at N"},        {Verb::attack, "S N"},
    {Verb::catastrophe, "C at N"},   {Verb::catastrophe, "N C"},
    {Verb::discover, "P N Q M"},     {Verb::trade, "P to Q at N"},
    {Verb::trade, "P at N to Q"},    {Verb::trade, "P at N for Q"},
    {Verb::trade, "P in N to Q"},    {Verb::trade, "P in N for Q"},
    {Verb::trade, "P to Q N"},       {Verb::trade, "P for Q at N"},
    {Verb::trade, "P for Q N"},      {Verb::trade, "P Q at N"},
    {Verb::trade, "P Q N"},
};

bool are_quux_piece(char colour, char size) { return are_piece(colour, size) && !text::is_upper(colour); }

bool are_pieces(std::string_view word) {
  constexpr std::size_t most = 6;
  if (word.empty() || word.size() > most || word.size() % 2 != 0) return false;
  for (std::size_t i = 0; i < word.size(); i += 2) {
    if (!are_quux_piece(word[i], word[i + 1])) return false;
  }
  return true;
}

bool is_colour_word(std::string_view word) { return word.size() > 1 && colour_named(word) && !text::has_upper(word); }

bool has_bytes_of_name(std::string_view word) {
  static constexpr text::ByteSet bytes_of_names(
      [](char byte) { return text::is_letter(byte) || text::is_digit(byte) || byte == '_'; });
  return !word.empty() && bytes_of_names.find_not_in(word) == word.size();
}

// `preposition` is its code.
bool fits(QuuxSlot slot, std::string_view word, std::uint8_t preposition) {
  switch (slot) {
    case QuuxSlot::piece:
    case QuuxSlot::new_piece:
      return is_quux_piece(word);
    case QuuxSlot::pieces:
      return are_pieces(word);
    case QuuxSlot::system:
    case QuuxSlot::other_system:
      return preposition == 0 && has_bytes_of_name(word);
    case QuuxSlot::star:
      return word.size() == 4 && word.front() == '(' && word.back() == ')' && is_quux_piece(word.substr(1, 2));
    case QuuxSlot::colour:
      return is_colour_word(word);
  }
  return false;
}

// The words after the verb, which are as many as those of the form.
class Words {
 public:
  Words(const text::Source& source, std::span<const text::Span> words) : source_(source), words_(words) {
    for (std::size_t i = 0; i < words.size(); ++i) codes_[i] = preposition_code(source.slice(words[i]));
  }

  bool have(const QuuxForm& form, QuuxMatch& match) const {
    match.word_count = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (form.words[i] < first_slot) {
        if (codes_[i] != form.words[i]) return false;
        continue;
      }
      const auto slot = static_cast<QuuxSlot>(form.words[i] - first_slot);
      if (!fits(slot, source_.slice(words_[i]), codes_[i])) return false;
      match.words[match.word_count++] = {slot, words_[i]};
    }
    return true;
  }

 private:
  const text::Source& source_;
  std::span<const text::Span> words_;
  std::array<std::uint8_t, most_words> codes_{};
};

}  // namespace

std::optional<Verb> quux_verb(std::string_view word) {
  const auto* const found = std::find_if(std::begin(verb_words), std::end(verb_words),
                                         [&](const QuuxVerb& verb) { return verb.word == word; });
  if (found == std::end(verb_words)) return std::nullopt;
  return found->verb;
}

bool is_quux_piece(std::string_view word) { return word.size() == 2 && are_quux_piece(word[0], word[1]); }

bool is_quux_name(std::string_view word) { return has_bytes_of_name(word) && preposition_code(word) == 0; }

bool match_quux_form(const text::Source& source, Verb verb, std::span<const text::Span> words, QuuxMatch& match) {
  if (words.size() > most_words) return false;
  match.verb = verb;
  const Words after_verb(source, words);
  for (const QuuxForm& form : quux_forms) {
    if (form.verb == verb && form.count == words.size() && after_verb.have(form, match)) return true;
  }
  return false;
}

}  // namespace plyglot::homeworlds
