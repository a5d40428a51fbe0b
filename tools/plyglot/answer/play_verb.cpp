#include "plyglot/answer/play_verb.hpp"

#include "plyglot/answer/problems.hpp"
#include "plyglot/answer/requested_text.hpp"
#include "plyglot/playing/game_of_text.hpp"
#include "plyglot/playing/move_chooser.hpp"
#include "text/format.hpp"

namespace plyglot::tool {
namespace {

// None if it is not certain how the text ends, or if that is the end of the game.
std::optional<toolchain::Game> game_in(const RequestedText& text) {
  std::string ignored;
  std::optional<toolchain::Game> game;
  if (is_blank(text.chunk().source.text)) {
    game = new_game_in(text.language());
  } else if (const std::optional<RequestedRecord> record = only_record(text); record && record->is_sound) {
    game = toolchain::Game::from(record->model, text.language(), ignored);
  }
  if (game && game->end()) game.reset();
  return game;
}

}  // namespace

void answer_best_move(const Request& request, ChoiceOptions options, Answer& answer) {
  constexpr std::uint32_t longest_time = 86'400'000;
  constexpr std::uint32_t greatest_depth = 1000;
  const RequestedText text(request);
  Effort effort;
  effort.depth = find_number(request, "depth", 1, greatest_depth);
  if (const auto time = find_number(request, "ms", 1, longest_time)) effort.time = std::chrono::milliseconds(*time);
  for (const auto& [name, value] : string_pairs(request, "settings")) {
    const std::string problem = set_choice(options, name, value);
    if (!problem.empty()) throw UnsupportedRequest(problem);
  }
  answer["move"] = nullptr;
  const std::optional<toolchain::Game> game = game_in(text);
  if (!game) return;
  if (!has_strategy(game->id(), options.strategy)) {
    throw UnsupportedRequest(text::format("there is no strategy `greedy` of {}", game->id()));
  }
  if (const auto move = MoveChooser().choose(*game, options, effort)) answer["move"] = *move;
}

}  // namespace plyglot::tool
