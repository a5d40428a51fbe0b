#pragma once
// Which rules of the moves of UHP are which tokens, in every notation that has such moves.

#include "notation/token_rules.hpp"

#include <cstdint>

namespace plyglot::hive::uhp {

// Who writes UHP how (hive-notations 6).
enum class Dialect : std::uint8_t { mzinga, hivegame };

inline constexpr notation::TokenRule move_tokens[] = {
    {annotations::TokenKind::number, "move_number missing_separator"},
    {annotations::TokenKind::piece, "piece odd_piece"},
    {annotations::TokenKind::mark, "left_mark right_mark odd_mark dot lone_dot"},
    {annotations::TokenKind::keyword, "pass odd_pass"},
    {annotations::TokenKind::unreadable, "bad_move"},
};

}  // namespace plyglot::hive::uhp
