#include "plyglot/lsp/protocol/message_stream.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstring>

namespace plyglot::tool::lsp {
namespace {

constexpr std::string_view length_key = "content-length";
constexpr std::size_t longest_header_line = 1024;

constexpr std::string_view blanks = " \t";

// The number that a header says; none if the line is another header, or no number.
std::optional<std::size_t> length_in(std::string_view line, bool& is_length) {
  const std::size_t colon = line.find(':');
  is_length =
      colon != std::string_view::npos && text::is_same_word(text::trimmed(line.substr(0, colon), blanks), length_key);
  if (!is_length) return std::nullopt;
  const std::string_view value = text::trimmed(line.substr(colon + 1), blanks);
  std::size_t length = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), length);
  if (error != std::errc() || end != value.data() + value.size()) return std::nullopt;
  return length;
}

}  // namespace

std::optional<std::string> MessageStream::fail(std::string_view why) {
  problem_ = why;
  return std::nullopt;
}

bool MessageStream::fill() {
  constexpr std::size_t block_size = 64 * 1024;
  buffer_.erase(0, begin_);
  begin_ = 0;
  const std::size_t before = buffer_.size();
  buffer_.resize(before + block_size);
  ssize_t size = 0;
  do {
    size = ::read(in_, buffer_.data() + before, block_size);
  } while (size < 0 && errno == EINTR);
  buffer_.resize(before + (size > 0 ? static_cast<std::size_t>(size) : 0));
  if (size < 0) problem_ = std::strerror(errno);
  return size > 0;
}

// Without its end; none at the end of the input or if it is too long.
std::optional<std::string> MessageStream::header_line() {
  std::size_t end = 0;
  while ((end = buffer_.find('\n', begin_)) == std::string::npos) {
    if (buffer_.size() - begin_ > longest_header_line) return fail("a header of a message has no end");
    if (!fill()) return std::nullopt;
  }
  std::string line = buffer_.substr(begin_, end - begin_);
  begin_ = end + 1;
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

std::optional<std::string> MessageStream::read() {
  std::optional<std::size_t> length;
  while (true) {
    const std::optional<std::string> line = header_line();
    if (!line) return std::nullopt;
    if (line->empty()) break;
    bool is_length = false;
    const std::optional<std::size_t> said = length_in(*line, is_length);
    if (is_length && !said) return fail(text::format("`{}` is not the length of a message", *line));
    if (said) length = said;
  }
  if (!length) return fail("a message does not say its Content-Length");
  if (*length >= longest_message) return fail("a message of 4 GiB or more is not read");
  while (buffer_.size() - begin_ < *length) {
    if (!fill()) return problem_.empty() ? fail("the input ends inside a message") : std::nullopt;
  }
  std::string body = buffer_.substr(begin_, *length);
  begin_ += *length;
  return body;
}

bool MessageStream::has_more() const {
  if (begin_ < buffer_.size()) return true;
  pollfd waiting{in_, POLLIN, 0};
  return poll(&waiting, 1, 0) > 0;
}

bool MessageStream::write(std::string_view body) {
  std::string message = text::format("Content-Length: {}\r\n\r\n", body.size());
  message += body;
  std::string_view rest = message;
  while (!rest.empty()) {
    const ssize_t size = ::write(out_, rest.data(), rest.size());
    if (size < 0 && errno != EINTR) return false;
    if (size > 0) rest.remove_prefix(static_cast<std::size_t>(size));
  }
  return true;
}

}  // namespace plyglot::tool::lsp
