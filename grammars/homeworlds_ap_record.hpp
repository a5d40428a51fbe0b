#pragma once
// JSON documents (RFC 8259), for the game record of Abstract Play: homeworlds 3.3. The grammar reads the bytes of one
// file and accepts every text; what is in `tolerated` is beyond JSON. What the values mean is outside the grammar.
//
// The rules are PEGTL's own for JSON, with three exceptions. Values nest to a bounded depth. Characters are written as
// their bytes, on which the published grammar works. And a text that is not JSON is read as far as it could be the
// beginning of a document: what is `unreadable` begins with the first byte that could not be there.

#include "grammars/common.hpp"

#include <tao/pegtl/contrib/json.hpp>

namespace plyglot::grammars::homeworlds_ap_record {

using namespace tao::pegtl;
using syntax::guide;
using syntax::nested;
using syntax::tolerated;

struct bom : tao::pegtl::string<'\xEF', '\xBB', '\xBF'> {};
struct ws : star<json::ws> {};

// From the first byte that cannot be read to the end; empty where the text ends too early.
struct unreadable : star<any> {};

struct hex : json::xdigit {};
struct escape : seq<one<'\\'>, sor<json::escaped_char, seq<one<'u'>, hex, hex, hex, hex>>> {};
struct character : sor<ranges<' ', '!', '#', '[', ']', '\x7F'>, common::utf8_beyond_ascii, escape> {};
struct characters : star<character> {};
// The beginning of an escape that does not go on as one.
struct begun_escape : seq<one<'\\'>, opt<one<'u'>, opt<hex, opt<hex, opt<hex>>>>> {};
struct rest_of_string : sor<one<'"'>, tolerated<opt<begun_escape>, unreadable>> {};
struct string : seq<one<'"'>, characters, rest_of_string> {};

// No zeros in front.
struct integer : sor<one<'0'>, seq<range<'1', '9'>, star<digit>>> {};
struct number : seq<opt<one<'-'>>, integer, opt<json::frac>, opt<json::exp>> {};
// What goes on as a number and is none: no number ends there.
struct end_of_number : not_at<one<'.', 'e', 'E'>> {};
struct begun_exponent : seq<one<'e', 'E'>, opt<one<'+', '-'>>, star<digit>> {};
struct begun_fraction : seq<one<'.'>, opt<plus<digit>, opt<begun_exponent>>> {};
struct begun_digits : seq<integer, sor<begun_fraction, begun_exponent>> {};
struct begun_number : sor<seq<one<'-'>, opt<begun_digits>>, begun_digits> {};

struct literal : sor<json::true_, json::false_, json::null> {};
struct begun_true : seq<one<'t'>, opt<one<'r'>, opt<one<'u'>>>> {};
struct begun_false : seq<one<'f'>, opt<one<'a'>, opt<one<'l'>, opt<one<'s'>>>>> {};
struct begun_null : seq<one<'n'>, opt<one<'u'>, opt<one<'l'>>>> {};
struct begun_value : sor<begun_number, begun_true, begun_false, begun_null> {};

struct value;

struct next_value : seq<json::value_separator, value> {};
struct rest_of_array : sor<json::end_array, tolerated<unreadable>> {};
struct array : nested<100, json::begin_array, sor<json::end_array, seq<value, star<next_value>, rest_of_array>>> {};

struct key : string {};
struct rest_of_member : sor<seq<one<':'>, ws, value>, tolerated<unreadable>> {};
struct member : seq<key, ws, rest_of_member> {};
struct next_member : seq<json::value_separator, sor<member, tolerated<unreadable>>> {};
struct rest_of_object : sor<json::end_object, tolerated<unreadable>> {};
struct object : nested<100, json::begin_object,
                       sor<json::end_object, seq<member, star<next_member>, rest_of_object>, tolerated<unreadable>>> {};

struct value : seq<sor<string, seq<number, guide<end_of_number>>, object, array, literal,
                       tolerated<opt<begun_value>, unreadable>>,
                   ws> {};

struct document : seq<opt<tolerated<bom>>, ws, value, sor<eof, tolerated<unreadable>>> {};

}  // namespace plyglot::grammars::homeworlds_ap_record
