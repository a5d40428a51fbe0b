#pragma once
// One run of the tool: what it says beside its results, and its exit status.

#include "plyglot/options/options.hpp"
#include "plyglot/run/exit_status.hpp"

#include <map>
#include <string>
#include <string_view>

namespace plyglot::tool {

enum class Stream : std::uint8_t { out, error };

class Run {
 public:
  explicit Run(const SpeechOptions& speech);
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  const SpeechOptions& speech() const { return speech_; }
  bool has_colour(Stream stream) const;
  static bool is_terminal(Stream stream);

  // What is written as it is: a result for programs, and what was made visible already. Ends the run if standard output
  // cannot be written.
  void write(Stream stream, std::string_view text);
  // For whoever reads on while the run goes on.
  void flush();
  void result(std::string_view text) { write(Stream::out, text); }
  // The same bytes for programs, and visible ones for people at a terminal.
  void result_for_both(std::string_view text);
  // About the run, a line of visible characters on standard error: a note, which a quiet run does without, what went
  // wrong with a record, and a failure, which makes the status `failed`.
  void note(std::string_view line);
  void problem(std::string_view line);
  // A note that begins with the name; without effect if there is nothing to be said.
  void note_about(std::string_view name, std::string_view what);
  void failure(std::string_view line);
  // The same of many files: "is read as `homeworlds:sdg`". It is said at the end, once for those of a folder.
  void note_at_end(std::string_view file, const std::string& what);

  // The status becomes `found` unless it is worse.
  void found() { status_ = status_ < exit_status::found ? exit_status::found : status_; }
  bool has_failed() const { return status_ == exit_status::failed; }
  // Ends what is written, and returns the exit status.
  int finish();

  // Where a person looks on, and not where results are kept.
  void clear_screen();

  // Replaced by the next call, and cleared before anything else is written. Only on a terminal.
  void progress(std::string_view line);
  bool shows_progress() const { return shows_progress_; }

 private:
  void clear_progress();
  void say_notes_at_end();

  SpeechOptions speech_;
  int status_ = exit_status::clean;
  bool shows_progress_;
  bool has_progress_ = false;
  struct NotedFiles {
    std::string first;
    std::string last;
    std::size_t count = 0;
  };
  // By the folder, and what is noted.
  std::map<std::pair<std::string, std::string>, NotedFiles> notes_at_end_;
};

}  // namespace plyglot::tool
