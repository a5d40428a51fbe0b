#include "homeworlds/notations/homeworlds/token_rules.hpp"

namespace plyglot::homeworlds {
namespace {

constexpr notation::TokenRule token_table[] = {
    {annotations::TokenKind::comment, "comment remark chat"},
    {annotations::TokenKind::number, "number"},
    {annotations::TokenKind::piece, "piece lower_piece colour colour_word no_star"},
    {annotations::TokenKind::place, "system_name name"},
    {annotations::TokenKind::player, "mover home handle owner first_seat second_seat"},
    {annotations::TokenKind::mark, "confirmation lone_star"},
    {annotations::TokenKind::separator,
     "position system turn numbered_turn bare_turn separator odd_separator homeworld"},
    {annotations::TokenKind::key, "header key"},
    {annotations::TokenKind::value, "value pass_count pass_all"},
    {annotations::TokenKind::keyword, "build trade discover move attack sacrifice catastrophe pass homeworld_verb"},
    {annotations::TokenKind::unreadable, "odd_position swallowed odd_item"},
};

constexpr notation::TokenRule json_token_table[] = {
    {annotations::TokenKind::separator, "document object array member"},
    {annotations::TokenKind::key, "key"},
    {annotations::TokenKind::value, "string number"},
    {annotations::TokenKind::keyword, "literal"},
    {annotations::TokenKind::unreadable, "unreadable"},
};

}  // namespace

notation::TokenRules token_rules() { return token_table; }

notation::TokenRules json_token_rules() { return json_token_table; }

}  // namespace plyglot::homeworlds
