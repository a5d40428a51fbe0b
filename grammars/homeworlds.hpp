#pragma once
// Homeworlds records in dialect `seed`: homeworlds 3.1 and 3.2, the clean form. One turn, and one position.
//
// Lines are formed into turns before (homeworlds L9), and what is read beyond the notation is decided word by word (R3
// to R12): both are no matter of a grammar. What this one takes is read without an error.

#include "grammars/common.hpp"

namespace plyglot::grammars::homeworlds {

using namespace tao::pegtl;

// L2, L3.
struct blank_byte : one<' ', '\t', '\v', '\f'> {};
struct line_end : sor<string<'\r', '\n'>, one<'\n', '\r'>> {};
struct blanks : plus<blank_byte> {};

// A word ends at a blank, a separator or the line end, never earlier; the `*` may be glued to the last one.
struct word_end : sor<at<sor<blank_byte, line_end, one<';', ',', '/', '*'>>>, eof> {};
struct loose_end : sor<at<sor<blank_byte, line_end>>, eof> {};

// A letter, a digit, a character of another script, or a stray byte.
struct name_core : sor<alnum, common::utf8_beyond_ascii, range<'\x80', '\xFF'>> {};
// Every other byte that is printed, but for those that mean something.
struct name_mark : ranges<'!', '!', '#', '\'', '+', '+', '-', '.', ':', ':', '=', '=', '?', '@', '[', '`', '{', '~'> {};
struct name : seq<not_at<one<'#'>>, star<name_mark>, name_core, star<sor<name_core, name_mark>>> {};

struct colour_letter : one<'r', 'y', 'g', 'b', 'R', 'Y', 'G', 'B'> {};
struct piece : seq<colour_letter, one<'1', '2', '3'>> {};
struct piece_word : seq<piece, word_end> {};
struct star_word : sor<piece_word, seq<one<'-'>, word_end>> {};
struct colour : seq<sor<istring<'r', 'e', 'd'>, istring<'y', 'e', 'l', 'l', 'o', 'w'>, istring<'g', 'r', 'e', 'e', 'n'>,
                        istring<'b', 'l', 'u', 'e'>, colour_letter>,
                    word_end> {};
struct owner : sor<istring<'n'>, istring<'e'>, istring<'s'>, istring<'w'>, range<'0', '3'>> {};

struct homeworld_verb : sor<istring<'h', 'o', 'm', 'e', 'w', 'o', 'r', 'l', 'd'>, istring<'h'>> {};
struct build_verb : sor<istring<'b', 'u', 'i', 'l', 'd'>, istring<'b'>> {};
struct trade_verb : sor<istring<'t', 'r', 'a', 'd', 'e'>, istring<'t'>> {};
struct discover_verb : sor<istring<'d', 'i', 's', 'c', 'o', 'v', 'e', 'r'>, istring<'d'>> {};
struct move_verb : sor<istring<'m', 'o', 'v', 'e'>, istring<'m'>> {};
struct attack_verb : sor<istring<'a', 't', 't', 'a', 'c', 'k'>, istring<'a'>> {};
struct sacrifice_verb : sor<istring<'s', 'a', 'c', 'r', 'i', 'f', 'i', 'c', 'e'>, istring<'s'>> {};
struct catastrophe_verb : sor<istring<'c', 'a', 't', 'a', 's', 't', 'r', 'o', 'p', 'h', 'e'>, istring<'c'>> {};
struct pass_verb : sor<istring<'p', 'a', 's', 's'>, istring<'p'>> {};

struct homeworld
    : seq<homeworld_verb, blanks, star_word, blanks, star_word, blanks, piece_word, opt<blanks, name, word_end>> {};
struct build : seq<build_verb, blanks, sor<piece_word, colour>, blanks, name, word_end> {};
struct trade : seq<trade_verb, blanks, piece_word, blanks, name, blanks, sor<colour, piece_word>> {};
struct discover : seq<discover_verb, blanks, piece_word, blanks, name, blanks, piece_word, blanks, name, word_end> {};
struct move : seq<move_verb, blanks, piece_word, blanks, name, blanks, name, word_end> {};
struct attack : seq<attack_verb, blanks, piece, opt<owner>, word_end, blanks, name, word_end> {};
struct sacrifice : seq<sacrifice_verb, blanks, piece_word, blanks, name, word_end> {};
struct catastrophe : seq<catastrophe_verb, blanks, name, blanks, sor<colour, piece_word>> {};
struct pass : seq<pass_verb, word_end> {};
struct item : sor<homeworld, build, trade, discover, move, attack, sacrifice, catastrophe, pass> {};

// Alone between blanks; accepted with a warning.
struct odd : seq<one<'\\', '|', '&', '+', '.', ':', '>'>, loose_end> {};
struct separator : seq<star<blank_byte>, sor<one<';', ',', '/'>, line_end, odd>, star<blank_byte>> {};
struct confirm : seq<one<'*'>, word_end> {};
// R12 lets separators stand behind the `*` too.
struct items : seq<star<separator>, item, star<plus<separator>, item>, star<separator>, star<blank_byte>,
                   opt<confirm, star<separator>>> {};

// R1: one to nine digits.
struct digits
    : seq<digit, opt<digit, opt<digit, opt<digit, opt<digit, opt<digit, opt<digit, opt<digit, opt<digit>>>>>>>>> {};
struct handle : plus<sor<common::utf8_beyond_ascii, range<'\x80', '\xFF'>,
                         ranges<'!', '"', '$', '\'', '*', '+', '-', '.', '0', '9', '<', '~'>>> {};
struct number : seq<digits, one<')', '.'>, loose_end, opt<star<blank_byte>, handle, one<':'>, loose_end>> {};

struct turn : seq<star<blank_byte>, opt<number, star<blank_byte>>, items, star<blank_byte>, eof> {};

// 3.2
struct space : star<sor<blank_byte, line_end>> {};
struct slots : seq<star<space, piece>, plus<space, one<'-'>, star<space, piece>>> {};
struct system : seq<name, space, one<'('>, space, opt<digit, space, one<','>, space>, piece, opt<space, piece>, space,
                    one<')'>, slots> {};
struct position
    : seq<one<'<'>, digit, one<'>'>, plus<space, one<';'>, space, system>, space, opt<one<';'>>, space, eof> {};

}  // namespace plyglot::grammars::homeworlds
