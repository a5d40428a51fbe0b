// Games found in an index, or in texts that are read.
#include "plyglot/archive/find/asked_position.hpp"
#include "plyglot/archive/find/find.hpp"
#include "plyglot/archive/find/found_game.hpp"
#include "plyglot/archive/find/pattern_hits.hpp"
#include "plyglot/archive/index/index_writer.hpp"
#include "plyglot/archive/open/indexed_games.hpp"
#include "plyglot/archive/store/schema.hpp"
#include "plyglot/reading/pipeline.hpp"
#include "plyglot/run/usage_error.hpp"
#include "plyglot/texts/target.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <filesystem>

namespace plyglot::tool {

using text::counted;

namespace {

using namespace archive;
using toolchain::PlayedPosition;
using toolchain::PositionRelation;

// What a game must have to be found.
class Wish {
 public:
  Wish(const FindOptions& options, Run& run) : is_beginning_(!options.moves.empty()), mirrored_(options.mirrored) {
    const std::string& words = is_beginning_ ? options.moves : options.position;
    if (!words.empty()) asked_ = read_asked_position(words, options.notation, run);
    is_failed_ = !words.empty() && !asked_;
    if (!options.pattern.empty()) read_pattern(options, run);
  }

  bool is_failed() const { return is_failed_; }
  bool has_position() const { return asked_.has_value(); }
  const AskedPosition& asked() const { return *asked_; }
  // Null if no part of a position is asked for.
  const pattern::Pattern* pattern() const { return pattern_ ? &*pattern_ : nullptr; }
  bool mirrored() const { return mirrored_; }
  // The only ply that will do; none if any will.
  std::optional<std::uint32_t> ply() const {
    if (!is_beginning_) return std::nullopt;
    return static_cast<std::uint32_t>(asked_->played.size() - 1);
  }

  // By keys alone.
  bool may_be(const PositionKeys& keys) const {
    return std::any_of(asked_->keys.begin(), asked_->keys.end(), [&](const PositionKeys& asked) {
      return mirrored_ ? keys.mirrored == asked.mirrored : keys.key == asked.key;
    });
  }
  // `played` are the positions of the game, and the model is the game up to the ply.
  std::optional<PositionRelation> relation(const toolchain::Model& model,
                                           const std::vector<PlayedPosition>& played) const {
    const PositionRelation relation = toolchain::position_relation(asked_->model, model);
    const bool is_wanted = relation == PositionRelation::same || (mirrored_ && relation == PositionRelation::mirrored);
    if (!is_wanted || (is_beginning_ && !begins_like(played))) return std::nullopt;
    return relation;
  }

 private:
  void read_pattern(const FindOptions& options, Run& run) {
    std::string game;
    if (!options.notation.empty()) {
      std::string problem;
      const toolchain::Language language = toolchain::language(options.notation, problem);
      if (language.notation == nullptr) throw UsageError(problem);
      game = toolchain::facts_of(*language.notation).game;
    }
    pattern::PatternProblem problem;
    pattern_ = pattern::Pattern::read(options.pattern, game, problem);
    if (pattern_) return;
    is_failed_ = true;
    const std::string of_game = problem.game.empty() || !game.empty() ? "" : " of " + problem.game;
    run.failure(text::format("--pattern{}: {}", of_game, problem.sentence));
    const std::string_view before = std::string_view(options.pattern).substr(0, problem.at);
    run.write(Stream::error, text::format("  {}\n  {}^\n", text::visible(options.pattern),
                                          std::string(text::visible_width(before), ' ')));
  }

  // The beginning is the same, turned as a whole or mirrored as a whole.
  bool begins_like(const std::vector<PlayedPosition>& played) const {
    const std::vector<PlayedPosition>& wanted = asked_->played;
    if (played.size() < wanted.size()) return false;
    const auto is_alike = [&](auto member) {
      return std::equal(
          wanted.begin(), wanted.end(), played.begin(),
          [&](const PlayedPosition& a, const PlayedPosition& b) { return a.keys.*member == b.keys.*member; });
    };
    return is_alike(&PositionKeys::key) || (mirrored_ && is_alike(&PositionKeys::mirrored));
  }

  bool is_beginning_;
  bool mirrored_;
  bool is_failed_ = false;
  std::optional<AskedPosition> asked_;
  std::optional<pattern::Pattern> pattern_;
};

// The condition, as a part of a statement of SQL. What is wrong with it is a UsageError.
std::string condition_of(const FindOptions& options, const Database& database) {
  if (options.where.empty()) return "1";
  const std::string condition = text::format("({}\n)", options.where);
  try {
    // Alone it must be a whole condition, so that what is said of it quotes nothing else.
    for (const std::string& part : {options.where, condition}) database.prepare("SELECT 1 FROM games WHERE " + part);
  } catch (const DatabaseError& problem) {
    throw UsageError("--where: " + problem.reason());
  }
  return condition;
}

class FindRun {
 public:
  explicit FindRun(const FindOptions& options)
      : options_(options), run_(options.speech), wish_(options, run_), report_(run_, Stream::error) {}

