#include "plyglot/archive/explore/local_server.hpp"

#include "text/format.hpp"

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <event2/listener.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstring>
#include <new>
#include <stdexcept>

namespace plyglot::tool::archive {

namespace {

using Clock = std::chrono::steady_clock;

// A browser opens six at once.
constexpr std::size_t most_connections = 100;
// From its first byte to the end of its answer: evhttp bounds only how long nothing is sent.
constexpr std::chrono::seconds longest_request{15};
constexpr timeval time_between_looks{0, 200'000};

}  // namespace

// The connections that are open. evhttp tells of none of them before a request is whole: so each has a second reference
// to its bufferevent, which has no callbacks any more when evhttp is done with it.
class Connections {
 public:
  ~Connections() {
    for (const Open& open : open_) bufferevent_decref(open.events);
  }

  void add(bufferevent* events) {
    bufferevent_incref(events);
    open_.push_back({events, Clock::now()});
  }
  // Its time begins again.
  void note_answer(const bufferevent* events) {
    for (Open& open : open_) {
      if (open.events == events) open.since = Clock::now();
    }
  }
  bool is_full() const { return open_.size() >= most_connections; }
  // Forgets those that are closed, and ends those that take too long.
  void look() {
    const Clock::time_point now = Clock::now();
    const auto is_closed = [now](const Open& open) {
      bufferevent_data_cb reads = nullptr;
      bufferevent_event_cb ends = nullptr;
      bufferevent_getcb(open.events, &reads, nullptr, &ends, nullptr);
      if (reads == nullptr && ends == nullptr) {
        bufferevent_decref(open.events);
        return true;
      }
      if (now - open.since > longest_request) ::shutdown(bufferevent_getfd(open.events), SHUT_RDWR);
      return false;
    };
    open_.erase(std::remove_if(open_.begin(), open_.end(), is_closed), open_.end());
  }

 private:
  struct Open {
    bufferevent* events;
    Clock::time_point since;
  };
  std::vector<Open> open_;
};

struct LocalServer::State {
  std::string parameter;
  LocalHandler handler;
  event_base* base = nullptr;
  evhttp* http = nullptr;
  evconnlistener* listener = nullptr;
  event* look = nullptr;
  Connections connections;
  std::string host;
  std::string address;

