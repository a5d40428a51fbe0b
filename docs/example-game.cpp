#include <plyglot/game.hpp>

#include <iostream>

using namespace plyglot;

int main() {
  std::string problem, text;
  std::optional<toolchain::Game> game = toolchain::Game::start("hive", {{"type", "Base+MLP"}}, problem);
  if (!game) return 1;
  for (const char* words : {"wS1", "bG1 wS1-", "wQ wS1-"}) {
    const toolchain::Game::Played played = game->play(words);
    for (const auto& finding : played.findings) std::cout << words << ": " << finding.message << '\n';
  }
  std::cout << game->moves().size() << " moves, such as " << game->moves().front().words << '\n';
  std::vector<diagnostics::Diagnostic> losses;
  game->write(toolchain::target("hop", problem), text, collect_into(losses));
  std::cout << text << "key " << name_of(game->keys().key) << '\n';
}
