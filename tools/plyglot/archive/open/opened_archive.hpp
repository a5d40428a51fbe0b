#pragma once
// The games that a command line names: those of an index, or of texts that are read for this run.

#include "plyglot/archive/store/database.hpp"
#include "plyglot/options/options.hpp"
#include "plyglot/run/run.hpp"

namespace plyglot::tool::archive {

// A UsageError if one record is wanted: games are compared with each other.
void check_takes_all_records(const InputOptions& input);
// `index` is empty if there is none. A UsageError if texts are named as well; a DatabaseError if the index cannot be
// opened. Texts that cannot be read are failures of the run.
Database open_archive(const InputOptions& input, const std::string& index, Run& run);

}  // namespace plyglot::tool::archive
