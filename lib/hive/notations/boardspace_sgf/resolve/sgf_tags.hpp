#pragma once
// The headers that other notations can hold: hive-notations X3.

#include "hive/notations/boardspace_sgf/resolve/sgf_reading.hpp"

namespace plyglot::hive::boardspace_sgf {

// White, Black, SgfDate, SgfGameName, SgfResult, and Date from the name of the game; in the order of the text.
void read_tags(const Reading& reading, Record& record);

// S13: the pillbug had other rules then.
void check_pillbug_date(const Reading& reading, const Record& record);

}  // namespace plyglot::hive::boardspace_sgf
