#pragma once
// Header lines (homeworlds L5).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

std::string_view name_of(HeaderKey key);

// Whether a line, without comment and blanks around, is one.
bool is_header(std::string_view content);

// Whether the word is a known key (homeworlds L5).
bool is_known_key(std::string_view word);

// Appends it to the tree. Unknown keys are reported, and values of `Layout`, `Rules` and `Dialect` that cannot be used.
void read_header(Reading& reading, text::Span content);

// homeworlds L21: a second game begins with that line. It is reported, and nothing below it is read.
void take_second_game(Reading& reading, text::Span line);

// The first usable header of the kind; null if there is none.
const HeaderNode* find_header(const Ast& ast, HeaderKey key);
std::optional<Layout> layout_named(std::string_view name);
// `numbered`.
std::string_view name_of(Layout layout);

// Whether it is a word for no one as the value of `Winner`.
bool says_draw(std::string_view winner);

// homeworlds L5: each header that says otherwise than an earlier one of the same key. When all are read.
void report_duplicate_headers(Reading& reading);

// Names the players. Called when the initial position is known, which says how many there are; 0 if there is none.
void read_players(Reading& reading, Player players_of_position);

// In a dialect whose headers are comments (homeworlds 8): names the players by a comment above the turns, which are
// read, if nothing else does. A comment that is not such a header says nothing.
void read_players_in_comments(Reading& reading);

}  // namespace plyglot::homeworlds
