#pragma once
// Game files of boardspace.net: hive-notations 3.4. The grammar reads a whole file, decoded to UTF-8, and accepts every
// text; what `tolerated` wraps is beyond the notation.

#include "grammars/common.hpp"

namespace plyglot::grammars::boardspace_sgf {

using namespace tao::pegtl;
using syntax::guide;
using syntax::tolerated;

struct space : one<' ', '\t', '\r', '\n', '\v', '\f'> {};
struct ws : star<space> {};
struct blanks : plus<one<' '>> {};
struct number : plus<digit> {};

// Where the game begins.
struct open : seq<one<'('>, ws, one<';'>> {};
struct close : one<')'> {};

struct player : seq<one<'P'>, one<'0', '1'>> {};
// A command belongs in a node of its own: it is not a header, even if its `;` is missing.
struct command_value : seq<player, one<'['>, digit> {};

// Headers. A value ends at `]`.
struct key : seq<upper, star<sor<upper, digit>>> {};
struct text : star<not_one<']', '\r', '\n'>> {};
// A value over several lines. If another one begins before it ends, its own `]` is missing.
struct more_lines : star<not_one<'[', ']'>> {};
struct value : seq<text, opt<tolerated<more_lines>>> {};
struct value_end : one<']'> {};
struct header : seq<not_at<command_value>, key, one<'['>, value, value_end> {};

// Pieces and places.
struct colour : one<'W', 'B', 'w', 'b'> {};
struct piece_colour : one<'W', 'B', 'w', 'b'> {};
struct bug : one<'Q', 'A', 'B', 'G', 'S', 'M', 'L', 'P', 'q', 'a', 'b', 'g', 's', 'm', 'l', 'p'> {};
struct ordinal : digit {};
struct piece : sor<seq<piece_colour, bug, opt<ordinal>>, seq<bug, opt<ordinal>>> {};
struct slot : number {};
struct column : upper {};
struct row : number {};
struct dot : one<'.'> {};
// A backslash is normally doubled in the file.
struct mark : sor<one<'-', '/'>, string<'\\', '\\'>, one<'\\'>> {};
struct left_mark : mark {};
struct right_mark : mark {};
struct referred_piece : piece {};
struct reference : sor<dot, seq<referred_piece, dot>, seq<opt<left_mark>, referred_piece, opt<right_mark>>> {};
// The grid decides, so text that is not a reference does not spoil the move (S6).
struct reference_byte : not_one<' ', '[', ']', '\r', '\n'> {};
struct bad_reference : seq<plus<reference_byte>, star<blanks, plus<reference_byte>>> {};
struct command_end : seq<star<one<' '>>, one<']'>> {};
struct written_reference : sor<seq<reference, guide<command_end>>, tolerated<bad_reference>> {};

// Command words, in any case.
struct start_word : istring<'S', 't', 'a', 'r', 't'> {};
struct pick_word : istring<'p', 'i', 'c', 'k'> {};
struct pickb_word : istring<'p', 'i', 'c', 'k', 'b'> {};
struct drop_word : sor<istring<'d', 'r', 'o', 'p', 'b'>, istring<'p', 'd', 'r', 'o', 'p', 'b'>> {};
struct movedone_word
    : sor<istring<'m', 'o', 'v', 'e', 'd', 'o', 'n', 'e'>, istring<'p', 'm', 'o', 'v', 'e', 'd', 'o', 'n', 'e'>> {};
struct move_word : sor<istring<'m', 'o', 'v', 'e'>, istring<'p', 'm', 'o', 'v', 'e'>> {};
struct pass_word : istring<'p', 'a', 's', 's'> {};
struct done_word : istring<'d', 'o', 'n', 'e'> {};
struct resign_word : istring<'r', 'e', 's', 'i', 'g', 'n'> {};
struct offer_word : istring<'o', 'f', 'f', 'e', 'r', 'd', 'r', 'a', 'w'> {};
struct accept_word : istring<'a', 'c', 'c', 'e', 'p', 't', 'd', 'r', 'a', 'w'> {};
struct decline_word : istring<'d', 'e', 'c', 'l', 'i', 'n', 'e', 'd', 'r', 'a', 'w'> {};
struct lone_word : sor<pass_word, done_word, resign_word, offer_word, accept_word, decline_word> {};
// Words that something belongs to: where they are not read as commands, it is wrong.
struct known_word : seq<sor<start_word, pickb_word, pick_word, drop_word, movedone_word, move_word>, not_at<alnum>> {};

struct lone_command : seq<lone_word, not_at<alnum>> {};
struct start : seq<start_word, one<' '>, player> {};
// Old files name the rack and the place in it alone: `pick wr 2`.
struct pick_from_rack : seq<colour, one<'r', 'R'>, blanks, slot, opt<blanks, piece>> {};
struct pick : seq<pick_word, blanks, sor<seq<colour, blanks, slot, blanks, piece>, pick_from_rack>> {};
struct pickb : seq<pickb_word, blanks, column, blanks, row, blanks, piece> {};
struct drop : seq<drop_word, blanks, piece, blanks, column, blanks, row, opt<blanks, written_reference>> {};
struct move : seq<sor<movedone_word, move_word>, blanks, colour, blanks, piece, blanks, column, blanks, row,
                  opt<blanks, written_reference>> {};
struct unknown_word : seq<alpha, star<not_one<' ', '\t', '[', ']', ';', '\r', '\n'>>> {};
struct unknown : seq<not_at<known_word>, unknown_word, star<not_one<'[', ']', '\r', '\n'>>> {};
struct body : sor<start, pick, pickb, drop, move, lone_command, tolerated<unknown>> {};

struct time : seq<string<'T', 'M', '['>, number, one<']'>> {};
// Nodes are numbered one by one (S18).
struct ordinal_of_node : number {};
struct action
    : seq<one<';'>, ws, player, one<'['>, ordinal_of_node, blanks, body, star<one<' '>>, value_end, opt<ws, time>> {};

// Headers after the first command, such as the times at the end of the game.
struct about_player
    : seq<player, one<'['>,
          sor<string<'i', 'd'>, string<'r', 'a', 'n', 'k', 'i', 'n', 'g'>, string<'t', 'i', 'm', 'e'>>, one<' '>> {};
struct about_game : seq<sor<string<'G', 'M'>, string<'V', 'V'>, string<'C', 'M'>, string<'T', 'C'>, string<'S', 'U'>,
                            string<'D', 'T'>, string<'G', 'N'>, string<'R', 'E'>, string<'T', 'M'>>,
                        one<'['>> {};
struct late_header : seq<at<sor<about_player, about_game>>, header> {};
struct data_node : seq<opt<one<';'>, ws>, late_header> {};

// What is none of that: to its `]`, to the end of its line, or to the next command. A second tree is not part of it.
struct next_command : seq<one<';'>, ws, player, one<'['>> {};
struct odd_character : seq<not_at<sor<one<'[', ']', ';', ')', '\r', '\n'>, open>>, any> {};
struct odd_value : seq<one<'['>, star<not_at<sor<one<']', '\r', '\n'>, next_command>>, any>, star<one<']'>>> {};
struct odd : sor<plus<one<']'>>, seq<plus<odd_character>, opt<odd_value>>, odd_value> {};
struct bad_header : odd {};
struct bad_node : sor<seq<one<';'>, ws, odd>, odd, one<';'>> {};

struct unclosed : success {};
struct game_tree
    : seq<open, star<ws, sor<header, tolerated<bad_header>>>,
          star<ws, sor<action, tolerated<data_node>, tolerated<bad_node>>>, ws, sor<close, tolerated<unclosed>>> {};

// S1: only the first tree is read.
struct outside : plus<not_at<open>, any> {};
struct second_tree : open {};
struct unread : star<any> {};
struct tree : seq<second_tree, unread> {};
struct no_game : success {};

struct file : seq<ws, opt<tolerated<outside>>,
                  sor<seq<game_tree, ws, opt<tolerated<outside>>, opt<tree>>, tolerated<no_game>>, eof> {};

}  // namespace plyglot::grammars::boardspace_sgf
