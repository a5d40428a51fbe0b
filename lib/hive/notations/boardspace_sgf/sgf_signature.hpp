#pragma once
// Whether a file is one of ours: other games have files with the extension `.sgf` as well.

#include <string_view>

namespace plyglot::hive::boardspace_sgf {

// A game tree whose headers say `GM[27]` or a variant that begins with `hive`. Looks at the beginning of a file.
bool has_signature(std::string_view beginning);

}  // namespace plyglot::hive::boardspace_sgf
