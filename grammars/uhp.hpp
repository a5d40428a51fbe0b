#pragma once
// GameStrings of the Universal Hive Protocol: hive-notations 3.1, and U1 to U8 for what is accepted beyond it. The
// grammar reads one line and accepts every text; what `tolerated` wraps is beyond the notation.

#include "grammars/uhp_move.hpp"

namespace plyglot::grammars::uhp {

// U2. If a line is quoted, the quote at its end is not part of its last word.
struct last_quote : seq<one<'"', '\''>, star<blank>, eof> {};
struct word_byte : seq<not_at<last_quote>, not_one<' ', '\t', ';'>> {};
using line_moves = moves<word_byte>;

// U1.
struct blanks : plus<blank> {};
using skip = opt<tolerated<blanks>>;
struct field_end : at<star<blank>, sor<one<';'>, eof, last_quote>> {};
// A field that is not what it should be, without the blanks at its ends.
struct field_text : plus<sor<word_byte, seq<plus<blank>, at<word_byte>>>> {};

// U3. What follows the last `;` of a line is not a field.
struct rest_is_blank : seq<star<blank>, sor<eof, last_quote>> {};
struct last_semicolon : seq<one<';'>, at<rest_is_blank>> {};
using semicolon = seq<one<';'>, guide<not_at<rest_is_blank>>>;
using separator = seq<skip, semicolon>;

// U2.
struct opening_quote : one<'"', '\''> {};
struct closing_quote : one<'"', '\''> {};
struct command_word : seq<string<'n', 'e', 'w', 'g', 'a', 'm', 'e'>, not_at<word_byte>, star<blank>> {};

// U4. What the odd ones are is found out from their text.
struct expansions
    : sor<string<'M', 'L', 'P'>, string<'M', 'L'>, string<'M', 'P'>, string<'L', 'P'>, one<'M'>, one<'L'>, one<'P'>> {};
struct game_type : seq<string<'B', 'a', 's', 'e'>, opt<one<'+'>, expansions>> {};
struct odd_game_type : opt<field_text> {};
using game_type_field = sor<seq<game_type, guide<field_end>>, tolerated<odd_game_type>>;

// U5.
struct move_like
    : sor<seq<istring<'p', 'a', 's', 's'>, not_at<word_byte>>,
          seq<star<digit>, opt<one<'.'>>, star<blank>, one<'w', 'W', 'b', 'B'>,
              one<'Q', 'A', 'B', 'D', 'G', 'L', 'M', 'P', 'S', 'q', 'a', 'b', 'd', 'g', 'l', 'm', 'p', 's'>,
              star<digit>, sor<one<'.'>, not_at<word_byte>>>> {};
struct side_word : sor<istring<'W', 'h', 'i', 't', 'e'>, istring<'B', 'l', 'a', 'c', 'k'>> {};
struct turn_like : seq<side_word, not_at<star<blank>, alpha>> {};

struct game_state
    : sor<string<'N', 'o', 't', 'S', 't', 'a', 'r', 't', 'e', 'd'>,
          string<'I', 'n', 'P', 'r', 'o', 'g', 'r', 'e', 's', 's'>, string<'D', 'r', 'a', 'w'>,
          string<'W', 'h', 'i', 't', 'e', 'W', 'i', 'n', 's'>, string<'B', 'l', 'a', 'c', 'k', 'W', 'i', 'n', 's'>> {};
struct odd_state : seq<sor<istring<'N', 'o', 't', 'S', 't', 'a', 'r', 't', 'e', 'd'>,
                           istring<'I', 'n', 'P', 'r', 'o', 'g', 'r', 'e', 's', 's'>, istring<'D', 'r', 'a', 'w'>,
                           istring<'W', 'h', 'i', 't', 'e', 'W', 'i', 'n', 's'>,
                           istring<'B', 'l', 'a', 'c', 'k', 'W', 'i', 'n', 's'>>,
                       field_end> {};
struct bad_state : seq<not_at<sor<turn_like, move_like>>, field_text> {};
struct empty_state : seq<star<blank>, at<one<';'>>> {};
struct missing_state : success {};
using state_field = sor<seq<game_state, guide<field_end>>, tolerated<odd_state>, tolerated<bad_state>>;

struct turn : seq<sor<string<'W', 'h', 'i', 't', 'e'>, string<'B', 'l', 'a', 'c', 'k'>>, one<'['>, range<'1', '9'>,
                  star<digit>, one<']'>> {};
struct side : sor<istring<'W', 'h', 'i', 't', 'e'>, istring<'B', 'l', 'a', 'c', 'k'>> {};
struct open : one<'['> {};
struct turn_number : seq<range<'1', '9'>, star<digit>> {};
struct close : one<']'> {};
struct odd_turn : seq<side, open, turn_number, close, field_end> {};
struct bad_turn : seq<not_at<move_like>, field_text> {};
struct empty_turn : seq<star<blank>, at<one<';'>>> {};
struct missing_turn : success {};
using turn_field = sor<seq<turn, guide<field_end>>, tolerated<odd_turn>, tolerated<bad_turn>>;

// What follows the state begins with its separator; an empty state has taken the blanks in front of that.
template <class Separator>
using turn_after = sor<seq<Separator, skip, turn_field>, tolerated<Separator, empty_turn>,
                       tolerated<Separator, skip, missing_turn, line_moves::token>, tolerated<missing_turn>>;
using state_part = sor<seq<separator, skip, state_field, turn_after<separator>>,
                       tolerated<separator, empty_state, turn_after<semicolon>>,
                       tolerated<separator, skip, missing_state, sor<turn_field, seq<missing_turn, line_moves::token>>>,
                       tolerated<missing_state, missing_turn>>;

// U6. A last token without a move is `last_semicolon`.
struct empty_move : seq<one<';'>, star<blank>, at<one<';'>>> {};
using later_move = sor<seq<separator, skip, line_moves::token>, tolerated<skip, empty_move>>;

struct missing_header : success {};
struct game_string
    : seq<skip, opt<tolerated<opening_quote, skip>>, opt<tolerated<command_word>>,
          sor<tolerated<at<move_like>, missing_header, line_moves::token>, seq<game_type_field, state_part>>,
          star<later_move>, opt<tolerated<skip, last_semicolon>>, skip, opt<tolerated<closing_quote, skip>>, eof> {};

}  // namespace plyglot::grammars::uhp
