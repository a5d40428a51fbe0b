#pragma once
// What the parts of the naive reader hand to each other.

#include "naive/hop/reading.hpp"

namespace plyglot::naive {

// One character of the text after hop T1, with the bytes it came from.
struct Character {
  // `~` stands for every character that is not ASCII.
  char value = '~';
  std::size_t start = 0;
  std::size_t end = 0;
};
using Characters = std::vector<Character>;

// hop T1.
Characters decode(std::string_view text, std::vector<Finding>& findings);

// A field (hop T2), and what is left of it without the blanks around it (hop T3).
struct Field {
  bool exists = false;
  std::size_t start = 0;
  std::size_t end = 0;
  Characters trimmed;
  // The bytes of `trimmed`; empty at the end of the field if nothing is left.
  std::size_t trimmed_start = 0;
  std::size_t trimmed_end = 0;
};

struct Fields {
  bool is_empty = false;
  // hop T6: where the word that begins a gametype ends in a topology without one before it; 0 if there is none.
  std::size_t alias_end = 0;
  Field gametype;
  Field topology;
  Field player;
};

// hop T2 and T3.
Fields split(const Characters& characters, std::size_t size, std::vector<Finding>& findings);

struct Gametype {
  Set set;
  bool has_error = false;
};

// hop T4, R1 and R2.
// `comma_end` is where the comma after the field ends: it may be written in three bytes.
Gametype read_gametype(const Field& field, Dialect dialect, std::size_t comma_end, std::vector<Finding>& findings);

// hop T5.
void read_player(const Field& field, Dialect dialect, Reading& reading);

// What hop R23 and R24 have to know of the topology.
struct Topology {
  bool is_unreliable = false;
  bool has_error = false;
  // The `!` that counts.
  std::size_t mark_start = 0;
  std::size_t mark_end = 0;
};

// hop R3 to R15.
Topology read_topology(const Field& field, Dialect dialect, Reading& reading);

// hop R23 and R24.
void check_counts(const Gametype& gametype, const Topology& topology, Reading& reading);
void check_position(const Gametype& gametype, const Topology& topology, const Fields& fields, Dialect dialect,
                    Reading& reading);

// The kinds in the order of hop R25.
inline constexpr std::string_view kinds = "QABDGLMPS";

bool is_letter(char value);
bool is_digit(char value);
char upper(char value);
char lower(char value);
// Whether the letter is a bug.
bool is_bug(char value);
Set base_set();
Set ultimate_set();

// hop R3: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW.
Cell neighbour(Cell cell, int direction);

void report(std::vector<Finding>& findings, std::string_view name, std::string_view severity, std::size_t start,
            std::size_t end);

}  // namespace plyglot::naive
