#pragma once
// Homeworlds records in dialect `ap`, that of Abstract Play, as lines: homeworlds 3.3. The grammar reads the bytes of
// one file and accepts every text; what is in `tolerated` is beyond the notation.
//
// It does not cover the game record in JSON, which is a file whose first byte after blanks is `{`. The turns of one are
// read by it, too.

#include "grammars/homeworlds_items.hpp"

namespace plyglot::grammars::homeworlds_ap {

using namespace homeworlds_words;

struct empty_line : seq<gap, line_end> {};
struct last_line : seq<gap, eof> {};

struct position : state_form<state_break<gap, empty_line>, nothing_more<gap, empty_line, last_line>> {};
struct position_line : seq<gap, position, guide<seq<gap, end_of_line>>, gap, end_of_line> {};
struct odd_position : odd_state<gap, empty_line, end_of_line, eof> {};

struct form {
  struct separator : one<';', ',', '/', '\\'> {};
  struct word_byte : not_one<' ', '\t', '\v', '\f', '\r', '\n', ';', ',', '/', '\\', '*', '\x1F'> {};
  // One letter or digit, and up to 24 bytes more.
  struct name_byte : sor<alnum, one<'_', '-'>> {};
  using name_rest = star<name_byte>;
  struct name : seq<alnum, not_at<rep<25, name_byte>>, name_rest> {};
  struct owner : seat_letter {};
  struct pass_count : range<'1', '9'> {};
  struct pass_all : one<'*'> {};
  using passes = sor<pass_count, pass_all>;

  // R4: any prefix of a verb, and no synonyms.
  struct homeworld_verb : beginning_of<'h', 'o', 'm', 'e', 'w', 'o', 'r', 'l', 'd'> {};
  struct build_verb : beginning_of<'b', 'u', 'i', 'l', 'd'> {};
  struct trade_verb : beginning_of<'t', 'r', 'a', 'd', 'e'> {};
  struct discover_verb : beginning_of<'d', 'i', 's', 'c', 'o', 'v', 'e', 'r'> {};
  struct move_verb : beginning_of<'m', 'o', 'v', 'e'> {};
  struct attack_verb : beginning_of<'a', 't', 't', 'a', 'c', 'k'> {};
  struct sacrifice_verb : beginning_of<'s', 'a', 'c', 'r', 'i', 'f', 'i', 'c', 'e'> {};
  struct catastrophe_verb : beginning_of<'c', 'a', 't', 'a', 's', 't', 'r', 'o', 'p', 'h', 'e'> {};
  struct pass_verb : beginning_of<'p', 'a', 's', 's'> {};
};
using items = homeworlds_items::Items<form>;
struct turn : items::turn_text {};

struct line : sor<empty_line, tolerated<gap, odd_position, gap, end_of_line>, seq<gap, turn, gap, end_of_line>> {};
struct file : seq<opt<tolerated<byte_order_mark>>, star<empty_line>, opt<position_line>, star<line>, last_line> {};

// Turns without anything around them, one on each line; their own line ends are joints.
struct listed_turn : seq<gap, opt<items::turn_text>, gap> {};
struct listed_turns : seq<star<not_at<eof>, listed_turn, sor<one<'\n'>, eof>>> {};

}  // namespace plyglot::grammars::homeworlds_ap
