#include "plyglot/match/openings.hpp"

#include "plyglot/inputs.hpp"
#include "plyglot/record_reader.hpp"
#include "plyglot/uhp_check/referee.hpp"

#include "text/format.hpp"

#include <random>
#include <set>

namespace plyglot::tool::match {

using uhp_check::Referee;

std::vector<std::string> random_openings(const std::string& type, std::uint32_t plies, std::uint64_t seed,
                                         std::uint32_t wanted) {
  std::mt19937_64 random(seed);
  std::set<PositionKey> known;
  std::vector<std::string> openings;
  // Short openings are few, and most tries end in one that is known.
  const std::uint64_t most_tries = 1000 + std::uint64_t{wanted} * 20;
  for (std::uint64_t tries = 0; tries < most_tries && openings.size() < wanted; ++tries) {
    Referee referee(type);
    while (referee.plies() < plies && !referee.is_over()) {
      // The distributions of the standard library differ between libraries.
      const auto& moves = referee.moves();
      referee.play(std::string(moves[random() % moves.size()].words));
    }
    if (referee.is_over()) continue;
    const std::optional<PositionKeys> keys = toolchain::keys_of(referee.record());
    if (keys && known.insert(keys->mirrored).second) openings.push_back(referee.text());
  }
  return openings;
}

std::vector<std::string> openings_of(const InputOptions& files, Run& run) {
  std::vector<std::string> openings;
  const Inputs inputs(files, run);
  FindingReport report(run, Stream::error, diagnostics::OutputFormat::human);
  for (const Input& input : inputs.list()) {
    RecordReader reader(input, files.wanted(), report, run);
    while (const std::optional<Record> record = reader.next()) {
      const std::string place = text::format("{}:{}", input.name, record->line);
      const auto* const game = std::get_if<hive::Record>(&record->model);
      if (game == nullptr) {
        run.failure(place + ": not a game of Hive: engines of UHP cannot be given a position");
        continue;
      }
      Referee referee(name_of(game->type));
      for (const hive::Ply& ply : game->plies) {
        const auto* const move = referee.find(ply.is_pass() ? uhp_check::Destination{}
                                                            : uhp_check::Destination{ply.piece, ply.to.q, ply.to.r});
        if (move == nullptr) break;
        referee.play(std::string(move->words));
      }
      if (!record->is_sound || referee.plies() != game->plies.size()) {
        run.failure(place + ": the game has an error, or a move that engines do not allow");
      } else if (referee.is_over()) {
        run.failure(place + ": the game is over; with --ply N it begins after its N-th ply");
      } else {
        openings.push_back(referee.text());
      }
    }
  }
  report.finish();
  return openings;
}

}  // namespace plyglot::tool::match
