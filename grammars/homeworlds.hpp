#pragma once
// Homeworlds records in dialect `seed`, in layout `line`: homeworlds 2, 3.1 and 3.2. The grammar reads the bytes of one
// file and accepts every text; what is in `tolerated` is beyond the notation.
//
// That one grammar describes every file of the dialect is not possible. Layouts `numbered` and `block` are chosen by a
// header, an option or the look of the whole file (L10); in them a line end separates actions, which here it does not.
// A header `Dialect` that names another dialect makes the lines below it a matter of that dialect's grammar.

#include "grammars/homeworlds_words.hpp"

namespace plyglot::grammars::homeworlds {

using namespace homeworlds_words;

// L4. A comment that does not start its line begins after a blank.
struct comment : seq<one<'#'>, star<line_byte>> {};
struct line_tail : opt<blanks, opt<comment>> {};
struct empty_line : seq<gap, opt<comment>, line_end> {};
struct last_line : seq<gap, opt<comment>, eof> {};

// L5.
struct key : seq<alpha, star<sor<alnum, one<'_', '-'>>>> {};
struct value : seq<not_at<one<'#'>>, trimmed_text<sor<one<'#'>, end_of_line>>> {};
struct header : seq<key, one<':'>, loose_end, opt<blanks, value>> {};
struct head_line : sor<empty_line, seq<gap, header, line_tail, end_of_line>> {};

// L6, L8.
struct position : state_form<state_break<line_tail, empty_line>, nothing_more<line_tail, empty_line, last_line>> {};
struct position_line : seq<gap, position, guide<seq<line_tail, end_of_line>>, line_tail, end_of_line> {};
struct odd_position : odd_state<line_tail, empty_line, sor<one<'#'>, end_of_line>, sor<one<'#'>, eof>> {};

struct separator : one<';', ',', '/'> {};
// Alone between blanks.
struct odd_separator : seq<one<'\\', '|', '&', '+', '.', ':', '>'>, loose_end> {};
// R14: the last word of the turn, or glued to the last word.
struct confirmation : seq<one<'*'>, at<line_tail, end_of_line>> {};

// R3: words end at blanks and separators. Of `word`s there are only those that cannot be read.
struct word_byte : not_one<' ', '\t', '\v', '\f', '\r', '\n', ';', ',', '/'> {};
struct word : seq<not_at<odd_separator>, plus<not_at<confirmation>, word_byte>> {};
struct name : seed_name {};
struct owner : sor<seat_letter, seat_digit> {};

struct homeworld_verb : word_or_letter<'h', 'o', 'm', 'e', 'w', 'o', 'r', 'l', 'd'> {};
struct build_verb : word_or_letter<'b', 'u', 'i', 'l', 'd'> {};
struct trade_verb : word_or_letter<'t', 'r', 'a', 'd', 'e'> {};
struct discover_verb : word_or_letter<'d', 'i', 's', 'c', 'o', 'v', 'e', 'r'> {};
struct move_verb : word_or_letter<'m', 'o', 'v', 'e'> {};
struct attack_verb : word_or_letter<'a', 't', 't', 'a', 'c', 'k'> {};
struct sacrifice_verb : word_or_letter<'s', 'a', 'c', 'r', 'i', 'f', 'i', 'c', 'e'> {};
struct catastrophe_verb : word_or_letter<'c', 'a', 't', 'a', 's', 't', 'r', 'o', 'p', 'h', 'e'> {};
struct pass_verb : word_or_letter<'p', 'a', 's', 's'> {};

struct homeworld
    : seq<homeworld_verb, blanks, piece_or_no_star, blanks, piece_or_no_star, blanks, piece, opt<blanks, name>> {};
struct build : seq<build_verb, blanks, piece_or_colour, blanks, name> {};
struct trade : seq<trade_verb, blanks, piece, blanks, name, blanks, piece_or_colour> {};
struct discover : seq<discover_verb, blanks, piece, blanks, name, blanks, piece, blanks, name> {};
struct move : seq<move_verb, blanks, piece, blanks, name, blanks, name> {};
struct attack : seq<attack_verb, blanks, piece, opt<owner>, blanks, name> {};
struct sacrifice : seq<sacrifice_verb, blanks, piece, blanks, name> {};
struct catastrophe : seq<catastrophe_verb, blanks, name, blanks, piece_or_colour> {};
struct pass : seq<pass_verb> {};
struct action : sor<homeworld, build, trade, discover, move, attack, sacrifice, catastrophe, pass> {};

struct item_end : sor<seq<blanks, sor<one<'#'>, odd_separator>>, seq<gap, sor<separator, confirmation, end_of_line>>> {
};
struct odd_item : seq<word, star<blanks, not_at<one<'#'>>, word>> {};
struct item : sor<seq<action, guide<item_end>>, tolerated<odd_item>> {};
// A turn that is nothing else.
struct lone_star : one<'*'> {};

// L11: the next line that is not only a comment goes on, unless it is blank or starts with the number of a turn.
struct comment_line : seq<gap, comment, line_end> {};
struct line_break : seq<line_tail, line_end, star<comment_line>, gap, not_at<sor<one<'#', '<'>, number, end_of_line>>> {
};
struct blanks_between : opt<blanks, guide<not_at<one<'#'>>>> {};
struct mark : seq<sor<seq<separator, opt<line_break>>, tolerated<odd_separator>>, blanks_between> {};
// R12: what separates nothing.
struct last_mark : seq<gap, sor<seq<separator, opt<line_break>>, odd_separator>> {};
struct actions
    : seq<star<tolerated<mark>>, sor<item, tolerated<lone_star>>, star<gap, mark, star<tolerated<mark>>, item>,
          opt<gap, confirmation>, opt<tolerated<plus<last_mark>, opt<gap, confirmation>>>> {};
struct turn_text : sor<actions, tolerated<plus<last_mark>>> {};
struct turn : sor<seq<turn_start, blanks, guide<not_at<one<'#'>>>, turn_text>, tolerated<turn_start>, turn_text> {};

struct line : sor<empty_line, tolerated<gap, odd_position, line_tail, end_of_line>,
                  seq<gap, guide<not_at<one<'#'>>>, turn, line_tail, end_of_line>> {};
struct file : seq<file_start, star<head_line>, opt<position_line>, star<line>, last_line> {};

}  // namespace plyglot::grammars::homeworlds
