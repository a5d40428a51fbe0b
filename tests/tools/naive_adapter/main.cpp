// plyglot-naive-adapter: answers the requests of the conformance suite by the second readers of tests/naive. With
// `--fault NAME` it does something wrong, so that a test can see that the runner notices:
//   answer   a canonical text has a blank too much     dialect   every text is of the first dialect
//   die      it ends in the middle of a notation       hang      it says nothing any more there
//   chatter  it says what is not JSON                   number    an answer has the id of another request

#include "tools/naive_adapter/answers.hpp"

#include <chrono>
#include <iostream>
#include <map>
#include <thread>

namespace {

using plyglot::naive_adapter::Json;
using plyglot::naive_adapter::Unsupported;
namespace adapter = plyglot::naive_adapter;

using Reader = void (*)(const Json& request, Json& answer);
const std::map<std::string, Reader>& readers() {
  static const std::map<std::string, Reader> readers = {
      {"hop", adapter::answer_hop},     {"uhp", adapter::answer_uhp},     {"homeworlds", adapter::answer_homeworlds},
      {"hexix", adapter::answer_hexix}, {"hopgi", adapter::answer_hopgi}, {"hopgi-fen", adapter::answer_hopgi_fen}};
  return readers;
}

void greet(Json& answer) {
  answer.update({{"program", "naive readers"}, {"version", "1"}, {"protocol", 1}});
  answer["verbs"] = {"hello", "lint", "format", "position", "moves", "perft"};
  answer["notations"] = Json::array();
  for (const auto& [name, reader] : readers()) answer["notations"].push_back(name);
}

Json answer_to(const Json& request) {
  if (!request.is_object() || !request.contains("id")) return {{"id", nullptr}, {"error", "this is no request"}};
  Json answer{{"id", request["id"]}};
  if (!request.contains("do") || !request["do"].is_string()) {
    answer["error"] = "a request says what to do";
    return answer;
  }
  if (request["do"] == "hello") {
    greet(answer);
    return answer;
  }
  try {
    const auto reader = readers().find(request.value("notation", ""));
    if (reader == readers().end()) throw Unsupported{};
    reader->second(request, answer);
  } catch (const Unsupported&) {
    answer["unsupported"] = true;
  }
  return answer;
}

// Makes the answer wrong, or does something else than to answer.
void commit(const std::string& fault, Json& request, Json& answer) {
  const bool is_there = request.is_object() && request.contains("id") && request["id"] == "hop/valid/gametypes:3 lint";
  if (fault == "dialect" && request.contains("options")) {
    request.erase("options");
    answer = answer_to(request);
  }
  if (fault == "answer" && answer.contains("text")) answer["text"] = answer["text"].dump() + ' ';
  if (!is_there) return;
  if (fault == "die") std::_Exit(3);
  if (fault == "hang") std::this_thread::sleep_for(std::chrono::hours(1));
  if (fault == "chatter") std::cout << "thinking ...\n";
  if (fault == "number") answer["id"] = "another";
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::string fault = argument_count == 3 && arguments[1] == std::string("--fault") ? arguments[2] : "";
  for (std::string line; std::getline(std::cin, line);) {
    Json request = Json::parse(line, nullptr, false);
    Json answer = answer_to(request);
    commit(fault, request, answer);
    std::cout << answer.dump() << std::endl;
  }
}
