#include "hive/notations/thehive/token_rules.hpp"

namespace plyglot::hive::thehive {
namespace {

using annotations::TokenKind;

constexpr notation::TokenRule token_table[] = {
    {TokenKind::comment, "comment"},
    {TokenKind::number, "line"},
    {TokenKind::piece, "piece odd_piece uhp_piece"},
    {TokenKind::mark, "contact uhp_reference"},
    {TokenKind::keyword, "pass"},
    {TokenKind::unreadable, "bad_contact bad_move"},
};

}  // namespace

notation::TokenRules token_rules() { return token_table; }

}  // namespace plyglot::hive::thehive
