#include "hopgi/notations/hopgi/read/token_rules.hpp"

namespace plyglot::hopgi::record {
namespace {

using annotations::TokenKind;

constexpr notation::TokenRule token_table[] = {
    {TokenKind::comment, "comment line_comment semicolon_comment"},
    {TokenKind::number, "number odd_number"},
    {TokenKind::piece, "piece hand_piece odd_piece promotion odd_promotion"},
    {TokenKind::place, "square odd_square hint"},
    {TokenKind::mark,
     "nag odd_nag separator odd_separator drop_sign odd_drop_sign marks inner_suffix suffix "
     "odd_suffix"},
    {TokenKind::separator, "tag open close semicolon"},
    {TokenKind::key, "name"},
    {TokenKind::value, "value"},
    {TokenKind::result, "result"},
    {TokenKind::unreadable, "bad_tag stray_brace too_deep stray_paren extra_legs bad_token rest"},
};

}  // namespace

notation::TokenRules token_rules() { return token_table; }

}  // namespace plyglot::hopgi::record
