#include "plyglot/reading/watch.hpp"

#include "plyglot/reading/inputs.hpp"
#include "plyglot/reading/watched_files.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace plyglot::tool {

using text::counted;

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds shortest_pause{200};
// Looking takes at most one part in so many of the time.
constexpr int share_of_looking = 20;
// How long a text must stay as it is to be taken for whole: editors write in several steps.
constexpr milliseconds settling_time{30};

void check(const InputOptions& input) {
  const bool has_stream = std::find(input.paths.begin(), input.paths.end(), "-") != input.paths.end();
  if (has_stream || !input.texts.empty()) throw UsageError("--watch waits for changes of files: give the PATH of one");
}

FileVersions wait_for_change(const InputOptions& input, const FileVersions& seen) {
  Clock::duration pause = shortest_pause;
  for (;;) {
    std::this_thread::sleep_for(pause);
    const Clock::time_point begin = Clock::now();
    FileVersions now = versions_of(input);
    pause = std::max<Clock::duration>(shortest_pause, (Clock::now() - begin) * share_of_looking);
    if (now == seen) continue;
    for (;;) {
      std::this_thread::sleep_for(settling_time);
      FileVersions later = versions_of(input);
      if (later == now) return now;
      now = std::move(later);
    }
  }
}

// "a.hop" or "a.hop and 2 others".
std::string said_changes(const FileVersions& before, const FileVersions& after) {
  const std::vector<std::string> changed = changes(before, after);
  std::string out = changed.front();
  if (changed.size() > 1) text::append(out, " and {}", counted(changed.size() - 1, "other"));
  return out;
}

void run_guarded(const SpeechOptions& speech, const std::function<void()>& run_once) {
  try {
    run_once();
  } catch (const ConfigError& problem) {
    Run(speech).failure(problem.what());
  }
}

}  // namespace

void watch(const InputOptions& input, const SpeechOptions& speech, const std::function<void()>& run_once) {
  check(input);
  FileVersions seen = versions_of(input);
  for (;;) {
    run_guarded(speech, run_once);
    Run run(speech);
    run.note(text::format("watching {}", counted(count_of_texts(seen), "file")));
    FileVersions now = wait_for_change(input, seen);
    run.clear_screen();
    run.note(text::format("changed: {}", said_changes(seen, now)));
    seen = std::move(now);
  }
}

}  // namespace plyglot::tool
