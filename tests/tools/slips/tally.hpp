#pragma once
// What becomes of slips, and the table of it.

#include "tools/slips/slip.hpp"

namespace plyglot::slips {

struct Counts {
  std::size_t tried = 0;
  // Those that are moves as legal as what was meant: nothing is found up to the end of the slip.
  std::size_t legal = 0;
  // Those that an error or a warning reports, at any place, and all their errors.
  std::size_t noticed = 0;
  std::size_t errors = 0;
  // Of those that are not legal: the first error, or the first warning where there is no error, is at the slip; the
  // last turn of the text was played.
  std::size_t at_slip = 0;
  std::size_t gone_on = 0;

  std::size_t wrong() const { return tried - legal; }
  Counts& operator+=(const Counts& other);
};

struct Tally {
  const Subject* subject = nullptr;
  std::array<Counts, kinds.size()> by_kind{};
  Counts total() const;
};

struct Wishes {
  std::uint64_t seed = 1;
  // Slips for each subject.
  std::size_t slips = 1000;
};

// So many slips of all kinds that the notation has, as many of each. Games with a finding of their own are skipped.
// Throws std::runtime_error if all games are such.
Tally tally(const Subject& subject, const Wishes& wishes);

// A Markdown table: a row for each kind of each subject, and for all of them together.
std::string table(const std::vector<Tally>& tallies);

// What does not hold of lines `TITLE; MEASURE; BOUND`, in which MEASURE is `errors for each` (at most BOUND
// hundredths), `at the slip` or `goes on` (at least BOUND in a hundred). Empty lines and those with `#` in front are
// skipped. Throws std::runtime_error for a line that is none of these.
std::vector<std::string> broken_bounds(const std::vector<Tally>& tallies, const std::string& bounds);

}  // namespace plyglot::slips
