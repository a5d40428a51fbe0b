#pragma once
// What a dialect has a place for, as a table (homeworlds 5 and 8).

#include "homeworlds/board/name_table.hpp"
#include "homeworlds/notations/homeworlds/retarget/retarget.hpp"

#include <limits>

namespace plyglot::homeworlds {

enum class NameLetters : std::uint8_t { as_given, small, first_capital };

// How homes are called.
// `number`: as all systems are, by the order in which they are made.
enum class HomeCall : std::uint8_t { own_name, seat, handle, number };

enum class Passes : std::uint8_t {
  as_written,
  // One for every unused action of a sacrifice, and for a turn of catastrophes only.
  for_all_unused,
  // A turn of its own, and never beside other actions.
  alone,
};

// Where in a turn its homeworld can be (homeworlds 3.3).
enum class HomeworldPlace : std::uint8_t {
  anywhere,
  // It swallows what follows it.
  last,
  // It is the whole line.
  alone,
};

enum class Confirmations : std::uint8_t { all, of_homeworlds, none };

enum class HeaderPlace : std::uint8_t {
  headers,
  // Each is a comment at the top.
  comments,
  none,
};

inline constexpr std::size_t any_length = std::numeric_limits<std::size_t>::max();

struct Target {
  RetargetForm form;
  HomeCall home_call;
  Passes passes;
  HomeworldPlace homeworld_place;
  bool has_one_star_homes = false;
  Confirmations confirmations;
  HeaderPlace headers;
  bool has_comments = false;
  // Comments may come after a turn, on its line.
  bool has_comments_after = false;
  bool has_position = false;
  bool has_numbers_and_handles = false;
  bool always_has_owner = false;

  // Names.
  NameLetters letters;
  NameCase name_case;
  // In bytes.
  std::size_t longest_name;
  // Whether a name may hold a byte. A character of another script needs all of its bytes.
  bool (*has_byte)(char byte);
};

Target target_of(RetargetForm form);

}  // namespace plyglot::homeworlds
