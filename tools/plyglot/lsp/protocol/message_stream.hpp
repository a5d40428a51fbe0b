#pragma once
// The framing of the Language Server Protocol: messages in JSON after a header that says how long they are.

#include <optional>
#include <string>
#include <string_view>

namespace plyglot::tool::lsp {

// Longer messages are not read: no editor sends files of 4 GiB, and the library takes none.
inline constexpr std::uint64_t longest_message = std::uint64_t{1} << 32;

// Reads and writes file descriptors, which stay the caller's. For one thread.
class MessageStream {
 public:
  MessageStream(int in, int out) : in_(in), out_(out) {}

  // The body of the next message; none at the end of the input, or when what comes cannot be a message: then `problem`
  // says why, and nothing after it can be read.
  std::optional<std::string> read();
  const std::string& problem() const { return problem_; }

  // Whether a part of another message is there already.
  bool has_more() const;

  // False if the other side no longer reads.
  bool write(std::string_view body);

 private:
  bool fill();
  std::optional<std::string> header_line();
  std::optional<std::string> fail(std::string_view why);

  int in_;
  int out_;
  std::string buffer_;
  // Of the buffer: what was read already.
  std::size_t begin_ = 0;
  std::string problem_;
};

}  // namespace plyglot::tool::lsp
