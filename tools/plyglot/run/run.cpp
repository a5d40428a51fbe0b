#include "plyglot/run/run.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <system_error>

namespace plyglot::tool {
namespace {

// https://no-color.org: any value but the empty one.
bool wants_no_colour() {
  const char* value = std::getenv("NO_COLOR");
  return value != nullptr && *value != '\0';
}

bool is_dumb() {
  const char* terminal = std::getenv("TERM");
  return terminal != nullptr && std::strcmp(terminal, "dumb") == 0;
}

[[noreturn]] void fail_to_write_results() {
  throw std::system_error(errno, std::generic_category(), "standard output");
}

void flush_results() {
  if (std::fflush(stdout) != 0) fail_to_write_results();
}

}  // namespace

Run::Run(const SpeechOptions& speech)
    : speech_(speech), shows_progress_(!speech.quiet && is_terminal(Stream::error) && !is_dumb()) {}

bool Run::is_terminal(Stream stream) { return isatty(stream == Stream::out ? STDOUT_FILENO : STDERR_FILENO) != 0; }

bool Run::has_colour(Stream stream) const {
  if (speech_.colour != ColourChoice::automatic) return speech_.colour == ColourChoice::always;
  return is_terminal(stream) && !wants_no_colour() && !is_dumb();
}

void Run::write(Stream stream, std::string_view text) {
  if (text.empty()) return;
  clear_progress();
  std::FILE* file = stream == Stream::out ? stdout : stderr;
  // Where both go to one place, what was said first comes first. No later flush would report what is lost here.
  if (stream == Stream::error) flush_results();
  if (std::fwrite(text.data(), 1, text.size(), file) == text.size()) return;
  // There is no place to report that standard error is gone.
  if (stream == Stream::out) fail_to_write_results();
}

void Run::result_for_both(std::string_view text) {
  is_terminal(Stream::out) ? result(text::visible_lines(text)) : result(text);
}

void Run::note(std::string_view line) {
  if (speech_.quiet) return;
  write(Stream::error, text::visible(line) + '\n');
}

void Run::note_about(std::string_view name, std::string_view what) {
  if (!what.empty()) note(std::string(name) + ": " + std::string(what));
}

void Run::problem(std::string_view line) { write(Stream::error, "plyglot: " + text::visible(line) + '\n'); }

void Run::failure(std::string_view line) {
  status_ = exit_status::failed;
  problem(line);
}

void Run::flush() { flush_results(); }

void Run::note_at_end(std::string_view file, const std::string& what) {
  const std::size_t slash = file.rfind('/');
  NotedFiles& noted = notes_at_end_[{std::string(file.substr(0, slash == file.npos ? 0 : slash)), what}];
  if (noted.last == file) return;
  if (noted.count++ == 0) noted.first = file;
  noted.last = file;
}

void Run::say_notes_at_end() {
  for (const auto& [key, noted] : std::exchange(notes_at_end_, {})) {
    const std::string& folder = key.first.empty() ? "." : key.first;
    note(noted.count == 1 ? text::format("{} {}", noted.first, key.second)
                          : text::format("{}: each of {} {}", folder, text::counted(noted.count, "file"), key.second));
  }
}

int Run::finish() {
  say_notes_at_end();
  clear_progress();
  flush_results();
  return status_;
}

void Run::progress(std::string_view line) {
  clear_progress();
  std::fputs(text::visible(line).c_str(), stderr);
  std::fflush(stderr);
  has_progress_ = true;
}

void Run::clear_screen() {
  if (!is_terminal(Stream::out) || is_dumb()) return;
  result("\x1b[2J\x1b[H");
  flush_results();
}

void Run::clear_progress() {
  if (!has_progress_) return;
  std::fputs("\r\x1b[K", stderr);
  has_progress_ = false;
}

}  // namespace plyglot::tool
