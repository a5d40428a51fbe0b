#include "hexix/notations/position/token_rules.hpp"

namespace plyglot::hexix::positions {
namespace {

using annotations::TokenKind;

constexpr notation::TokenRule token_table[] = {
    {TokenKind::piece, "piece blue_home red_home"}, {TokenKind::place, "empty"},
    {TokenKind::player, "side odd_side"},           {TokenKind::separator, "board"},
    {TokenKind::unreadable, "unreadable"},
};

}  // namespace

notation::TokenRules token_rules() { return token_table; }

}  // namespace plyglot::hexix::positions
