#pragma once
// What a run reads, and whether it is still the same.

#include "plyglot/options.hpp"

#include <map>
#include <string>
#include <vector>

namespace plyglot::tool {

// Two files with the same stamp hold the same, unless one was written over in the same instant and at the same length.
struct FileStamp {
  // When it was last written, in seconds and nanoseconds.
  std::int64_t seconds = 0;
  std::int64_t nanoseconds = 0;
  std::int64_t size = 0;
  // A file that is replaced is another one.
  std::uint64_t device = 0;
  std::uint64_t number = 0;

  friend bool operator==(const FileStamp& a, const FileStamp& b) = default;
};

// By path; what is not there has no stamp.
using FileStamps = std::map<std::string, FileStamp>;

// Of the texts that a run with these options reads, and of the configs that are for them. Says nothing of what cannot
// be read: the run does.
FileStamps stamps_of(const InputOptions& input);
// Paths that are new, gone, or have another stamp, in order. Empty if both are the same.
std::vector<std::string> changes(const FileStamps& before, const FileStamps& after);
// Without configs.
std::size_t count_of_texts(const FileStamps& stamps);

}  // namespace plyglot::tool
