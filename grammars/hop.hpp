#pragma once
// HOP, Hive Open Position: hop 3. The grammar reads the decoded text of one string (hop T1) and accepts every text;
// what `tolerated` wraps is beyond the notation.

#include "grammars/common.hpp"

namespace plyglot::grammars::hop {

using namespace tao::pegtl;
using syntax::guide;
using syntax::nested;
using syntax::tolerated;

// T3. A run of blanks at the end of a field is looked over once and then eaten whole: every text takes linear time.
struct field_end : sor<one<','>, eof> {};
struct leading_blanks : plus<blank> {};
struct trailing_blanks : seq<plus<blank>, at<field_end>> {};
struct lost_plus : one<' '> {};
struct tab : one<'\t'> {};
// A run of blanks that is not at the end of its field.
struct gap : plus<sor<lost_plus, tab>> {};
struct lead : opt<tolerated<leading_blanks>> {};
struct trail : opt<tolerated<trailing_blanks>> {};

struct bug : one<'Q', 'A', 'B', 'D', 'G', 'L', 'M', 'P', 'S', 'q', 'a', 'b', 'd', 'g', 'l', 'm', 'p', 's'> {};
// A letter in the place of a bug; tried after `bug`.
struct unknown_letter : alpha {};

// 4.1 The gametype. T4: a stray character is left out, wherever it is.
struct gametype_character : sor<alnum, one<'+', '-', ' ', '\t', ','>> {};
struct stray : seq<not_at<gametype_character>, sor<common::utf8_beyond_ascii, any>> {};
struct strays : plus<sor<stray, seq<not_at<trailing_blanks>, plus<tab>>>> {};
struct skip : opt<tolerated<strays>> {};

struct count : seq<range<'1', '8'>, not_at<digit>> {};
struct digits : seq<digit, star<skip, digit>> {};
struct odd_token : sor<seq<digits, opt<skip, sor<bug, unknown_letter>>>, unknown_letter> {};
struct token : sor<seq<opt<count>, bug>, tolerated<odd_token>> {};
struct tokens : plus<token, skip> {};

struct sign : one<'+', '-'> {};
struct no_token : success {};
struct modifier : seq<sign, skip, sor<tokens, tolerated<no_token>>> {};
struct lost_modifier : seq<not_at<trailing_blanks>, gap, skip, opt<tokens>> {};
struct odd_modifier : sor<modifier, lost_modifier> {};

template <char First, char... Rest>
using spelled = seq<istring<First>, seq<skip, istring<Rest>>...>;
struct odd_alias : sor<spelled<'u', 'l', 't', 'i', 'm', 'a', 't', 'e'>, spelled<'b', 'a', 's', 'e'>> {};
struct alias : sor<string<'u', 'l', 't', 'i', 'm', 'a', 't', 'e'>, string<'b', 'a', 's', 'e'>, tolerated<odd_alias>> {};
struct missing_sign : tokens {};

struct unknown_alias : seq<at<star<bug, skip>, alpha>, alpha, star<skip, alpha>> {};
struct skipped : seq<digit, star<skip, alnum>> {};
struct unknown_set : seq<unknown_alias, skip, opt<skipped, skip>, star<odd_modifier>> {};

struct gametype
    : seq<lead, skip,
          sor<seq<alias, skip, opt<tolerated<missing_sign>>, star<sor<modifier, tolerated<lost_modifier>>>>,
              tolerated<unknown_set>, seq<tokens, star<tolerated<odd_modifier>>>, tolerated<star<odd_modifier>>>,
          trail> {};

// 4.2 The topology.
struct number : plus<digit> {};
struct equals : one<'='> {};
struct missing_bug : success {};
struct branch_sign : one<'+', '-'> {};
struct lost_branch_sign : seq<not_at<trailing_blanks>, lost_plus> {};
struct dangling : success {};
struct reference : seq<number, sor<seq<equals, sor<bug, tolerated<unknown_letter>, tolerated<missing_bug>>>,
                                   branch_sign, tolerated<lost_branch_sign>, tolerated<dangling>>> {};

struct item;
struct open : one<'('> {};
struct close : one<')'> {};
struct unclosed : success {};
struct group : nested<100, open, star<item>, sor<close, tolerated<unclosed>>> {};
// hop 2: from the 101st open parenthesis on, nothing of the topology is read.
struct too_deep : one<'('> {};
struct unread : plus<sor<not_one<' ', '\t', ','>, seq<not_at<trailing_blanks>, plus<blank>>>> {};

struct turn : one<'+', '-'> {};
struct mark : one<'!'> {};
struct unexpected : seq<not_at<one<',', ')'>>, sor<common::utf8_beyond_ascii, any>> {};
struct odd_item : sor<unknown_letter, seq<too_deep, opt<unread>>, trailing_blanks, gap, unexpected> {};
// The first five exclude each other; the most frequent come first.
struct item : sor<bug, turn, mark, reference, group, tolerated<odd_item>> {};
struct unmatched : one<')'> {};
struct topology : seq<lead, star<sor<item, tolerated<unmatched>>>> {};

// T5 The player.
struct side : sor<one<'w', 'b'>, tolerated<one<'W', 'B'>>> {};
struct suffix : sor<seq<range<'0', '5'>, opt<one<'m', 'M'>>>, one<'m', 'M'>> {};
struct player_end : seq<star<blank>, field_end> {};
struct missing_player : at<field_end> {};
struct bad_player : plus<sor<not_one<' ', '\t', ','>, seq<not_at<trailing_blanks>, plus<blank>>>> {};
struct player
    : seq<lead,
          sor<seq<side, opt<tolerated<suffix>>, guide<player_end>>, tolerated<missing_player>, tolerated<bad_player>>,
          trail> {};

// T2 The fields.
struct field : star<not_one<','>> {};
struct three_fields : seq<field, one<','>, field, one<','>> {};
struct alias_like : sor<istring<'u', 'l', 't', 'i', 'm', 'a', 't', 'e'>, istring<'b', 'a', 's', 'e'>> {};
struct player_like : seq<star<blank>, opt<one<'w', 'W', 'b', 'B'>, opt<suffix>>, star<blank>, eof> {};
struct gametype_first : seq<star<blank>, alias_like, field, one<','>, not_at<player_like>> {};
struct more_fields : seq<one<','>, star<any>> {};
struct no_player : success {};

struct hop
    : seq<sor<seq<guide<three_fields>, gametype, one<','>, topology, one<','>, player, opt<tolerated<more_fields>>>,
              tolerated<at<gametype_first>, gametype, one<','>, topology, no_player>,
              seq<topology, sor<seq<one<','>, player>, tolerated<no_player>>>>,
          eof> {};

}  // namespace plyglot::grammars::hop
