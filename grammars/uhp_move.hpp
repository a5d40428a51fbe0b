#pragma once
// Moves as UHP writes them: hive-notations 3.1, and U6 to U8 for what is accepted beyond it. Other notations have the
// same moves, in tokens that end elsewhere.

#include "grammars/common.hpp"

namespace plyglot::grammars::uhp {

using namespace tao::pegtl;
using syntax::guide;
using syntax::tolerated;

// `WordByte` matches one byte of a token that is not a blank, and nothing that ends the token.
template <class WordByte>
struct moves {
  struct pass : string<'p', 'a', 's', 's'> {};
  struct piece
      : seq<one<'w', 'b'>,
            sor<one<'Q', 'M', 'L', 'P'>, seq<one<'S', 'B'>, one<'1', '2'>>, seq<one<'G', 'A'>, one<'1', '2', '3'>>>> {};
  struct left_mark : one<'-', '/', '\\'> {};
  struct right_mark : one<'-', '/', '\\'> {};
  struct reference : sor<seq<left_mark, piece>, seq<piece, opt<right_mark>>> {};

  // U6. What begins another move where `;` is missing: a word of the form of a piece, with or without a number before.
  struct word_end : not_at<WordByte> {};
  struct piece_like : seq<one<'w', 'W', 'b', 'B'>, alpha, star<digit>, word_end> {};
  struct lost_number : seq<plus<digit>, plus<blank>> {};
  struct missing_separator : seq<plus<blank>, opt<lost_number>, at<piece_like>> {};
  struct numbered_move : seq<plus<blank>, lost_number, piece_like> {};
  struct token_end : seq<star<blank>, word_end> {};
  // The second word is the reference, whatever it is, unless it is a number before another move.
  struct end_of_word : at<sor<token_end, numbered_move>> {};
  struct end_of_two_words : at<sor<token_end, missing_separator>> {};

  // U6. Where another move begins without even a blank before it: a whole move of 3.1, which also reaches an end.
  struct end_of_reference : at<sor<token_end, missing_separator, piece, pass>> {};
  struct run_on : at<sor<seq<piece, one<' '>, reference, end_of_reference>, seq<pass, word_end>>> {};

  // U7 and U8.
  struct odd_pass : istring<'p', 'a', 's', 's'> {};
  struct colour : one<'w', 'W', 'b', 'B'> {};
  struct bug : one<'Q', 'A', 'B', 'G', 'L', 'M', 'P', 'S', 'q', 'a', 'b', 'g', 'l', 'm', 'p', 's'> {};
  struct odd_piece : seq<colour, bug, star<digit>> {};
  struct gap : plus<blank> {};
  struct odd_mark : sor<one<'-', '/'>, seq<one<'\\'>, opt<one<'\\'>>>> {};
  struct dot : one<'.'> {};
  struct lone_dot : one<'.'> {};
  struct odd_reference : sor<seq<odd_mark, odd_piece, opt<odd_mark>>, seq<odd_piece, opt<sor<dot, odd_mark>>>> {};

  struct word : plus<WordByte> {};
  // A mark between two blanks is part of a reference, so that no other move begins after it.
  struct lone_marks : seq<plus<one<'-', '/', '\\'>>, plus<blank>> {};
  struct second_word : sor<seq<lone_marks, word>, word> {};
  struct bad_move
      : seq<word,
            opt<not_at<end_of_word>, plus<blank>, second_word, star<not_at<end_of_two_words>, plus<blank>, word>>> {};
  struct odd_move : sor<seq<odd_pass, end_of_word>, seq<odd_piece, gap, sor<odd_reference, lone_dot>, end_of_two_words>,
                        seq<odd_piece, end_of_word>, bad_move> {};

  // Begins with a byte of a word.
  struct move : sor<seq<piece, one<' '>, reference, guide<sor<end_of_two_words, run_on>>>,
                    seq<piece, guide<sor<end_of_word, run_on>>>, seq<pass, guide<sor<end_of_word, run_on>>>,
                    tolerated<odd_move>> {};

  // U6. Only before something to read.
  struct move_number : seq<plus<digit>, sor<seq<one<'.'>, star<blank>>, plus<blank>>, at<WordByte>> {};

  // A whole token without the blanks around it: one move, or several that nothing divides.
  using token = seq<opt<tolerated<move_number>>, move, star<tolerated<sor<missing_separator, run_on>, move>>>;
};

}  // namespace plyglot::grammars::uhp
