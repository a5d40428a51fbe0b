#pragma once
// What the tool ends with; a later one outweighs an earlier one.

namespace plyglot::tool::exit_status {

// Nothing was found, or what was asked for is done.
inline constexpr int clean = 0;
// A finding that counts as a failure, a difference, or a file that is not in canonical form.
inline constexpr int found = 1;
// Wrong words on the command line, or something that could not be read, written or done.
inline constexpr int failed = 2;

}  // namespace plyglot::tool::exit_status
