#include "plyglot/answer/answer.hpp"

#include "plyglot/answer/play_verb.hpp"
#include "plyglot/answer/problems.hpp"
#include "plyglot/answer/verbs.hpp"
#include "text/format.hpp"

namespace plyglot::tool {
namespace {

// A request, its options or its other text, and the options of that.
constexpr int deepest_request = 4;

// Discarded if the line is not JSON. What nests deeper than any request belongs to members that are not known; it is
// not kept, so that it is never walked.
Request parsed(std::string_view line) {
  const auto keep = [](int depth, Request::parse_event_t event, Request&) {
    const bool begins = event == Request::parse_event_t::object_start || event == Request::parse_event_t::array_start;
    return !begins || depth < deepest_request;
  };
  return Request::parse(line, keep, false);
}

Request request_in(std::string_view line) {
  Request request = parsed(line);
  // The parser takes a NUL for the end of the line.
  const bool has_nul = line.find('\0') != std::string_view::npos;
  if (has_nul || request.is_discarded()) throw MalformedRequest("the line is not JSON");
  if (!request.is_object()) throw MalformedRequest("the request is not an object");
  return request;
}

// The answer bears what the request is called by: a string or a whole number.
void take_id(const Request& request, Answer& answer) {
  const auto id = request.find("id");
  if (id == request.end()) throw MalformedRequest("`id` is missing");
  if (!id->is_string() && !id->is_number_integer()) throw MalformedRequest("`id` must be a string or a whole number");
  answer["id"] = *id;
}

void fill(Answer& answer, std::string_view line, const ChoiceOptions& options) {
  const Request request = request_in(line);
  take_id(request, answer);
  const std::string name = string_in(request, "do");
  if (name == best_move_verb) return answer_best_move(request, options, answer);
  const Verb verb = find_verb(name);
  if (verb == nullptr) throw UnsupportedRequest(text::format("there is no verb `{}`", name));
  verb(request, answer);
}

// What was found out before the problem came up is not said.
Answer only_id(const Answer& answer) { return Answer{{"id", answer["id"]}}; }

std::string line_of(const Answer& answer) { return answer.dump(-1, ' ', false, Answer::error_handler_t::replace); }

}  // namespace

std::string answer_to(std::string_view line, const ChoiceOptions& options) {
  Answer answer{{"id", nullptr}};
  try {
    fill(answer, line, options);
  } catch (const MalformedRequest& problem) {
    answer = only_id(answer);
    answer["error"] = problem.what();
  } catch (const UnsupportedRequest& problem) {
    answer = only_id(answer);
    answer["unsupported"] = true;
    answer["reason"] = problem.what();
  }
  return line_of(answer);
}

std::string answer_to_long_line() {
  return line_of({{"id", nullptr}, {"error", text::format("the line is longer than {} bytes", longest_request)}});
}

}  // namespace plyglot::tool
