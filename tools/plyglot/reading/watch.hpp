#pragma once
// `--watch`: a run is done again whenever what it reads has changed.

#include "plyglot/options/options.hpp"

#include <functional>

namespace plyglot::tool {

// Does the run now, and again when a file that it reads, a config, or the list of files in a folder has changed. It
// goes on until a signal ends the process; what ends it otherwise is an exception of the run, but not a ConfigError,
// which is said. A UsageError if there is anything but files and folders to read.
[[noreturn]] void watch(const InputOptions& input, const SpeechOptions& speech, const std::function<void()>& run_once);

}  // namespace plyglot::tool
