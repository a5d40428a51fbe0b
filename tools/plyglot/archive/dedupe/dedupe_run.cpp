// Games of an index that are the same, printed, and removed on request.
#include "plyglot/archive/dedupe/dedupe.hpp"
#include "plyglot/archive/dedupe/duplicates.hpp"
#include "plyglot/archive/dedupe/removal.hpp"
#include "plyglot/archive/open/indexed_games.hpp"
#include "plyglot/archive/open/memory_index.hpp"
#include "plyglot/archive/open/opened_archive.hpp"
#include "plyglot/archive/store/game_entry.hpp"
#include "plyglot/archive/store/index_paths.hpp"
#include "plyglot/run/usage_error.hpp"
#include "plyglot/writing/file_writer.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/json_writer.hpp"
#include "text/listing.hpp"

#include <plyglot/positions.hpp>

#include <map>
#include <set>

namespace plyglot::tool {

using text::counted;

namespace {

using namespace archive;

// Names of findings, as in other lists of plyglot.
std::string_view name_of(Likeness likeness) {
  constexpr std::string_view names[] = {"archive/duplicate-game", "archive/beginning-of-game", "archive/same-end"};
  return names[static_cast<std::size_t>(likeness)];
}

// Whether anything would be lost that the other game does not say.
bool says_more(const toolchain::Model& model, const toolchain::Model& kept) {
  const toolchain::RecordFacts facts = toolchain::record_facts(model);
  const toolchain::RecordFacts other = toolchain::record_facts(kept);
  const auto is_lost = [](const std::string& fact, const std::string& there) { return !fact.empty() && fact != there; };
  if (facts.says_more || is_lost(facts.event, other.event) || is_lost(facts.site, other.site) ||
      is_lost(facts.round, other.round) || is_lost(facts.date, other.date)) {
    return true;
  }
  for (std::size_t seat = 0; seat < facts.players.size(); ++seat) {
    if (is_lost(facts.players[seat], seat < other.players.size() ? other.players[seat] : std::string())) return true;
  }
  return is_lost(std::string(result_word(facts.outcome())), std::string(result_word(other.outcome())));
}

class DedupeRun {
 public:
  explicit DedupeRun(const DedupeOptions& options) : options_(options), run_(options.speech) {}
  int run();

 private:
  struct Place {
    std::string file;
    std::int64_t line = 0;
    std::int64_t column = 0;
    std::int64_t record = 0;
  };

  Database open();
  void dedupe();
  bool is_certain(const Duplicate& found, IndexedGames& games);
  Place place_of(std::int64_t game, Statement& row) const;
  void print(const Duplicate& found, const Place& game, const Place& kept);
  void remove(const Database& database, const std::map<std::string, std::vector<std::int64_t>>& by_file);

