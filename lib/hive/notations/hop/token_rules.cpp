#include "hive/notations/hop/token_rules.hpp"

namespace plyglot::hive::hop {
namespace {

using annotations::TokenKind;

constexpr notation::TokenRule token_table[] = {
    {TokenKind::piece, "bug"},
    {TokenKind::place, "number"},
    {TokenKind::player, "side"},
    {TokenKind::mark, "sign equals branch_sign turn mark"},
    {TokenKind::separator, "hop open close"},
    {TokenKind::value, "count digits suffix"},
    {TokenKind::keyword, "alias"},
    {TokenKind::unreadable,
     "unknown_letter stray unknown_alias skipped too_deep unread unexpected unmatched "
     "bad_player more_fields"},
};

}  // namespace

notation::TokenRules token_rules() { return token_table; }

}  // namespace plyglot::hive::hop
