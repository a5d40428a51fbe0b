#include "homeworlds/record/system_names.hpp"

namespace plyglot::homeworlds {

SystemName SystemNames::find(const State& state, bool is_certain, std::string_view name, text::Span span) {
  const std::optional<SystemId> system = state.latest(name);
  // Names that were given while the position was unknown come before older ones.
  const std::optional<std::uint32_t> known = is_certain && system ? std::nullopt : others_.find(name);
  if (known) return other(*known, span);
  if (system) return {SystemName::Kind::system, *system, span};
  return give(name, span);
}

SystemName SystemNames::give(std::string_view name, text::Span span) {
  const auto index = static_cast<std::uint32_t>(record_.other_names.size());
  record_.other_names.emplace_back(name);
  others_.set(name, index);
  return other(index, span);
}

SystemName SystemNames::latest(const State& state, text::Span span) {
  return {SystemName::Kind::system, state.system_count() - 1, span};
}

std::string first_free_letter(const State& state, const NameTable* others) {
  for (std::size_t size = 1;; ++size) {
    for (char letter = 'A'; letter <= 'Z'; ++letter) {
      std::string name(size, letter);
      if (state.find(name) == nullptr && (others == nullptr || !others->find(name))) return name;
    }
  }
}

}  // namespace plyglot::homeworlds
