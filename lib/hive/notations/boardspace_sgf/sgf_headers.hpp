#pragma once
// What the headers of a file say of a game: hive-notations X3 and X4.

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::boardspace_sgf {

// The values as they are written; of an empty one there is no header.
struct Headers {
  std::string date;
  std::string game_name;
  std::string result;
  // Never empty.
  std::string white;
  std::string black;
  // The first tag that is not read again as it is; null if all are.
  const Tag* lost = nullptr;
  // Whether the end of the game that the record tells can be read in them, or on the board.
  bool tells_end = true;
};

// Points into the record.
Headers headers_of(const Record& record);

}  // namespace plyglot::hive::boardspace_sgf
