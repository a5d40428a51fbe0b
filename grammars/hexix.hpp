#pragma once
// Records of Hexix in both dialects: hexix 2 and 3. A record is read with its lead and without its last line end. The
// tolerant grammar accepts every text; what is in `tolerated` is beyond the notation.
//
// The strict grammar is narrower than the one of hexix 3 where a finding is about single bytes or words: cells of the
// board alone (R2), blanks and no tabs, LF alone, no blanks at the end of a line, no control bytes, comments in UTF-8,
// numbers without a leading zero and with a space after them.
//
// What has to be counted is left to the reader, and the strict grammar accepts it: columns (`column`,
// `missing-ellipsis`), the lengths and places of dividers (`divider-*`), and the numbers of rows (`wrong-number`,
// `number-missing`). So is what is outside a record: the last line end of the file, blank lines between records, the
// file's tail, and what earlier records have (`headerless-record`).

#include "grammars/common.hpp"

namespace plyglot::grammars::hexix {

using namespace tao::pegtl;
using syntax::guide;
using syntax::tolerated;

struct crlf : string<'\r', '\n'> {};
struct line_break : sor<one<'\n'>, tolerated<crlf>> {};
struct end_of_line : sor<line_break, eof> {};

// hexix 2: every other control byte is read as a blank.
struct control : seq<not_at<crlf>, ranges<'\x00', '\x08', '\x0B', '\x1F', '\x7F', '\x7F'>> {};
struct odd_blank : sor<one<'\t'>, control> {};
struct hblank : sor<one<' '>, tolerated<odd_blank>> {};
struct hblanks : plus<hblank> {};

struct word_byte : ranges<'!', '"', '$', '~', '\x80', '\xFF'> {};
struct word_end : not_at<word_byte> {};

// Blanks at its end are not part of it; they are scanned once and then taken whole.
struct odd_character : seq<not_at<crlf>, not_one<' ', '\t', '\n'>> {};
struct comment_character : sor<range<'!', '~'>, common::utf8_beyond_ascii, tolerated<odd_character>> {};
struct comment : seq<one<'#'>, star<comment_character>, star<plus<blank>, plus<comment_character>>> {};

struct rest_of_line : at<star<hblank>, sor<one<'#'>, end_of_line>> {};
struct trailing_blanks : hblanks {};
struct line_end : seq<opt<opt<hblanks>, comment>, opt<tolerated<trailing_blanks>>> {};

struct comment_line : seq<opt<hblanks>, comment, opt<tolerated<trailing_blanks>>> {};
struct blank_line : seq<opt<tolerated<trailing_blanks>>, at<end_of_line>> {};

struct divider : seq<one<'-'>, plus<one<'-'>>, at<rest_of_line>> {};
struct divider_line : seq<opt<hblanks>, divider, line_end> {};

struct word_blue : string<'B', 'l', 'u', 'e'> {};
struct word_red : string<'R', 'e', 'd'> {};
struct header : seq<word_blue, hblanks, word_red, guide<rest_of_line>> {};
struct word : plus<word_byte> {};
// hexix 2: the next word that begins with a letter, if there is one, names the other side.
struct any_blue : istring<'b', 'l', 'u', 'e'> {};
struct any_red : istring<'r', 'e', 'd'> {};
struct other_words : star<hblanks, not_at<alpha>, word> {};
struct blue_first : seq<any_blue, word_end, other_words, sor<seq<hblanks, any_red, word_end>, rest_of_line>> {};
struct red_first : seq<any_red, word_end, other_words, sor<seq<hblanks, any_blue, word_end>, rest_of_line>> {};
struct odd_header : seq<at<sor<blue_first, red_first>>, word, star<hblanks, word>> {};
struct header_line : seq<opt<hblanks>, sor<header, tolerated<odd_header>>, line_end> {};

// R2 as well.
struct cell : sor<seq<one<'D'>, range<'1', '6'>>, seq<one<'C', 'E'>, range<'1', '5'>>,
                  seq<one<'B', 'F'>, range<'1', '4'>>, seq<one<'A', 'G'>, range<'1', '3'>>> {};
struct value : range<'1', '6'> {};
struct suffix : sor<string<'?', '?'>, string<'!', '!'>, string<'?', '!'>, string<'!', '?'>, one<'?'>, one<'!'>> {};
struct skip : string<'.', '.', '.'> {};
struct number : seq<sor<one<'0'>, seq<range<'1', '9'>, star<digit>>>, one<'.'>> {};

// What follows the cell that every move begins with.
struct increment : one<'+'> {};
struct capture : seq<cell> {};

// Words that are read, though they are not as they should be (hexix 3, tolerant form).
struct odd_cell : seq<alpha, plus<digit>> {};
struct odd_mark : one<'v', 'V', '^', '<', '>'> {};
struct odd_value : plus<digit> {};
struct odd_place : seq<odd_mark, opt<odd_value>> {};
struct odd_increment : seq<one<'+'>, opt<odd_value>> {};
struct separator : one<'x', '-', ':'> {};
struct odd_capture : seq<opt<separator>, odd_cell> {};
struct odd_suffix : plus<one<'!', '?'>> {};
struct odd_move : seq<odd_cell, opt<sor<odd_place, odd_increment, odd_capture>>, opt<odd_suffix>, word_end> {};
struct dots : sor<seq<one<'.'>, plus<one<'.'>>>, string<'\xE2', '\x80', '\xA6'>> {};
struct bad_word : plus<word_byte> {};
struct glued_item : seq<dots, odd_move> {};
struct odd_item : sor<odd_move, seq<dots, word_end>, bad_word> {};

// `1...` is a number and an ellipsis; of more dots than three, the first belongs to the number.
struct three_dots : seq<skip, not_at<one<'.'>>> {};
struct number_dots : sor<at<three_dots>, seq<at<skip>, one<'.'>>, star<one<'.'>>> {};
struct odd_number : seq<plus<digit>, number_dots> {};

// After two plies.
struct surplus : seq<word, star<hblanks, word>> {};
struct odd_items : seq<sor<glued_item, seq<odd_item, opt<hblanks, sor<glued_item, odd_item>>>>, opt<hblanks, surplus>> {
};
struct odd_row : sor<seq<odd_number, opt<opt<hblanks>, odd_items>>, odd_items> {};
struct odd_row_line : seq<opt<hblanks>, odd_row, line_end> {};

// hexix 2: a line in which nothing can be play or a number.
struct like_play : sor<seq<alpha, digit>, string<'.', '.'>, string<'\xE2', '\x80', '\xA6'>> {};
struct has_play : seq<star<not_at<like_play>, not_one<'#', '\n'>>, like_play> {};
struct number_alone : seq<odd_number, rest_of_line> {};
struct remark : seq<not_at<number_alone>, not_at<has_play>, word, star<hblanks, word>> {};
struct remark_line : seq<opt<hblanks>, remark, line_end> {};

struct lead_line : sor<comment_line, divider_line, blank_line> {};
struct odd_lead_line : seq<not_at<header_line>, remark_line> {};

// The dialects differ in their marks.
template <char Down, char Up>
struct dialect {
  struct mark : one<Down, Up> {};
  struct place : seq<mark, opt<value>> {};
  struct move : seq<cell, sor<place, increment, capture>, opt<suffix>, guide<word_end>> {};

  struct item : sor<move, seq<skip, guide<word_end>>> {};
  struct red_solo : seq<skip, move> {};
  struct pair : seq<item, hblanks, item> {};
  struct row : seq<opt<number, hblanks>, sor<pair, red_solo, item>, guide<rest_of_line>> {};
  struct row_line : seq<opt<hblanks>, row, line_end> {};

  // Blank lines and headers end a record; they occur inside one if the text is not a file.
  struct odd_line : sor<blank_line, header_line, remark_line, odd_row_line> {};
  struct body_line : sor<row_line, divider_line, comment_line, tolerated<odd_line>> {};
  struct first_line : sor<row_line, header_line, tolerated<not_at<odd_lead_line>, odd_row_line>> {};
  struct last_lead_line : sor<lead_line, odd_lead_line> {};
  struct record
      : seq<star<sor<lead_line, tolerated<odd_lead_line>>, line_break>,
            sor<seq<guide<not_at<lead_line>>, first_line, star<line_break, body_line>>, tolerated<last_lead_line>>,
            eof> {};
};

using dialect_2024 = dialect<'v', '^'>;
using dialect_2019 = dialect<'<', '>'>;

}  // namespace plyglot::grammars::hexix
