#pragma once
// The rules of grammars/uhp_move.hpp that have nodes or labels, for the table of each notation that has such moves.

#include "hive/reading/uhp_moves/move_reader.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::hive::uhp {

// `Moves` is the notation's own instance of the rules. `end` is the function of its builder, which is a MoveReader, for
// the end of a move.
template <class Moves, auto end>
inline constexpr syntax::GrammarTable move_rows{
    syntax::leaf<typename Moves::pass, &WrittenMove::is_pass, true>.as(annotations::TokenKind::keyword),
    syntax::leaf<typename Moves::piece, &MoveReader::add_piece>.as(annotations::TokenKind::piece),
    syntax::leaf<typename Moves::left_mark, &MoveReader::add_mark>.as(annotations::TokenKind::mark),
    syntax::leaf<typename Moves::right_mark, &MoveReader::add_mark>.as(annotations::TokenKind::mark),
    syntax::node<typename Moves::reference, &WrittenMove::reference_span>,
    syntax::unit(syntax::node<typename Moves::move, end>),
    syntax::leaf<typename Moves::move_number, &MoveReader::take_move_number>.as(annotations::TokenKind::number),
    syntax::leaf<typename Moves::missing_separator, &MoveReader::take_missing_separator>.as(
        annotations::TokenKind::number),
    syntax::called<"`pass`">(syntax::leaf<typename Moves::odd_pass, &MoveReader::take_odd_pass>)
        .as(annotations::TokenKind::keyword),
    syntax::node<typename Moves::odd_piece, &MoveReader::add_odd_piece>.as(annotations::TokenKind::piece),
    syntax::called<"a piece such as `wA1`">(syntax::silent<typename Moves::colour>),
    syntax::called<"one of the letters Q, A, B, G, L, M, P, S">(syntax::silent<typename Moves::bug>),
    syntax::leaf<typename Moves::gap, &MoveReader::take_gap>,
    syntax::called<"one of the marks `-`, `/`, `\\`">(syntax::leaf<typename Moves::odd_mark, &MoveReader::add_odd_mark>)
        .as(annotations::TokenKind::mark),
    syntax::leaf<typename Moves::dot, &MoveReader::take_dot>.as(annotations::TokenKind::mark),
    syntax::leaf<typename Moves::lone_dot, &WrittenMove::dot_span>.as(annotations::TokenKind::mark),
    syntax::node<typename Moves::odd_reference, &MoveReader::take_odd_reference>,
    syntax::recovery<typename Moves::bad_move, &MoveReader::take_bad_move>.as(annotations::TokenKind::unreadable),
    syntax::leaf<typename Moves::run_on, &MoveReader::take_missing_separator>,
    syntax::called<"the end of the move">(syntax::silent<typename Moves::end_of_word>),
    syntax::called<"the end of the move">(syntax::silent<typename Moves::end_of_two_words>),
};

}  // namespace plyglot::hive::uhp
