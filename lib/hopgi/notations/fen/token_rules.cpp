#include "hopgi/notations/fen/token_rules.hpp"

namespace plyglot::hopgi::fen {
namespace {

using annotations::TokenKind;

constexpr notation::TokenRule token_table[] = {
    {TokenKind::number, "turn_number"},
    {TokenKind::piece, "piece promoted odd_piece hand odd_hand rank_hand"},
    {TokenKind::place, "gap_1 gap_2 gap_3 gap_4 gap_5 gap_6 gap_7 empties hole odd_hole"},
    {TokenKind::player, "side"},
    {TokenKind::separator, "board odd_board"},
    {TokenKind::value, "castling en_passant clock"},
    {TokenKind::unreadable,
     "bad_promoted bad_char unclosed_hand bad_side bad_castling bad_en_passant bad_clock "
     "bad_turn_number extra"},
};

}  // namespace

notation::TokenRules token_rules() { return token_table; }

}  // namespace plyglot::hopgi::fen
