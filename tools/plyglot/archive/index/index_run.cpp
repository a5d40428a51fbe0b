// An index built from nothing, or brought up to date with changed files.
#include "plyglot/archive/index/index.hpp"
#include "plyglot/archive/index/index_change.hpp"
#include "plyglot/archive/index/interruption.hpp"
#include "plyglot/archive/index/new_index.hpp"
#include "plyglot/archive/index/position_writer.hpp"
#include "plyglot/archive/store/digest.hpp"
#include "plyglot/archive/store/game_entry.hpp"
#include "plyglot/archive/store/index_lock.hpp"
#include "plyglot/archive/store/index_paths.hpp"
#include "plyglot/archive/store/schema.hpp"
#include "plyglot/archive/store/stored_language.hpp"
#include "plyglot/config/regular_file.hpp"
#include "plyglot/reading/pipeline.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"

#include <plyglot/likeness.hpp>

#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <map>

namespace plyglot::tool {

using text::counted;

namespace {

using namespace archive;

// Where the text decides its dialect, the same text has decided alike.
bool may_be_read_in(const Input& input, std::string_view stored) {
  if (stored == stored_language(input.language())) return true;
  const std::vector<std::string_view> others = toolchain::open_dialects(input.language());
  return std::any_of(others.begin(), others.end(), [&](std::string_view dialect) {
    return stored == stored_language(input.settings->in_dialect(dialect).language);
  });
}

class IndexRun {
 public:
  explicit IndexRun(const IndexOptions& options)
      : options_(options), run_(options.speech), inputs_(options.input, run_), start_(Clock::now()) {}

  int run();

 private:
  using Clock = std::chrono::steady_clock;

  void build();
  void update();
  std::vector<const Input*> changed_inputs(Database& database, IndexChange& change);
  void read(const std::vector<const Input*>& inputs, IndexWriter& writer);
  void end(const Input& input, const InputEnd& end, IndexWriter& writer);
  void show_progress(std::string_view what, std::uint64_t done, std::uint64_t all);
  void summarise(const IndexWriter& writer, std::string_view verb, const Database& database);

