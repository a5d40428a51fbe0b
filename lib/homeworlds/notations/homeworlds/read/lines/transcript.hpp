#pragma once
// The transcripts of SuperDuperGames (homeworlds 3.3, `sdg`): turns between headers and chat.

#include "homeworlds/notations/homeworlds/read/lines/layout.hpp"

namespace plyglot::homeworlds {

// The lines that are no play become headers, before the first turn, or else comments, as chat does. The participants
// become the players of the tree. Nothing changes in a text of bare lines, without a line that starts a turn.
void set_transcript_apart(Reading& reading, RecordLines& record);

// By numbers, or by empty lines where there are none.
Layout transcript_layout(const RecordLines& record);

}  // namespace plyglot::homeworlds
