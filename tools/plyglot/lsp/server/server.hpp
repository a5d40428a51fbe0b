#pragma once
// The language server: its life from the first message to the last, and which message does what.

#include "plyglot/lsp/documents/workspace.hpp"
#include "plyglot/lsp/protocol/message_stream.hpp"
#include "plyglot/lsp/server/pulls.hpp"

#include <set>

namespace plyglot::tool::lsp {

class Server {
 public:
  // Both must outlive it; null for no counts.
  Server(MessageStream& stream, PositionCounts* counts) : stream_(stream) { workspace_.counts = counts; }

  // Until the editor says goodbye, or is gone. The exit status: 0 after a shutdown that was asked for, 1 else.
  int run();

 private:
  enum class Life : std::uint8_t { begun, initialized, shut_down, ended };

  void take(const std::string& body);
  void answer(const Json& message);
  Json result_of(const std::string& method, const Json& params);
  Json initialize(const Json& params);
  void heed(const std::string& method, const Json& params);
  void open(const Json& params);
  void change(const Json& params);
  void close(const Json& params);
  void watch_configs();
  void heed_files(const Json& params);
  void heed_settings(const Json& params);
  void configure();
  bool has_work() const;
  void work();
  void complain(const Document& document);
  void say_what_came_up();
  void show_message(int type, const std::string& text);
  void publish(const std::string& uri, Json more);
  void send(const Json& message);

  MessageStream& stream_;
  Workspace workspace_;
  Pulls pulls_{workspace_};
  Life life_ = Life::begun;
  bool is_gone_ = false;
  std::string last_complaint_;
  // What was said of indexes.
  std::set<std::string> index_complaints_;
  // Documents whose findings the editor does not know yet, unless it asks for them.
  std::set<std::string> changed_;
};

}  // namespace plyglot::tool::lsp
