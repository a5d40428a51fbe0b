#pragma once
// Homeworlds records in dialect `jpb`, that of the published notation's author: homeworlds 3.3. The grammar reads the
// bytes of one file and accepts every text; what is in `tolerated` is beyond the notation.

#include "grammars/homeworlds_words.hpp"

namespace plyglot::grammars::homeworlds_jpb {

using namespace homeworlds_words;

// First in its line only.
struct comment : seq<one<'#'>, star<line_byte>> {};
struct empty_line : seq<gap, opt<comment>, line_end> {};
struct blank_line : seq<gap, line_end> {};
struct last_line : seq<gap, opt<comment>, eof> {};

// It contains no comments.
struct position : state_form<state_break<gap, blank_line>, nothing_more<gap, empty_line, last_line>> {};
struct position_line : seq<gap, position, guide<seq<gap, end_of_line>>, gap, end_of_line> {};
struct odd_position : odd_state<gap, empty_line, end_of_line, sor<one<'#'>, eof>> {};

// What is neither a word nor `*` separates words, and nothing separates actions but their number.
struct word_byte : ranges<'0', '9', 'A', 'Z', '_', '_', 'a', 'z', '\x80', '\xFF'> {};
struct filler_byte : seq<not_at<sor<word_byte, one<'*'>>>, line_byte> {};
struct filler : plus<filler_byte> {};
struct name : seq<star<one<'_'>>, name_core, star<word_byte>> {};
// R14: the last word of the turn.
struct confirmation : seq<one<'*'>, at<opt<filler>, end_of_line>> {};
struct word : sor<plus<word_byte>, seq<not_at<confirmation>, one<'*'>>> {};
struct owner : seat_digit {};

struct homeworld_verb : sor<istring<'h', 'o', 'm', 'e', 'w', 'o', 'r', 'l', 'd'>, istring<'h', 'w'>, istring<'h'>> {};
struct build_verb : word_or_letter<'b', 'u', 'i', 'l', 'd'> {};
struct trade_verb : word_or_letter<'t', 'r', 'a', 'd', 'e'> {};
struct discover_verb : word_or_letter<'d', 'i', 's', 'c', 'o', 'v', 'e', 'r'> {};
struct move_verb : word_or_letter<'m', 'o', 'v', 'e'> {};
struct attack_verb : sor<istring<'c', 'a', 'p', 't', 'u', 'r', 'e'>, istring<'c', 'o', 'n', 'q', 'u', 'e', 'r'>,
                         word_or_letter<'a', 't', 't', 'a', 'c', 'k'>> {};
struct sacrifice_verb
    : sor<istring<'s', 'a', 'c', 'r', 'i', 'f', 'i', 'c', 'e'>, istring<'s', 'a', 'c'>, istring<'s'>> {};
struct catastrophe_verb
    : sor<istring<'c', 'a', 't', 'a', 's', 't', 'r', 'o', 'p', 'h', 'e'>, istring<'c', 'a', 't'>, istring<'c'>> {};
struct pass_verb : word_or_letter<'p', 'a', 's', 's'> {};

// A homeworld swallows the rest of the line after its name.
struct swallowed : plus<not_at<confirmation>, line_byte> {};
struct homeworld : seq<homeworld_verb, filler, piece, filler, piece, filler, piece, opt<filler, name, opt<swallowed>>> {
};
struct build : seq<build_verb, filler, piece_or_colour, filler, name> {};
struct trade : seq<trade_verb, filler, piece, filler, piece, filler, name> {};
// The name may be missing at the end of the turn only: otherwise what follows is the name.
struct discover : seq<discover_verb, filler, piece, filler, name, filler, piece, opt<filler, name>> {};
struct move : seq<move_verb, filler, piece, filler, name, filler, name> {};
struct attack : seq<attack_verb, filler, piece, opt<owner>, filler, name> {};
struct sacrifice : seq<sacrifice_verb, filler, piece, filler, name> {};
struct catastrophe : seq<catastrophe_verb, filler, name, filler, piece_or_colour> {};
struct pass : seq<pass_verb> {};
struct action : sor<homeworld, build, trade, discover, move, attack, sacrifice, catastrophe, pass> {};

struct odd_item : seq<word, star<opt<filler>, word>> {};
struct item_end : sor<filler_byte, confirmation, end_of_line> {};
struct item : sor<seq<action, guide<item_end>>, tolerated<odd_item>> {};
// A turn that is nothing else.
struct lone_star : one<'*'> {};
struct turn : seq<sor<item, tolerated<lone_star>>, star<filler, item>, opt<opt<filler>, confirmation>> {};

// A line without a word is not a turn.
struct turn_line : seq<gap, not_at<one<'#', '<'>>, sor<seq<filler, opt<turn>>, turn>, opt<filler>, end_of_line> {};
struct line : sor<empty_line, tolerated<gap, odd_position, gap, end_of_line>, turn_line> {};
struct file : seq<file_start, star<empty_line>, opt<position_line>, star<line>, last_line> {};

}  // namespace plyglot::grammars::homeworlds_jpb
