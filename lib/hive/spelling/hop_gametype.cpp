#include "hive/spelling/hop_gametype.hpp"

#include <algorithm>

namespace plyglot::hive::hop {
namespace {

void append_tokens(std::string& out, Colour colour, BugKind kind, std::uint32_t count) {
  while (count > 0) {
    const std::uint32_t part = std::min(count, largest_count);
    if (part > 1) out += static_cast<char>('0' + part);
    out += token_letter(colour, kind);
    count -= part;
  }
}

// The tokens that `more` has beyond `fewer`, in the order of hop R25.
std::string tokens_beyond(const BugSet& more, const BugSet& fewer) {
  std::string out;
  for_each_kind([&](Colour colour, BugKind kind) {
    const std::uint32_t have = more.of(colour, kind);
    const std::uint32_t known = fewer.of(colour, kind);
    if (have > known) append_tokens(out, colour, kind, have - known);
  });
  return out;
}

std::string alias_form(std::string_view alias, const BugSet& start, const BugSet& set) {
  std::string out(alias);
  const std::string added = tokens_beyond(set, start);
  const std::string removed = tokens_beyond(start, set);
  if (!added.empty()) out += '+' + added;
  if (!removed.empty()) out += '-' + removed;
  return out;
}

}  // namespace

char token_letter(Colour colour, BugKind kind) {
  const char letter = letter_of(kind);
  return colour == Colour::white ? letter : static_cast<char>(letter - 'A' + 'a');
}

std::string canonical_gametype(const BugSet& set) {
  if (set == ultimate_set()) return {};
  std::string best = alias_form("base", base_set(), set);
  const std::string from_ultimate = alias_form("ultimate", ultimate_set(), set);
  if (from_ultimate.size() < best.size()) best = from_ultimate;
  const std::string literal = tokens_beyond(set, BugSet{});
  if (!literal.empty() && literal.size() < best.size()) best = literal;
  return best;
}

std::optional<BugSet> smallest_standard_set(const BugSet& needed) {
  BugSet set = base_set();
  for (const BugKind kind : {BugKind::ladybug, BugKind::mosquito, BugKind::pillbug}) {
    if (needed.of(Colour::white, kind) == 0 && needed.of(Colour::black, kind) == 0) continue;
    for (const Colour colour : colours) set.of(colour, kind) = 1;
  }
  bool fits = true;
  for_each_kind([&](Colour colour, BugKind kind) { fits &= needed.of(colour, kind) <= set.of(colour, kind); });
  if (!fits) return std::nullopt;
  return set;
}

}  // namespace plyglot::hive::hop
