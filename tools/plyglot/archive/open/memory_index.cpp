#include "plyglot/archive/open/memory_index.hpp"

#include "plyglot/archive/index/position_writer.hpp"
#include "plyglot/archive/store/schema.hpp"
#include "plyglot/archive/store/stored_language.hpp"
#include "plyglot/reading/pipeline.hpp"

namespace plyglot::tool::archive {

Database index_in_memory(const Inputs& inputs, std::uint32_t jobs, Run& run) {
  Database database;
  create_tables(database);
  PositionSorter positions;
  IndexWriter writer(database, positions, true);
  std::int64_t file = writer.begin_file();
  Stages<ReadGames> stages;
  stages.work = [](toolchain::Session& session, const InputChunk& chunk) {
    ReadGames read;
    read.games = read_games(session, chunk.chunk, 1U << 20, &read.left_out);
    return read;
  };
  stages.merge = [&](const Input&, const InputChunk& chunk, ReadGames&& read) { writer.add(file, chunk.chunk, read); };
  stages.end = [&](const Input& input, const InputEnd& end) {
    if (!end.problem.empty()) run.failure(end.problem);
    IndexedFile known;
    known.id = file;
    known.path = input.name;
    if (end.version) known.known.version = *end.version;
    known.language = stored_language(input.language());
    writer.add_file(known);
    file = writer.begin_file();
  };
  Pipeline<ReadGames>(stages, jobs).run(inputs.list(), {});
  write_positions(database, positions, writer, [](std::uint64_t) {});
  return database;
}

}  // namespace plyglot::tool::archive
