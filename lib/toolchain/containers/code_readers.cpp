// Short texts tried in all notations.
#include "toolchain/containers/code_readers.hpp"

#include <plyglot/record_facts.hpp>

#include <algorithm>

namespace plyglot::toolchain {
namespace {

struct FoundInCode {
  diagnostics::Severity worst = diagnostics::Severity::off;
  std::uint32_t plies = 0;
};

}  // namespace

CodeReaders::Answer CodeReaders::read(std::string_view code) {
  Answer answer;
  std::size_t flawless = 0;
  for (std::size_t i = 0; i < known_.size(); ++i) {
    const std::optional<diagnostics::Severity> worst = worst_in(i, code);
    if (!worst || *worst == diagnostics::Severity::error) continue;
    answer.may_be_game = true;
    if (*worst != diagnostics::Severity::off) continue;
    answer.notation = known_[i].id;
    ++flawless;
  }
  if (flawless != 1) answer.notation = {};
  return answer;
}

// None if the text is not a position, nor a game with plies.
std::optional<diagnostics::Severity> CodeReaders::worst_in(std::size_t index, std::string_view code) {
  if (sessions_.size() <= index) {
    std::string problem;
    sessions_.push_back(std::make_unique<Session>(toolchain::language(known_[index].id, problem), policy_));
  }
  Chunk chunk;
  chunk.source.text = code;
  chunk.is_file = false;
  FoundInCode found;
  const diagnostics::Sink sink(
      [](void* pointer, diagnostics::Diagnostic&& each) {
        diagnostics::Severity& worst = static_cast<FoundInCode*>(pointer)->worst;
        worst = std::max(worst, each.severity);
      },
      &found);
  const auto visit = [](void* pointer, text::Span, const Model& model, bool) {
    static_cast<FoundInCode*>(pointer)->plies += record_facts(model).plies;
  };
  sessions_[index]->read(chunk, visit, &found, sink);
  return known_[index].has_plies && found.plies == 0 ? std::nullopt : std::optional(found.worst);
}

}  // namespace plyglot::toolchain
