#include "hive/verdicts/repair/hive_text.hpp"

#include "hive/board/bits.hpp"
#include "hive/rules/what_counts.hpp"
#include "hive/verdicts/repair/near_moves.hpp"

#include <algorithm>

namespace plyglot::hive {
namespace {

using repair::Item;
using repair::Step;
using repair::Words;

board::Direction turned(board::Direction direction, Convention convention) {
  if (convention == Convention::slashes_turned) return board::mirrored(direction);
  if (convention == Convention::sides_exchanged) return board::opposite(direction);
  return direction;
}

PieceIndex of_other_side(PieceIndex piece) { return static_cast<PieceIndex>((piece + pieces_per_side) % all_pieces); }

RuleOptions without_custom(RuleOptions options) {
  options.queen_first = true;
  options.piece_order = PieceOrder::any;
  options.repetition = Repetition::off;
  return options;
}

bool is_legal(const Game& game, const std::optional<Attempt>& attempt) {
  return attempt && judge(game, *attempt).is_legal();
}

// The spot is in or beside the hive.
Attempt attempt_with(const GameState& state, Move move) {
  if (move.is_pass()) return {};
  return {move.piece, state.on_board() == 0 ? Cell{} : state.cell_at(move.to)};
}

}  // namespace

bool can_only_pass(const Game& game) {
  const std::vector<Move> moves = game.legal_moves();
  return !moves.empty() && moves.front().is_pass();
}

WrittenMove in_own_convention(const WrittenMove& move, Convention convention) {
  WrittenMove own = move;
  if (own.is_pass || !own.is_readable) return own;
  if (convention == Convention::arguments_exchanged && own.has_reference) std::swap(own.piece, own.reference);
  if (convention == Convention::colours_exchanged) {
    own.piece = of_other_side(own.piece);
    if (own.has_reference) own.reference = of_other_side(own.reference);
  }
  if (own.direction) own.direction = turned(*own.direction, convention);
  return own;
}

std::optional<Attempt> attempt_of(const text::Source& source, const Spelling& spelling, const Game& game,
                                  const WrittenMove& move, Convention convention) {
  if (!move.is_readable) return std::nullopt;
  if (move.is_pass) return Attempt{};
  if (spelling.resolve != nullptr) {
    if (convention != Convention::own) return std::nullopt;
    return spelling.resolve(source.slice(move.span), game).attempt;
  }
  const GameState& state = game.state();
  const WrittenMove own = in_own_convention(move, convention);
  if (state.on_board() == 0) return own.has_reference ? std::nullopt : std::optional(Attempt{own.piece, {}});
  if (!own.has_reference || !holds(state.on_board(), own.reference)) return std::nullopt;
  return Attempt{own.piece, cell_of(state, {own.reference, own.direction})};
}

HiveText::HiveText(const text::Source& source, const Spelling& spelling, const TextFacts& facts, const GameState& start,
                   const RuleOptions& options, std::span<const TextItem> items)
    : source_(source), spelling_(spelling), facts_(facts), start_(start, without_custom(options)), items_(items) {}

std::optional<Attempt> HiveText::attempt(const TextItem& item, Convention convention, const Game& game) const {
  if (item.written != nullptr) {
    if (spelling_.find_moves != nullptr && item.written->is_readable && !item.written->is_pass) {
      if (convention != Convention::own) return std::nullopt;
      const std::string said(words(item));
      const std::optional<Move> meant = spelling_.find_moves(std::span(&said, 1), game.state()).front();
      return meant ? std::optional(attempt_with(game.state(), *meant)) : std::nullopt;
    }
    // A text does not change its convention twice.
    const Convention used = item.convention == Convention::own ? convention : item.convention;
    return attempt_of(source_, spelling_, game, *item.written, used);
  }
  const GameState& state = game.state();
  const bool is_far = state.on_board() != 0 && !item.move.is_pass() && !state.is_occupied(item.move.to) &&
                      state.occupied_beside(item.move.to) == 0;
  return is_far ? std::nullopt : std::optional(attempt_with(state, item.move));
}

Step HiveText::play_item(Item item, std::uint8_t convention, Position& game) const {
  const auto used = static_cast<Convention>(convention);
  std::optional<Attempt> tried = attempt(items_[item], used, game);
  if (is_legal(game, tried)) {
    game.play(move_of(*tried));
    return Step::played;
  }
  if (!facts_.passes_in_silence || !can_only_pass(game)) return Step::refused;
  Game passed = game;
  passed.play(pass);
  tried = attempt(items_[item], used, passed);
  if (!is_legal(passed, tried)) return Step::refused;
  game = std::move(passed);
  game.play(move_of(*tried));
  return Step::played;
}

void HiveText::play(const Move& move, Position& game) const { game.play(move); }

// Where each piece is, from the first one on the board: the numbers of pieces count, since the text names them.
std::uint64_t HiveText::key(const Position& game) const {
  constexpr std::uint64_t prime = 0x9E3779B97F4A7C15;
  const GameState& state = game.state();
  std::uint64_t key = static_cast<std::uint64_t>(state.to_move());
  const auto add = [&](std::uint64_t value) {
    key = (key ^ value) * prime;
    key ^= key >> 29;
  };
  add(state.on_board());
  add(effective_stun(state));
  // H6, H7: when a queen has to come.
  for (const Colour colour : {Colour::white, Colour::black}) {
    if (!holds(state.on_board(), queen_of(colour))) add(state.plies() + 1);
  }
  if (state.on_board() == 0) return key;
  const Cell origin = state.cell(static_cast<PieceIndex>(std::countr_zero(state.on_board())));
  for_each<PieceIndex>(state.on_board(), [&](PieceIndex piece) {
    const Cell cell = state.cell(piece);
    const auto q = static_cast<std::uint32_t>(cell.q - origin.q);
    const auto r = static_cast<std::uint32_t>(cell.r - origin.r);
    add(std::uint64_t{q} << 32 ^ r << 8 ^ state.below(piece));
  });
  return key;
}

bool HiveText::is_same(Item a, Item b) const {
  const TextItem& one = items_[a];
  const TextItem& other = items_[b];
  if (one.written == nullptr || other.written == nullptr) return false;
  return words(one) == words(other);
}

repair::Witness HiveText::witness(Item item) const {
  const WrittenMove* written = items_[item].written;
  return {written == nullptr ? 0 : written->number, -1};
}

// One of the same side, or one that is not readable.
bool HiveText::is_corrected(Item item) const {
  if (!facts_.keeps_refused_entries || item + 1 >= size()) return false;
  const WrittenMove* refused = items_[item].written;
  const WrittenMove* next = items_[item + 1].written;
  if (refused == nullptr || next == nullptr || refused->is_pass || !next->is_readable || next->is_pass) return false;
  return !refused->is_readable || colour_of(refused->piece) == colour_of(next->piece);
}

bool HiveText::skip(Position& game) const {
  if (is_over(game.state().outcome())) return false;
  game.play(pass);
  return true;
}

std::vector<Words<Move>> HiveText::near(Item item, const Position& game, bool is_refused) const {
  const TextItem& asked = items_[item];
  if (asked.written == nullptr || asked.convention != Convention::own) return {};
  NearMoves moves(source_, spelling_, game, *asked.written);
  std::vector<Words<Move>> found = moves.find(is_refused ? Depth::all : Depth::slips);
  if (!is_refused) return found;
  const WrittenMove* next = item + 1 < size() ? items_[item + 1].written : nullptr;
  moves.append_run_together(found);
  if (next != nullptr) moves.append_broken(*next, found);
  return found;
}

std::vector<Item> HiveText::related(Item item) const {
  std::vector<Item> found;
  const WrittenMove* asked = items_[item].written;
  if (asked == nullptr || !asked->is_readable || asked->is_pass || spelling_.resolve != nullptr) return found;
  PieceSet named = 0;
  const auto name = [&](PieceIndex piece) {
    for (PieceIndex other = 0; other < all_pieces; ++other) {
      if (other == piece || differ_by_a_sign(piece, other)) named |= set_of(other);
    }
  };
  name(asked->piece);
  if (asked->has_reference) name(asked->reference);
  for (Item before = item; before-- > 0;) {
    const WrittenMove* written = items_[before].written;
    if (written == nullptr || !written->is_readable || written->is_pass) continue;
    if (holds(named, written->piece)) found.push_back(before);
  }
  return found;
}

}  // namespace plyglot::hive
