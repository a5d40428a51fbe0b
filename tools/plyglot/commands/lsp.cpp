// `plyglot lsp`: the language server on standard input and output.
#include "plyglot/archive/open/index_counts.hpp"
#include "plyglot/lsp/server/server.hpp"

#include "plyglot/commands/commands.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <unistd.h>

#include <csignal>
#include <memory>

namespace plyglot::tool {
namespace {

int serve() {
  // When the editor dies, the server must not die of a signal.
  std::signal(SIGPIPE, SIG_IGN);
  lsp::MessageStream stream(STDIN_FILENO, STDOUT_FILENO);
  archive::IndexCounts counts;
  return lsp::Server(stream, &counts).run();
}

}  // namespace

void set_up_lsp(CLI::App& command, Action& action) {
  // Editors say it, and there is no other way to speak.
  const auto is_on_stdio = std::make_shared<bool>(true);
  command.add_flag("--stdio", *is_on_stdio, "Use standard input and output, which it always does");
  command.callback([is_on_stdio, &action] { action = serve; });
}

}  // namespace plyglot::tool
