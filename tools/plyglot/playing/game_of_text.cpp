#include "plyglot/playing/game_of_text.hpp"

#include "text/format.hpp"

namespace plyglot::tool {

using toolchain::Game;

std::optional<Game> new_game_in(const toolchain::Language& language) {
  std::string ignored;
  return Game::start(toolchain::facts_of(*language.notation).game, language.options, ignored);
}

std::optional<Game> game_of_text(const toolchain::Language& language, std::string_view text, std::string& problem) {
  problem.clear();
  if (is_blank(text)) return new_game_in(language);
  struct Context {
    const toolchain::Language& language;
    std::optional<Game> game;
    std::string problem;
    std::uint32_t records = 0;
  } context{language, {}, {}};
  const auto take = [](void* into, text::Span, const toolchain::Model& model, bool) {
    auto& found = *static_cast<Context*>(into);
    ++found.records;
    found.game = Game::from(model, found.language, found.problem);
  };
  toolchain::Chunk chunk;
  chunk.source = {"game", text, 0, 1, toolchain::facts_of(*language.notation).line_ends};
  std::vector<diagnostics::Diagnostic> findings;
  toolchain::Session(language, {}).read(chunk, take, &context, diagnostics::collect_into(findings));
  for (const diagnostics::Diagnostic& found : findings) {
    if (found.severity == diagnostics::Severity::error && problem.empty()) problem = found.message;
  }
  if (context.records != 1 && problem.empty()) {
    problem = text::format("one {} is expected", toolchain::facts_of(*language.notation).record_name);
  }
  if (problem.empty()) problem = std::move(context.problem);
  if (!problem.empty()) return std::nullopt;
  return std::move(context.game);
}

}  // namespace plyglot::tool
