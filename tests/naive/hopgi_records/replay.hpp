#pragma once
// A second reading of turns that need not be legal, written from the text of hopgi R10, R13 to R18 and
// R28 alone. It knows no readings (R27): a turn is played as it is written, or not at all.

#include <string>
#include <vector>

namespace plyglot::naive::hopgi_records {

struct Replay {
  // In the order of the turns: the number of the turn from 0, severity and name, such as `3 warning empty-origin`; of
  // one turn sorted.
  std::vector<std::string> findings;
  // Canonical FEN after the last turn.
  std::string position;
};

// The turns are words as hopgi 3.1 reads them, without blanks; the FEN is a canonical one.
Replay replay(const std::string& fen, const std::vector<std::string>& turns);

}  // namespace plyglot::naive::hopgi_records
