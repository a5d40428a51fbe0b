#pragma once
// In what slips are made: games of the notations, and which bytes of a move a writer mistakes for which.

#include "support/values/random.hpp"

#include <plyglot/toolchain.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace plyglot::slips {

// What must follow a byte that is mistaken.
enum class Next : std::uint8_t { anything, digit, capital, no_digit };

// Bytes that are mistaken for each other.
struct Exchange {
  std::string_view bytes;
  Next next = Next::anything;
};

// What is swapped as arguments.
enum class Arguments : std::uint8_t {
  // Runs of letters and digits.
  names,
  // The same without the first, which is a verb.
  after_verb,
  // A letter and a digit, such as `d2`.
  cells,
};

struct Subject {
  std::string_view title;
  // `ID` or `ID:DIALECT`, and options, for reading and writing.
  std::string_view language;
  std::vector<std::pair<std::string_view, std::string_view>> options;
  std::vector<Exchange> letters;
  std::string_view digits;
  std::vector<Exchange> colours;
  bool has_slashes = false;
  // Whether each line holds a turn or two, and is doubled as a whole.
  bool has_lines = true;
  Arguments arguments = Arguments::names;
  // What ends a text that is cut off after a turn, so that nothing is missing from it.
  std::string_view ending = "\n";
  // A legal game without findings, in this notation.
  std::string (*game)(test::Random& random, const Subject& subject);
};

const std::vector<Subject>& subjects();
toolchain::Language language_of(const Subject& subject);

}  // namespace plyglot::slips
