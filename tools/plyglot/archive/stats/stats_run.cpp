// Counts over the games of an archive, shown in the form that is asked for.
#include "plyglot/archive/open/opened_archive.hpp"
#include "plyglot/archive/stats/shown_stats.hpp"
#include "plyglot/archive/stats/stats.hpp"
#include "plyglot/archive/store/left_out.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::tool {
namespace {

void show_stats(const StatsOptions& options, Run& run) {
  const archive::Database database = archive::open_archive(options.input, options.index, run);
  const archive::ArchiveStats stats = archive::stats_of(database, options.plies, options.limit);
  const archive::ShownStats shown{options.plies, options.limit};
  archive::note_left_out(database, options.input, options.index, run);
  if (options.format == StatsFormat::json) {
    run.result(archive::json_of(stats, shown));
  } else if (stats.kinds.empty()) {
    if (!run.has_failed()) run.note("there are no games");
    return run.found();
  } else {
    run.result(options.format == StatsFormat::svg ? archive::svg_of(stats) : archive::text_of(stats, shown));
  }
  run.note(text::format("{} in {}", text::counted(static_cast<std::uint64_t>(stats.games), "game"),
                        text::counted(static_cast<std::uint64_t>(stats.files), "file")));
  if (stats.kinds.empty()) run.found();
}

}  // namespace

int stats(const StatsOptions& options) {
  Run run(options.speech);
  try {
    show_stats(options, run);
  } catch (const archive::DatabaseError& problem) {
    run.failure(problem.what());
  }
  return run.finish();
}

}  // namespace plyglot::tool
