#pragma once
// The places that a model names, for texts that were not read as they are written.

#include "text/mapped_text.hpp"

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// notation::Views::place_spans.
void place_spans(Record& record, const text::MappedText& decoded);

}  // namespace plyglot::homeworlds
