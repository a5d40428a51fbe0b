#include "tools/naive_adapter/answers.hpp"

namespace plyglot::naive_adapter {

std::string plain_file(const Json& request) {
  const bool is_plain = request.value("source", "file") == "file" && request.value("options", Json::object()).empty();
  if (!is_plain || request.contains("record") || !request.contains("text")) throw Unsupported{};
  return request["text"];
}

std::size_t wanted_plies(const Json& request, std::size_t plies) {
  const std::size_t wanted = request.value("ply", plies);
  if (wanted > plies) throw Unsupported{};
  return wanted;
}

int shallow_depth(const Json& request, std::size_t moves) {
  constexpr std::size_t most_first_moves = 20;
  const int depth = request.at("depth");
  if (depth > 2 || (depth == 2 && moves > most_first_moves)) throw Unsupported{};
  return depth;
}

Json won_by(std::optional<int> winner) {
  Json outcome{{"winner", nullptr}};
  if (winner) outcome["winner"] = *winner;
  return outcome;
}

}  // namespace plyglot::naive_adapter
