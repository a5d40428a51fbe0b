#pragma once
// The canonical text of a record (hexix 5).

#include "hexix/notations/hexix/read/options.hpp"

namespace plyglot::hexix {

// Appends it with its lead, without a last line end. The dialect is that of the options. False, with nothing written,
// if a ply of the record cannot be read, or is read otherwise than it is written (hexix 5.7).
bool print(const Record& record, const Options& options, std::string& out);

}  // namespace plyglot::hexix
