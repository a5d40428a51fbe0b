#include "plyglot/archive/store/game_entry.hpp"

namespace plyglot::tool::archive {

Ending ending_of(const std::optional<board::Outcome>& outcome) {
  if (!outcome) return Ending::open;
  if (!outcome->winner) return Ending::draw;
  return *outcome->winner == 0 ? Ending::first_wins : *outcome->winner == 1 ? Ending::second_wins : Ending::others_win;
}

std::string_view result_word(const std::optional<board::Outcome>& outcome) {
  constexpr std::string_view winners[] = {"first", "second", "third", "fourth"};
  if (!outcome) return {};
  return outcome->winner ? winners[*outcome->winner & 3] : "draw";
}

Ending ending_of_word(std::string_view word) {
  if (word.empty()) return Ending::open;
  if (word == "first") return Ending::first_wins;
  if (word == "second") return Ending::second_wins;
  return word == "draw" ? Ending::draw : Ending::others_win;
}

std::uint32_t GameEntry::count(diagnostics::Severity severity) const {
  std::uint32_t sum = 0;
  for (const auto& [id, found] : findings) {
    if (found.severity == severity) sum += found.count;
  }
  return sum;
}

std::optional<std::int64_t> GameEntry::play() const {
  if (positions.size() < 2) return std::nullopt;
  std::uint64_t play = 0;
  for (const toolchain::PlayedPosition& position : positions) play = play_after(play, position.keys.mirrored.high);
  return static_cast<std::int64_t>(play);
}

std::vector<GameEntry> read_games(toolchain::Session& session, const toolchain::Chunk& chunk, const GameVisit& visit) {
  struct Reading {
    const toolchain::Chunk& chunk;
    const GameVisit& visit;
    std::vector<GameEntry> games{};
    std::uint32_t records = 0;
    // Findings of a record come after it.
    GameEntry* last = nullptr;
  } reading{chunk, visit};
  const auto add = [](void* context, text::Span span, const toolchain::Model& model, bool) {
    Reading& into = *static_cast<Reading*>(context);
    ++into.records;
    into.last = nullptr;
    toolchain::RecordFacts facts = toolchain::record_facts(model);
    if (facts.game.empty()) return;
    GameEntry& game = into.games.emplace_back();
    game.span = span;
    game.record = into.chunk.records_before + into.records;
    game.facts = std::move(facts);
    into.visit(model, game);
    into.last = &game;
  };
  const auto count = [](void* context, diagnostics::Diagnostic&& found) {
    GameEntry* const game = static_cast<Reading*>(context)->last;
    if (game == nullptr) return;
    GameEntry::Found& kind = game->findings[found.id];
    kind.severity = found.severity;
    ++kind.count;
  };
  session.read(chunk, add, &reading, {count, &reading});
  std::erase_if(reading.games, [](const GameEntry& game) {
    return game.facts.plies == 0 && game.count(diagnostics::Severity::error) != 0;
  });
  if (reading.games.empty()) return {};
  const text::LineIndex lines(chunk.source);
  for (GameEntry& game : reading.games) game.place = lines.position(game.span.begin);
  return std::move(reading.games);
}

std::vector<GameEntry> read_games(toolchain::Session& session, const toolchain::Chunk& chunk,
                                  std::uint32_t most_plies) {
  return read_games(session, chunk, [&](const toolchain::Model& model, GameEntry& game) {
    toolchain::list_positions(model, &chunk.source, most_plies, game.positions);
  });
}

}  // namespace plyglot::tool::archive
