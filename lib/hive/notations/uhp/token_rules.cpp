#include "hive/notations/uhp/token_rules.hpp"

#include "hive/reading/uhp_moves/move_tokens.hpp"

namespace plyglot::hive::uhp {
namespace {

using annotations::TokenKind;

constexpr notation::TokenRule own_tokens[] = {
    {TokenKind::number, "turn odd_turn"},          {TokenKind::separator, "game_string opening_quote closing_quote"},
    {TokenKind::value, "game_type odd_game_type"}, {TokenKind::result, "game_state odd_state"},
    {TokenKind::keyword, "command_word"},          {TokenKind::unreadable, "bad_state bad_turn"},
};
constexpr auto token_table = notation::joined(own_tokens, move_tokens);

}  // namespace

notation::TokenRules token_rules() { return token_table; }

}  // namespace plyglot::hive::uhp
