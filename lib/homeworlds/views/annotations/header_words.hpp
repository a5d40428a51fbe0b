#pragma once
// What a header is for, in words.

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

std::string header_words(const Record& record, const RecordHeader& header);

}  // namespace plyglot::homeworlds
