#pragma once
// A server of pages for this machine alone.

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace plyglot::tool::archive {

struct LocalAnswer {
  int status = 200;
  // HTML.
  std::string body;
};

// The values of the parameters of one name, in the order of the address.
using LocalHandler = std::function<LocalAnswer(const std::vector<std::string>& values)>;

class LocalServer {
 public:
  // Listens on 127.0.0.1. Port 0 is any that is free. Throws a std::runtime_error with a sentence if it cannot.
  LocalServer(std::uint16_t port, std::string parameter, LocalHandler handler);
  ~LocalServer();
  LocalServer(const LocalServer&) = delete;
  LocalServer& operator=(const LocalServer&) = delete;

  // `http://127.0.0.1:PORT/`.
  const std::string& address() const;
  // Answers GET and HEAD of `/`, one request after another, as long as the program runs. Others are refused, and so is
  // whoever calls the server by another name: a page of the web that has a name of its own for this machine.
  void run();

  struct State;

 private:
  std::unique_ptr<State> state_;
};

}  // namespace plyglot::tool::archive
