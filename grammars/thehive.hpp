#pragma once
// The contact-point notation of "The Hive": hive-notations 3.2. The grammar reads the bytes of one file and accepts
// every text; what `tolerated` wraps is beyond the notation.
//
// One grammar serves both values of the option `pieces`: it has the pieces of the expansions in a rule of their own,
// `expansion`. Whether they are in the game is checked after parsing (V6), as for the game type of UHP. So the notation
// without the option is this grammar without that rule.

#include "grammars/common.hpp"

namespace plyglot::grammars::thehive {

using namespace tao::pegtl;
using syntax::guide;
using syntax::tolerated;

struct bom : string<'\xEF', '\xBB', '\xBF'> {};
struct line_end : sor<one<'\n'>, string<'\r', '\n'>> {};
struct blanks : star<blank> {};

struct expansion : seq<one<'M', 'L', 'P'>, one<'1'>> {};
struct bug
    : sor<string<'Q', '1'>, seq<one<'B', 'S'>, one<'1', '2'>>, seq<one<'A', 'G'>, one<'1', '2', '3'>>, expansion> {};
struct piece : seq<one<'w', 'b'>, bug> {};
struct contact : sor<string<'/', '*'>, string<'|', '*'>, string<'\\', '*'>, string<'*', '\\'>, string<'*', '|'>,
                     string<'*', '/'>, string<'=', '*'>> {};
struct pass : string<'p', 'a', 's', 's'> {};

// V8. What follows is tried in this order, and each must reach the end of the move.
struct end_of_line : sor<one<'#'>, line_end, eof> {};
struct end_of_move : seq<blanks, end_of_line> {};

struct extra_space : plus<blank> {};
struct odd_piece : seq<one<'w', 'b', 'W', 'B'>, alpha, star<digit>> {};
struct odd_move : seq<odd_piece, opt<opt<extra_space>, contact, opt<extra_space>, odd_piece>, at<end_of_move>> {};

// The pieces of 3.1 in any case.
struct uhp_piece : seq<one<'w', 'b', 'W', 'B'>,
                       sor<one<'Q', 'M', 'L', 'P', 'q', 'm', 'l', 'p'>, seq<one<'B', 'S', 'b', 's'>, one<'1', '2'>>,
                           seq<one<'A', 'G', 'a', 'g'>, one<'1', '2', '3'>>>> {};
struct uhp_mark : one<'-', '/', '\\'> {};
struct uhp_reference : sor<seq<uhp_mark, uhp_piece>, seq<uhp_piece, opt<uhp_mark>>> {};
struct uhp_move : seq<uhp_piece, plus<blank>, uhp_reference, at<end_of_move>> {};

struct contact_sign : one<'-', '/', '|', '\\', '=', '*'> {};
struct bad_contact : seq<contact_sign, star<star<blank>, contact_sign>> {};
struct bad_contact_move : seq<odd_piece, opt<extra_space>, bad_contact, opt<extra_space>, odd_piece, at<end_of_move>> {
};

struct digits : plus<digit> {};
struct number : seq<digits, sor<seq<blanks, one<'.'>, blanks>, plus<blank>>> {};
// Where another move begins that has a contact: of two pieces side by side one may be a target. A first move has none.
struct missing_line_end : seq<blanks, at<opt<number>, sor<pass, seq<piece, contact>>>> {};
struct run_on_move : sor<pass, seq<piece, contact, piece>, seq<piece, at<piece, contact>>> {};
struct run_on : seq<run_on_move, plus<missing_line_end, opt<number>, run_on_move>, at<end_of_move>> {};

// A run of blanks inside it is looked over once and then eaten whole: every text takes linear time.
struct trailing_blanks : seq<plus<blank>, at<end_of_line>> {};
struct bad_move : plus<sor<seq<not_at<trailing_blanks>, plus<blank>>, seq<not_at<sor<blank, end_of_line>>, any>>> {};

struct move : sor<seq<sor<pass, seq<piece, opt<contact, piece>>>, guide<end_of_move>>, tolerated<odd_move>,
                  tolerated<uhp_move>, tolerated<bad_contact_move>, tolerated<run_on>, tolerated<bad_move>> {};

// V1. A line with only a number is not a move.
struct lone_number : seq<digits, opt<blanks, one<'.'>>, at<end_of_move>> {};
struct lone_return : seq<one<'\r'>, not_at<one<'\n'>>> {};
struct comment : seq<one<'#'>, star<sor<not_one<'\r', '\n'>, lone_return>>> {};
struct line : seq<blanks, opt<sor<lone_number, seq<opt<number>, move>>>, blanks, opt<comment>> {};
struct file : seq<opt<bom>, line, star<line_end, line>, eof> {};

}  // namespace plyglot::grammars::thehive
