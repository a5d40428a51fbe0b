#pragma once
// What an editor shows of a record of Hexix, in either dialect.

#include <plyglot/annotations.hpp>
#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

// Appends to `out`, which is empty. The source is that of the record.
void annotate(const Record& record, const text::Source& source, annotations::Annotations& out);

}  // namespace plyglot::hexix
