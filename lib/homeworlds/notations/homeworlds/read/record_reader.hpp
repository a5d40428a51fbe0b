#pragma once
// A Homeworlds record, from bytes to the tree (homeworlds 2 to 4).

#include "homeworlds/notations/homeworlds/read/lines/line_reader.hpp"
#include "homeworlds/notations/homeworlds/read/turns/turn_memory.hpp"
#include "homeworlds/notations/homeworlds/read/words/items.hpp"

namespace plyglot::homeworlds {

struct ReadOptions {
  // An option goes before the header of that name; without both it is `seed`, or `bga` if the first lines are (B7).
  std::optional<Dialect> dialect;
  // homeworlds L10.
  std::optional<Layout> layout;
  // In `ap`: every line is a turn, also an empty one, and there is nothing else: the turns of a game record in JSON,
  // which come as a list (homeworlds 3.3). Lines end with LF alone; CR is a line break inside of a turn.
  bool has_turns_only = false;
};

// Memory that is used again from record to record.
struct ReadMemory {
  LineReading lines;
  std::vector<TurnLines> turns;
  CutWords words;
  TurnItems items;
  TurnMemory turn;
};

// Reads any bytes. The tree and the findings, which are in the order of their spans, are emptied first. Lines end as
// homeworlds L2 says, whatever the source says. The game record of `ap` in JSON is another matter (ap_record.hpp).
void read_record(const text::Source& source, const ReadOptions& options, Ast& ast, std::vector<NotedFinding>& findings,
                 ReadMemory& memory);
void read_record(const text::Source& source, const ReadOptions& options, Ast& ast, std::vector<NotedFinding>& findings);

}  // namespace plyglot::homeworlds
