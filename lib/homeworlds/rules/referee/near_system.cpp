#include "homeworlds/rules/referee/near_system.hpp"

#include "diagnostics/near_names.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

constexpr std::size_t shortest_name = 3;
constexpr std::uint32_t most_edits = 2;

// As names are compared, so that a capital is no edit where case does not matter.
std::string comparable(std::string_view name, NameCase name_case) {
  return name_case == NameCase::exact ? std::string(name) : text::lower_case(name);
}

std::size_t character_count(std::string_view text) {
  const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
  return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues));
}

}  // namespace

std::optional<SystemId> near_system(const State& state, std::string_view name) {
  if (character_count(name) < shortest_name) return std::nullopt;
  const std::string wanted = comparable(name, state.name_case());
  std::optional<SystemId> nearest;
  std::uint32_t least = most_edits + 1;
  for (const State::Place& place : state.places()) {
    const std::string candidate = comparable(state.name(place.id), state.name_case());
    const auto edits = diagnostics::edit_distance(wanted, candidate, most_edits, diagnostics::Edits::without_exchanges);
    if (!edits || *edits > least) continue;
    // Of two that are equally near neither is meant more than the other.
    nearest = *edits == least ? std::nullopt : std::optional(place.id);
    least = *edits;
  }
  return nearest;
}

}  // namespace plyglot::homeworlds