  ~State() {
    if (look != nullptr) event_free(look);
    if (http != nullptr) evhttp_free(http);
    if (base != nullptr) event_base_free(base);
  }
};

namespace {

constexpr const char* own_host = "127.0.0.1";

void send(evhttp_request* request, const LocalAnswer& answer) {
  evkeyvalq* const headers = evhttp_request_get_output_headers(request);
  evhttp_add_header(headers, "Content-Type", "text/html; charset=utf-8");
  evhttp_add_header(headers, "X-Content-Type-Options", "nosniff");
  evhttp_add_header(headers, "X-Frame-Options", "DENY");
  evhttp_add_header(headers, "Cross-Origin-Resource-Policy", "same-origin");
  evhttp_add_header(headers, "Cache-Control", "no-store");
  if (evhttp_request_get_command(request) == EVHTTP_REQ_HEAD) {
    evhttp_add_header(headers, "Content-Length", text::format("{}", answer.body.size()).c_str());
  } else {
    evbuffer_add(evhttp_request_get_output_buffer(request), answer.body.data(), answer.body.size());
  }
  evhttp_send_reply(request, answer.status, nullptr, nullptr);
}

bool is_of_this_machine(const LocalServer::State& state, evhttp_request* request) {
  char* peer = nullptr;
  std::uint16_t port = 0;
  evhttp_connection_get_peer(evhttp_request_get_connection(request), &peer, &port);
  const char* const host = evhttp_find_header(evhttp_request_get_input_headers(request), "Host");
  return peer != nullptr && std::strcmp(peer, own_host) == 0 && host != nullptr &&
         (host == state.host || host == "localhost" + state.host.substr(std::strlen(own_host)));
}

std::vector<std::string> values_in(const LocalServer::State& state, const char* query) {
  std::vector<std::string> values;
  evkeyvalq parameters{};
  if (query == nullptr || evhttp_parse_query_str(query, &parameters) != 0) return values;
  for (const evkeyval* each = parameters.tqh_first; each != nullptr; each = each->next.tqe_next) {
    if (state.parameter == each->key) values.emplace_back(each->value);
  }
  evhttp_clear_headers(&parameters);
  return values;
}

// Whoever comes while no more connections can be open waits until one is closed.
bufferevent* begin_connection(event_base* base, void* given) {
  auto& state = *static_cast<LocalServer::State*>(given);
  bufferevent* const events = bufferevent_socket_new(base, -1, 0);
  if (events == nullptr) return nullptr;
  state.connections.add(events);
  if (state.connections.is_full()) evconnlistener_disable(state.listener);
  return events;
}

// There is no descriptor left: without a pause the next try would come at once, and each be reported.
void wait_for_descriptors(evconnlistener* listener, void*) { evconnlistener_disable(listener); }

void look_around(evutil_socket_t, short, void* given) {
  auto& state = *static_cast<LocalServer::State*>(given);
  state.connections.look();
  if (!state.connections.is_full()) evconnlistener_enable(state.listener);
}

LocalAnswer answer_to(const LocalServer::State& state, evhttp_request* request) {
  if (!is_of_this_machine(state, request)) return {403, "<!DOCTYPE html><title>refused</title>"};
  const evhttp_uri* const uri = evhttp_request_get_evhttp_uri(request);
  const char* const path = evhttp_uri_get_path(uri);
  if (path == nullptr || std::strcmp(path, "/") != 0) return {404, "<!DOCTYPE html><title>not found</title>"};
  return state.handler(values_in(state, evhttp_uri_get_query(uri)));
}

void answer(evhttp_request* request, void* state) {
  auto& server = *static_cast<LocalServer::State*>(state);
  // Nothing may be thrown through a library in C.
  try {
    server.connections.note_answer(evhttp_connection_get_bufferevent(evhttp_request_get_connection(request)));
    send(request, answer_to(server, request));
  } catch (...) {
    evhttp_send_error(request, 500, nullptr);
  }
}

}  // namespace

LocalServer::LocalServer(std::uint16_t port, std::string parameter, LocalHandler handler)
    : state_(std::make_unique<State>()) {
  state_->parameter = std::move(parameter);
  state_->handler = std::move(handler);
  // Who does not wait for an answer ends nothing but the connection.
  std::signal(SIGPIPE, SIG_IGN);
  state_->base = event_base_new();
  state_->http = state_->base == nullptr ? nullptr : evhttp_new(state_->base);
  evhttp_bound_socket* const bound =
      state_->http == nullptr ? nullptr : evhttp_bind_socket_with_handle(state_->http, own_host, port);
  sockaddr_in name{};
  socklen_t size = sizeof name;
  if (bound == nullptr ||
      getsockname(evhttp_bound_socket_get_fd(bound), reinterpret_cast<sockaddr*>(&name), &size) != 0) {
    throw std::runtime_error(
        text::format("port {} of {} cannot be listened on: {}", port, own_host, std::strerror(errno)));
  }
  state_->host = text::format("{}:{}", own_host, ntohs(name.sin_port));
  state_->address = text::format("http://{}/", state_->host);
  evhttp_set_allowed_methods(state_->http, EVHTTP_REQ_GET | EVHTTP_REQ_HEAD);
  constexpr int most_bytes = 64 * 1024;
  evhttp_set_max_headers_size(state_->http, most_bytes);
  evhttp_set_max_body_size(state_->http, 1024);
  evhttp_set_timeout(state_->http, 10);
  evhttp_set_gencb(state_->http, answer, state_.get());
  state_->listener = evhttp_bound_socket_get_listener(bound);
  evconnlistener_set_error_cb(state_->listener, wait_for_descriptors);
  evhttp_set_bevcb(state_->http, begin_connection, state_.get());
  state_->look = event_new(state_->base, -1, EV_PERSIST, look_around, state_.get());
  if (state_->look == nullptr || event_add(state_->look, &time_between_looks) != 0) throw std::bad_alloc();
}

LocalServer::~LocalServer() = default;

const std::string& LocalServer::address() const { return state_->address; }

void LocalServer::run() { event_base_dispatch(state_->base); }

}  // namespace plyglot::tool::archive
