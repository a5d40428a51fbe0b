#include "plyglot/answer/verbs.hpp"

#include "plyglot/answer/board_verbs.hpp"
#include "plyglot/answer/play_verb.hpp"
#include "plyglot/answer/text_verbs.hpp"

#include <plyglot/toolchain.hpp>

#include <algorithm>
#include <iterator>

namespace plyglot::tool {
namespace {

void answer_hello(const Request&, Answer& answer) {
  answer["program"] = "plyglot";
  answer["version"] = PLYGLOT_VERSION;
  answer["protocol"] = protocol_version;
  answer["verbs"] = verb_names();
  answer["notations"] = Answer::array();
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (facts.can_be_read) answer["notations"].push_back(facts.id);
  }
}

struct NamedVerb {
  std::string_view name;
  Verb verb;
};
constexpr NamedVerb verbs[] = {
    {"hello", answer_hello}, {"lint", answer_lint},   {"format", answer_format},       {"position", answer_position},
    {"moves", answer_moves}, {"perft", answer_perft}, {"translate", answer_translate}, {"diff", answer_diff},
};

}  // namespace

Verb find_verb(std::string_view name) {
  const auto* found =
      std::find_if(std::begin(verbs), std::end(verbs), [&](const NamedVerb& verb) { return verb.name == name; });
  return found == std::end(verbs) ? nullptr : found->verb;
}

std::vector<std::string_view> verb_names() {
  std::vector<std::string_view> names;
  for (const NamedVerb& verb : verbs) names.push_back(verb.name);
  names.push_back(best_move_verb);
  return names;
}

}  // namespace plyglot::tool
