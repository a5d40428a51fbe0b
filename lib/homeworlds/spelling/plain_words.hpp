#pragma once
// Words of plain English that people write into actions (homeworlds R18).

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// `from`, `to`, `in` and the like, in any case.
bool is_preposition(std::string_view word);

// `North` or `n`, in any case: the seat, among so many players.
std::optional<Player> seat_named(std::string_view word, Player players);

}  // namespace plyglot::homeworlds
