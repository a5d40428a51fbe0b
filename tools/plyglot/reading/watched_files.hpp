#pragma once
// What a run reads, and whether it is still the same.

#include "plyglot/options/options.hpp"
#include "plyglot/writing/file_version.hpp"

#include <map>
#include <string>
#include <vector>

namespace plyglot::tool {

// By path; what is not there has no version.
using FileVersions = std::map<std::string, FileVersion>;

// Of the texts that a run with these options reads, and of the configs that are for them. Says nothing of what cannot
// be read: the run does.
FileVersions versions_of(const InputOptions& input);
// Paths that are new, gone, or have another version, in order. Empty if both are the same.
std::vector<std::string> changes(const FileVersions& before, const FileVersions& after);
// Without configs.
std::size_t count_of_texts(const FileVersions& versions);

}  // namespace plyglot::tool
