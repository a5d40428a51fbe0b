#include "hexix/notations/hexix/read/token_rules.hpp"

namespace plyglot::hexix {
namespace {

using annotations::TokenKind;

constexpr notation::TokenRule token_table[] = {
    {TokenKind::comment, "comment"},
    {TokenKind::number, "number odd_number"},
    {TokenKind::piece, "place odd_place"},
    {TokenKind::place, "cell odd_cell"},
    {TokenKind::mark, "increment odd_increment separator suffix odd_suffix"},
    {TokenKind::separator, "divider"},
    {TokenKind::key, "header odd_header"},
    {TokenKind::keyword, "skip dots"},
    {TokenKind::unreadable, "bad_word surplus"},
};

}  // namespace

notation::TokenRules token_rules() { return token_table; }

}  // namespace plyglot::hexix