  const DedupeOptions& options_;
  Run run_;
  std::map<Likeness, std::uint64_t> counts_;
  // Games that say something that the kept one does not.
  std::set<std::int64_t> telling_;
};

// Compares the games themselves: keys may be equal where positions are not.
bool DedupeRun::is_certain(const Duplicate& found, IndexedGames& games) {
  const std::optional<toolchain::Model> game = games.read(found.game, std::nullopt);
  if (!game) return false;
  std::vector<toolchain::PlayedPosition> played;
  toolchain::list_positions(*game, nullptr, 1U << 20, played);
  if (played.empty()) return false;
  const auto plies = static_cast<std::uint32_t>(played.size() - 1);
  const bool is_of_end = found.likeness == Likeness::same_end;
  const std::optional<toolchain::Model> kept =
      games.read(found.kept, is_of_end ? std::nullopt : std::optional<std::uint32_t>(plies));
  if (!kept || toolchain::position_relation(*game, *kept) == toolchain::PositionRelation::different) return false;
  if (is_of_end) return true;
  if (says_more(*game, *games.read(found.kept, std::nullopt))) telling_.insert(found.game);
  std::vector<toolchain::PlayedPosition> other;
  toolchain::list_positions(*kept, nullptr, plies, other);
  return std::equal(played.begin(), played.end(), other.begin(), other.end(),
                    [](const toolchain::PlayedPosition& a, const toolchain::PlayedPosition& b) {
                      return a.keys.mirrored == b.keys.mirrored;
                    });
}

DedupeRun::Place DedupeRun::place_of(std::int64_t game, Statement& row) const {
  row.bind(1, game);
  row.find_row();
  const std::string index = options_.index.empty() ? "." : options_.index;
  Place place{shown_path(index, std::string(row.text(0))), row.count(1), row.count(2), row.count(3)};
  row.reset();
  return place;
}

void DedupeRun::print(const Duplicate& found, const Place& game, const Place& kept) {
  ++counts_[found.likeness];
  if (options_.format == ListFormat::jsonl) {
    std::string out;
    text::JsonWriter json(out);
    const auto add = [&](const Place& place) {
      json.key("file").string(place.file).key("line").number(place.line).key("column").number(place.column);
      json.key("record").number(place.record);
    };
    json.begin_object().key("name").string(name_of(found.likeness));
    add(game);
    json.key("morePlies").number(found.more_plies).key("kept").begin_object();
    add(kept);
    json.end_object().end_object();
    return run_.result(out + '\n');
  }
  const std::string other = text::format("{}:{}:{}", kept.file, kept.line, kept.column);
  const std::string what =
      found.likeness == Likeness::same_play ? text::format("the same game as {}", other)
      : found.likeness == Likeness::beginning
          ? text::format("the beginning of {}, which goes on for {}", other, counted(found.more_plies, "ply", "plies"))
          : text::format("ends in the same position as {}, in another way", other);
  run_.result(text::visible(
                  text::format("{}:{}:{}: {} [{}]", game.file, game.line, game.column, what, name_of(found.likeness))) +
              '\n');
}

void DedupeRun::remove(const Database& database, const std::map<std::string, std::vector<std::int64_t>>& by_file) {
  std::uint64_t removed = 0;
  for (const auto& [file, games] : by_file) {
    try {
      const std::string problem = remove_games(database, file, games);
      if (problem.empty()) {
        removed += games.size();
      } else {
        run_.problem(text::format("{}: left as it is: {}", file, problem));
      }
    } catch (const FileError& problem) {
      run_.failure(problem.what());
    }
  }
  run_.note(text::format("{} removed", counted(removed, "game")));
}

Database DedupeRun::open() {
  if (!options_.index.empty()) return open_archive(options_.input, options_.index, run_);
  check_takes_all_records(options_.input);
  const Inputs inputs(options_.input, run_);
  for (const Input& input : inputs.list()) {
    if (options_.write && input.kind != InputKind::file)
      throw UsageError("--write replaces files: give the PATH of one");
  }
  return index_in_memory(inputs, jobs_of(options_.input), run_);
}

void DedupeRun::dedupe() {
  const Database database = open();
  IndexedGames games(database, run_);
  Statement row = database.prepare("SELECT path, line, \"column\", record FROM games WHERE id = ?");
  std::map<std::string, std::vector<std::int64_t>> by_file;
  for (const Duplicate& found : find_duplicates(database, options_.plies)) {
    if (!is_certain(found, games)) continue;
    const Place place = place_of(found.game, row);
    print(found, place, place_of(found.kept, row));
    if (found.likeness == Likeness::same_end) continue;
    if (telling_.contains(found.game)) {
      if (options_.write) {
        run_.problem(text::format("{}:{}:{}: left as it is: it says what the other one does not, such as comments",
                                  place.file, place.line, place.column));
      }
      continue;
    }
    by_file[place.file].push_back(found.game);
  }
  const auto count = [&](Likeness likeness) { return counts_[likeness]; };
  if (counts_.empty()) return run_.note("no game is there twice");
  run_.found();
  run_.note(text::format("{}, {} of others, {} in the same position", counted(count(Likeness::same_play), "duplicate"),
                         counted(count(Likeness::beginning), "beginning"), counted(count(Likeness::same_end), "end")));
  if (options_.write) remove(database, by_file);
}

int DedupeRun::run() {
  if (options_.write && !options_.index.empty()) throw UsageError("--write takes texts, not an index");
  try {
    dedupe();
  } catch (const DatabaseError& problem) {
    run_.failure(problem.what());
  }
  return run_.finish();
}

}  // namespace

int dedupe(const DedupeOptions& options) { return DedupeRun(options).run(); }

}  // namespace plyglot::tool
