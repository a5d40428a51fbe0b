#pragma once
// Homeworlds records in dialect `hwl`, logs of Homeworlds Live: one turn a line, and every piece with its serial
// (homeworlds 3.3, H1 to H5). The grammar reads the bytes of one file and accepts every text; what is in `tolerated` is
// beyond the notation.

#include "grammars/homeworlds_words.hpp"

namespace plyglot::grammars::homeworlds_hwl {

using namespace homeworlds_words;

struct empty_line : seq<gap, line_end> {};
struct last_line : seq<gap, eof> {};

struct position : state_form<state_break<gap, empty_line>, nothing_more<gap, empty_line, last_line>> {};
struct position_line : seq<gap, position, guide<seq<gap, end_of_line>>, gap, end_of_line> {};
struct odd_position : odd_state<gap, empty_line, end_of_line, eof> {};

// Everything but positions is case-sensitive.
struct key : sor<string<'P', 'l', 'a', 'y', 'e', 'r', 's'>, string<'W', 'i', 'n', 'n', 'e', 'r'>> {};
struct value : trimmed_text<end_of_line> {};
struct header : seq<key, one<':'>, loose_end, gap, opt<value>> {};
struct header_line : seq<gap, header, gap, end_of_line> {};

struct colour : one<'b', 'g', 'r', 'y'> {};
struct size : one<'1', '2', '3'> {};
struct serial : seq<colour, size, range<'A', 'E'>> {};
// H3: a new piece without its letter.
struct kind : seq<colour, size> {};
struct name : seq<range<'1', '9'>, star<digit>> {};
struct home_number : seq<range<'1', '9'>, star<digit>> {};
struct comma : one<','> {};

struct homeworld_verb : one<'h'> {};
struct build_verb : one<'b'> {};
struct trade_verb : one<'t'> {};
struct discover_verb : one<'d'> {};
struct move_verb : one<'m'> {};
struct attack_verb : one<'x'> {};
struct sacrifice_verb : one<'s'> {};
struct catastrophe_verb : one<'c'> {};

struct piece_or_colour : sor<serial, tolerated<sor<kind, colour>>> {};
struct piece_or_kind : sor<serial, tolerated<kind>> {};
// The second star may be left out, and the number of the system may be written.
struct homeworld : seq<homeworld_verb, comma, serial, comma, opt<serial>, comma, serial, opt<comma, home_number>> {};
struct build : seq<build_verb, comma, piece_or_colour, comma, name> {};
struct trade : seq<trade_verb, comma, serial, comma, piece_or_colour> {};
struct discover : seq<discover_verb, comma, serial, comma, piece_or_kind> {};
struct move : seq<move_verb, comma, serial, comma, name> {};
struct attack : seq<attack_verb, comma, serial> {};
struct sacrifice : seq<sacrifice_verb, comma, serial> {};
struct catastrophe : seq<catastrophe_verb, comma, colour, comma, name> {};
struct pass : string<'p', 'a', 's', 's'> {};
struct action : sor<homeworld, build, trade, discover, move, attack, sacrifice, catastrophe, pass> {};

// How the record ends: a player is out, or, at the end of the file, the turn goes on.
struct user : plus<sor<seq<not_at<blanks, end_of_line>, blanks>, seq<not_at<sor<one<';'>, blank_byte>>, line_byte>>> {};
struct elimination : seq<string<'e', ','>, user> {};
struct unfinished : seq<string<'.', '.', '.'>, at<gap, opt<line_end>, star<empty_line>, last_line>> {};
struct ending : seq<sor<elimination, unfinished>, guide<seq<gap, end_of_line>>> {};
struct ending_line : seq<gap, ending, gap, end_of_line> {};

struct separator : one<';'> {};
struct item_end : sor<separator, seq<gap, end_of_line>> {};
struct odd_item
    : plus<sor<seq<not_at<blanks, end_of_line>, blanks>, seq<not_at<sor<one<';'>, blank_byte>>, line_byte>>> {};
struct item : sor<seq<action, guide<item_end>>, tolerated<odd_item>> {};
struct next_item : seq<separator, star<tolerated<separator>>, guide<not_at<ending>>, item> {};
struct turn : sor<seq<star<tolerated<separator>>, item, star<next_item>>, tolerated<plus<separator>>> {};
struct turn_end : seq<star<tolerated<separator, at<separator>>>, opt<separator, ending>, star<tolerated<separator>>> {};
struct turn_line : seq<gap, turn, turn_end, gap, end_of_line> {};

// An empty line below a turn and above another line is one too.
struct empty_turn : seq<plus<empty_line>, not_at<last_line>> {};

struct skipped_line : sor<header_line, tolerated<gap, odd_position, gap, end_of_line>> {};
struct any_turn : sor<ending_line, turn_line> {};
struct line : sor<tolerated<empty_turn>, skipped_line, any_turn> {};
struct file : seq<file_start, star<sor<empty_line, header_line>>, opt<position_line>,
                  star<sor<empty_line, skipped_line>>, opt<any_turn, star<line>>, star<empty_line>, last_line> {};

}  // namespace plyglot::grammars::homeworlds_hwl
