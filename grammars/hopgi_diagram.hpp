#pragma once
// Board diagrams of Hopgi: hopgi 3.3. The grammar reads the lines of one diagram without the last line end, and accepts
// every text; what is in `tolerated` is beyond the notation.
//
// The strict grammar knows the picture: the ranks in their order, the shading and the dividing line (hopgi R3, R24),
// the borders (R25). Whether a field is repeated or missing is left to the reader.

#include "grammars/common.hpp"

namespace plyglot::grammars::hopgi_diagram {

using namespace tao::pegtl;
using syntax::tolerated;

struct lone_return : seq<one<'\r'>, not_at<one<'\n'>>> {};
struct blank : sor<one<' ', '\t'>, lone_return, tolerated<one<'\r'>>> {};
struct blanks : plus<blank> {};
struct margin : opt<blanks> {};
struct line_break : one<'\n'> {};
struct line_end : at<margin, sor<line_break, eof>> {};
struct nonblank : not_one<' ', '\t', '\r', '\n'> {};
struct words : seq<plus<nonblank>, star<blanks, plus<nonblank>>> {};

// A comment is in UTF-8.
struct odd_character : not_one<' ', '\t', '\r', '\n'> {};
struct comment_character : sor<ranges<'\x00', '\x08', '\x0B', '\x0C', '\x0E', '\x1F', '!', '\x7F'>,
                               common::utf8_beyond_ascii, tolerated<odd_character>> {};
struct comment : seq<string<'/', '/'>, star<comment_character>, star<blanks, plus<comment_character>>> {};

// Fields.
struct colon : seq<margin, one<':'>> {};
struct word_turn : string<'t', 'u', 'r', 'n'> {};
struct word_hand : string<'h', 'a', 'n', 'd'> {};
struct turn_value : one<'w', 'b'> {};
struct hand_value : plus<one<'R', 'B', 'P', 'r', 'b', 'p'>> {};
struct odd_value : words {};
struct bad_value : opt<margin, odd_value> {};
struct turn_field : seq<word_turn, colon, sor<seq<margin, turn_value, line_end>, tolerated<bad_value>>> {};
struct hand_field : seq<word_hand, colon, sor<seq<margin, hand_value, line_end>, line_end, tolerated<bad_value>>> {};

struct files : seq<one<'a'>, blanks, one<'b'>, blanks, one<'c'>, blanks, one<'d'>, blanks, one<'e'>, blanks, one<'f'>,
                   blanks, one<'g'>> {};

// What a cell holds, between its sides.
struct piece : one<'W', 'F', 'R', 'B', 'P', 'G', 'D', 'H', 'w', 'f', 'r', 'b', 'p', 'g', 'd', 'h'> {};
struct mark : one<'*', 'x', '+'> {};
struct thing : sor<piece, mark> {};
struct cell_blank : one<' ', '\t', '\r'> {};
struct side : one<':'> {};
struct shaded_cell : seq<side, sor<thing, side, cell_blank>, side> {};
struct line_cell : seq<side, sor<thing, one<'/'>>, side> {};
// A lone `:` says nothing.
struct plain_thing : sor<thing, side> {};
struct hole_cell : rep<3, cell_blank> {};
struct plain_cell : sor<hole_cell, seq<plain_thing, cell_blank, cell_blank>,
                        seq<cell_blank, sor<seq<plain_thing, cell_blank>, seq<cell_blank, plain_thing>>>> {};

struct bar : one<'|'> {};
using shaded = seq<shaded_cell, bar>;
using plain = seq<plain_cell, bar>;
using dividing = seq<line_cell, bar>;
using hole = seq<hole_cell, bar>;
template <char Digit, class... Cells>
using rank_of = seq<one<Digit>, blanks, bar, Cells..., line_end>;
struct rank_7 : rank_of<'7', shaded, plain, shaded, plain, shaded, plain, dividing> {};
struct rank_6 : rank_of<'6', plain, shaded, plain, shaded, plain, dividing, plain> {};
// Holes at the left may be drawn; the longest row is tried first, since an empty cell looks like a hole.
struct squares_of_5 : seq<plain, shaded, plain, dividing, plain, shaded> {};
struct rank_5 : sor<rank_of<'5', hole, squares_of_5>, rank_of<'5', squares_of_5>> {};
struct rank_4 : rank_of<'4', plain, shaded, plain, dividing, plain, shaded, plain> {};
struct rank_3 : rank_of<'3', shaded, plain, dividing, plain, shaded, plain, shaded> {};
struct squares_of_2 : seq<plain, shaded, plain, shaded, plain> {};
struct rank_2
    : sor<rank_of<'2', hole, hole, squares_of_2>, rank_of<'2', hole, squares_of_2>, rank_of<'2', squares_of_2>> {};
struct squares_of_1 : seq<shaded, plain, hole, plain, shaded> {};
struct rank_1
    : sor<rank_of<'1', hole, hole, squares_of_1>, rank_of<'1', hole, squares_of_1>, rank_of<'1', squares_of_1>> {};

// Borders, by what is above them.
struct segment : string<'-', '-', '-', '+'> {};
struct last_two : seq<segment, segment> {};
struct left_two : seq<one<'+'>, last_two> {};
struct full_border : seq<left_two, last_two, last_two, segment, line_end> {};
struct corner_border : seq<one<'+'>, segment, string<'-', '-', '-', '#'>, last_two, last_two, segment, line_end> {};
struct border_2 : seq<left_two, last_two, segment, line_end> {};
struct border_1 : seq<left_two, rep<3, one<' '>>, star<one<' '>>, left_two, line_end> {};

// Lines that are read anywhere in the picture.
struct anywhere : sor<comment, turn_field, hand_field, files> {};
struct upper : seq<margin, sor<anywhere, full_border>, margin> {};
struct corner : seq<margin, sor<anywhere, corner_border>, margin> {};
struct lower : seq<margin, sor<anywhere, border_2>, margin> {};
struct last : seq<margin, sor<anywhere, border_1>, margin> {};
template <class Rank>
using line_of = seq<margin, Rank, margin>;
// A rank with what is below it.
template <class Rank, class Below>
using band = seq<line_of<Rank>, star<line_break, Below>, line_break>;
struct picture
    : seq<star<upper, line_break>, band<rank_7, upper>, band<rank_6, upper>, band<rank_5, upper>, band<rank_4, upper>,
          band<rank_3, corner>, band<rank_2, lower>, line_of<rank_1>, star<line_break, last>> {};

// Pictures that are read, though they are not as they should be: parts follow each other on one line, with the bars of
// a table around them.
struct joint : one<'+', '#'> {};
struct odd_segment : seq<string<'-', '-', '-'>, joint> {};
struct border_start : string<'+', '-', '-', '-'> {};
struct odd_border : seq<border_start, joint, star<sor<odd_segment, seq<plus<one<' '>>, border_start, joint>>>> {};
struct odd_cell : star<not_at<border_start>, not_one<'|', '\n'>> {};
struct odd_rank : seq<range<'1', '7'>, blanks, bar, plus<odd_cell, bar>> {};
struct part : sor<odd_border, odd_rank, files> {};
struct lone_bar : seq<bar, margin> {};
struct parts : seq<opt<lone_bar>, part, star<margin, part>, opt<margin, lone_bar>, line_end> {};
struct bad_line : words {};
struct odd_content : sor<comment, turn_field, hand_field, parts, bad_line> {};
struct odd_line : seq<margin, opt<odd_content>, margin> {};
struct odd_picture : seq<odd_line, star<line_break, odd_line>> {};

struct diagram : sor<seq<picture, eof>, tolerated<odd_picture, eof>> {};

}  // namespace plyglot::grammars::hopgi_diagram
