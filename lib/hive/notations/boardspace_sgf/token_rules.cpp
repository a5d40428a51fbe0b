#include "hive/notations/boardspace_sgf/token_rules.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

using annotations::TokenKind;

constexpr notation::TokenRule token_table[] = {
    {TokenKind::piece, "piece referred_piece"},
    {TokenKind::place, "body column row"},
    {TokenKind::player, "player colour"},
    {TokenKind::mark, "dot left_mark right_mark"},
    {TokenKind::separator, "open close header data_node action"},
    {TokenKind::key, "key"},
    {TokenKind::value, "value time"},
    {TokenKind::keyword,
     "start_word pick_word pickb_word drop_word move_word movedone_word pass_word done_word "
     "resign_word offer_word accept_word decline_word"},
    {TokenKind::unreadable, "unknown_word bad_reference bad_header bad_node outside second_tree unread no_game"},
};

}  // namespace

notation::TokenRules token_rules() { return token_table; }

}  // namespace plyglot::hive::boardspace_sgf
