#pragma once
// The canonical text of a record (hopgi 5).

#include "hopgi/notations/hopgi/read/options.hpp"

#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi::record {

// Appends it without a last line end. False, with nothing written, if the record is not sound.
bool print(const Record& record, const Options& options, std::string& out);

}  // namespace plyglot::hopgi::record
