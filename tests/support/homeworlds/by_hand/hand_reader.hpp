#pragma once
// The reader of records that read words by their place and their number, by hand, before the grammars read them. It
// says what reading by the grammars has to keep; lines, positions and sentences it has from the library.

#include "homeworlds/notations/homeworlds/read/record_reader.hpp"
#include "support/homeworlds/by_hand/items.hpp"

namespace plyglot::test::by_hand {

// Memory that is used again from record to record.
struct HandMemory {
  LineReading lines;
  std::vector<TurnLines> turns;
  CutWords words;
  TurnItems items;
};

// As homeworlds::read_record.
void read_record_by_hand(const text::Source& source, const ReadOptions& options, Ast& ast,
                         std::vector<NotedFinding>& findings, HandMemory& memory);

}  // namespace plyglot::test::by_hand
