#pragma once
// Positions with what was played in them, as HTML: no scripts, and nothing that is loaded from elsewhere.

#include "plyglot/archive/explore/explorer.hpp"
#include "plyglot/archive/find/found_game.hpp"

#include <functional>

namespace plyglot::tool::archive {

class ExplorePage {
 public:
  // All that was played from the position that the page begins with.
  using Line = std::vector<std::string>;
  // Where the position after these moves is shown; empty if it is not.
  using Links = std::function<std::string(const Line& line)>;

  // Moves of fewer than `games` games are left out. All must outlive it.
  ExplorePage(Explorer& explorer, IndexedFacts& facts, std::uint32_t games)
      : explorer_(explorer), facts_(facts), games_(games) {}

  // Those that are shown.
  std::vector<ExploredMove> moves(toolchain::Game& game);
  // What is said of the position in which the game is now; `moves` are those of it.
  std::string section(toolchain::Game& game, const Line& line, const std::vector<ExploredMove>& moves,
                      const Links& links);

 private:
  void add_path(const Line& line, const Links& links, std::string& out);
  void add_move(const toolchain::Game& game, const ExploredMove& move, const Line& line, std::int64_t all,
                const Links& links, std::string& out);
  void add_games(const std::vector<PassingGame>& games, std::int64_t count, std::string& out);

  Explorer& explorer_;
  IndexedFacts& facts_;
  std::uint32_t games_;
};

// A whole page with these sections in it. `policy` is what it may load and where its forms go, beside its own style.
std::string html_page(std::string_view title, std::string_view body, std::string_view policy);

}  // namespace plyglot::tool::archive
