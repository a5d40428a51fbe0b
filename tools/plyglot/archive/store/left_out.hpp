#pragma once
// Records that are not in an index, and why.

#include "plyglot/archive/store/database.hpp"
#include "plyglot/options/options.hpp"
#include "plyglot/run/run.hpp"

#include <map>
#include <string>

namespace plyglot::tool::archive {

// How many records have no game that could be kept, by the name of the first error in each. A record without an error
// that holds no game, such as a comment alone, is not one of them.
using LeftOut = std::map<std::string, std::uint64_t>;

// Says how many there are, why, and with which command they are listed; nothing if there are none. `index` is empty for
// texts that are named by the options.
void note_left_out(const Database& database, const InputOptions& input, const std::string& index, Run& run);

}  // namespace plyglot::tool::archive
