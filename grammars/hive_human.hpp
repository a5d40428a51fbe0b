#pragma once
// The notation for people, one game a file: hive-human. The grammar accepts every text; what is in `tolerated` goes
// beyond the notation.

#include "grammars/common.hpp"

namespace plyglot::grammars::hive_human {

using namespace tao::pegtl;
using syntax::tolerated;

struct space : one<' ', '\t', '\n', '\r', '\f'> {};
struct word_end : sor<space, one<'{', ';', '['>, eof> {};

// K2, K5, K6.
struct piece : one<'A', 'a', 'B', 'b', 'G', 'g', 'Q', 'q', 'S', 's', 'L', 'l', 'M', 'm', 'P', 'p'> {};
struct angle : range<'1', '5'> {};
struct innermost : seq<piece, opt<angle>> {};
struct inner : seq<piece, opt<one<'('>, innermost, one<')'>>, opt<angle>> {};
struct beside : seq<piece, opt<one<'('>, inner, one<')'>>, opt<angle>> {};
struct location : seq<piece, opt<beside>> {};
// K3, K4.
struct placed : one<'+'> {};
struct climbs : one<'x'> {};
struct last : one<'#'> {};
struct mover : sor<seq<placed, piece>, seq<piece, opt<climbs, piece>>> {};
struct move : seq<mover, opt<location, opt<one<'-'>, location>>, opt<last>, at<word_end>> {};
// K8.
struct pass : seq<string<'p', 'a', 's', 's'>, at<word_end>> {};

// K9.
struct digits : plus<digit> {};
struct number : seq<digits, one<'.'>, not_at<one<'.'>>> {};
struct odd_number : seq<digits, sor<one<')', ':', ','>, star<one<'.'>>>, at<word_end>> {};
struct bad_word : plus<not_at<word_end>, any> {};

// K10.
struct unclosed : success {};
struct comment_text : star<not_one<'}'>> {};
struct comment : seq<one<'{'>, comment_text, sor<one<'}'>, tolerated<unclosed>>> {};
struct line_text : star<not_one<'\n'>> {};
struct line_comment : seq<one<';'>, line_text> {};

// K11.
struct key : seq<ranges<'A', 'Z', 'a', 'z', '_', '_'>, star<ranges<'A', 'Z', 'a', 'z', '0', '9', '_', '_'>>> {};
struct value : star<sor<seq<one<'\\'>, one<'"', '\\'>>, not_one<'"', '\\', '\r', '\n'>>> {};
struct tag : seq<one<'['>, key, plus<space>, one<'"'>, value, one<'"'>, one<']'>> {};
struct bad_tag : seq<one<'['>, star<not_one<']', '\r', '\n'>>, opt<one<']'>>> {};

struct remark : sor<comment, line_comment> {};
struct header : star<sor<space, remark, tag, tolerated<bad_tag>>> {};
struct body : star<sor<space, remark, pass, number, move, tolerated<odd_number>, tolerated<tag>, tolerated<bad_tag>,
                       tolerated<bad_word>>> {};
struct file : seq<header, body, eof> {};

}  // namespace plyglot::grammars::hive_human
