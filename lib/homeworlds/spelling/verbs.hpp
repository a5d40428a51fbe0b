#pragma once
// The first word of an action (homeworlds R4).

#include "homeworlds/spelling/dialect.hpp"

namespace plyglot::homeworlds {

// How many words come after a verb (homeworlds 3.1, R10, R11).

// How many words follow the verb: of `discover` and of `homeworld` the name may be lacking.
struct ArgumentCount {
  std::uint32_t least = 0;
  std::uint32_t most = 0;
};
// By the number of the verb, without the names.
inline constexpr std::array<ArgumentCount, verbs> argument_counts = {
    {{3, 3}, {2, 2}, {3, 3}, {3, 4}, {3, 3}, {2, 2}, {2, 2}, {2, 2}, {}}};
constexpr ArgumentCount arguments_of(Verb verb, const DialectForm& form) {
  ArgumentCount count = argument_counts[static_cast<std::size_t>(verb)];
  if (verb == Verb::homeworld && form.home_name != HomeName::never) ++count.most;
  return count;
}

enum class VerbForm : std::uint8_t {
  // The word itself, or its first letter.
  own,
  // A beginning or a synonym.
  shortened,
  // A word for attack that the rules avoid.
  capture,
};

struct ReadVerb {
  Verb verb;
  VerbForm form;
  // Of a word of its own form: it has a letter in upper case.
  bool has_upper = false;
};

std::optional<ReadVerb> read_verb(std::string_view word, const DialectForm& form);

// Whether the word, in any case, is one of the nine or a synonym of them (homeworlds R15).
bool is_verb_or_synonym(std::string_view word);

// Whether a sentence tells an action with the word: one of the nine, another word for one, or a form of them, such as
// `passes` and `built` (homeworlds L18).
bool is_told_verb(std::string_view word);

// The one of the nine that was meant, by homeworlds R4; empty if that cannot be said.
std::string_view verb_meant_by(std::string_view word);

}  // namespace plyglot::homeworlds
