#pragma once
// Positions as the library reads them.

#include <plyglot/hive_position.hpp>

#include <string_view>

namespace plyglot::test {

// The position of one text in the language, such as `hop` or `hop:hivegame`. Fails the running test if the text has an
// error.
hive::Position read_position(std::string_view text, std::string_view language = "hop");

}  // namespace plyglot::test
