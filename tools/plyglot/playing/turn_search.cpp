#include "plyglot/playing/turn_search.hpp"

#include "board/position_key.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool {
namespace {

using toolchain::Game;

// homeworlds-rules G1: those that are not unusual (P9).
std::vector<std::string> homes_of(const Game& game) {
  std::vector<std::string> homes;
  constexpr std::string_view colours = "rygb";
  constexpr std::string_view names[] = {"Alder", "Birch", "Cedar", "Dogwood"};
  for (const std::string_view sizes : {"12", "13", "23"}) {
    for (const char first : colours) {
      for (const char second : colours) {
        for (const char ship : colours) {
          const std::string all{first, second, ship};
          const bool is_usual = first != second && first != ship && second != ship &&
                                all.find('b') != std::string::npos && all.find('g') != std::string::npos;
          if (!is_usual) continue;
          homes.push_back(text::format("homeworld {}{} {}{} {}3 {}", first, sizes[0], second, sizes[1], ship,
                                       names[game.to_move()]));
        }
      }
    }
  }
  return homes;
}

// Who has won by the turn: 1 the one who played it, -1 another one.
int result_of(const Game& game, const std::string& turn) {
  Game after = game;
  after.play(turn);
  const std::optional<toolchain::GameEnd> end = after.end();
  if (!end || !end->winner) return 0;
  return *end->winner == game.to_move() ? 1 : -1;
}

// Within how many plies the other side can force a win after the turn.
toolchain::Solution reply_to(const Game& game, const std::string& turn, std::uint32_t plies,
                             const toolchain::SolveLimits& limits) {
  Game after = game;
  after.play(turn);
  return toolchain::solve(after.model(), after.language(), plies, limits);
}

// As the game writes it. A solution is not in every dialect.
std::string as_listed(const Game& game, const std::vector<std::string>& turns, const std::string& solved) {
  const auto keys_after = [&](const std::string& turn) {
    Game after = game;
    after.play(turn);
    return after.keys();
  };
  const PositionKeys wanted = keys_after(solved);
  const auto is_it = [&](const std::string& turn) { return turn == solved || keys_after(turn) == wanted; };
  const auto found = std::find_if(turns.begin(), turns.end(), is_it);
  return found == turns.end() ? solved : *found;
}

}  // namespace

std::vector<std::string> turns_of(const Game& game) {
  std::vector<std::string> turns;
  for (toolchain::LegalMove& move : game.moves()) turns.push_back(std::move(move.words));
  if (game.id() != "homeworlds" || game.end()) return turns;
  if (turns.empty()) turns = homes_of(game);
  Game board = game;
  const auto is_illegal = [&](const std::string& turn) { return !(board.play(turn).is_played && board.undo()); };
  turns.erase(std::remove_if(turns.begin(), turns.end(), is_illegal), turns.end());
  if (turns.empty()) turns.emplace_back("pass");
  return turns;
}

void put_in_order(std::vector<std::string>& turns, std::uint64_t seed, std::uint32_t ply) {
  // SplitMix64; the distributions of the standard library differ between libraries.
  constexpr std::uint64_t step = 0x9E3779B97F4A7C15;
  std::uint64_t number = board::mixed(board::mixed(seed + step) + (ply + 1) * step);
  for (std::size_t left = turns.size(); left > 1; --left) {
    std::swap(turns[left - 1], turns[number % left]);
    number = board::mixed(number + step);
  }
}

std::string searched_turn(const Game& game, const std::vector<std::string>& turns, std::uint32_t plies,
                          const toolchain::SolveLimits& limits) {
  std::vector<std::string> open;
  for (const std::string& turn : turns) {
    const int result = result_of(game, turn);
    if (result > 0) return turn;
    if (result == 0) open.push_back(turn);
  }
  if (open.empty()) return turns.front();
  const toolchain::Model model = game.model();
  std::string best = open.front();
  for (std::uint32_t depth = 2; depth <= plies; ++depth) {
    const toolchain::Solution own = toolchain::solve(model, game.language(), depth, limits);
    // A limit may have ended the search between the number and the line.
    if (!own.line.empty()) return as_listed(game, open, own.line.front());
    if (!own.problem.empty() || !own.is_finished) break;
    std::string longest;
    std::uint32_t most = 0;
    bool is_lost = true;
    for (const std::string& turn : open) {
      const toolchain::Solution reply = reply_to(game, turn, depth - 1, limits);
      if (!reply.is_finished) return best;
      is_lost = reply.plies.has_value();
      if (is_lost && *reply.plies <= most) continue;
      longest = turn;
      if (!is_lost) break;
      most = *reply.plies;
    }
    best = longest;
    if (is_lost) break;
  }
  return best;
}

}  // namespace plyglot::tool
