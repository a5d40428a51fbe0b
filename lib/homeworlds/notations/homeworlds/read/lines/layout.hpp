#pragma once
// How lines form turns (homeworlds L9 to L12).

#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"

namespace plyglot::homeworlds {

struct RecordLines {
  std::vector<RecordLine> lines;
  // Those of the move lines, with a line end after those of each line. The name of a homeworld that has a line of its
  // own in layout `rounds` comes directly after the words of the homeworld.
  std::vector<Token> tokens;
  bool is_in_rounds = false;
};

// A turn by its lines: from `first`, to `last`, both move lines.
struct TurnLines {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
};

// homeworlds L10 without the option and the header. Reports a block layout that is assumed.
Layout choose_layout(Reading& reading, const RecordLines& lines);

// The turns of the move lines, in order. Every move line belongs to one.
std::vector<TurnLines> lay_out(const RecordLines& lines, Layout layout, const DialectForm& form);

}  // namespace plyglot::homeworlds
