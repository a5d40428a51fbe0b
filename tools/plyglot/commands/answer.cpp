// `plyglot answer`: the protocol of the conformance suite on standard input and output.
#include "plyglot/answer/answer.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/run.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <iostream>

namespace plyglot::tool {
namespace {

enum class Line : std::uint8_t { none, whole, too_long };

// Of what is too long no more is kept than fits.
Line read_line(std::streambuf& in, std::string& line) {
  line.clear();
  Line read = Line::none;
  for (int byte = in.sbumpc(); byte != std::char_traits<char>::eof(); byte = in.sbumpc()) {
    if (read == Line::none) read = Line::whole;
    if (byte == '\n') return read;
    if (line.size() == longest_request) {
      read = Line::too_long;
    } else {
      line += static_cast<char>(byte);
    }
  }
  return read;
}

int answer() {
  std::ios::sync_with_stdio(false);
  Run run(SpeechOptions{});
  std::string line;
  for (Line read = read_line(*std::cin.rdbuf(), line); read != Line::none; read = read_line(*std::cin.rdbuf(), line)) {
    run.result((read == Line::whole ? answer_to(line) : answer_to_long_line()) + '\n');
    // Whoever asks waits for the answer.
    run.finish();
  }
  return run.finish();
}

}  // namespace

void set_up_answer(CLI::App& command, Action& action) {
  command.callback([&action] { action = answer; });
}

}  // namespace plyglot::tool
