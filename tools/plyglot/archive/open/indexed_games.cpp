#include "plyglot/archive/open/indexed_games.hpp"

#include "plyglot/archive/store/index_paths.hpp"
#include "plyglot/writing/file_version.hpp"

#include "text/format.hpp"

#include <fstream>

namespace plyglot::tool::archive {
namespace {}  // namespace

IndexedGames::IndexedGames(const Database& database, Run& run)
    : database_(database),
      run_(run),
      find_(
          database.prepare("SELECT path, file.size, seconds, nanoseconds, language, chunk.id, chunk.begin, chunk.size, "
                           "chunk.line, records_before, facts, record FROM game JOIN chunk ON chunk.id = game.chunk "
                           "JOIN file ON file.id = game.file WHERE game.id = ?")) {}

bool IndexedGames::is_unchanged(const std::string& path, std::int64_t size, std::int64_t seconds,
                                std::int64_t nanoseconds) {
  const auto [known, is_first] = files_.try_emplace(path, false);
  if (!is_first) return known->second;
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) {
    run_.failure(text::format("{}: it is in the index, but it is gone", path));
    return false;
  }
  const FileVersion now = version_of(status);
  known->second = now.size == size && now.seconds == seconds && now.nanoseconds == nanoseconds;
  if (!known->second) {
    run_.failure(text::format("{} has changed since it was indexed: `plyglot index --update`", path));
  }
  return known->second;
}

bool IndexedGames::load_chunk(const std::string& path, std::int64_t begin, std::int64_t size) {
  std::ifstream in(path, std::ios::binary);
  bytes_.resize(static_cast<std::size_t>(size));
  in.seekg(begin);
  in.read(bytes_.data(), static_cast<std::streamsize>(size));
  if (in.gcount() == size) return true;
  run_.failure(text::format("{}: it cannot be read", path));
  files_[path] = false;
  return false;
}

bool IndexedGames::load(std::int64_t game) {
  find_.bind(1, game);
  if (!find_.step()) return false;
  const std::string path = shown_path(database_.file(), std::string(find_.text(0)));
  const bool is_good = is_unchanged(path, find_.number(1), find_.number(2), find_.number(3));
  language_ = find_.text(4);
  const std::int64_t chunk = find_.number(5);
  const std::int64_t begin = find_.number(6);
  const std::int64_t size = find_.number(7);
  const auto line = static_cast<std::uint32_t>(find_.number(8));
  text_.records_before = static_cast<std::uint32_t>(find_.number(9));
  text_.facts = static_cast<std::uint32_t>(find_.number(10));
  text_.wanted.record = static_cast<std::uint32_t>(find_.number(11));
  find_.reset();
  if (!is_good) return false;
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
  if (chunk != chunk_ && !load_chunk(path, begin, size)) return false;
  chunk_ = chunk;
  path_ = path;
  const text::LineEnds line_ends = toolchain::facts_of(*language().notation).line_ends;
  text_.source = {path_, bytes_, static_cast<std::uint32_t>(begin), line, line_ends};
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
