#pragma once
// Comments as lines of a transcript, which has no sign for them (homeworlds 3.3, `sdg`).

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Where it is going to stand.
struct ChatPlace {
  // In front of the first turn.
  bool is_in_head = false;
  // Nothing of the transcript stands above it.
  bool is_first = false;
};

// A line that is read as a comment and nothing else. What was a line of a transcript is one as it stands. Of other
// comments what begins with a blank is chat, and in front of the first turn so is every line that is no header; what
// would be read as a turn or a position gets a `#`. Empty if there is nothing to say.
std::string chat_line(const RecordComment& comment, ChatPlace place);

}  // namespace plyglot::homeworlds
