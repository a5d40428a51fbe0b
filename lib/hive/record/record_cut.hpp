#pragma once
// A record up to one of its plies.

#include <plyglot/hive_record.hpp>

namespace plyglot::hive {

// Forgets what was played after the first `plies` plies, and what is said about it. False, with nothing done, if there
// are fewer.
bool cut_after(Record& record, std::uint32_t plies);

}  // namespace plyglot::hive
