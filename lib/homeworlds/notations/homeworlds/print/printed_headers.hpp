#pragma once
// Headers as they are written (homeworlds L5).

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// `Key: value`, on one line whatever is in it. Of a key those bytes that a key can have.
std::string header_line(const RecordHeader& header);

// The part of the first header `Dialect`, if it stands in the text: what is below it is in another dialect.
std::optional<std::size_t> dialect_header(const Record& record);

// Whether the line of a turn would be one where headers may still stand: what kept it apart from them is left out.
bool is_read_as_header(std::string_view line);

}  // namespace plyglot::homeworlds
