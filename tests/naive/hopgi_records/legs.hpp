#pragma once
// A leg word taken apart (hopgi 3.1, tolerant leg).

#include <string>

namespace plyglot::naive::hopgi_records {

struct Leg {
  // `drop`, `long` or `short`; empty if the word is not a leg.
  std::string form;
  // As it is written, `+R` too.
  std::string letter;
  std::string from;
  std::string hint;
  std::string sign;
  std::string to;
  // `=DK`, `+`.
  std::string promotion;
  // `+`, `#`.
  std::string marks;
  // The blanks after the letter.
  std::string gap;
};

// The word has no suffix.
Leg leg_of(const std::string& word);

// `DK` for `D` and `+R`, and so on; empty for what stands for no piece. An empty letter stays empty.
std::string kind_of(const std::string& letter);
bool is_unknown(const std::string& letter);

}  // namespace plyglot::naive::hopgi_records
