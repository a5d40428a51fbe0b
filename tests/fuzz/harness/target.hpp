#pragma once
// What every fuzz target is made of: a law, and the texts that it is about.

#include "fuzz/harness/subject.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::fuzz {

// Ends the program if the law does not hold for the text.
using Check = void (*)(std::string_view text, const Subject& subject);

struct Target {
  // The law and the subject, such as `parse-hop`.
  std::string name;
  Check check = nullptr;
  const Subject* subject = nullptr;
  // What a fuzzer checks as well for some changes of each text, which costs less than the text itself; null for
  // nothing.
  Check check_change = nullptr;
};

// All there are, by law, then by subject.
const std::vector<Target>& all_targets();
// Null if there is none of this name.
const Target* find_target(std::string_view name);

// Ends the program, saying what does not hold, unless it holds. Unlike `assert` it is there in every build.
void require(bool holds, std::string_view what);
// The same for two texts that must be equal; both are shown if they are not.
void require_equal(std::string_view a, std::string_view b, std::string_view what);

// Costly laws are for all texts that are replayed. A fuzzer, which runs millions, checks them on one in so many, chosen
// by the text itself, so that what is found once is found again.
void check_everything(bool is_wanted);
bool is_chosen(std::string_view text, std::uint64_t one_in);
// Of all bits, on every machine the same.
std::uint64_t hash_of(std::string_view text);

}  // namespace plyglot::fuzz
