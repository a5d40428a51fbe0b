#pragma once
// What B calls the systems of A while two games are walked through, and which turns are the same word by word then.

#include "homeworlds/diff/record_diff.hpp"
#include "homeworlds/diff/system_links.hpp"

#include <set>

namespace plyglot::homeworlds {

class NamesInB {
 public:
  NamesInB(const Record& a, const Record& b, RecordDiff& diff);

  // Takes what has been linked since the last time, and notes it in the difference.
  void take(const SystemLinks& links);
  // Whether the turns are the same if A's systems are called as B calls them. Sizes and owners that are told by the
  // position may be written or not.
  bool is_same_text(std::uint32_t turn_of_a, std::uint32_t turn_of_b) const;

 private:
  bool is_same_text(const RecordAction& of_a, const RecordAction& of_b) const;
  bool is_same_name(const SystemName& of_a, const SystemName& of_b) const;

  const Record& a_;
  const Record& b_;
  RecordDiff& diff_;
  // By system of A.
  std::vector<std::string_view> names_;
  std::size_t links_taken_ = 0;
  std::set<std::pair<std::string, std::string>> renamed_;
};

}  // namespace plyglot::homeworlds
