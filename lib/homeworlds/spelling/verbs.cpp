#include "homeworlds/spelling/verbs.hpp"

#include "diagnostics/near_names.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::homeworlds {
namespace {

// By the letter that it begins with, which no other does: the number of the verb, or `verbs`.
constexpr std::array<std::uint8_t, 256> verbs_by_letter = [] {
  std::array<std::uint8_t, 256> numbers{};
  numbers.fill(verbs);
  for (std::uint8_t i = 0; i < verbs; ++i) {
    const char letter = "hbtdmascp"[i];
    numbers[static_cast<unsigned char>(letter)] = numbers[static_cast<unsigned char>(text::to_upper(letter))] = i;
  }
  return numbers;
}();

constexpr std::uint8_t bit_of(Dialect dialect) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(dialect));
}

constexpr std::uint8_t in_jpb = bit_of(Dialect::jpb);
constexpr std::uint8_t in_hwl = bit_of(Dialect::hwl);
constexpr std::uint8_t in_both = bit_of(Dialect::seed) | bit_of(Dialect::sdg);
constexpr std::uint8_t in_all_three = in_both | in_jpb;

struct Synonym {
  std::string_view word;
  Verb verb;
  VerbForm form;
  std::uint8_t dialects;
};

constexpr Synonym synonyms[] = {
    {"capture", Verb::attack, VerbForm::capture, in_all_three},
    {"conquer", Verb::attack, VerbForm::capture, in_all_three},
    {"steal", Verb::attack, VerbForm::capture, in_both},
    {"x", Verb::attack, VerbForm::capture, in_both},
    {"x", Verb::attack, VerbForm::own, in_hwl},
    {"hw", Verb::homeworld, VerbForm::shortened, in_all_three},
    {"construct", Verb::build, VerbForm::shortened, in_both},
    {"con", Verb::build, VerbForm::shortened, in_both},
    {"grow", Verb::build, VerbForm::shortened, in_both},
    {"swap", Verb::trade, VerbForm::shortened, in_both},
    {"convert", Verb::trade, VerbForm::shortened, in_both},
    {"exchange", Verb::trade, VerbForm::shortened, in_both},
    {"sack", Verb::sacrifice, VerbForm::shortened, in_both},
    {"sac", Verb::sacrifice, VerbForm::shortened, in_jpb},
    {"cat", Verb::catastrophe, VerbForm::shortened, in_jpb},
};

// Of words that begin with the same letter, of which mostly the first alone may be a capital.
std::optional<ReadVerb> read_own_form(std::string_view word, Verb verb, std::string_view name) {
  if (word.size() == 1 || word.substr(1) == name.substr(1)) {
    return ReadVerb{verb, VerbForm::own, text::is_upper(word[0])};
  }
  if (!text::is_same_word(word, name)) return std::nullopt;
  return ReadVerb{verb, VerbForm::own, true};
}

bool is_beginning(std::string_view word, std::string_view whole, std::size_t shortest) {
  return word.size() >= shortest && word.size() <= whole.size() &&
         text::is_same_word(word, whole.substr(0, word.size()));
}

}  // namespace

std::optional<ReadVerb> read_verb(std::string_view word, const DialectForm& form) {
  if (word.empty()) return std::nullopt;
  const std::uint8_t number = verbs_by_letter[static_cast<unsigned char>(word[0])];
  const auto verb = static_cast<Verb>(number);
  const std::string_view name = number == verbs ? std::string_view() : name_of(verb);
  if (number != verbs) {
    if (const std::optional<ReadVerb> own = read_own_form(word, verb, name)) return own;
  }
  for (const Synonym& synonym : synonyms) {
    if ((synonym.dialects & bit_of(form.dialect)) != 0 && text::is_same_word(word, synonym.word)) {
      return ReadVerb{synonym.verb, synonym.form};
    }
  }
  constexpr std::size_t shortest_capture = 3;
  if ((in_both & bit_of(form.dialect)) != 0 && is_beginning(word, "capture", shortest_capture)) {
    return ReadVerb{Verb::attack, VerbForm::capture};
  }
  if (form.shortest_beginning == 0 || !is_beginning(word, name, form.shortest_beginning)) return std::nullopt;
  return ReadVerb{verb, VerbForm::shortened};
}

bool is_verb_or_synonym(std::string_view word) {
  for (std::size_t i = 0; i < verbs; ++i) {
    if (text::is_same_word(word, name_of(static_cast<Verb>(i)))) return true;
  }
  return std::any_of(std::begin(synonyms), std::end(synonyms), [&](const Synonym& synonym) {
    return synonym.form == VerbForm::shortened && (synonym.dialects & in_both) != 0 &&
           text::is_same_word(word, synonym.word);
  });
}

bool is_told_verb(std::string_view word) {
  constexpr std::string_view other_words[] = {"capture", "conquer", "steal", "stole", "built"};
  constexpr std::string_view endings[] = {"", "s", "es", "d", "ed", "ing"};
  constexpr std::size_t shortest = 4;
  const std::string lower = text::lower_case(word);
  const auto is_verb = [&](std::string_view stem) {
    if (stem.size() >= shortest && is_verb_or_synonym(stem)) return true;
    return std::find(std::begin(other_words), std::end(other_words), stem) != std::end(other_words);
  };
  return std::any_of(std::begin(endings), std::end(endings), [&](std::string_view ending) {
    return lower.size() > ending.size() && std::string_view(lower).ends_with(ending) &&
           is_verb(std::string_view(lower).substr(0, lower.size() - ending.size()));
  });
}

std::string_view verb_meant_by(std::string_view word) {
  constexpr std::uint32_t most_edits = 2;
  constexpr std::size_t shortest = 4;
  if (word.size() < shortest) return {};
  const std::string lower = text::lower_case(word);
  std::string_view nearest;
  std::uint32_t least = most_edits + 1;
  for (std::size_t i = 0; i < verbs; ++i) {
    const std::string_view verb = name_of(static_cast<Verb>(i));
    const std::optional<std::uint32_t> edits =
        diagnostics::edit_distance(lower, verb, most_edits, diagnostics::Edits::without_exchanges);
    if (edits == least) nearest = {};
    if (edits && *edits < least) {
      nearest = verb;
      least = *edits;
    }
  }
  return nearest;
}

}  // namespace plyglot::homeworlds
