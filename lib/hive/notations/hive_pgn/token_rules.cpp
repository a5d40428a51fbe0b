#include "hive/notations/hive_pgn/token_rules.hpp"

#include "hive/reading/uhp_moves/move_tokens.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

using annotations::TokenKind;

constexpr notation::TokenRule own_tokens[] = {
    {TokenKind::comment, "comment"},
    {TokenKind::number, "ply_number odd_number missing_line_end"},
    {TokenKind::separator, "tag semicolon"},
    {TokenKind::key, "key"},
    {TokenKind::value, "value"},
    {TokenKind::result, "result odd_result"},
    {TokenKind::unreadable, "bad_tag stray ignored utf16"},
};
constexpr auto token_table = notation::joined(own_tokens, uhp::move_tokens);

}  // namespace

notation::TokenRules token_rules() { return token_table; }

}  // namespace plyglot::hive::hive_pgn
