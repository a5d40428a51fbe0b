#include "plyglot/match/run_folder.hpp"

#include "plyglot/config/regular_file.hpp"
#include "plyglot/match/match_events.hpp"
#include "plyglot/run/usage_error.hpp"
#include "plyglot/writing/file_writer.hpp"
#include "plyglot/writing/temporary_file.hpp"

#include "text/format.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace plyglot::tool::match {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail_to_write(const std::string& path) {
  throw FileError(text::format("{}: cannot be written: {}", path, std::strerror(errno)));
}

void write_whole(const std::string& path, const std::string& text) {
  FileWriter writer(path, FileWriter::Purpose::output);
  writer.append(text);
  writer.commit(false);
}

std::string read_whole(const std::string& path) {
  RegularFile file(path);
  std::string text = file.bytes(0, static_cast<std::size_t>(file.status().st_size));
  if (!file.problem().empty()) throw UsageError(text::format("{}: no match is kept here: {}", path, file.problem()));
  return text;
}

// What is left of a match that was ended before its state was written.
bool is_left_over(const fs::directory_entry& entry) {
  const std::string name = entry.path().filename().string();
  std::error_code error;
  if (name == "games") return entry.is_directory(error) && fs::is_empty(entry.path(), error);
  if (name == "events.jsonl") return entry.is_regular_file(error) && entry.file_size(error) == 0;
  return TemporaryFile::is_named_so(name);
}

bool holds_something(const std::string& path) {
  std::error_code error;
  if (!fs::exists(path, error)) return false;
  const fs::directory_iterator entries(path, error);
  return error || !std::all_of(begin(entries), end(entries), is_left_over);
}

}  // namespace

RunFolder::RunFolder(std::string path, const MatchPlan& plan) : path_(std::move(path)), plan_(plan) {
  std::error_code error;
  if (holds_something(path_)) {
    throw UsageError(
        text::format("{}: there is something already; `plyglot match --trust {}` resumes a match", path_, path_));
  }
  fs::create_directories(file("games"), error);
  if (error) throw UsageError(text::format("{}: {}", path_, error.message()));
  open_events();
  // Last: a folder with a state can be resumed.
  write_whole(file("state.json"), plan_text(plan));
}

RunFolder::RunFolder(std::string path) : path_(std::move(path)) {
  const std::string state = read_whole(file("state.json"));
  try {
    plan_ = plan_of(state);
  } catch (const std::runtime_error& problem) {
    throw UsageError(text::format("{}: {}", file("state.json"), problem.what()));
  }
  open_events();
}

RunFolder::~RunFolder() {
  if (events_ >= 0) close(events_);
}

void RunFolder::open_events() {
  events_ = open(file("events.jsonl").c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (events_ < 0) fail_to_write(file("events.jsonl"));
  if (flock(events_, LOCK_EX | LOCK_NB) == 0) return;
  close(std::exchange(events_, -1));
  throw UsageError(text::format("{}: this match is being played already", path_));
}

std::vector<MatchGame> RunFolder::take_finished() {
  const std::string text = read_whole(file("events.jsonl"));
  std::vector<MatchGame> games;
  EventReader reader(plan_);
  std::size_t whole = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t stop = text.find('\n', begin);
    if (stop == std::string::npos) break;
    try {
      if (std::optional<MatchGame> game = reader.take(std::string_view(text).substr(begin, stop - begin))) {
        games.push_back(*std::move(game));
        whole = stop + 1;
      }
    } catch (const std::runtime_error& problem) {
      throw UsageError(text::format("{}: byte {}: {}", file("events.jsonl"), begin, problem.what()));
    }
    begin = stop + 1;
  }
  // A game whose events did not all come to the disk is played again.
  if (ftruncate(events_, static_cast<off_t>(whole)) != 0) fail_to_write(file("events.jsonl"));
  for (const MatchEngine& engine : plan_.engines) {
    std::error_code error;
    fs::remove(file(engine.name + ".log"), error);
  }
  return games;
}

void RunFolder::add_events(const std::string& events) {
  std::string_view left = events;
  while (!left.empty()) {
    const ssize_t count = write(events_, left.data(), left.size());
    if (count < 0 && errno != EINTR) fail_to_write(file("events.jsonl"));
    if (count > 0) left.remove_prefix(static_cast<std::size_t>(count));
  }
  // Not every file system can.
  if (fsync(events_) != 0 && errno != EINVAL) fail_to_write(file("events.jsonl"));
}

void RunFolder::add_game(const MatchGame& game) {
  const std::string kept = file("games/" + game_file_name(plan_, game.planned.number));
  std::error_code error;
  if (!fs::exists(kept, error)) write_whole(kept, game_text(plan_, game));
  for (const std::size_t engine : game.planned.engines) {
    const std::string log = log_of(plan_, game, engine);
    if (log.empty()) continue;
    const std::string path = file(plan_.engines[engine].name + ".log");
    std::ofstream out(path, std::ios::binary | std::ios::app);
    if (!(out << log << std::flush)) fail_to_write(path);
  }
}

}  // namespace plyglot::tool::match
