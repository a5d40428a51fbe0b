#pragma once
// Homeworlds records in dialect `sdg`: transcripts of SuperDuperGames, or bare lines of actions (homeworlds 3.3). The
// grammar reads the bytes of one file and accepts every text; what is in `tolerated` is beyond the notation.

#include "grammars/homeworlds_words.hpp"

namespace plyglot::grammars::homeworlds_sdg {

using namespace homeworlds_words;

struct empty_line : seq<gap, line_end> {};
struct last_line : seq<gap, eof> {};

struct position : state_form<state_break<gap, empty_line>, nothing_more<gap, empty_line, last_line>> {};
struct position_line : seq<gap, position, guide<seq<gap, end_of_line>>, gap, end_of_line> {};
struct odd_position : odd_state<gap, empty_line, end_of_line, eof> {};

// R14: it has a meaning after a homeworld only, and is dropped after any other action.
struct confirmation : seq<one<'*'>, at<gap, end_of_line>> {};

// Nothing separates words but blanks.
struct word_byte : not_one<' ', '\t', '\v', '\f', '\r', '\n'> {};
struct word : plus<not_at<confirmation>, word_byte> {};
// Any word with a letter, a digit or a byte of another script.
struct name : seq<star<not_at<name_core>, word_byte>, name_core, star<not_at<confirmation>, word_byte>> {};
struct owner : sor<seat_letter, seat_digit> {};

// R4: beginnings of verbs and synonyms, all without a word.
struct homeworld_verb : sor<istring<'h', 'w'>, beginning_of<'h', 'o', 'm', 'e', 'w', 'o', 'r', 'l', 'd'>> {};
struct build_verb : sor<istring<'c', 'o', 'n', 's', 't', 'r', 'u', 'c', 't'>, istring<'c', 'o', 'n'>,
                        istring<'g', 'r', 'o', 'w'>, beginning_of<'b', 'u', 'i', 'l', 'd'>> {};
struct trade_verb : sor<istring<'s', 'w', 'a', 'p'>, istring<'c', 'o', 'n', 'v', 'e', 'r', 't'>,
                        istring<'e', 'x', 'c', 'h', 'a', 'n', 'g', 'e'>, beginning_of<'t', 'r', 'a', 'd', 'e'>> {};
struct discover_verb : beginning_of<'d', 'i', 's', 'c', 'o', 'v', 'e', 'r'> {};
struct move_verb : beginning_of<'m', 'o', 'v', 'e'> {};
// The beginnings of `capture` that are too short for it are those of `catastrophe`.
struct capture_verb : seq<istring<'c', 'a', 'p'>, letters_after<'t', 'u', 'r', 'e'>::rule> {};
struct attack_verb : sor<capture_verb, istring<'c', 'o', 'n', 'q', 'u', 'e', 'r'>, istring<'s', 't', 'e', 'a', 'l'>,
                         istring<'x'>, beginning_of<'a', 't', 't', 'a', 'c', 'k'>> {};
struct sacrifice_verb : sor<istring<'s', 'a', 'c', 'k'>, beginning_of<'s', 'a', 'c', 'r', 'i', 'f', 'i', 'c', 'e'>> {};
struct catastrophe_verb : beginning_of<'c', 'a', 't', 'a', 's', 't', 'r', 'o', 'p', 'h', 'e'> {};
struct pass_verb : beginning_of<'p', 'a', 's', 's'> {};

struct homeworld : seq<homeworld_verb, blanks, piece_or_no_star, blanks, piece_or_no_star, blanks, piece> {};
struct build : seq<build_verb, blanks, piece_or_colour, blanks, name> {};
struct trade : seq<trade_verb, blanks, piece, blanks, piece, blanks, name> {};
struct discover : seq<discover_verb, blanks, piece, blanks, name, blanks, piece, blanks, name> {};
struct move : seq<move_verb, blanks, piece, blanks, name, blanks, name> {};
struct attack : seq<attack_verb, blanks, piece, opt<owner>, blanks, name> {};
struct sacrifice : seq<sacrifice_verb, blanks, piece, blanks, name> {};
struct catastrophe : seq<catastrophe_verb, blanks, name, blanks, piece_or_colour> {};
struct pass : seq<pass_verb> {};
struct action : sor<homeworld, build, trade, discover, move, attack, sacrifice, catastrophe, pass> {};

// An action has its line alone.
struct odd_item : sor<seq<word, star<blanks, word>, opt<gap, confirmation>>, one<'*'>> {};
struct item : sor<seq<action, opt<gap, confirmation>, guide<seq<gap, end_of_line>>>, tolerated<odd_item>> {};

// What is said at the head of a transcript, and whatever else is there. Whether what follows the keys makes sense is
// checked outside the grammar.
struct title : string<'H', 'o', 'm', 'e', 'w', 'o', 'r', 'l', 'd', 's', ' ', 'O', 'n', 'l', 'i', 'n', 'e'> {};
struct key
    : sor<string<'V', 'a', 'r', 'i', 'a', 'n', 't', 's'>, string<'S', 't', 'a', 'r', 't', 'e', 'd'>,
          string<'P', 'a', 'r', 't', 'i', 'c', 'i', 'p', 'a', 'n', 't', 's'>, string<'W', 'i', 'n', 'n', 'e', 'r'>> {};
struct header : seq<sor<title, seq<key, one<':'>, loose_end>>, opt<trimmed_text<end_of_line>>> {};
// With the blanks in front of it.
struct remark : seq<gap, trimmed_text<end_of_line>> {};

// L13: `Ann: good luck` with its tab lost. A verb with a colon is a slip.
struct verb_with_colon : sor<seq<homeworld_verb, one<':'>>, seq<build_verb, one<':'>>, seq<trade_verb, one<':'>>,
                             seq<discover_verb, one<':'>>, seq<move_verb, one<':'>>, seq<attack_verb, one<':'>>,
                             seq<sacrifice_verb, one<':'>>, seq<catastrophe_verb, one<':'>>, seq<pass_verb, one<':'>>> {
};
struct speaker : seq<not_at<verb_with_colon>, handle, one<':'>, loose_end> {};

// The actions of a turn are at the beginning of their lines, except for the first one, which follows the number.
struct next_item : seq<gap, line_end, star<empty_line>, not_at<sor<blank_byte, number, speaker>>, item> {};
template <class Start>
using turn_from = sor<seq<Start, sor<seq<blanks, item>, next_item>, star<next_item>>, tolerated<Start>>;

// L13: where turns have handles, a number without a handle does not start a turn. Which handles are those of players
// is checked outside the grammar.
struct handled_start : seq<number, blanks, handle, one<':'>, loose_end> {};
struct no_handled_start : not_at<gap, handled_start> {};
struct handled_remark : seq<no_handled_start, sor<header, remark>, gap, end_of_line> {};
struct turn : turn_from<handled_start> {};
struct turn_line : seq<gap, turn, gap, end_of_line> {};
// A line that is indented begins it, or one that says who speaks; it goes on to the next turn.
struct chat : seq<at<sor<blank_byte, number, speaker>>, no_handled_start, remark,
                  star<gap, line_end, star<empty_line>, no_handled_start, remark>> {};
struct chat_lines : seq<chat, gap, end_of_line> {};
struct transcript
    : seq<star<sor<empty_line, handled_remark>>, turn_line, star<sor<empty_line, chat_lines, turn_line>>> {};

// The same where no turn has a handle.
struct no_number : not_at<gap, number> {};
struct numbered_remark : seq<no_number, sor<header, remark>, gap, end_of_line> {};
struct numbered_turn : turn_from<number> {};
struct numbered_turn_line : seq<gap, numbered_turn, gap, end_of_line> {};
struct numbered_chat
    : seq<at<sor<blank_byte, speaker>>, no_number, remark, star<gap, line_end, star<empty_line>, no_number, remark>> {};
struct numbered_chat_lines : seq<numbered_chat, gap, end_of_line> {};
struct numbered_transcript : seq<star<sor<empty_line, numbered_remark>>, numbered_turn_line,
                                 star<sor<empty_line, numbered_chat_lines, numbered_turn_line>>> {};

// A game that has not begun.
struct header_line : seq<header, gap, end_of_line> {};
struct head_alone : seq<plus<header_line, star<empty_line>>, at<last_line>> {};

// Without a line that starts a turn, turns are runs of lines.
struct bare_turn : seq<item, star<gap, line_end, gap, item>> {};
struct bare_lines : star<sor<empty_line, seq<gap, bare_turn, gap, end_of_line>>> {};

// A position comes before everything else; after the first words, what begins like one is words too.
struct odd_head : star<sor<empty_line, tolerated<gap, odd_position, gap, end_of_line>>> {};
struct file : seq<file_start, star<empty_line>, opt<position_line>, odd_head, not_at<gap, one<'<'>>,
                  sor<transcript, numbered_transcript, head_alone, bare_lines>, last_line> {};

}  // namespace plyglot::grammars::homeworlds_sdg
