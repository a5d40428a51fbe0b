#pragma once
// Records of Hopgi: hopgi 2 and 3.1. One game is read, with the comments around it, from its first byte that is not in
// a blank line to its last. The tolerant grammar accepts every text; what is in `tolerated` is beyond the notation.
//
// The strict grammar is narrower than the one of hopgi 3.1 where a finding is about single bytes or words: squares of
// the board alone (R1), NAGs up to 255, LF alone, comments and values in UTF-8, no comment over a blank line before `[`
// (R22), and after a number only what hopgi 3.1 says about the order of elements.
//
// What has to be counted is left to the reader, and the strict grammar takes it: a tag that is there twice, a variation
// before any turn, and the numbers of turns.

#include "grammars/common.hpp"

namespace plyglot::grammars::hopgi {

using namespace tao::pegtl;
using syntax::guide;
using syntax::nested;
using syntax::tolerated;

struct crlf : string<'\r', '\n'> {};
struct line_break : sor<one<'\n'>, tolerated<crlf>> {};
struct lone_return : seq<not_at<crlf>, one<'\r'>> {};
struct line_blank : sor<blank, lone_return> {};
struct line_comment_begin : two<'/'> {};
struct delim : at<sor<one<' ', '\n', '\t', '\r', ';', '{', '}', '(', ')', '$'>, line_comment_begin, eof>> {};
struct word_byte : sor<not_one<' ', '\n', '\t', '\r', ';', '{', '}', '(', ')', '$', '/'>,
                       seq<not_at<line_comment_begin>, one<'/'>>> {};

// hopgi 2. Bytes of a line that belong to no well-formed character are read as they are.
struct odd_byte : not_one<'\n'> {};
struct line_character : sor<ranges<'\x00', '\x09', '\x0B', '\x0C', '\x0E', '\x7F'>, lone_return,
                            common::utf8_beyond_ascii, tolerated<not_at<crlf>, odd_byte>> {};
struct line_comment : seq<line_comment_begin, star<line_character>> {};

// R22: a blank line before a line that starts with `[`.
struct recovery : seq<one<'\n'>, star<one<' ', '\t', '\r'>>, string<'\n', '['>> {};
struct odd_comment_byte : not_one<'}'> {};
struct comment_character
    : sor<ranges<'\x00', '\x09', '\x0E', '|', '~', '\x7F'>, seq<not_at<recovery>, one<'\n'>>, one<'\x0B', '\x0C'>,
          lone_return, common::utf8_beyond_ascii, tolerated<not_at<one<'\n'>>, odd_comment_byte>> {};
struct unclosed : success {};
struct comment : seq<one<'{'>, star<comment_character>, sor<one<'}'>, tolerated<unclosed>>> {};

// R21.
struct semicolon_comment : seq<one<';'>, star<line_character>> {};
struct stray_brace : one<'}'> {};
struct remark : sor<comment, line_comment, tolerated<semicolon_comment>, tolerated<stray_brace>> {};

struct name : seq<alpha, star<ranges<'A', 'Z', 'a', 'z', '0', '9', '_', '_'>>> {};
struct odd_value_byte : not_one<'"', '\\', '\n'> {};
struct value_character : sor<ranges<'\x00', '\x09', '\x0B', '!', '#', '[', ']', '\x7F'>, seq<one<'\\'>, one<'"', '\\'>>,
                             common::utf8_beyond_ascii, tolerated<odd_value_byte>> {};
struct value : star<value_character> {};
struct tag : seq<one<'['>, star<blank>, name, plus<blank>, one<'"'>, value, one<'"'>, star<blank>, one<']'>> {};
struct bad_tag : seq<one<'['>, star<line_character>> {};

// `[` begins a tag at the beginning of a line alone.
struct line_begin : seq<star<line_blank>, opt<sor<tag, tolerated<bad_tag>>>> {};
struct section : seq<line_begin, star<sor<seq<line_break, line_begin>, line_blank, remark>>> {};

// R22: a tag among the moves that begins no other game.
struct late_tag : seq<star<line_blank>, sor<tag, bad_tag>> {};
struct gap : plus<sor<line_blank, seq<line_break, opt<tolerated<late_tag>>>>> {};

struct result_word
    : sor<string<'1', '-', '0'>, string<'0', '-', '1'>, string<'1', '/', '2', '-', '1', '/', '2'>, one<'*'>> {};
struct result_end : at<sor<one<' ', '\n', '\t', '\r', ';', '{', '}', '(', ')'>, line_comment_begin, eof>> {};
struct result : seq<result_word, result_end> {};

struct number_end : at<sor<one<' ', '\n', '\t', '\r', '+', '{', '('>, alpha, eof>> {};
struct number : seq<plus<digit>, sor<string<'.', '.', '.'>, one<'.'>>, number_end> {};
struct odd_number : seq<plus<digit>, sor<plus<one<'.'>>, not_at<range<'a', 'z'>>>, number_end> {};

struct byte_number : sor<seq<string<'2', '5'>, range<'0', '5'>>, seq<one<'2'>, range<'0', '4'>, digit>,
                         seq<one<'1'>, digit, digit>, seq<range<'1', '9'>, opt<digit>>> {};
struct nag : seq<one<'$'>, at<digit>, star<one<'0'>>, opt<byte_number>, not_at<digit>> {};
struct odd_nag : seq<one<'$'>, star<digit>> {};

// R1 as well.
struct square : sor<seq<one<'c', 'd', 'f', 'g'>, range<'1', '7'>>, seq<one<'b'>, range<'3', '7'>>,
                    seq<one<'e'>, range<'2', '7'>>, seq<one<'a'>, one<'3', '4', '6', '7'>>> {};
struct promoted_letters : sor<string<'D', 'K'>, string<'D', 'H'>> {};
struct piece : sor<one<'W', 'F', 'R', 'B', 'P', 'G'>, promoted_letters> {};
struct separator : one<'-', 'x'> {};
struct promotion : seq<one<'='>, sor<one<'G'>, promoted_letters>> {};
struct long_leg : seq<piece, square, separator, square, opt<promotion>> {};
struct hand_piece : one<'R', 'B', 'P'> {};
struct drop_sign : one<'@'> {};
struct drop : seq<hand_piece, drop_sign, square> {};

// What else is read as a leg (hopgi 3.1, tolerant leg).
struct odd_piece : seq<opt<one<'+'>>, sor<promoted_letters, upper>> {};
struct odd_square : seq<lower, plus<digit>> {};
struct odd_separator : one<'-', 'x', ':'> {};
struct odd_drop_sign : one<'@', '*'> {};
struct odd_promotion : sor<seq<one<'='>, sor<promoted_letters, upper>>, one<'+'>> {};
struct hint : sor<seq<range<'a', 'g'>, not_at<digit>>, range<'1', '7'>> {};
struct marks : plus<one<'+', '#'>> {};
struct odd_drop : seq<odd_piece, odd_drop_sign, odd_square, opt<odd_promotion>, opt<marks>> {};
// Blanks may come between the letter and the squares.
struct odd_long_leg
    : seq<opt<odd_piece, star<blank>>, odd_square, opt<odd_separator>, odd_square, opt<odd_promotion>, opt<marks>> {};
struct short_leg : seq<opt<odd_piece>, opt<hint>, opt<odd_separator>, odd_square, opt<odd_promotion>, opt<marks>> {};
struct odd_leg : sor<odd_drop, odd_long_leg, short_leg> {};

struct leg_end : seq<star<one<'!', '?'>>, delim> {};
struct any_leg : sor<seq<sor<long_leg, drop>, guide<leg_end>>, tolerated<odd_leg, at<leg_end>>> {};

struct suffix : sor<two<'!'>, two<'?'>, string<'!', '?'>, string<'?', '!'>, one<'!'>, one<'?'>> {};
struct odd_suffix : plus<one<'!', '?'>> {};
struct any_suffix : sor<seq<suffix, guide<not_at<one<'!', '?'>>>>, tolerated<odd_suffix>> {};
struct inner_suffix : plus<one<'!', '?'>> {};
struct semicolon : one<';'> {};
struct second_leg : seq<opt<tolerated<inner_suffix>>, star<blank>, semicolon, star<blank>, any_leg> {};
// R17: not read.
struct extra_leg : seq<one<';'>, star<blank>, any_leg, star<one<'!', '?'>>> {};
struct extra_legs : seq<extra_leg, star<star<blank>, extra_leg>> {};
// R21. A leg or a bad token goes on after such a `;`, unless that begins a second leg.
struct run_on : seq<one<';'>, at<odd_piece, sor<seq<lower, digit>, odd_drop_sign>>> {};
struct turn : seq<any_leg,
                  sor<seq<second_leg, opt<any_suffix>, opt<tolerated<star<blank>, extra_legs>>>,
                      seq<opt<any_suffix>, guide<not_at<run_on>>>>,
                  delim> {};

struct bad_token : seq<not_at<result>, plus<sor<word_byte, run_on>>> {};
struct open : one<'('> {};
struct close : one<')'> {};
struct too_deep : one<'('> {};
struct stray_paren : one<')'> {};
struct odd_element : sor<odd_number, semicolon_comment, stray_brace, too_deep, odd_nag, bad_token> {};
struct variation;
// The alternatives begin with different bytes, or exclude each other by what follows, so that the commonest may be
// first.
struct element : sor<number, turn, comment, line_comment, variation, nag, tolerated<odd_element>> {};
// R20. Of what is too deep the parentheses are counted by the reader.
struct variation : nested<100, open, star<sor<gap, element>>, sor<close, tolerated<unclosed>>> {};

// Comments on the line of the result.
struct tail : star<sor<line_blank, remark>> {};
struct rest : plus<any> {};
struct no_result : success {};
struct movetext : seq<star<sor<gap, element, tolerated<stray_paren>>>,
                      sor<seq<result, tail, opt<tolerated<rest>>>, tolerated<no_result>>> {};

struct record : seq<section, movetext, eof> {};
// A record that begins after another one on the same line, where `[` does not begin a tag.
struct continued_record : seq<movetext, eof> {};

}  // namespace plyglot::grammars::hopgi
