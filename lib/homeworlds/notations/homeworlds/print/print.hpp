#pragma once
// Records in the canonical form of a dialect (homeworlds 5).

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Appends the record in its own dialect, without the last line end. Turns with an error, and text that cannot be read,
// are copied as they are.
//
// Headers are lines of their own in `seed`, in the heads of `sdg` transcripts and in every file whose header `Dialect`
// says what follows; in another record of `jpb` they are comments, and in `ap` and `quux` they are left out, as
// comments are. A `sdg` transcript has headers of its own keys (`Participants`, `Winner` and so on); others are
// comments there.
//
// In `seed`, where lines make turns in several ways, a header `Layout` is put in front in the rare case that the text
// would otherwise be read in another way than was meant (homeworlds L10). False, with nothing written, if that does not
// help either: a line of separators alone is left out, and what was below it must not become a header or the initial
// position, nor in `ap` a record in JSON. False also if the JSON record is none, and in `bga`, which is only read.
bool print(const Record& record, std::string& out);

// Appends what `print` copies as it is: the turns and other text with an error, by their spans, in the order of the
// text.
void append_copied_parts(const Record& record, std::vector<text::Span>& parts);

}  // namespace plyglot::homeworlds
