#pragma once
// Which game a file holds: hive-notations S3 and N8.

#include "hive/notations/boardspace_sgf/resolve/sgf_reading.hpp"

namespace plyglot::hive::boardspace_sgf {

// `Hive-PLM`; none if it is not such a name.
std::optional<GameType> variant_named(std::string_view name);

// As the site writes it: `Hive-PLM`.
std::string variant_name(GameType type);

// Fills in the game type of the record and its place. False, with a finding, if the game is another one: then nothing
// of it can be read.
bool read_variant(const Reading& reading, Record& record);

}  // namespace plyglot::hive::boardspace_sgf
