#pragma once
// What an action does, in words.

#include "homeworlds/rules/state.hpp"

#include <plyglot/homeworlds_record.hpp>

#include <string>

namespace plyglot::homeworlds {

// "builds a small green ship at `Alpha`", without the player. Every word of the action must have a meaning. `before` is
// the position; null if nobody knows it.
std::string words_for(const Record& record, const RecordAction& action, const State* before);

}  // namespace plyglot::homeworlds
