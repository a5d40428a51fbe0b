#include "plyglot/answer/board_verbs.hpp"

#include "plyglot/answer/move_list.hpp"
#include "plyglot/answer/position.hpp"
#include "plyglot/answer/problems.hpp"
#include "plyglot/answer/requested_text.hpp"
#include "text/format.hpp"

#include <plyglot/perft.hpp>

namespace plyglot::tool {
namespace {

// More would count for longer than anybody waits.
constexpr std::uint32_t deepest_perft = 20;

// None if it has an error: then the board is unknown.
std::optional<toolchain::Model> sound_model(const RequestedText& text) {
  std::optional<RequestedRecord> record = only_record(text);
  if (!record || !record->is_sound) return std::nullopt;
  return std::move(record->model);
}

std::string_view game_of(const RequestedText& text) { return toolchain::facts_of(*text.language().notation).game; }

}  // namespace

void answer_position(const Request& request, Answer& answer) {
  answer["position"] = nullptr;
  answer["outcome"] = nullptr;
  const std::optional<toolchain::Model> model = sound_model(RequestedText(request));
  if (!model) return;
  answer["position"] = position_of(*model);
  answer["outcome"] = outcome_of(*model);
}

void answer_moves(const Request& request, Answer& answer) {
  const RequestedText text(request);
  answer["moves"] = nullptr;
  const std::optional<toolchain::Model> model = sound_model(text);
  if (!model) return;
  if (const auto moves = list_moves(*model, text.language())) answer["moves"] = *moves;
}

void answer_perft(const Request& request, Answer& answer) {
  const RequestedText text(request);
  const std::optional<std::uint32_t> depth = find_number(request, "depth", 0, deepest_perft);
  if (!depth) throw MalformedRequest("`depth` is missing");
  answer["leaves"] = nullptr;
  const std::optional<toolchain::Model> model = sound_model(text);
  if (!model) return;
  const toolchain::Perft perft = toolchain::perft(*model, text.language(), *depth, false);
  if (perft.problem.empty()) answer["leaves"] = perft.leaves;
}

void answer_diff(const Request& request, Answer& answer) {
  const auto other = request.find("other");
  if (other == request.end() || !other->is_object()) throw MalformedRequest("`other` must be an object");
  const RequestedText text(request);
  const RequestedText other_text(*other);
  if (game_of(text) != game_of(other_text)) throw UnsupportedRequest("the texts are of two games");
  answer["same"] = nullptr;
  const std::optional<toolchain::Model> a = sound_model(text);
  const std::optional<toolchain::Model> b = sound_model(other_text);
  if (a && b) answer["same"] = toolchain::compare(*a, *b).is_same;
}

}  // namespace plyglot::tool
