#pragma once
// A part of a record: its turns, its beginning, the position at its end.

#include <plyglot/hopgi_record.hpp>
#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {

// Those of the game itself, without variations.
std::vector<RecordTurn> turns_of_game(const Record& record);

// The record as far as that turn of the game itself; there must be so many. What people say behind the turn, and
// variations that replace it, stay. If turns go, the result is open then, and so is that of the tag `Result`.
void cut_after(Record& record, std::uint32_t turns);

// The position after the last turn of the game itself; none if nobody knows where it began (R12).
std::optional<Setup> setup_of(const Record& record);

}  // namespace plyglot::hopgi
