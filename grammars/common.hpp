#pragma once
// What the grammars of several notations share.

#include "syntax/rules.hpp"

namespace plyglot::grammars::common {

using namespace tao::pegtl;

// The parts of a well-formed character of more than one byte (RFC 3629).
struct utf8_tail : range<'\x80', '\xBF'> {};
struct utf8_two : seq<range<'\xC2', '\xDF'>, utf8_tail> {};
struct utf8_three : sor<seq<one<'\xE0'>, range<'\xA0', '\xBF'>, utf8_tail>,
                        seq<ranges<'\xE1', '\xEC', '\xEE', '\xEF'>, utf8_tail, utf8_tail>,
                        seq<one<'\xED'>, range<'\x80', '\x9F'>, utf8_tail>> {};
struct utf8_four : sor<seq<one<'\xF0'>, range<'\x90', '\xBF'>, utf8_tail, utf8_tail>,
                       seq<range<'\xF1', '\xF3'>, utf8_tail, utf8_tail, utf8_tail>,
                       seq<one<'\xF4'>, range<'\x80', '\x8F'>, utf8_tail, utf8_tail>> {};
// A character beyond ASCII.
struct utf8_beyond_ascii : sor<utf8_two, utf8_three, utf8_four> {};

}  // namespace plyglot::grammars::common
