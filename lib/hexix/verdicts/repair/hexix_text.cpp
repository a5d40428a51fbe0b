#include "hexix/verdicts/repair/hexix_text.hpp"

#include "hexix/rules/legal_moves.hpp"
#include "hexix/rules/position_keys.hpp"
#include "hexix/verdicts/repair/near_moves.hpp"

namespace plyglot::hexix {
namespace {

using repair::Item;
using repair::Step;

PieceKind other_kind(PieceKind kind) { return kind == PieceKind::up ? PieceKind::down : PieceKind::up; }

// A wrong letter or digit, or the same cell: a slip before it may have put a piece there.
bool is_near(Cell a, Cell b) {
  const std::string_view one = cell_name(a);
  const std::string_view other = cell_name(b);
  return one[0] == other[0] || one[1] == other[1];
}

}  // namespace

WrittenWord in_own_convention(WrittenWord word, Convention convention) {
  MoveNode& node = word.node;
  if (word.is_settled || !node.is_readable()) return word;
  if (convention == Convention::columns_turned) {
    node.first_cell = mirrored(*node.first_cell);
    if (node.second_cell) node.second_cell = mirrored(*node.second_cell);
  } else if (convention == Convention::marks_exchanged && node.form == MoveForm::place) {
    node.kind = other_kind(node.kind);
  }
  return word;
}

Step HexixText::play_item(Item item, std::uint8_t convention, Position& position) const {
  const MoveNode node = in_own_convention(words_[item], static_cast<Convention>(convention)).node;
  if (position.is_over || !node.is_readable()) return Step::refused;
  const Move move = move_of(node);
  const Verdict verdict = judge(position.state, move, node.number);
  const RuleSet broken = verdict.broken & rules_.in_force;
  if (verdict.is_refused || (!words_[item].is_irregular && (broken & rules_.grave) != 0)) return Step::refused;
  position.is_over = takes_home(position.state, move);
  hexix::play(position.state, move, verdict);
  return broken == 0 ? Step::played : Step::odd;
}

void HexixText::play(Move move, Position& position) const {
  position.is_over = takes_home(position.state, move);
  hexix::play(position.state, move, judge(position.state, move));
}

std::uint64_t HexixText::key(const Position& position) const {
  return keys_of(position.state).key.low + static_cast<std::uint64_t>(position.is_over);
}

bool HexixText::is_same(Item a, Item b) const {
  const WrittenWord& one = words_[a];
  const WrittenWord& other = words_[b];
  if (one.is_settled || other.is_settled) return false;
  return source_.slice(one.node.span()) == source_.slice(other.node.span());
}

std::vector<Move> HexixText::moves(const Position& position) const {
  return position.is_over ? std::vector<Move>() : list_legal_moves(position.state, rules_.legal);
}

bool HexixText::skip(Position& position) const {
  position.state.pass_turn();
  return !position.is_over;
}

std::vector<repair::Words<Move>> HexixText::near(Item item, const Position& position, bool is_refused) const {
  if (position.is_over || words_[item].is_settled || words_[item].is_dots) return {};
  const NearMoves moves(source_, rules_, position.state, words_.subspan(item));
  return is_refused ? moves.all() : moves.slips();
}

std::vector<Item> HexixText::related(Item item) const {
  std::vector<Item> found;
  const MoveNode& asked = words_[item].node;
  if (!asked.is_readable()) return found;
  for (Item before = item; before-- > 0;) {
    const MoveNode& node = words_[before].node;
    if (words_[before].is_settled || !node.is_readable()) continue;
    const auto names = [&](Cell cell) {
      return is_near(*node.first_cell, cell) || (node.second_cell && is_near(*node.second_cell, cell));
    };
    if (names(*asked.first_cell) || (asked.second_cell && names(*asked.second_cell))) found.push_back(before);
  }
  return found;
}

}  // namespace plyglot::hexix
