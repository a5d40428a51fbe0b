#include "plyglot/run/run.hpp"

#include "text/glyph.hpp"

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

int Run::finish() {
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
