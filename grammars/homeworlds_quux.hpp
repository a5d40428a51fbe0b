#pragma once
// Homeworlds records in dialect `quux`: whole moves in explicit forms, one a line, and homeworlds as state lines
// (homeworlds 3.3). The grammar reads the bytes of one file and accepts every text; what is in `tolerated` is beyond
// the notation.

#include "grammars/homeworlds_words.hpp"

namespace plyglot::grammars::homeworlds_quux {

using namespace homeworlds_words;

struct empty_line : seq<gap, line_end> {};
struct last_line : seq<gap, eof> {};

struct position : state_form<state_break<gap, empty_line>, nothing_more<gap, empty_line, last_line>> {};
struct position_line : seq<gap, position, guide<seq<gap, end_of_line>>, gap, end_of_line> {};
struct odd_position : odd_state<gap, empty_line, end_of_line, eof> {};

// Everything but positions is case-sensitive.
struct lower_piece : seq<one<'r', 'y', 'g', 'b'>, one<'1', '2', '3'>> {};
// So many actions.
struct pieces : seq<lower_piece, opt<lower_piece, opt<lower_piece>>> {};
struct colour_word : sor<string<'r', 'e', 'd'>, string<'y', 'e', 'l', 'l', 'o', 'w'>, string<'g', 'r', 'e', 'e', 'n'>,
                         string<'b', 'l', 'u', 'e'>> {};
struct name_byte : sor<alnum, one<'_'>> {};
struct preposition
    : seq<sor<string<'a', 't'>, string<'t', 'o'>, string<'f', 'r', 'o', 'm'>, string<'f', 'o', 'r'>, string<'i', 'n'>>,
          not_at<name_byte>> {};
struct name : seq<not_at<preposition>, plus<name_byte>> {};

struct one_blank : one<' '> {};
struct at_word : string<' ', 'a', 't', ' '> {};
struct to_word : string<' ', 't', 'o', ' '> {};
struct from_word : string<' ', 'f', 'r', 'o', 'm', ' '> {};
struct for_word : string<' ', 'f', 'o', 'r', ' '> {};
struct in_word : string<' ', 'i', 'n', ' '> {};

struct catastrophe_verb : sor<string<'c', 'a', 't', 'a', 's', 't', 'r', 'o', 'p', 'h', 'e'>, string<'c', 'a', 't'>> {};
struct sacrifice_verb : sor<string<'s', 'a', 'c', 'r', 'i', 'f', 'i', 'c', 'e'>, string<'s', 'a', 'c'>> {};
struct attack_verb : sor<string<'c', 'a', 'p', 't', 'u', 'r', 'e'>, string<'a', 't', 't', 'a', 'c', 'k'>> {};
struct move_verb : string<'m', 'o', 'v', 'e'> {};
struct discover_verb : string<'d', 'i', 's', 'c', 'o', 'v', 'e', 'r'> {};
struct build_verb : string<'b', 'u', 'i', 'l', 'd'> {};
struct trade_verb
    : sor<string<'c', 'o', 'n', 'v', 'e', 'r', 't'>, string<'t', 'r', 'a', 'd', 'e'>, string<'s', 'w', 'a', 'p'>> {};

struct catastrophe
    : seq<catastrophe_verb, one_blank, sor<seq<colour_word, at_word, name>, seq<name, one_blank, colour_word>>> {};
struct sacrifice : seq<sacrifice_verb, one_blank, lower_piece, sor<at_word, one_blank>, name> {};
struct attack : seq<attack_verb, one_blank, pieces, sor<at_word, one_blank>, name> {};
// With a star in parentheses it discovers.
struct new_star : seq<string<' ', '('>, lower_piece, one<')'>> {};
struct move : seq<move_verb, one_blank, pieces,
                  sor<seq<from_word, name, to_word, name>, seq<one_blank, name, one_blank, name>>, opt<new_star>> {};
struct discover : seq<discover_verb, one_blank, lower_piece, one_blank, name, one_blank, lower_piece, one_blank, name> {
};
struct build : seq<build_verb, one_blank, pieces, sor<at_word, one_blank>, name> {};
struct trade_form : sor<seq<sor<at_word, in_word>, name, sor<to_word, for_word>, lower_piece>,
                        seq<sor<to_word, for_word, one_blank>, lower_piece, sor<at_word, one_blank>, name>> {};
struct trade : seq<trade_verb, one_blank, lower_piece, trade_form> {};
struct action : sor<catastrophe, sacrifice, attack, move, discover, build, trade> {};

// After the last item it would be at the end of the line, where it separates nothing.
struct separator : seq<string<';', ' '>, guide<not_at<gap, end_of_line>>> {};
struct item_end : sor<separator, seq<gap, end_of_line>> {};
struct odd_item
    : plus<sor<seq<not_at<blanks, end_of_line>, blanks>, seq<not_at<sor<separator, blank_byte>>, line_byte>>> {};
struct item : sor<seq<action, guide<item_end>>, tolerated<odd_item>> {};
struct items : seq<star<tolerated<separator>>, item, star<separator, star<tolerated<separator>>, item>> {};

// The seat determines on which side of the `-` the ship is.
struct stars : seq<string<',', ' '>, lower_piece, opt<lower_piece>, string<')', ' '>> {};
struct first_seat : one<'0'> {};
struct second_seat : one<'1'> {};
struct homeworld
    : seq<name, string<' ', '('>,
          sor<seq<first_seat, stars, lower_piece, one<'-'>>, seq<second_seat, stars, one<'-'>, lower_piece>>> {};
// R12: it is a turn of its own.
struct pass : string<'p', 'a', 's', 's'> {};
struct whole_turn : seq<sor<homeworld, pass>, guide<seq<gap, end_of_line>>> {};
struct turn : sor<whole_turn, items> {};

struct line : sor<empty_line, tolerated<gap, odd_position, gap, end_of_line>, seq<gap, turn, gap, end_of_line>> {};
struct file : seq<file_start, star<empty_line>, opt<position_line>, star<line>, last_line> {};

}  // namespace plyglot::grammars::homeworlds_quux
