#pragma once
// Logs of Hive on Board Game Arena, one game a file: hive-notations 3.5. The grammar accepts every text; what
// `tolerated` wraps is beyond the notation.

#include "grammars/common.hpp"
#include "grammars/uhp_move.hpp"

namespace plyglot::grammars::hive_bga {

using namespace tao::pegtl;
using syntax::guide;
using syntax::tolerated;

struct line_break : sor<one<'\n'>, string<'\r', '\n'>> {};
struct line_end : sor<line_break, eof> {};
struct line_character : sor<not_one<'\n', '\r'>, seq<not_at<line_break>, one<'\r'>>> {};
struct blank_line : sor<seq<star<blank>, line_break>, seq<plus<blank>, eof>> {};
struct byte_order_mark : string<'\xEF', '\xBB', '\xBF'> {};

struct word_byte : not_one<' ', '\t', '\n', '\r', '[', ']'> {};
// A bracket holds one move: all its words belong to it.
struct log_move : uhp::moves<word_byte> {
  struct end_of_word : at<token_end> {};
  struct end_of_two_words : at<token_end> {};
  struct bad_move : seq<word, star<plus<blank>, word>> {};
  struct odd_move : sor<seq<odd_pass, end_of_word>, seq<odd_piece, gap, sor<odd_reference, lone_dot>, end_of_two_words>,
                        seq<odd_piece, end_of_word>, bad_move> {};
  struct move : sor<seq<piece, one<' '>, reference, guide<end_of_two_words>>, seq<piece, guide<end_of_word>>,
                    seq<pass, guide<end_of_word>>, tolerated<odd_move>> {};
};

// A1. What is before the move, without the blanks around it, is the player's name.
struct name_word : plus<not_one<' ', '\t', '\n', '\r', '['>> {};
struct player : seq<name_word, star<plus<blank>, name_word>> {};
struct open : one<'['> {};
struct close : one<']'> {};
struct unclosed : success {};
struct end_of_piece : not_at<word_byte> {};
struct move_ahead : seq<open, star<blank>,
                        sor<seq<one<'w', 'W', 'b', 'B'>, alpha, star<digit>, end_of_piece>,
                            seq<istring<'p', 'a', 's', 's'>, end_of_piece>>> {};
struct bracketed_move : seq<open, star<blank>, log_move::move, star<blank>, sor<close, tolerated<unclosed>>> {};
// What the site says of the move in the language of the reader.
struct remark : plus<line_character> {};
struct move_line
    : seq<star<blank>, opt<player>, star<blank>, guide<at<move_ahead>>, bracketed_move, opt<remark>, line_end> {};

// Numbers and times of moves, chat, and what else the page shows.
struct begun_move : seq<star<blank>, opt<player>, star<blank>, move_ahead> {};
struct other : plus<line_character> {};
struct other_line : seq<not_at<begun_move>, other, line_end> {};

struct file : seq<opt<byte_order_mark>, star<sor<blank_line, move_line, other_line>>, eof> {};

}  // namespace plyglot::grammars::hive_bga
