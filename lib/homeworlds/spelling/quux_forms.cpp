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

constexpr std::string_view prepositions[] = {"at", "to", "from", "for", "in"};

// One byte for each, which is not a letter; 0 for any other word.
constexpr char preposition_code(std::string_view word) {
  constexpr std::size_t longest = 4;
  if (word.size() > longest) return '\0';
  for (std::size_t i = 0; i < std::size(prepositions); ++i) {
    if (word == prepositions[i]) return static_cast<char>(1 + i);
  }
  return '\0';
}

constexpr std::size_t most_words = 6;

// The words after the verb: P a piece, S one to three pieces, N a system, M another, Q what comes of it, R the same in
// parentheses, C a colour; the others stand for themselves.
struct QuuxForm {
  Verb verb;
  std::uint8_t count = 0;
  // Of each word its letter or code.
  std::array<char, most_words> words{};

  constexpr QuuxForm(Verb of, std::string_view form) : verb(of) {
    for (std::size_t begin = 0; begin < form.size();) {
      const std::size_t end = std::min(form.find(' ', begin), form.size());
      const std::string_view word = form.substr(begin, end - begin);
      words[count++] = word.size() == 1 ? word[0] : preposition_code(word);
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

bool are_pieces(std::string_view word) {
  constexpr std::size_t most = 6;
  if (word.empty() || word.size() > most || word.size() % 2 != 0) return false;
  for (std::size_t i = 0; i < word.size(); i += 2) {
    if (!is_quux_piece(word.substr(i, 2))) return false;
  }
  return true;
}

bool is_colour_word(std::string_view word) { return word.size() > 1 && colour_named(word) && !text::has_upper(word); }

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

// The words after the verb, which are as many as those of the form.
class Words {
 public:
  Words(const text::Source& source, std::span<const text::Span> words) : words_(words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
      written_[i] = source.slice(words[i]);
      codes_[i] = preposition_code(written_[i]);
    }
  }

  bool have(const QuuxForm& form, QuuxMatch& match) const {
    match.word_count = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const std::optional<QuuxSlot> slot = slot_of(form.words[i]);
      if (slot ? !fits(*slot, written_[i]) : codes_[i] != form.words[i]) return false;
      if (slot) match.words[match.word_count++] = {*slot, words_[i]};
    }
    return true;
  }

 private:
  std::span<const text::Span> words_;
  std::array<std::string_view, most_words> written_;
  std::array<char, most_words> codes_;
};

}  // namespace

std::optional<Verb> quux_verb(std::string_view word) {
  const auto* const found = std::find_if(std::begin(verb_words), std::end(verb_words),
                                         [&](const QuuxVerb& verb) { return verb.word == word; });
  if (found == std::end(verb_words)) return std::nullopt;
  return found->verb;
}

bool is_quux_piece(std::string_view word) { return piece_named(word) && !text::is_upper(word[0]); }

bool is_quux_name(std::string_view word) {
  static constexpr text::ByteSet bytes_of_names(
      [](char byte) { return text::is_letter(byte) || text::is_digit(byte) || byte == '_'; });
  return !word.empty() && bytes_of_names.find_not_in(word) == word.size() && preposition_code(word) == '\0';
}

std::optional<QuuxMatch> match_quux_form(const text::Source& source, Verb verb, std::span<const text::Span> words) {
  if (words.size() > most_words) return std::nullopt;
  QuuxMatch match;
  match.verb = verb;
  const Words after_verb(source, words);
  for (const QuuxForm& form : quux_forms) {
    if (form.verb == verb && form.count == words.size() && after_verb.have(form, match)) return match;
  }
  return std::nullopt;
}

}  // namespace plyglot::homeworlds
