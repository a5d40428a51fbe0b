#include "fuzz/harness/laws.hpp"

#include <plyglot/game.hpp>

namespace plyglot::fuzz {
namespace {

using toolchain::Game;

// Words that are played, whatever they are, are taken back without a trace; others leave none.
void require_way_back(Game& game, std::string_view words) {
  const std::uint32_t plies = game.plies();
  const PositionKeys keys = game.keys();
  const Game::Played played = game.play(words);
  for (const diagnostics::Diagnostic& found : played.findings) {
    require(found.span.end <= words.size(), "a finding about words lies in them");
  }
  require(game.plies() == plies + (played.is_played ? 1 : 0), "what is played is one ply");
  if (played.is_played) require(game.undo(), "a ply that was played is taken back");
  require(game.plies() == plies && game.keys() == keys, "what was taken back, or not played, leaves no trace");
}

}  // namespace

void check_playing(std::string_view text, const Way& way) {
  constexpr std::size_t most_words = 200;
  for (const Record& record : records_of(text, way)) {
    std::string problem;
    std::optional<Game> game = Game::from(record.model, way.language, problem);
    require(game.has_value() == problem.empty(), "why a game cannot go on is said");
    if (!game) continue;
    const std::optional<PositionKeys> keys = toolchain::keys_of(record.model);
    require(!keys || *keys == game->keys(), "a game goes on from the position in which its record ends");
    require_way_back(*game, text.substr(0, most_words));
    require_way_back(*game, text.substr(text.size() - std::min(text.size(), most_words)));
    const std::vector<toolchain::LegalMove> moves = game->moves();
    if (moves.empty()) continue;
    require_way_back(*game, moves.front().words);
    require_way_back(*game, moves.back().words);
  }
}

}  // namespace plyglot::fuzz
