#include "plyglot/archive/find/pattern_hits.hpp"

#include "plyglot/run/workers.hpp"

#include <deque>

namespace plyglot::tool::archive {
namespace {

using pattern::Pattern;
using pattern::PatternPlace;

// A piece of a file with the games in it that are looked at, and where the part is in them.
struct Step {
  std::unique_ptr<IndexedGames::Piece> piece;
  // By record.
  std::map<std::uint32_t, std::int64_t> games;
  std::vector<GameHit> hits;
  Workers::Ticket ticket{};
};

void look_in(Step& step, const Pattern& pattern, bool mirrored) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(step.piece->language, policy);
  read_games(session, step.piece->chunk, [&](const toolchain::Model& model, GameEntry& game) {
    if (!step.games.contains(game.record) || game.facts.game != pattern.game()) return;
    add_hits(pattern, mirrored, model, game.record, step.piece->chunk.source, step.hits);
  });
}

}  // namespace

void add_hits(const Pattern& pattern, bool mirrored, const toolchain::Model& model, std::uint32_t record,
              const text::Source& source, std::vector<GameHit>& hits) {
  for (const PatternPlace& place : pattern.places(model, mirrored)) {
    toolchain::Model before = model;
    if (!toolchain::cut_after(before, place.first) || pattern.relation(before, mirrored) != place.relation) continue;
    std::vector<toolchain::PlayedPosition> played;
    toolchain::list_positions(model, &source, place.first + 1, played);
    hits.push_back({record, place.first, place.first < played.size() ? played[place.first].move : std::string(),
                    place.relation == toolchain::PositionRelation::mirrored, place.last});
  }
}

void find_in_pieces(const Database& database, IndexedGames& games, Statement& ids, const Pattern& pattern,
                    bool mirrored, std::uint32_t jobs,
                    const std::function<bool(std::int64_t game, const GameHit& hit)>& tell) {
  Statement place = database.prepare("SELECT chunk, record FROM game WHERE id = ?");
  std::deque<std::unique_ptr<Step>> waiting;
  std::unique_ptr<Step> next;
  std::int64_t chunk = -1;
  bool goes_on = true;
  // After the steps, so that no thread works on what is gone.
  Workers workers(jobs);
  const auto tell_first = [&] {
    const std::unique_ptr<Step> step = std::move(waiting.front());
    waiting.pop_front();
    workers.wait(step->ticket);
    for (const GameHit& hit : step->hits) goes_on = goes_on && tell(step->games.at(hit.record), hit);
  };
  const auto start = [&] {
    if (!next || !next->piece) return;
    Step* const step = next.get();
    waiting.push_back(std::move(next));
    step->ticket = workers.start([step, &pattern, mirrored](std::size_t) { look_in(*step, pattern, mirrored); });
    if (waiting.size() > 4 * std::size_t{jobs}) tell_first();
  };
  while (goes_on && ids.step()) {
    const std::int64_t game = ids.rising(0);
    place.bind(1, game);
    place.find_row();
    const std::int64_t of_game = place.number(0);
    const std::uint32_t record = place.count(1);
    place.reset();
    if (of_game != chunk) {
      start();
      chunk = of_game;
      next = std::make_unique<Step>();
      next->piece = games.piece_of(game);
    }
    next->games[record] = game;
  }
  start();
  while (!waiting.empty()) tell_first();
}

}  // namespace plyglot::tool::archive
