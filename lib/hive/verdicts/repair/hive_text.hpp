#pragma once
// The moves of a text of Hive, as the search for its readings asks for them (lib/repair).

#include "hive/record/written_move.hpp"
#include "hive/rules/game.hpp"
#include "hive/spelling/spelling.hpp"
#include "repair/repaired_text.hpp"

#include <span>

namespace plyglot::hive {

// From some ply on the text means another side, or another order, by the same signs. 0 is the text's own.
enum class Convention : std::uint8_t { own, slashes_turned, sides_exchanged, colours_exchanged, arguments_exchanged };
inline constexpr std::uint8_t other_conventions = 4;

// A move that is written, or one that is played in its place.
struct TextItem {
  // Null for a move that is not written; must outlive the item.
  const WrittenMove* written = nullptr;
  Convention convention = Convention::own;
  // Of a move that is not written, in the game that it was found in.
  Move move;
};

// What the notation says of its moves.
struct TextFacts {
  // How many plies the text says that it has; 0 if it says nothing.
  std::uint32_t told_size = 0;
  // A forced pass is not written.
  bool passes_in_silence = false;
  // A refused move stays in the text, and its correction comes after it.
  bool keeps_refused_entries = false;
};

// A move in a convention as it would be written in the text's own; its places stay.
WrittenMove in_own_convention(const WrittenMove& move, Convention convention);

// Where the piece of a move goes, if it is readable and its reference is on the board.
std::optional<Attempt> attempt_of(const text::Source& source, const Spelling& spelling, const Game& game,
                                  const WrittenMove& move, Convention convention = Convention::own);

// Whether the side to move has no other move than a pass.
bool can_only_pass(const Game& game);

// A repair::RepairedText. Positions are games without a past and without what is only custom.
class HiveText {
 public:
  using Position = Game;
  using Move = hive::Move;
  static constexpr std::uint8_t conventions = other_conventions;

  // All arguments must outlive it; the items are played from `start` on.
  HiveText(const text::Source& source, const Spelling& spelling, const TextFacts& facts, const GameState& start,
           const RuleOptions& options, std::span<const TextItem> items);

  repair::Item size() const { return static_cast<repair::Item>(items_.size()); }
  repair::Item told_size() const { return facts_.told_size; }
  Position start() const { return start_; }
  repair::Step play_item(repair::Item item, std::uint8_t convention, Position& game) const;
  void play(const Move& move, Position& game) const;
  std::uint64_t key(const Position& game) const;
  std::int8_t mover(const Position& game) const { return static_cast<std::int8_t>(game.state().to_move()); }
  bool is_same(repair::Item a, repair::Item b) const;
  repair::Witness witness(repair::Item item) const;
  bool is_corrected(repair::Item item) const;
  std::vector<Move> moves(const Position& game) const { return game.legal_moves(); }
  bool skip(Position& game) const;
  std::vector<repair::Words<Move>> near(repair::Item item, const Position& game, bool is_refused) const;
  std::vector<repair::Item> related(repair::Item item) const;

 private:
  std::optional<Attempt> attempt(const TextItem& item, Convention convention, const Game& game) const;
  std::string_view words(const TextItem& item) const { return source_.slice(item.written->span); }

  const text::Source& source_;
  const Spelling& spelling_;
  const TextFacts facts_;
  const Game start_;
  const std::span<const TextItem> items_;
};

}  // namespace plyglot::hive
