#include "plyglot/archive/open/indexed_games.hpp"

#include "plyglot/archive/store/digest.hpp"
#include "plyglot/archive/store/index_paths.hpp"
#include "plyglot/config/regular_file.hpp"

#include "text/format.hpp"

#include <sys/stat.h>

namespace plyglot::tool::archive {

IndexedGames::IndexedGames(const Database& database, Run& run)
    : database_(database),
      run_(run),
      find_(database.prepare(
          text::format("SELECT {}, path, language, chunk.id, chunk.begin, chunk.size, chunk.line, "
                       "records_before, facts, chunk.digest, record FROM game JOIN chunk ON chunk.id = game.chunk "
                       "JOIN file ON file.id = game.file WHERE game.id = ?",
                       columns_of_known_file))) {}

// By what the system says, as far as it says so. Where it does not, as of a copy, and of a file that had just been
// written when it was indexed, its bytes are compared: all of them where the index knows when it had changed, since
// then it is another file, and else those that are read.
bool IndexedGames::is_unchanged(const std::string& path, const KnownFile& was) {
  const auto [known, is_first] = files_.try_emplace(path, false);
  if (!is_first) return known->second;
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) {
    run_.failure(text::format("{}: it is in the index, but it is gone", path));
    return false;
  }
  const FileVersion now = version_of(status);
  const bool is_as_written =
      now.size == was.version.size && now.seconds == was.version.seconds && now.nanoseconds == was.version.nanoseconds;
  known->second = is_as_written && (was.version.changed_nanoseconds < 0 || is_surely_unchanged(was.version, now) ||
                                    digest_of_file(path) == was.digest);
  return known->second || has_changed(path);
}

bool IndexedGames::has_changed(const std::string& path) {
  run_.failure(text::format("{} has changed since it was indexed: `plyglot index --update`", path));
  return files_[path] = false;
}

bool IndexedGames::load_chunk(const std::string& path, std::uint64_t begin, std::size_t size, std::uint64_t digest) {
  chunk_ = 0;
  RegularFile file(path);
  bytes_ = file.bytes(begin, size);
  if (!file.problem().empty()) {
    run_.failure(text::format("{}: {}", path, file.problem()));
    return files_[path] = false;
  }
  return digest_of(bytes_) == digest || has_changed(path);
}

bool IndexedGames::load(std::int64_t game) {
  find_.bind(1, game);
  find_.find_row();
  constexpr int next = count_of_known_file;
  const KnownFile file = known_file_in(find_);
  const std::string path = shown_path(database_.file(), std::string(find_.text(next)));
  language_ = find_.text(next + 1);
  const std::int64_t chunk = find_.number(next + 2);
  const std::uint32_t begin = find_.count(next + 3);
  const std::uint32_t size = find_.count(next + 4);
  const std::uint32_t line = find_.count(next + 5);
  text_.records_before = find_.count(next + 6);
  text_.facts = find_.count(next + 7);
  const auto digest = static_cast<std::uint64_t>(find_.number(next + 8));
  text_.wanted.record = find_.count(next + 9);
  find_.reset();
  const bool is_good = is_unchanged(path, file);
  if (!is_good) return false;
  const bool is_in_file = std::int64_t{begin} + size <= file.version.size;
  if (!is_in_file || text_.wanted.record <= text_.records_before) find_.fail_as_damaged();
  if (!sessions_.contains(language_)) {
    toolchain::Language language = language_of(language_);
    if (language.notation == nullptr) {
      run_.failure(text::format("{}: this plyglot does not know `{}`", path, language_));
      return false;
    }
    const diagnostics::SeverityPolicy policy;
    toolchain::Session session(language, policy);
    sessions_.emplace(language_, Held{std::move(language), std::move(session)});
  }
  if (chunk != chunk_ && !load_chunk(path, begin, size, digest)) return false;
  chunk_ = chunk;
  path_ = path;
  const text::LineEnds line_ends = toolchain::facts_of(*language().notation).line_ends;
  text_.source = {path_, bytes_, begin, line, line_ends};
  return true;
}

std::optional<toolchain::Model> IndexedGames::read(std::int64_t game, std::optional<std::uint32_t> ply) {
  if (!load(game)) return std::nullopt;
  text_.wanted.ply = ply;
  std::optional<toolchain::Model> model;
  const auto keep = [](void* context, text::Span, const toolchain::Model& read, bool) {
    *static_cast<std::optional<toolchain::Model>*>(context) = read;
  };
  sessions_.at(language_).session.read(text_, keep, &model, diagnostics::Sink::none());
  return model;
}

std::unique_ptr<IndexedGames::Piece> IndexedGames::piece_of(std::int64_t game) {
  if (!load(game)) return nullptr;
  auto piece = std::make_unique<Piece>(Piece{language(), path_, bytes_, text_});
  piece->chunk.wanted = {};
  piece->chunk.source.name = piece->path;
  piece->chunk.source.text = piece->bytes;
  return piece;
}

TranslatedGame IndexedGames::translated(std::int64_t game, const toolchain::Target& to, FindingReport& report) {
  if (!load(game)) return {};
  text_.wanted.ply.reset();
  return archive::translated(sessions_.at(language_).session, language(), text_, to, report);
}

TranslatedGame translated(toolchain::Session& session, const toolchain::Language& from, const toolchain::Chunk& chunk,
                          const toolchain::Target& to, FindingReport& report) {
  TranslatedGame game;
  game.problem = toolchain::cannot_translate(from, to);
  if (!game.problem.empty()) return game;
  FindingRenderer renderer = report.renderer(chunk.source, Interest::errors_and_losses);
  game.text = session.translate(chunk, to, false, renderer.sink()).text;
  report.add(renderer.take());
  return game;
}

}  // namespace plyglot::tool::archive
