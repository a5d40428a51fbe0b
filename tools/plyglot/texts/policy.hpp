#pragma once
// Which findings are wanted, by the command line and config files.

#include "plyglot/options/options.hpp"
#include "plyglot/texts/settings.hpp"

namespace plyglot::tool {

// What a config chooses holds unless the command line says otherwise. Names and levels on the command line that do not
// exist are a UsageError of the maker. The options must outlive it.
PolicyMaker policy_maker(const PolicyOptions& options);

}  // namespace plyglot::tool
