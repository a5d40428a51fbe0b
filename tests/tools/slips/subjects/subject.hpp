#pragma once
// In what slips are made: games and positions of the notations, and which bytes of a move a writer mistakes for which.

#include "support/values/random.hpp"

#include <plyglot/session.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace plyglot::slips {

// The byte that must follow one that is mistaken.
enum class Next : std::uint8_t { anything, digit, capital, no_digit };

// Bytes that are mistaken for each other.
struct Exchange {
  std::string_view bytes;
  Next next = Next::anything;
};

// The words of a move that are swapped.
enum class Arguments : std::uint8_t {
  // Runs of letters and digits.
  names,
  // The same without the first, which is a verb.
  after_verb,
  // A letter and a digit, such as `d2`.
  cells,
};

using Options = std::vector<std::pair<std::string_view, std::string_view>>;

struct Subject {
  std::string_view title;
  // `ID` or `ID:DIALECT`, and options, for reading and writing.
  std::string_view language;
  Options options;
  // Another notation or dialect of the game, of which text gets into the file; empty for none.
  std::string_view other_language;
  std::vector<Exchange> letters;
  std::string_view digits;
  std::vector<Exchange> colours;
  bool has_slashes = false;
  // Each line holds a turn or two, and is doubled as a whole.
  bool has_lines = true;
  // The records are positions, without turns.
  bool is_position = false;
  Arguments arguments = Arguments::names;
  // The separator between two actions of a turn; empty where a turn has one action.
  std::string_view action_separator;
  // Words for how a game ended, as a tag or a last word may have them.
  std::vector<std::string_view> results;
  // The end of a text that is cut off after a turn, so that nothing is missing from it.
  std::string_view ending = "\n";
  // A legal game without findings, in this notation; or some positions.
  std::string (*game)(test::Random& random, const Subject& subject) = nullptr;

  bool is_hive() const { return has_slashes; }
};

const std::vector<Subject>& subjects();
toolchain::Language language_of(const Subject& subject);

// As on the command line. Throws std::runtime_error if there is no such language.
toolchain::Language language_named(std::string_view name, const Options& options = {});
toolchain::Chunk chunk_of(std::string_view text);
// All that is translated of a file.
std::string translated(const std::string& text, const toolchain::Language& from, const toolchain::Language& to);

// Of GameStrings without findings, one each; only the last list that is given is used.
Subject people_subject(std::vector<std::string> games);

// By game, for the list of all.
std::vector<Subject> hive_subjects();
std::vector<Subject> homeworlds_subjects();
std::vector<Subject> hexix_subjects();
std::vector<Subject> hopgi_subjects();

}  // namespace plyglot::slips
