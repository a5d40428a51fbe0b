#pragma once
// What an editor shows of a game of Hopgi.

#include <plyglot/annotations.hpp>
#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi {

// Appends to `out`, which is empty. The source is that of the record.
void annotate(const Record& record, const text::Source& source, annotations::Annotations& out);

}  // namespace plyglot::hopgi
