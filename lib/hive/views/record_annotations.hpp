#pragma once
// What an editor shows of a game of Hive, in whatever notation it is written.

#include <plyglot/annotations.hpp>
#include <plyglot/hive_record.hpp>

namespace plyglot::hive {

// Appends to `out`, which is empty. The source is that of the record.
void annotate(const Record& record, const text::Source& source, annotations::Annotations& out);

}  // namespace plyglot::hive
