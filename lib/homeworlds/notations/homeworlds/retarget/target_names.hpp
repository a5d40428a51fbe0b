#pragma once
// The names of systems in the target (homeworlds 8, R13).

#include "homeworlds/notations/homeworlds/retarget/target.hpp"
#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// A word as a dialect can write it (homeworlds 8, `changed-name`).

// Small letters, or a capital first, where the dialect has only those.
std::string in_letters_of(const Target& target, std::string_view name);

// What the name becomes by its characters alone: those that the dialect lacks are `_`, what is not a name gets an `x`
// in front, and what is too long is cut. Of a name that the dialect can write, that name.
std::string in_characters_of(const Target& target, std::string_view name);

// The first of the word, and the word with 2, 3, … after it, that is not taken; cut so that it is not too long.
// Of all that can be asked for, few must be taken.
template <class IsTaken>
std::string first_free(std::string_view word, std::size_t longest, IsTaken is_taken);

// The beginning of the word that has at most so many bytes and ends with a whole character.
std::string_view cut_to(std::string_view word, std::size_t size);

template <class IsTaken>
std::string first_free(std::string_view word, std::size_t longest, IsTaken is_taken) {
  std::string result(word);
  for (std::uint32_t number = 2; is_taken(result); ++number) {
    const std::string digits = std::to_string(number);
    result = cut_to(word, longest - digits.size());
    result += digits;
  }
  return result;
}

// Gives one name after another, as the systems appear, in `Retargeted::record`; its systems begin with the names of the
// source.
class TargetNames {
 public:
  // The arguments must outlive it. `handles`: by player; empty if the target has none.
  TargetNames(const Target& target, const std::vector<std::string>& handles, Retargeted& into)
      : target_(target), handles_(handles), into_(into) {}

  // Those of the position that the record begins with.
  void name_position();
  // The one that the action makes; `before`: without it. Whether its name is written is a matter of the target.
  void name(SystemId system, const State& before, RecordAction& action);

 private:
  void name_home(RecordSystem& system, text::Span where, bool is_written);
  void number(SystemId id, text::Span where, bool is_written);
  // An ordinary name, with the loss if it is not that of the source.
  template <class IsTaken>
  void adapt(RecordSystem& system, text::Span where, IsTaken is_taken);
  // Whether an existing system is called so, or none can be.
  bool is_in_use(std::string_view name) const;
  // homeworlds R13: a home without a name is found by these.
  bool is_word_for_home(std::string_view name, const State& before) const;

  const Target& target_;
  const std::vector<std::string>& handles_;
  Retargeted& into_;
  std::vector<SystemId> existing_;
};

}  // namespace plyglot::homeworlds
