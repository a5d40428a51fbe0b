#pragma once
// Questions of several targets about a translation.

#include <plyglot/session.hpp>

namespace plyglot::fuzz {

// True if no record that was written ends before a ply that is refused or not read.
inline bool has_whole_records(const toolchain::Session::Translated& there) {
  return there.written_in_part == 0 && there.written_without_unread == 0;
}

}  // namespace plyglot::fuzz
