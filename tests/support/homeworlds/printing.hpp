#pragma once
// Homeworlds records printed for tests, and what has to be the same before and after.

#include "support/homeworlds/games.hpp"

namespace plyglot::test {

// As a file: with the last line end. Fails if it cannot be printed.
std::string printed_file(const homeworlds::Record& record);

// What a record says, in lines, whatever its layout: headers but for `Layout`, comments, position, turns by player, and
// how it ends.
std::string meaning_of(const HomeworldsGame& game);

// Printing keeps the meaning, and what is printed is printed the same again. Returns it.
std::string check_printing(const std::string& text, const homeworlds::ReadOptions& options = {});

}  // namespace plyglot::test
