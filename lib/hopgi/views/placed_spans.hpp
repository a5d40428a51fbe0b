#pragma once
// The places that a model names, for texts that were not read as they are written.

#include "text/mapped_text.hpp"

#include <plyglot/hopgi_record.hpp>
#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {

// notation::Views::place_spans.
void place_spans(Record& record, const text::MappedText& decoded);
void place_spans(Setup& setup, const text::MappedText& decoded);

}  // namespace plyglot::hopgi
