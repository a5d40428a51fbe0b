#pragma once
// Homeworlds records in dialect `ap`, that of Abstract Play, as lines: homeworlds 3.3. The grammar reads the bytes of
// one file and accepts every text; what is in `tolerated` is beyond the notation.
//
// It does not cover the game record in JSON, which is a file whose first byte after blanks is `{`.

#include "grammars/homeworlds_words.hpp"

namespace plyglot::grammars::homeworlds_ap {

using namespace homeworlds_words;

struct empty_line : seq<gap, line_end> {};
struct last_line : seq<gap, eof> {};

struct position : state_form<state_break<gap, empty_line>, nothing_more<gap, empty_line, last_line>> {};
struct position_line : seq<gap, position, guide<seq<gap, end_of_line>>, gap, end_of_line> {};
struct odd_position : odd_state<gap, empty_line, end_of_line, eof> {};

struct separator : one<';', ',', '/', '\\'> {};
// R14: the last word of the turn, or glued to the last word.
struct confirmation : seq<one<'*'>, at<gap, end_of_line>> {};

struct word_byte : not_one<' ', '\t', '\v', '\f', '\r', '\n', ';', ',', '/', '\\'> {};
struct word : plus<not_at<confirmation>, word_byte> {};
// One letter or digit, and up to 24 bytes more.
struct name_byte : sor<alnum, one<'_', '-'>> {};
struct name : seq<alnum, not_at<rep<25, name_byte>>, star<name_byte>> {};

// R4: any prefix of a verb, and no synonyms.
struct homeworld_verb : beginning_of<'h', 'o', 'm', 'e', 'w', 'o', 'r', 'l', 'd'> {};
struct build_verb : beginning_of<'b', 'u', 'i', 'l', 'd'> {};
struct trade_verb : beginning_of<'t', 'r', 'a', 'd', 'e'> {};
struct discover_verb : beginning_of<'d', 'i', 's', 'c', 'o', 'v', 'e', 'r'> {};
struct move_verb : beginning_of<'m', 'o', 'v', 'e'> {};
struct attack_verb : beginning_of<'a', 't', 't', 'a', 'c', 'k'> {};
struct sacrifice_verb : beginning_of<'s', 'a', 'c', 'r', 'i', 'f', 'i', 'c', 'e'> {};
struct catastrophe_verb : beginning_of<'c', 'a', 't', 'a', 's', 't', 'r', 'o', 'p', 'h', 'e'> {};
struct pass_verb : beginning_of<'p', 'a', 's', 's'> {};

struct owner : seat_letter {};
struct pass_count : range<'1', '9'> {};
struct pass_all : one<'*'> {};

struct homeworld : seq<homeworld_verb, blanks, piece_or_no_star, blanks, piece_or_no_star, blanks, piece> {};
struct build : seq<build_verb, blanks, piece_or_colour, blanks, name> {};
struct trade : seq<trade_verb, blanks, piece, blanks, name, blanks, piece_or_colour> {};
struct discover : seq<discover_verb, blanks, piece, opt<owner>, blanks, name, blanks, piece, blanks, name> {};
struct move : seq<move_verb, blanks, piece, blanks, name, blanks, name> {};
struct attack : seq<attack_verb, blanks, piece, opt<owner>, blanks, name> {};
struct sacrifice : seq<sacrifice_verb, blanks, piece, blanks, name> {};
struct catastrophe : seq<catastrophe_verb, blanks, name, blanks, piece_or_colour> {};
struct pass : seq<pass_verb, opt<blanks, sor<pass_count, pass_all>>> {};
struct action : sor<homeworld, build, trade, discover, move, attack, sacrifice, catastrophe, pass> {};

struct odd_item : seq<word, star<blanks, word>> {};
struct item_end : seq<gap, sor<separator, confirmation, end_of_line>> {};
struct item : sor<seq<action, guide<item_end>>, tolerated<odd_item>> {};
// A turn that is nothing else.
struct lone_star : one<'*'> {};

struct mark : seq<separator, gap> {};
// R12: what separates nothing.
struct last_mark : seq<gap, separator> {};
struct actions
    : seq<star<tolerated<mark>>, sor<item, tolerated<lone_star>>, star<gap, mark, star<tolerated<mark>>, item>,
          opt<gap, confirmation>, opt<tolerated<plus<last_mark>, opt<gap, confirmation>>>> {};
struct turn : sor<actions, tolerated<plus<last_mark>>> {};

struct line : sor<empty_line, tolerated<gap, odd_position, gap, end_of_line>, seq<gap, turn, gap, end_of_line>> {};
struct file : seq<file_start, star<empty_line>, opt<position_line>, star<line>, last_line> {};

}  // namespace plyglot::grammars::homeworlds_ap
