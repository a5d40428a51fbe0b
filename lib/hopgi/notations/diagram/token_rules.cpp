#include "hopgi/notations/diagram/token_rules.hpp"

namespace plyglot::hopgi::diagram {
namespace {

using annotations::TokenKind;

constexpr notation::TokenRule token_table[] = {
    {TokenKind::comment, "comment"},
    {TokenKind::piece, "hand_value shaded_cell line_cell plain_cell odd_cell"},
    {TokenKind::place, "files"},
    {TokenKind::player, "turn_value"},
    {TokenKind::separator,
     "diagram rank_7 rank_6 rank_5 rank_4 rank_3 rank_2 rank_1 odd_rank full_border "
     "corner_border border_2 border_1 odd_border"},
    {TokenKind::key, "turn_field hand_field"},
    {TokenKind::unreadable, "odd_value bad_line"},
};

}  // namespace

notation::TokenRules token_rules() { return token_table; }

}  // namespace plyglot::hopgi::diagram
