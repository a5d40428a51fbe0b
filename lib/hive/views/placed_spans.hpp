#pragma once
// The places that a model names, for texts that were not read as they are written.

#include "text/mapped_text.hpp"

#include <plyglot/hive_position.hpp>
#include <plyglot/hive_record.hpp>

namespace plyglot::hive {

// notation::Views::place_spans.
void place_spans(Record& record, const text::MappedText& decoded);
void place_spans(Position& position, const text::MappedText& decoded);

}  // namespace plyglot::hive
