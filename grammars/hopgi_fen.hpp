#pragma once
// FEN of Hopgi: hopgi 3.2. The grammar reads one FEN with the blanks around it and accepts every text; what is in
// `tolerated` is beyond the notation.
//
// The strict grammar knows the board: seven squares a rank, holes where hopgi R1 has no square, and a hand in its order
// (hopgi 5).

#include "grammars/common.hpp"

namespace plyglot::grammars::hopgi_fen {

using namespace tao::pegtl;
using syntax::guide;
using syntax::tolerated;

struct blank : one<' ', '\t', '\r', '\n'> {};
struct blanks : plus<blank> {};
struct word_byte : not_one<' ', '\t', '\r', '\n'> {};
struct word : plus<word_byte> {};
struct word_end : not_at<word_byte> {};

struct piece : one<'W', 'F', 'R', 'B', 'P', 'w', 'f', 'r', 'b', 'p'> {};
struct promoted : seq<one<'+'>, one<'R', 'B', 'P', 'r', 'b', 'p'>> {};
struct empties : range<'1', '7'> {};
struct hole : one<'*'> {};

// So many squares; two digits are never adjacent.
struct filled : sor<piece, promoted> {};
struct gap_1 : one<'1'> {};
struct gap_2 : one<'2'> {};
struct gap_3 : one<'3'> {};
struct gap_4 : one<'4'> {};
struct gap_5 : one<'5'> {};
struct gap_6 : one<'6'> {};
struct gap_7 : one<'7'> {};
struct squares_1 : sor<filled, gap_1> {};
struct squares_2 : sor<seq<filled, squares_1>, seq<gap_1, filled>, gap_2> {};
struct squares_3 : sor<seq<filled, squares_2>, seq<gap_1, filled, squares_1>, seq<gap_2, filled>, gap_3> {};
struct squares_4 : sor<seq<filled, squares_3>, seq<gap_1, filled, squares_2>, seq<gap_2, filled, squares_1>,
                       seq<gap_3, filled>, gap_4> {};
struct squares_5 : sor<seq<filled, squares_4>, seq<gap_1, filled, squares_3>, seq<gap_2, filled, squares_2>,
                       seq<gap_3, filled, squares_1>, seq<gap_4, filled>, gap_5> {};
struct squares_6 : sor<seq<filled, squares_5>, seq<gap_1, filled, squares_4>, seq<gap_2, filled, squares_3>,
                       seq<gap_3, filled, squares_2>, seq<gap_4, filled, squares_1>, seq<gap_5, filled>, gap_6> {};
struct squares_7 : sor<seq<filled, squares_6>, seq<gap_1, filled, squares_5>, seq<gap_2, filled, squares_4>,
                       seq<gap_3, filled, squares_3>, seq<gap_4, filled, squares_2>, seq<gap_5, filled, squares_1>,
                       seq<gap_6, filled>, gap_7> {};

struct full_rank : seq<squares_7> {};
struct rank_5 : seq<hole, squares_6> {};
struct rank_2 : seq<hole, hole, squares_5> {};
struct rank_1 : seq<hole, hole, squares_2, hole, squares_2> {};
struct slash : one<'/'> {};
struct board : seq<full_rank, slash, full_rank, slash, rank_5, slash, full_rank, slash, full_rank, slash, rank_2, slash,
                   rank_1> {};
struct hand : seq<one<'['>, star<one<'R'>>, star<one<'B'>>, star<one<'P'>>, star<one<'r'>>, star<one<'b'>>,
                  star<one<'p'>>, one<']'>, guide<word_end>> {};

// Boards that are read, though they are not as they should be.
struct odd_piece : one<'D', 'H', 'G', 'd', 'h', 'g'> {};
struct odd_hole : one<'-'> {};
struct bad_promoted : seq<one<'+'>, opt<alpha>> {};
struct bad_char : not_one<'/', '[', ' ', '\t', '\r', '\n'> {};
struct odd_item : sor<piece, promoted, empties, hole, odd_piece, odd_hole, bad_promoted, bad_char> {};
struct odd_rank : star<odd_item> {};

// The eighth rank of Lichess is a hand.
struct rank_hand : seq<slash, star<alpha>, word_end> {};
// The side may be glued to the hand.
struct glued_side : seq<one<'w', 'b'>, word_end> {};
struct closing : seq<one<']'>, sor<word_end, at<glued_side>>> {};
struct odd_hand : seq<one<'['>, star<not_at<closing>, word_byte>, one<']'>> {};
struct unclosed_hand : seq<one<'['>, star<word_byte>> {};
struct board_end : sor<word_end, one<'['>, rank_hand> {};
struct seven_ranks : seq<odd_rank, rep<6, seq<slash, odd_rank>>, at<board_end>> {};
struct odd_board : sor<seven_ranks, seq<odd_rank, star<slash, odd_rank>>> {};
struct some_hand : sor<hand, odd_hand, unclosed_hand, rank_hand> {};
struct odd_placement : seq<odd_board, opt<some_hand>> {};

struct placement : sor<seq<board, hand>, tolerated<odd_placement>> {};

// Up to so many digits more.
template <unsigned Most>
struct UpTo {
  using digits = opt<digit, typename UpTo<Most - 1>::digits>;
};
template <>
struct UpTo<0> {
  using digits = success;
};
struct number : seq<digit, UpTo<8>::digits, guide<word_end>> {};
struct side : seq<one<'w', 'b'>, guide<word_end>> {};
struct castling : seq<one<'-'>, guide<word_end>> {};
struct en_passant : seq<one<'-'>, guide<word_end>> {};
struct clock : number {};
// Turns are counted from 1.
struct turn_number : seq<at<star<one<'0'>>, range<'1', '9'>>, number> {};

struct bad_side : word {};
struct bad_castling : word {};
struct bad_en_passant : word {};
struct bad_clock : word {};
struct bad_turn_number : word {};
struct extra : seq<word, star<blanks, word>> {};
// Two fields belong together; the first may be alone.
struct lone : success {};

struct last_number : seq<blanks, sor<turn_number, tolerated<bad_turn_number>>, opt<tolerated<blanks, extra>>> {};
struct counters : seq<blanks, sor<clock, tolerated<bad_clock>>, sor<last_number, tolerated<lone>>> {};
struct last_dash : seq<blanks, sor<en_passant, tolerated<bad_en_passant>>, opt<counters>> {};
struct dashes : seq<blanks, sor<castling, tolerated<bad_castling>>, sor<last_dash, tolerated<lone>>> {};
struct fields : seq<sor<blanks, tolerated<at<glued_side>>>, sor<side, tolerated<bad_side>>, opt<dashes>> {};

struct fen : seq<opt<blanks>, placement, opt<fields>, opt<blanks>, eof> {};

}  // namespace plyglot::grammars::hopgi_fen
