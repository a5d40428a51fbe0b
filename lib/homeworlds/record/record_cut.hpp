#pragma once
// The beginning of a record.

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Forgets what was played after the first `turns` turns, and what is written below. False, with nothing done, if there
// are fewer.
bool cut_after(Record& record, std::uint32_t turns);

}  // namespace plyglot::homeworlds
