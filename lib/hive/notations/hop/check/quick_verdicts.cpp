#include "hive/notations/hop/check/quick_verdicts.hpp"

#include "hive/spelling/hop_text.hpp"

#include <algorithm>

namespace plyglot::hive::hop {
namespace {

BugCounts counts_of(const BugSet& set) {
  BugCounts counts{};
  for_each_kind([&](Colour colour, BugKind kind) {
    counts[static_cast<std::size_t>(colour)][static_cast<std::size_t>(kind)] =
        static_cast<std::int8_t>(set.of(colour, kind));
  });
  return counts;
}

}  // namespace

QuickVerdicts::QuickVerdicts() : without_gametype_(counts_of(ultimate_set())) {}

// hop T2.
bool QuickVerdicts::knows(std::string_view string) {
  if (string.size() < 3) return false;
  const std::size_t end = string.size() - 2;
  const char side = string.back();
  if (string[end] != ',' || (side != 'w' && side != 'b')) return false;
  to_move_ = side == 'w' ? Colour::white : Colour::black;
  gametype_ = {};
  const std::size_t comma = string.find(',');
  if (comma == end) return walk_.takes(string.data(), without_gametype_, to_move_);

  const std::string_view gametype = string.substr(0, comma);
  const Gametype& known = place_of(gametype);
  // The topology begins after the field's comma, and no other comma may be in it.
  if (known.view() != gametype || string.find(',', comma + 1) != end) return false;
  gametype_ = known.canonical;
  return walk_.takes(string.data() + comma + 1, known.counts, to_move_);
}

bool QuickVerdicts::print(std::string& out) {
  walk_.lay_out(terrain_);
  return print_parts(gametype_, terrain_, to_move_, Dialect::spec, topology_writer_, out);
}

void QuickVerdicts::learn(std::string_view gametype, const BugSet& set) {
  // The empty field is one that is reported.
  if (gametype.empty() || gametype.size() > longest) return;
  Gametype& place = place_of(gametype);
  if (place.view() == gametype) return;
  std::copy(gametype.begin(), gametype.end(), place.text.begin());
  place.size = static_cast<std::uint8_t>(gametype.size());
  place.counts = counts_of(set);
  place.canonical = canonical_gametype(set);
}

QuickVerdicts::Gametype& QuickVerdicts::place_of(std::string_view gametype) {
  unsigned hash = 0;
  for (const char c : gametype) hash = hash * 5 + static_cast<unsigned char>(c);
  return gametypes_[(hash ^ (hash >> 5)) % gametypes_.size()];
}

}  // namespace plyglot::hive::hop
