#pragma once
// Positions of Hexix: hexix R17. The grammar reads one line, without its line end, and accepts every text; what is in
// `tolerated` is beyond the notation.
//
// The strict grammar knows the board: the cells of each column (hexix R1), and the cells of the homes (hexix R3).

#include "grammars/common.hpp"

namespace plyglot::grammars::hexix_position {

using namespace tao::pegtl;
using syntax::guide;
using syntax::tolerated;

// hexix 2: control bytes are read as blanks.
struct blank : ranges<'\x00', '\t', '\x0B', ' ', '\x7F', '\x7F'> {};
struct blanks : plus<blank> {};

struct empty : one<'.'> {};
struct piece : seq<one<'B', 'R'>, one<'v', '^'>, range<'1', '6'>> {};
struct cell : sor<empty, piece> {};
struct blue_home : string<'B', 'h', '6'> {};
struct red_home : string<'R', 'h', '6'> {};

struct cells_3 : rep<3, cell> {};
struct cells_4 : rep<4, cell> {};
struct cells_5 : rep<5, cell> {};
struct cells_of_d : seq<sor<blue_home, cell>, rep<4, cell>, sor<red_home, cell>> {};
struct slash : one<'/'> {};
struct board
    : seq<cells_3, slash, cells_4, slash, cells_5, slash, cells_of_d, slash, cells_5, slash, cells_4, slash, cells_3> {
};

struct gap : seq<one<' '>, guide<not_at<blank>>> {};
struct side : one<'b', 'r'> {};
struct odd_side : one<'B', 'R'> {};
struct turn : seq<sor<gap, tolerated<blanks>>, sor<side, tolerated<odd_side>>> {};

struct position : seq<board, turn, opt<tolerated<blanks>>, eof> {};
struct unreadable : star<any> {};
struct line : seq<opt<tolerated<blanks>>, sor<position, tolerated<unreadable>>> {};

}  // namespace plyglot::grammars::hexix_position
