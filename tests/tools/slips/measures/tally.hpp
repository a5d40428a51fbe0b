#pragma once
// Slips made and counted.

#include "tools/slips/measures/outcome.hpp"

#include <functional>

namespace plyglot::slips {

struct Tally {
  const Subject* subject = nullptr;
  // In the order of `kinds()`.
  std::vector<Counts> by_kind;
  Counts total() const;
};

struct Wishes {
  std::uint64_t seed = 1;
  // Slips for each subject.
  std::size_t slips = 1000;
  // A part of the names of the kinds that are wanted; empty for all.
  std::string kind;
};

// Called with each slip and what becomes of it.
using Watch = std::function<void(const Kind& kind, const Slip& slip, const Outcome& outcome)>;

// So many slips of all kinds that the notation has, as many of each. Texts with a finding of their own are skipped.
// Throws std::runtime_error if all texts are such.
Tally tally(const Subject& subject, const Wishes& wishes, const Watch& watch);

}  // namespace plyglot::slips
