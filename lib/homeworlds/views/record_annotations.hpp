#pragma once
// What an editor shows of a game of Homeworlds, in whatever dialect it is written.

#include <plyglot/annotations.hpp>
#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Appends to `out`, which is empty. The source is that of the record.
void annotate(const Record& record, const text::Source& source, annotations::Annotations& out);

}  // namespace plyglot::homeworlds
