#pragma once
// A second reader of HOP, written from the spec alone: slow, simple, and sharing no code with the library. What the
// two agree on is unlikely to be wrong by accident. It follows the rules of hop.md one by one, in their order.

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plyglot::naive {

enum class Dialect { spec, hivegame };

struct Finding {
  // Both are literals of the reader.
  std::string_view name;
  std::string_view severity;
  std::size_t start = 0;
  std::size_t end = 0;
};

// q grows to the east, r to the south-east.
using Cell = std::pair<int, int>;

struct Bug {
  bool is_white = true;
  // `Q` to `S` in upper case for both colours; `?` for an unknown bug.
  char kind = '?';
  // As it is in the text.
  char written = '?';
  Cell cell;
  std::size_t level = 0;
  std::size_t start = 0;
  std::size_t end = 0;
};

// How many bugs the set has of each letter; upper case is White.
using Set = std::map<char, long>;

struct Reading {
  // All of hop section 7 but the byte order mark and the style checks, in the order of reports.
  std::vector<Finding> findings;
  Set set;
  // In order of appearance.
  std::vector<Bug> bugs;
  // Index into `bugs`.
  std::optional<std::size_t> marked;
  // `w`, `b`, or `?`.
  char to_move = '?';
  // The orientation suffix in lower case (hop T5).
  std::string suffix;

  bool has_error() const;
};

// Reads one HOP string that is given outside a file (hop 2).
Reading read(std::string_view text, Dialect dialect);

// hop R25; `ultimate` is written out.
std::string canonical_gametype(const Set& set);
// hop R26, for a board that is connected and has no unknown bug.
std::string canonical_topology(const Reading& reading, Dialect dialect);
// The whole canonical text (hop 5).
std::string canonical(const Reading& reading, Dialect dialect);

// The board as text: `q,r=` and the ids of the stack from bottom to top joined by `>`, cells by r, then q.
std::string board_text(const Reading& reading);

}  // namespace plyglot::naive
