#pragma once
// Cuts a record into lines and says what each is (homeworlds L1 to L8): headers, position and comments go to the tree.

#include "homeworlds/notations/homeworlds/read/lines/layout.hpp"

namespace plyglot::homeworlds {

// `unread_lines`: the lines that begin a second position (homeworlds L8), and those of chat that are play (L13), in
// order.
struct LineReading {
  RecordLines record;
  std::vector<std::uint32_t> unread_lines;

  // Empties it and keeps its memory.
  void clear();
};

// The header `Dialect` changes the form that the lines below it are read in, unless the option says which; the form
// that the moves are in is then the tree's. `Reading::form` is that of the start. `layout` is that of the option. What
// is filled is emptied first.
void read_lines(Reading& reading, bool is_dialect_given, std::optional<Layout> layout, LineReading& into);

}  // namespace plyglot::homeworlds
