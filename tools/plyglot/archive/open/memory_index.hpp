#pragma once
// An index that lives no longer than the run, of texts that have none.

#include "plyglot/archive/store/database.hpp"
#include "plyglot/reading/inputs.hpp"

namespace plyglot::tool::archive {

// What cannot be read is a failure of the run, and left out.
Database index_in_memory(const Inputs& inputs, std::uint32_t jobs, Run& run);

}  // namespace plyglot::tool::archive
