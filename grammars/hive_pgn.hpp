#pragma once
// Hive PGN, one game per file: hive-notations 3.3. The grammar accepts every text; what `tolerated` wraps is beyond the
// notation. What has to be counted is left to the reader, and the strict grammar takes it: the numbers of plies, and a
// variation that has no ply or comes before any.

#include "grammars/common.hpp"
#include "grammars/uhp_move.hpp"

namespace plyglot::grammars::hive_pgn {

using namespace tao::pegtl;
using syntax::guide;
using syntax::nested;
using syntax::tolerated;

// hive-notations 2. Any line may also be ended by the end of the file.
struct line_break : sor<one<'\n'>, string<'\r', '\n'>> {};
struct line_end : sor<line_break, eof> {};
struct line_character : sor<not_one<'\n', '\r'>, seq<not_at<line_break>, one<'\r'>>> {};
struct blank_line : sor<seq<star<blank>, line_break>, seq<plus<blank>, eof>> {};
struct indent : plus<blank> {};
struct byte_order_mark : string<'\xEF', '\xBB', '\xBF'> {};
// P1. Texts that were put together have one where a line begins.
struct inner_mark : byte_order_mark {};

struct unclosed : success {};
struct comment_text : star<not_one<'}'>> {};
struct comment : seq<one<'{'>, comment_text, sor<one<'}'>, tolerated<unclosed>>> {};
// P7. A parenthesis ends the line of a ply that it is on.
struct parenthesis : one<'(', ')'> {};
struct parenthesis_ahead : at<parenthesis> {};
// Something else follows a comment or a parenthesis on its line.
struct more_on_line : success {};
// P4. What else people write there is read as well: `Adjudicated` and `½-½` are words of hivegame.com.
struct result
    : sor<string<'N', 'o', 't', 'S', 't', 'a', 'r', 't', 'e', 'd'>,
          string<'I', 'n', 'P', 'r', 'o', 'g', 'r', 'e', 's', 's'>, string<'D', 'r', 'a', 'w'>,
          string<'W', 'h', 'i', 't', 'e', 'W', 'i', 'n', 's'>, string<'B', 'l', 'a', 'c', 'k', 'W', 'i', 'n', 's'>> {};
struct odd_result
    : sor<string<'1', '-', '0'>, string<'0', '-', '1'>, string<'1', '/', '2', '-', '1', '/', '2'>, one<'*'>,
          string<'\xC2', '\xBD', '-', '\xC2', '\xBD'>, string<'A', 'd', 'j', 'u', 'd', 'i', 'c', 'a', 't', 'e', 'd'>,
          string<'U', 'n', 'k', 'o', 'w', 'n'>, string<'U', 'n', 'k', 'n', 'o', 'w', 'n'>,
          istring<'N', 'o', 't', 'S', 't', 'a', 'r', 't', 'e', 'd'>,
          istring<'I', 'n', 'P', 'r', 'o', 'g', 'r', 'e', 's', 's'>, istring<'D', 'r', 'a', 'w'>,
          istring<'W', 'h', 'i', 't', 'e', 'W', 'i', 'n', 's'>, istring<'B', 'l', 'a', 'c', 'k', 'W', 'i', 'n', 's'>> {
};
struct item_end : seq<star<blank>, sor<line_end, one<'{'>>> {};
struct result_ahead : seq<star<blank>, sor<seq<result, item_end>, seq<odd_result, item_end>>> {};
// P8. What follows comments that share a line with something else: play, which is read as on a line of its own, or text
// that is none, which is not read.
struct number_on_line : seq<digit, opt<digit, opt<digit>>, one<'.'>, plus<blank>, one<'w', 'W', 'b', 'B'>, alpha> {};
struct piece_word : seq<one<'w', 'W', 'b', 'B'>,
                        one<'Q', 'A', 'B', 'D', 'G', 'L', 'M', 'P', 'S', 'q', 'a', 'b', 'd', 'g', 'l', 'm', 'p', 's'>,
                        star<digit>, not_at<alpha>> {};
struct play_ahead
    : at<sor<one<'(', ')', '['>, digit, piece_word, seq<istring<'p', 'a', 's', 's'>, not_at<alnum>>, result_ahead>> {};
struct ignored : plus<not_at<sor<one<'{'>, number_on_line>>, line_character> {};
struct tail : seq<comment, star<blank>, star<sor<comment, seq<not_at<play_ahead>, ignored>>, star<blank>>,
                  sor<line_end, more_on_line>> {};
struct comment_line : seq<opt<tolerated<indent>>, comment, star<blank>, sor<line_end, tolerated<more_on_line>>> {};

struct key : seq<ranges<'A', 'Z', 'a', 'z', '_', '_'>, star<ranges<'A', 'Z', 'a', 'z', '0', '9', '_', '_'>>> {};
struct value : star<not_one<'"', '\r', '\n'>> {};
struct tag : seq<one<'['>, key, one<' '>, one<'"'>, value, one<'"'>, one<']'>> {};
struct tag_line : seq<tag, star<blank>, sor<line_end, tolerated<tail>>> {};
struct bad_tag : seq<star<blank>, one<'['>, star<line_character>> {};
struct bad_tag_line : seq<bad_tag, line_end> {};

// P4.
struct result_line : seq<opt<tolerated<indent>>, sor<seq<result, guide<item_end>>, tolerated<odd_result>>, star<blank>,
                         sor<line_end, tolerated<tail>>> {};
struct stray : plus<line_character> {};
struct stray_line : seq<stray, line_end> {};

// P9. A result below which the moves go on does not end the game: a whole move, and not one with the number 1.
struct sign : one<'-', '/', '\\'> {};
struct move_end : seq<star<blank>, sor<line_end, one<'{', '(', ';'>>> {};
struct whole_move : seq<piece_word, plus<blank>, opt<sign>, piece_word, opt<sign>, move_end> {};
struct later_number : seq<not_at<one<'1'>, not_at<digit>>, plus<digit>, one<'.'>, star<blank>> {};
struct later_pass : seq<later_number, istring<'p', 'a', 's', 's'>, move_end> {};
struct moves_ahead : at<star<sor<blank, line_break, seq<one<'{'>, comment_text, one<'}'>>>>,
                        sor<later_pass, seq<opt<later_number>, whole_move>>> {};
struct early_result : sor<result, odd_result> {};
struct early_result_line
    : seq<opt<indent>, early_result, star<blank>, at<sor<line_break, one<'{'>>>, moves_ahead, sor<line_break, tail>> {};

// P2.
struct digits : seq<range<'1', '9'>, star<digit>> {};
struct ply_number : seq<digits, one<'.'>, plus<one<' '>>> {};
struct odd_digits : plus<digit> {};
struct closing_sign : seq<one<')'>, at<plus<blank>, one<'w', 'W', 'b', 'B', 'p', 'P'>>> {};
// `l.` and `1O.`, letters that look like digits.
struct lettered_digits
    : seq<star<digit>, one<'l', 'I', 'O', 'o', '|'>, star<sor<digit, one<'l', 'I', 'O', 'o', '|'>>>> {};
struct lettered_number : seq<lettered_digits, one<'.'>, plus<blank>, at<sor<piece_word, istring<'p', 'a', 's', 's'>>>> {
};
struct odd_number
    : seq<star<blank>, sor<lettered_number, seq<odd_digits, sor<closing_sign, star<one<'.'>>>, star<blank>>>> {};
struct no_number : star<blank> {};
struct no_move : success {};
// P5. What ends a line after its moves, or is the whole line.
struct semicolon : one<';'> {};
struct semicolon_ahead : seq<one<';'>, star<blank>, line_end> {};
struct closing_semicolon : seq<star<blank>, semicolon> {};
struct semicolon_line : seq<closing_semicolon, star<blank>, line_end> {};
struct word_byte : seq<not_at<sor<number_on_line, semicolon_ahead>>,
                       sor<not_one<' ', '\t', '\n', '\r', '{', '(', ')'>, seq<not_at<line_break>, one<'\r'>>>> {};
struct ply_moves : uhp::moves<word_byte> {};
struct missing_line_end : seq<star<blank>, at<number_on_line>, plus<digit>, one<'.'>, plus<blank>> {};
struct move_text : seq<ply_moves::token, star<tolerated<missing_line_end, ply_moves::token>>> {};
struct trailing_blanks : plus<blank> {};
// P8. Comments between a number and its move.
struct early_comments : seq<plus<comment, star<blank>>, not_at<result_ahead>, at<word_byte>> {};
struct numbered_ply : seq<sor<seq<ply_number, guide<not_at<blank>>>, tolerated<odd_number>>,
                          sor<move_text, tolerated<early_comments, move_text>, tolerated<no_move>>> {};
struct ply_line : seq<sor<numbered_ply, tolerated<no_number, move_text>>, opt<tolerated<closing_semicolon>>,
                      opt<trailing_blanks>, sor<line_end, tolerated<sor<parenthesis_ahead, tail>>>> {};

// P6. Of what is too deep the parentheses are counted by the reader.
struct open : one<'('> {};
struct close : one<')'> {};
struct too_deep : one<'('> {};
struct stray_close : one<')'> {};
struct after_parenthesis : seq<star<blank>, sor<line_end, tolerated<more_on_line>>> {};
struct open_line : seq<opt<tolerated<indent>>, open, after_parenthesis> {};
struct close_line : seq<opt<tolerated<indent>>, close, after_parenthesis> {};
struct too_deep_line : seq<opt<indent>, too_deep, after_parenthesis> {};
struct stray_close_line : seq<opt<indent>, stray_close, after_parenthesis> {};
struct variation;
struct item : sor<comment_line, blank_line, tolerated<tag_line>, tolerated<bad_tag_line>, tolerated<semicolon_line>,
                  tolerated<inner_mark>, tolerated<early_result_line>,
                  seq<guide<seq<not_at<eof>, not_at<result_ahead>>>, ply_line>, variation> {};
struct unclosed_variation : success {};
struct variation : nested<100, open_line, star<item>, star<tolerated<too_deep_line, star<item>>>,
                          sor<close_line, tolerated<unclosed_variation>>> {};

// A text in UTF-16, which has a zero in every other byte.
struct utf16_beginning
    : sor<string<'\xFF', '\xFE'>, string<'\xFE', '\xFF'>, seq<not_one<'\0'>, one<'\0'>, not_one<'\0'>, one<'\0'>>,
          seq<one<'\0'>, not_one<'\0'>, one<'\0'>, not_one<'\0'>>> {};
struct utf16 : seq<utf16_beginning, star<any>> {};

struct header : star<sor<tag_line, blank_line, tolerated<bad_tag_line>, tolerated<inner_mark>>> {};
struct body : seq<star<item>, star<tolerated<stray_close_line, star<item>>>> {};
struct ending : seq<result_line, star<sor<blank_line, tolerated<inner_mark>, tolerated<stray_line>>>> {};

struct file
    : seq<opt<byte_order_mark>, sor<tolerated<utf16>, seq<not_at<utf16_beginning>, header, body, opt<ending>>>, eof> {};

}  // namespace plyglot::grammars::hive_pgn
