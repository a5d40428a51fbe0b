#pragma once
// What the grammars of the dialects of Homeworlds share: lines, letters, pieces, and the state form (homeworlds 2, 3).
//
// Strict and tolerant grammar of a dialect are one rule set, and the tolerant one reads every file. The strict one
// takes the files in which the reader (lib/homeworlds/notations/homeworlds/read/record_reader.hpp) finds nothing of the
// bytes or of the syntax. A file of `ap` is read by its grammar. In the other dialects the reader does not walk the
// tree of these rules: it reads words by their place and their number (homeworlds R3, R8 to R12). Grammar and reader
// are held together by tests, over generated texts, and so is the exported grammar by another engine.
//
// What a grammar cannot see is left to the reader: other layouts than `line` (homeworlds L9, L10), a turn that is
// spread over lines (L12), which of two orders of a trade the position allows (R8), the numbers of turns (R1), which
// handles are those of players (L13), and whether a position holds together (7, `position-inconsistent`).

#include "syntax/rules.hpp"

namespace plyglot::grammars::homeworlds_words {

using namespace tao::pegtl;
using syntax::guide;
using syntax::tolerated;

// L1. One mark is skipped and reported; further ones are not text either.
struct byte_order_mark : string<'\xEF', '\xBB', '\xBF'> {};
struct file_start : seq<opt<tolerated<plus<byte_order_mark>>>, not_at<byte_order_mark>> {};

// L2, L3.
struct blank_byte : one<' ', '\t', '\v', '\f'> {};
struct blanks : plus<blank_byte> {};
struct gap : star<blank_byte> {};
struct line_end : sor<string<'\r', '\n'>, one<'\n', '\r'>> {};
struct end_of_line : sor<line_end, eof> {};
struct line_byte : not_one<'\r', '\n'> {};
struct loose_end : at<sor<blank_byte, line_end, eof>> {};

// Some text of a line without blanks around it, where End is what the line ends with after blanks. A run of blanks
// inside is scanned once and then taken whole: every text takes linear time.
template <class End>
using trimmed_text = plus<sor<seq<not_at<blanks, End>, blanks>, seq<not_at<blank_byte>, line_byte>>>;

// R1: one to nine digits.
struct number : seq<not_at<rep<10, digit>>, plus<digit>, one<')', '.'>, loose_end> {};
struct handle : plus<not_one<' ', '\t', '\v', '\f', '\r', '\n', ':', ';', ',', '/', '(', ')', '#'>> {};
struct turn_start : seq<number, opt<blanks, handle, one<':'>, loose_end>> {};

struct colour_letter : one<'r', 'y', 'g', 'b', 'R', 'Y', 'G', 'B'> {};
struct piece : seq<colour_letter, one<'1', '2', '3'>> {};
struct colour : sor<istring<'r', 'e', 'd'>, istring<'y', 'e', 'l', 'l', 'o', 'w'>, istring<'g', 'r', 'e', 'e', 'n'>,
                    istring<'b', 'l', 'u', 'e'>, colour_letter> {};
// R6, R7. A piece is more than the letter of its colour, so that it goes first.
struct piece_or_colour : sor<piece, colour> {};
struct no_star : one<'-'> {};
struct piece_or_no_star : sor<piece, no_star> {};
struct seat_letter : one<'n', 'e', 's', 'w', 'N', 'E', 'S', 'W'> {};
struct seat_digit : range<'0', '3'> {};

// Of every name there is at least one letter, digit or byte of another script.
struct name_core : ranges<'0', '9', 'A', 'Z', 'a', 'z', '\x80', '\xFF'> {};
// Every other byte that is printed, but for those that mean something.
struct name_mark : ranges<'!', '!', '#', '\'', '+', '+', '-', '.', ':', ':', '=', '=', '?', '@', '[', '`', '{', '~'> {};
using seed_name = seq<not_at<one<'#'>>, star<name_mark>, name_core, star<sor<name_core, name_mark>>>;

// The word in any case, or its first letter.
template <char First, char... Rest>
using word_or_letter = sor<istring<First, Rest...>, istring<First>>;

// As many of the remaining letters of a word as there are.
template <char...>
struct letters_after;
template <char Last>
struct letters_after<Last> {
  using rule = opt<istring<Last>>;
};
template <char First, char... Rest>
struct letters_after<First, Rest...> {
  using rule = opt<istring<First>, typename letters_after<Rest...>::rule>;
};
// One letter of the word or more.
template <char First, char... Rest>
using beginning_of = seq<istring<First>, typename letters_after<Rest...>::rule>;

// 3.2, as L6 lays it out: a line of a position that goes on ends with `;`, so a line end comes after a `;` only.
struct mover : seq<one<'<'>, digit, one<'>'>> {};
struct home : seq<digit, gap, one<','>> {};
struct system_name : seed_name {};
struct ships : seq<star<gap, piece>, plus<gap, one<'-'>, star<gap, piece>>> {};
struct system : seq<system_name, gap, one<'('>, gap, opt<home, gap>, piece, gap, opt<piece, gap>, one<')'>, ships> {};
// Tail: what may end a line; Empty: a line that holds nothing of the position; Last: the same at the end of the file.
template <class Tail, class Empty>
using state_break = seq<opt<Tail, line_end, star<Empty>>, gap>;
template <class Tail, class Empty, class Last>
using nothing_more = seq<Tail, sor<eof, seq<line_end, star<Empty>, Last>>>;
// The last `;` needs no system after it, if nothing follows that would be read as a part of the position.
template <class Break, class Nothing>
using state_form = seq<mover, plus<gap, one<';'>, Break, system>, opt<gap, one<';'>, at<Nothing>>>;
// What begins as a position does: it may be broken, or not the first one (L8). End: what a line ends with after
// blanks; Nothing: what is on a line without content that is the last one.
template <class Tail, class Empty, class End, class Nothing>
using odd_state = seq<one<'<'>, star<sor<seq<one<';'>, Tail, line_end, star<Empty>, gap, not_at<Nothing>>,
                                         seq<not_at<blanks, End>, blanks>, seq<not_at<blank_byte>, line_byte>>>>;

}  // namespace plyglot::grammars::homeworlds_words
