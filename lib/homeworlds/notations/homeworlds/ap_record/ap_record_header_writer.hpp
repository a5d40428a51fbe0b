#pragma once
// The header of a new game record of Abstract Play.

#include "text/json_writer.hpp"

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// The value of the member `header`.
void write_ap_header(const Record& record, text::JsonWriter& json);

}  // namespace plyglot::homeworlds
