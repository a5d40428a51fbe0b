#pragma once
// The law of keys: two positions have one key only if they are the same board and the same moves are legal in them.

#include "support/values/random.hpp"

#include <plyglot/game.hpp>

#include <map>
#include <string>
#include <unordered_map>

namespace plyglot::test {

// Plays random games of one game and type, in which positions come again by other ways, and holds each position to what
// was seen of its keys before.
class KeyLaw {
 public:
  KeyLaw(const toolchain::Game& start, std::uint64_t seed) : start_(start), random_(seed) {}

  // Until so many positions have been looked at.
  void play(std::size_t positions);

  std::size_t positions() const { return positions_; }
  // How many of them had a key that was known.
  std::size_t known() const { return known_; }
  // The game of each position whose key was that of another position.
  const std::vector<std::string>& broken() const { return broken_; }
  // The same for positions that are like another one in the board and the legal moves, and have another key.
  const std::vector<std::string>& split() const { return split_; }

 private:
  // Which of the digests of what a player sees has the key, and the other way round.
  struct Seen {
    struct Hash {
      std::size_t operator()(const PositionKey& key) const { return key.low; }
    };
    std::unordered_map<PositionKey, std::uint64_t, Hash> by_key;
    std::unordered_map<std::uint64_t, PositionKey> by_digest;
  };
  using Played = std::vector<toolchain::LegalMove>;

  void play_game();
  void look(const toolchain::Game& game, const std::vector<toolchain::LegalMove>& moves);
  void look_at(const PositionKey& key, std::uint64_t digest, const toolchain::Game& game, Seen& seen);
  bool play_any(toolchain::Game& game, Played& played);
  // The same turns in another order lead to the same board, and so do pieces that go back.
  void reorder(toolchain::Game& game);
  void go_back(toolchain::Game& game);
  bool play_like(toolchain::Game& game, const toolchain::LegalMove& wanted);
  void take_back(toolchain::Game& game, std::uint32_t plies);

  toolchain::Game start_;
  Random random_;
  Seen turned_;
  Seen mirrored_;
  std::size_t positions_ = 0;
  std::size_t known_ = 0;
  std::vector<std::string> broken_;
  std::vector<std::string> split_;
};

// A new game of each of Hive's types and of each of the other games, of Homeworlds one for each number of players.
std::map<std::string, toolchain::Game> games_under_key_law();

}  // namespace plyglot::test
