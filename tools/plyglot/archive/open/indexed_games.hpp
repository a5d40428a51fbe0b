#pragma once
// Games that an index names, read again from their files: the texts are what counts.

#include "plyglot/archive/store/database.hpp"
#include "plyglot/archive/store/known_file.hpp"
#include "plyglot/archive/store/stored_language.hpp"
#include "plyglot/findings/findings.hpp"

#include <plyglot/session.hpp>

#include <map>
#include <memory>
#include <string>

namespace plyglot::tool::archive {

// A game in another language, with a line end. Empty if that cannot be: then either a finding was reported, or no game
// of its language can be written so, which is the problem.
struct TranslatedGame {
  std::string text;
  std::string problem;
};
// What is wanted of a chunk. What is lost is reported.
TranslatedGame translated(toolchain::Session& session, const toolchain::Language& from, const toolchain::Chunk& chunk,
                          const toolchain::Target& to, FindingReport& report);

class IndexedGames {
 public:
  // Both must outlive it.
  IndexedGames(const Database& database, Run& run);

  // The game as it is after the ply, or as a whole. None if its file is not as it was indexed, which is a failure of
  // the run, said once a file.
  std::optional<toolchain::Model> read(std::int64_t game, std::optional<std::uint32_t> ply);
  // The piece of its file that the game is in, with all its games. None as of `read`.
  struct Piece {
    toolchain::Language language;
    std::string path;
    std::string bytes;
    // Of these bytes.
    toolchain::Chunk chunk;
  };
  std::unique_ptr<Piece> piece_of(std::int64_t game);
  // The game in another language, as `translated` writes it.
  TranslatedGame translated(std::int64_t game, const toolchain::Target& to, FindingReport& report);
  // Of the game that was read last.
  const toolchain::Language& language() const { return sessions_.at(language_).language; }

 private:
  struct Held {
    toolchain::Language language;
    toolchain::Session session;
  };
  // Loads what the game is in; false if that cannot be.
  bool load(std::int64_t game);
  bool is_unchanged(const std::string& path, const KnownFile& was);
  // Says so, and returns false.
  bool has_changed(const std::string& path);
  bool load_chunk(const std::string& path, std::uint64_t begin, std::size_t size, std::uint64_t digest);

  const Database& database_;
  Run& run_;
  Statement find_;
  // By path as it is shown: whether the file is as it was indexed.
  std::map<std::string, bool> files_;
  std::map<std::string, Held> sessions_;
  // Of the game that was asked for last.
  std::string language_;
  std::string path_;
  std::int64_t chunk_ = 0;
  std::string bytes_;
  toolchain::Chunk text_;
};

}  // namespace plyglot::tool::archive