  int run();

 private:
  void check_options();
  void find_in_index();
  void find_pattern_in_index(const Database& database, IndexedGames& games, IndexedFacts& facts);
  void find_by_scan();
  TranslatedGame translation(const Input& input, const toolchain::Chunk& chunk, std::uint32_t record);
  void print(const FoundGame& found, const TranslatedGame& game);
  bool is_full() const { return options_.limit != 0 && found_ >= options_.limit; }

  const FindOptions& options_;
  Run run_;
  Wish wish_;
  std::optional<toolchain::Target> target_;
  // What is lost in games that are printed in another notation.
  FindingReport report_;
  std::uint64_t found_ = 0;
};

void FindRun::check_options() {
  if (options_.position.empty() && options_.moves.empty() && options_.pattern.empty() && options_.where.empty()) {
    throw UsageError("say what to find: --position, --moves, --pattern or --where");
  }
  if (!options_.index.empty() && !(options_.input.paths.empty() && options_.input.texts.empty())) {
    throw UsageError("games are looked for in texts or in an index, not in both");
  }
  if (!options_.position.empty() && !options_.moves.empty()) {
    throw UsageError("--position looks for a position, --moves for a beginning: one of them is enough");
  }
  if (!options_.pattern.empty() && !(options_.position.empty() && options_.moves.empty())) {
    throw UsageError("--pattern looks for a part of a position: --position and --moves are not looked for beside it");
  }
  if (options_.to.empty()) return;
  target_ = target_of(options_.to, options_.to_options);
}

void FindRun::print(const FoundGame& found, const TranslatedGame& game) {
  ++found_;
  if (target_ && !game.problem.empty()) {
    run_.problem(text::format("{}:{}:{}: not written: {}", found.file, found.line, found.column, game.problem));
    return run_.found();
  }
  if (target_) return run_.result(game.text);
  options_.format == ListFormat::jsonl ? run_.result(json_of(found)) : run_.result(line_of(found));
}

void FindRun::find_in_index() {
  const Database database = open_index(options_.index, Database::Access::read);
  IndexedGames games(database, run_);
  IndexedFacts facts(database, options_.index);
  if (wish_.pattern() != nullptr) return find_pattern_in_index(database, games, facts);
  const std::string condition = condition_of(options_, database);
  if (!wish_.has_position()) {
    Statement rows = database.prepare(text::format("SELECT id FROM games WHERE {} ORDER BY id", condition));
    while (!is_full() && rows.step()) {
      const std::int64_t game = rows.rising(0);
      print(facts.of(game), target_ ? games.translated(game, *target_, report_) : TranslatedGame());
    }
    return;
  }
  // A condition of its own would be asked of every game before the position is looked up.
  Statement rows = database.prepare(text::format(
      "SELECT position.game, ply, key, word.text FROM position LEFT JOIN word ON word.id = move WHERE {} {} "
      "ORDER BY position.game, ply",
      has_place(wish_.asked().keys),
      options_.where.empty() ? "" : text::format("AND position.game IN (SELECT id FROM games WHERE {})", condition)));
  std::vector<PlayedPosition> played;
  while (!is_full() && rows.step()) {
    const std::uint32_t ply = rows.count(1);
    if (wish_.ply() && ply != *wish_.ply()) continue;
    if (!options_.mirrored && !wish_.may_be({key_of(rows.blob(2)), {}})) continue;
    const std::int64_t game = rows.number(0);
    const std::optional<toolchain::Model> model = games.read(game, ply);
    if (!model) continue;
    if (wish_.ply()) toolchain::list_positions(*model, nullptr, ply, played);
    const std::optional<PositionRelation> relation = wish_.relation(*model, played);
    if (!relation) continue;
    FoundGame found = facts.of(game);
    found.hit = {found.record, ply, std::string(rows.text(3)), *relation == PositionRelation::mirrored, {}};
    print(found, target_ ? games.translated(game, *target_, report_) : TranslatedGame());
  }
}

// An index has keys of positions and no boards: the games are read from their files.
void FindRun::find_pattern_in_index(const Database& database, IndexedGames& games, IndexedFacts& facts) {
  Statement ids = database.prepare(
      text::format("SELECT id FROM games WHERE game = ? AND {} ORDER BY id", condition_of(options_, database)));
  ids.bind(1, wish_.pattern()->game());
  const auto tell = [&](std::int64_t game, const GameHit& hit) {
    FoundGame found = facts.of(game);
    found.hit = hit;
    print(found, target_ ? games.translated(game, *target_, report_) : TranslatedGame());
    return !is_full();
  };
  find_in_pieces(database, games, ids, *wish_.pattern(), wish_.mirrored(), jobs_of(options_.input), tell);
}

struct Scanned {
  std::vector<GameEntry> games;
  std::vector<GameHit> hits;
};

Scanned scan(toolchain::Session& session, const toolchain::Chunk& chunk, const Wish& wish) {
  Scanned scanned;
  std::vector<PlayedPosition> played;
  scanned.games = read_games(session, chunk, [&](const toolchain::Model& model, GameEntry& game) {
    if (wish.pattern() != nullptr && game.facts.game == wish.pattern()->game()) {
      add_hits(*wish.pattern(), wish.mirrored(), model, game.record, chunk.source, scanned.hits);
    }
    if (!wish.has_position() || game.facts.game != wish.asked().game()) return;
    toolchain::list_positions(model, nullptr, wish.ply().value_or(1U << 20), played);
    for (std::size_t ply = wish.ply().value_or(0); ply < played.size(); ++ply) {
      if (!wish.may_be(played[ply].keys)) continue;
      toolchain::Model before = model;
      if (!toolchain::cut_after(before, static_cast<std::uint32_t>(ply))) continue;
      const std::optional<PositionRelation> relation = wish.relation(before, played);
      if (!relation) continue;
      std::vector<PlayedPosition> with_words;
      toolchain::list_positions(model, &chunk.source, static_cast<std::uint32_t>(ply + 1), with_words);
      scanned.hits.push_back({game.record,
                              static_cast<std::uint32_t>(ply),
                              with_words[ply].move,
                              *relation == PositionRelation::mirrored,
                              {}});
    }
  });
  return scanned;
}

void FindRun::find_by_scan() {
  const Inputs inputs(options_.input, run_);
  // Conditions are asked of a database in memory.
  Database database;
  create_tables(database);
  PositionSorter no_positions;
  IndexWriter writer(database, no_positions, true);
  Statement holds =
      database.prepare(text::format("SELECT 1 FROM games WHERE id = ? AND {}", condition_of(options_, database)));
  const bool has_condition = !options_.where.empty();
  std::int64_t last_game = 0;
  Stages<Scanned> stages;
  stages.work = [&](toolchain::Session& session, const InputChunk& piece) { return scan(session, piece.chunk, wish_); };
  stages.merge = [&](const Input& input, const InputChunk& chunk, Scanned&& scanned) {
    const std::int64_t before = last_game;
    last_game += static_cast<std::int64_t>(scanned.games.size());
    if (has_condition && !scanned.games.empty()) {
      IndexedFile file;
      file.id = writer.begin_file();
      file.path = text::format("{}:{}", input.name, chunk.chunk.source.base);
      file.language = stored_language(input.language());
      writer.add_file(file);
      for (const GameEntry& game : scanned.games) writer.add_game(file.id, 0, game);
    }
    const auto offer = [&](std::size_t index, const GameHit* hit) {
      if (is_full()) return;
      holds.bind(1, before + static_cast<std::int64_t>(index) + 1);
      const bool is_wanted = !has_condition || holds.step();
      holds.reset();
      if (!is_wanted) return;
      const GameEntry& game = scanned.games[index];
      FoundGame found = found_in(input.name, game);
      if (hit != nullptr) found.hit = *hit;
      print(found, target_ ? translation(input, chunk.chunk, game.record) : TranslatedGame());
    };
    std::size_t index = 0;
    for (const GameHit& hit : scanned.hits) {
      while (index < scanned.games.size() && scanned.games[index].record < hit.record) ++index;
      if (index < scanned.games.size() && scanned.games[index].record == hit.record) offer(index, &hit);
    }
    const bool finds_places = wish_.has_position() || wish_.pattern() != nullptr;
    for (std::size_t i = 0; !finds_places && i < scanned.games.size(); ++i) offer(i, nullptr);
  };
  stages.end = [&](const Input&, const InputEnd& end) {
    if (!end.problem.empty()) run_.failure(end.problem);
  };
  Pipeline<Scanned>(stages, jobs_of(options_.input)).run(inputs.list(), {});
}

TranslatedGame FindRun::translation(const Input& input, const toolchain::Chunk& chunk, std::uint32_t record) {
  toolchain::Chunk one = chunk;
  one.wanted.record = record;
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(input.language(), policy);
  return translated(session, input.language(), one, *target_, report_);
}

int FindRun::run() {
  check_options();
  if (wish_.is_failed()) {
    run_.found();
    return run_.finish();
  }
  try {
    options_.index.empty() ? find_by_scan() : find_in_index();
  } catch (const DatabaseError& problem) {
    run_.failure(problem.what());
  }
  report_.finish();
  if (found_ == 0 || report_.counts().errors != 0) run_.found();
  if (run_.has_failed() && found_ == 0) return run_.finish();
  run_.note(found_ == 0 ? "nothing found" : text::format("{} found", counted(found_, "place")));
  return run_.finish();
}

}  // namespace

int find(const FindOptions& options) { return FindRun(options).run(); }

}  // namespace plyglot::tool