  const IndexOptions& options_;
  // By the clock that files go by, before any of them was opened.
  std::int64_t began_ = std::time(nullptr);
  Run run_;
  Inputs inputs_;
  Clock::time_point start_;
  Clock::time_point shown_{};
  // Of the file that is being read.
  IndexedFile file_;
  Digest digest_;
  std::uint64_t bytes_ = 0;
  std::uint64_t all_bytes_ = 0;
  std::size_t files_ = 0;
};

void IndexRun::show_progress(std::string_view what, std::uint64_t done, std::uint64_t all) {
  if (!run_.shows_progress()) return;
  constexpr auto patience = std::chrono::milliseconds(700);
  constexpr auto pause = std::chrono::milliseconds(200);
  const Clock::time_point now = Clock::now();
  if (now - start_ < patience || now - shown_ < pause || all == 0) return;
  shown_ = now;
  run_.progress(text::format("{}, {} %", what, std::min<std::uint64_t>(100, done * 100 / all)));
}

// Chunks of a file come one after another, and so do files.
void IndexRun::read(const std::vector<const Input*>& inputs, IndexWriter& writer) {
  for (const Input* input : inputs) {
    if (const auto version = version_on_disk(input->name)) all_bytes_ += static_cast<std::uint64_t>(version->size);
  }
  Stages<ReadGames> stages;
  stages.work = [this](toolchain::Session& session, const InputChunk& chunk) {
    ReadGames read;
    read.games = read_games(session, chunk.chunk, options_.plies, &read.left_out);
    return read;
  };
  stages.merge = [&](const Input&, const InputChunk& chunk, ReadGames&& read) {
    Interruption::check();
    if (file_.id == 0) file_.id = writer.begin_file();
    digest_.add(*chunk.bytes);
    bytes_ += chunk.bytes->size();
    writer.add(file_.id, chunk.chunk, read);
    show_progress(text::format("{} read", counted(writer.games(), "game")), bytes_, all_bytes_);
  };
  stages.end = [&](const Input& input, const InputEnd& at_end) { end(input, at_end, writer); };
  Pipeline<ReadGames> pipeline(stages, jobs_of(options_.input));
  for (const Input* input : inputs) pipeline.read(*input, {});
  pipeline.finish();
}

void IndexRun::end(const Input& input, const InputEnd& at_end, IndexWriter& writer) {
  if (!at_end.problem.empty()) run_.failure(at_end.problem);
  const std::uint64_t digest = digest_.take();
  if (at_end.version) {
    if (file_.id == 0) file_.id = writer.begin_file();
    file_.path = stored_path(options_.output, input.name);
    file_.known = {settled(*at_end.version, began_), digest};
    // A file that was not read to its end is read again by the next update.
    if (!at_end.problem.empty()) file_.known.version.nanoseconds = -1;
    file_.language = stored_language(input.language());
    writer.add_file(file_);
    ++files_;
  }
  file_ = {};
}

void IndexRun::build() {
  NewIndex index(options_.output);
  Database& database = index.database();
  PositionSorter positions;
  {
    Transaction transaction(database);
    IndexWriter writer(database, positions, true);
    std::vector<const Input*> inputs;
    for (const Input& input : inputs_.list()) inputs.push_back(&input);
    read(inputs, writer);
    write_positions(database, positions, writer, [&](std::uint64_t written) {
      show_progress(text::format("{} written", counted(written, "position")), written, writer.positions());
    });
    transaction.commit();
    summarise(writer, "indexed", database);
  }
  run_.note_about(options_.output, index.commit());
}

// Those that are not as they were read, or were not read before. What is gone goes.
std::vector<const Input*> IndexRun::changed_inputs(Database& database, IndexChange& change) {
  struct Known {
    std::int64_t id;
    KnownFile file;
    std::string language;
  };
  std::map<std::string, Known> known;
  Statement files = database.prepare(text::format("SELECT {}, id, path, language FROM file", columns_of_known_file));
  while (files.step()) {
    constexpr int next = count_of_known_file;
    known.emplace(files.text(next + 1),
                  Known{files.number(next), known_file_in(files), std::string(files.text(next + 2))});
  }
  Statement know = database.prepare(
      "UPDATE file SET seconds = ?, nanoseconds = ?, number = ?, changed_seconds = ?, changed_nanoseconds = ? "
      "WHERE id = ?");
  std::vector<const Input*> changed;
  for (const Input& input : inputs_.list()) {
    const auto found = known.find(stored_path(options_.output, input.name));
    if (found == known.end()) {
      changed.push_back(&input);
      continue;
    }
    const Known was = found->second;
    known.erase(found);
    const std::optional<FileVersion> now = version_on_disk(input.name);
    const bool is_read_alike = may_be_read_in(input, was.language);
    const bool may_be_known = now && is_read_alike && may_be_unchanged(was.file.version, *now);
    if (may_be_known && is_surely_unchanged(was.file.version, *now)) continue;
    Interruption::check();
    if (may_be_known && digest_of_file(input.name) == was.file.digest) {
      const FileVersion version = settled(*now, began_);
      know.bind(1, version.seconds).bind(2, version.nanoseconds).bind(3, static_cast<std::int64_t>(version.number));
      know.bind(4, version.changed_seconds).bind(5, version.changed_nanoseconds).bind(6, was.id).run();
      continue;
    }
    change.remove_file(was.id);
    changed.push_back(&input);
  }
  // Files that were not asked for stay, as long as there are any.
  for (const auto& [path, was] : known) {
    if (!version_on_disk(shown_path(options_.output, path))) change.remove_file(was.id);
  }
  return changed;
}

void IndexRun::update() {
  const Interruption interruption;
  const IndexLock lock(options_.output);
  Database database = open_index(options_.output, Database::Access::write);
  Transaction transaction(database);
  IndexChange change(database);
  const std::vector<const Input*> changed = changed_inputs(database, change);
  PositionSorter positions;
  IndexWriter writer(database, positions, false);
  read(changed, writer);
  change.add(positions, writer);
  change.finish();
  transaction.commit();
  summarise(writer, "read again", database);
}

void IndexRun::summarise(const IndexWriter& writer, std::string_view verb, const Database& database) {
  run_.note(text::format("{} {} in {}, {}", counted(writer.games(), "game"), verb, counted(files_, "file"),
                         counted(writer.positions(), "position")));
  note_left_out(database, options_.input, {}, run_);
}

int IndexRun::run() {
  for (const Input& input : inputs_.list()) {
    if (input.kind != InputKind::file) throw UsageError("an index is made of files");
    // Games are read again when they are asked for.
    struct stat status {};
    const std::string problem = stat(input.name.c_str(), &status) == 0 ? problem_of_kind(status) : std::string();
    if (!problem.empty()) throw UsageError(text::format("an index is made of files, and {}: {}", input.name, problem));
  }
  inputs_.check_not_read(options_.output);
  if (!options_.update && std::filesystem::exists(options_.output) && !is_index(options_.output)) {
    throw UsageError(text::format("{} is there already, and is not an index", options_.output));
  }
  try {
    options_.update&& std::filesystem::exists(options_.output) ? update() : build();
  } catch (const DatabaseError& problem) {
    run_.failure(problem.what());
  } catch (const FileError& problem) {
    run_.failure(problem.what());
  } catch (const std::system_error& problem) {
    run_.failure(problem.what());
  }
  return run_.finish();
}

}  // namespace

int index(const IndexOptions& options) { return IndexRun(options).run(); }

}  // namespace plyglot::tool
