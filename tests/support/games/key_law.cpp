#include "support/games/key_law.hpp"

#include "board/position_key.hpp"
#include "hive/board/pieces.hpp"
#include "support/games/key_images.hpp"

#include <plyglot/hive_record.hpp>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace plyglot::test {
namespace {

using toolchain::Game;
using toolchain::LegalMove;

constexpr std::uint32_t most_plies = 80;

std::uint64_t digest_of(const std::vector<std::int32_t>& numbers) {
  std::uint64_t digest = numbers.size();
  for (const std::int32_t number : numbers) {
    digest = board::mixed(digest * 0x9E3779B97F4A7C15 + static_cast<std::uint32_t>(number));
  }
  return digest;
}

// Few, so that positions come again.
std::vector<LegalMove> homes_for(const Game& game) {
  static constexpr std::string_view names[] = {"Alder", "Birch", "Cedar", "Dogwood"};
  std::vector<LegalMove> homes;
  for (const std::string_view home : {"b1 y3 g3", "b2 y1 g3", "g1 b2 y3"}) {
    homes.push_back({"homeworld " + std::string(home) + ' ' + std::string(names[game.to_move()]), {}});
  }
  return homes;
}

std::vector<LegalMove> moves_of(const Game& game) {
  std::vector<LegalMove> moves = game.moves();
  if (moves.empty() && game.id() == "homeworlds" && !game.end()) return homes_for(game);
  return moves;
}

Game started(std::string_view id, const std::vector<std::pair<std::string, std::string>>& options) {
  std::string problem;
  std::optional<Game> game = Game::start(id, options, problem);
  if (!game) throw std::runtime_error(problem);
  return *std::move(game);
}

Game homeworlds_of(std::string_view players) {
  std::string problem;
  const toolchain::Language language = toolchain::language("homeworlds", problem);
  const std::string text = "Players: " + std::string(players) + '\n';
  toolchain::Chunk chunk;
  chunk.source.text = text;
  toolchain::Model model;
  const auto keep = [](void* into, text::Span, const toolchain::Model& read, bool) {
    *static_cast<toolchain::Model*>(into) = read;
  };
  toolchain::Session(language, {}).read(chunk, keep, &model, diagnostics::Sink::none());
  std::optional<Game> game = Game::from(model, language, problem);
  if (!game) throw std::runtime_error(problem);
  return *std::move(game);
}

}  // namespace

void KeyLaw::look_at(const PositionKey& key, std::uint64_t digest, const Game& game, Seen& seen) {
  if (seen.by_key.try_emplace(key, digest).first->second != digest) broken_.push_back(game.text());
  if (seen.by_digest.try_emplace(digest, key).first->second != key) split_.push_back(game.text());
}

void KeyLaw::look(const Game& game, const std::vector<LegalMove>& moves) {
  ++positions_;
  const PositionKeys keys = game.keys();
  const PositionImages images = position_images(game, moves);
  known_ += turned_.by_key.count(keys.key);
  look_at(keys.key, digest_of(images.turned), game, turned_);
  look_at(keys.mirrored, digest_of(images.mirrored), game, mirrored_);
}

// First one of the pieces or verbs, since the many moves of one piece would hide the rare ones.
bool KeyLaw::play_any(Game& game, Played& played) {
  std::vector<LegalMove> moves = moves_of(game);
  constexpr int most_tries = 8;
  for (int tries = 0; tries < most_tries && !moves.empty(); ++tries) {
    std::vector<std::int32_t> firsts;
    for (const LegalMove& move : moves) {
      if (firsts.empty() || firsts.back() != move.numbers[0]) firsts.push_back(move.numbers[0]);
    }
    const std::int32_t first = random_.pick(firsts);
    std::vector<const LegalMove*> those;
    for (const LegalMove& move : moves) {
      if (move.numbers[0] == first) those.push_back(&move);
    }
    const LegalMove* const chosen = random_.pick(those);
    // homeworlds-rules G20: an action that is listed may be no turn of its own.
    if (!game.play(chosen->words).is_played) continue;
    played.push_back(*chosen);
    return true;
  }
  if (game.id() != "homeworlds" || !game.play("pass").is_played) return false;
  played.push_back({"pass", {}});
  return true;
}

// In Hive words may mean another cell than they did.
bool KeyLaw::play_like(Game& game, const LegalMove& wanted) {
  if (game.id() != "hive") return game.play(wanted.words).is_played;
  const std::vector<LegalMove> moves = game.moves();
  const auto found =
      std::find_if(moves.begin(), moves.end(), [&](const LegalMove& move) { return move.numbers == wanted.numbers; });
  return found != moves.end() && game.play(found->words).is_played;
}

void KeyLaw::take_back(Game& game, std::uint32_t plies) {
  while (game.plies() > plies) game.undo();
}

void KeyLaw::reorder(Game& game) {
  const std::uint32_t before = game.plies();
  Played played;
  while (played.size() < 4 && play_any(game, played)) {
  }
  const bool is_whole = played.size() == 4;
  if (is_whole) look(game, game.moves());
  take_back(game, before);
  if (!is_whole) return;
  for (const std::array<std::size_t, 4>& order : {std::array<std::size_t, 4>{2, 1, 0, 3}, {0, 3, 2, 1}, {2, 3, 0, 1}}) {
    const bool is_played =
        std::all_of(order.begin(), order.end(), [&](std::size_t index) { return play_like(game, played[index]); });
    if (is_played) look(game, game.moves());
    take_back(game, before);
  }
}

void KeyLaw::go_back(Game& game) {
  const std::uint32_t before = game.plies();
  const std::vector<std::int32_t> cells = game.cells().numbers;
  Played played;
  while (played.size() < 2 && play_any(game, played)) {
  }
  bool is_back = played.size() == 2;
  for (std::size_t index = 0; is_back && index < 2; ++index) {
    is_back = false;
    for (std::size_t row = 0; row < cells.size() && !is_back; row += 4) {
      if (cells[row] != played[index].numbers[0]) continue;
      is_back = play_like(game, {{}, {cells[row], cells[row + 1], cells[row + 2], cells[row + 3]}});
    }
  }
  if (is_back) look(game, game.moves());
  take_back(game, before);
}

void KeyLaw::play_game() {
  Game game = start_;
  Played played;
  for (std::uint32_t ply = 0; ply < most_plies; ++ply) {
    look(game, game.moves());
    if (random_.chance(15)) reorder(game);
    if (game.id() == "hive" && random_.chance(30)) go_back(game);
    if (!play_any(game, played)) break;
  }
}

void KeyLaw::play(std::size_t positions) {
  while (positions_ < positions) play_game();
}

std::map<std::string, Game> games_under_key_law() {
  std::map<std::string, Game> games;
  for (const hive::GameType type : hive::game_types) {
    const std::string name = hive::name_of(type);
    games.emplace("hive " + name, started("hive", {{"type", name}}));
  }
  for (const std::string id : {"hexix", "hopgi", "homeworlds"}) games.emplace(id, started(id, {}));
  games.emplace("homeworlds of 3", homeworlds_of("A, B, C"));
  games.emplace("homeworlds of 4", homeworlds_of("A, B, C, D"));
  return games;
}

}  // namespace plyglot::test
