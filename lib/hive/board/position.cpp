#include "text/format.hpp"

#include "syntax/renew.hpp"

#include <plyglot/hive_position.hpp>

#include <utility>

namespace plyglot::hive {
namespace {

constexpr std::string_view kind_names[] = {"queen",   "ant",      "beetle",  "dragonfly", "grasshopper",
                                           "ladybug", "mosquito", "pillbug", "spider",    "unknown"};
constexpr BugKind expansions[] = {BugKind::ladybug, BugKind::mosquito, BugKind::pillbug};

// In the order of BugKind.
constexpr std::array<std::uint32_t, bug_kinds> base_counts = {1, 3, 2, 0, 3, 0, 0, 0, 2};
constexpr std::array<std::uint32_t, bug_kinds> ultimate_counts = {1, 3, 2, 0, 3, 1, 1, 1, 2};
constexpr BugSet base = {{base_counts, base_counts}};
constexpr BugSet ultimate = {{ultimate_counts, ultimate_counts}};

// The kinds of which a published set has at most one (hop R17).
bool may_drop_ordinal(BugKind kind) {
  switch (kind) {
    case BugKind::queen:
    case BugKind::ladybug:
    case BugKind::mosquito:
    case BugKind::pillbug:
    case BugKind::dragonfly:
      return true;
    default:
      return false;
  }
}

char sign_of(Colour colour) { return colour == Colour::white ? 'w' : 'b'; }

}  // namespace

char letter_of(BugKind kind) { return "QABDGLMPS?"[static_cast<std::size_t>(kind)]; }
std::string_view name_of(BugKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }
std::string_view name_of(Colour colour) { return colour == Colour::white ? "white" : "black"; }
std::string_view player_name(Colour colour) { return colour == Colour::white ? "White" : "Black"; }

const BugSet& base_set() { return base; }
const BugSet& ultimate_set() { return ultimate; }

bool is_standard(const BugSet& set) {
  BugSet expected = base;
  for (const BugKind kind : expansions) {
    const std::uint32_t count = set.of(Colour::white, kind);
    if (count > 1) return false;
    for (const Colour colour : {Colour::white, Colour::black}) expected.of(colour, kind) = count;
  }
  return set == expected;
}

void Position::clear() { syntax::renew(*this, &Position::bugs, &Position::returns, &Position::orientation); }

std::string id_of(const Bug& bug) {
  return text::format("{}{}{}", sign_of(bug.colour), letter_of(bug.kind), bug.ordinal);
}

std::string display_name_of(const Position& position, const Bug& bug) {
  if (bug.kind == unknown_kind) return text::format("{}?{}", sign_of(bug.colour), bug.unknown_letter);
  if (may_drop_ordinal(bug.kind) && position.set.of(bug.colour, bug.kind) <= 1) {
    return {sign_of(bug.colour), letter_of(bug.kind)};
  }
  return id_of(bug);
}

}  // namespace plyglot::hive
