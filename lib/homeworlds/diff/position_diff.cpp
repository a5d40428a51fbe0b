#include "homeworlds/diff/position_diff.hpp"

#include "comparing/diff_lines.hpp"
#include "homeworlds/diff/system_matching.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

#include <plyglot/homeworlds_record.hpp>

#include <algorithm>
#include <cassert>

namespace plyglot::homeworlds {
namespace {

using comparing::append_diff_line;
using text::counted;

constexpr std::size_t holders = most_players + 1;
Holder holder_at(std::size_t index) {
  if (index == most_players) return {};
  return {static_cast<Player>(index)};
}

// By holder: the ships of all players, then the stars.
using Counts = std::array<std::uint8_t, holders>;

Counts counts_of(const System& system, PieceKind kind) {
  Counts counts{};
  for (std::size_t i = 0; i < most_players; ++i) counts[i] = system.ships[i][kind];
  for (std::size_t i = 0; i < system.star_count; ++i) counts[most_players] += std::uint8_t{system.stars[i] == kind};
  return counts;
}

class KindComparison {
 public:
  KindComparison(PieceKind kind, const Counts& of_a, const Counts& of_b, std::vector<PieceChange>& changes)
      : kind_(kind), of_a_(of_a), of_b_(of_b), changes_(changes) {}

  void compare() {
    for (std::size_t i = 0; i < holders; ++i) take_out(i, i);
    for (std::size_t i = 0; i < most_players; ++i) {
      for (std::size_t j = 0; j < most_players; ++j) {
        if (const std::uint8_t count = take_out(i, j); count > 0) add(count, {holder_at(i), holder_at(j)});
      }
    }
    for (std::size_t i = 0; i < holders; ++i) {
      if (of_a_[i] > 0) add(of_a_[i], {holder_at(i), std::nullopt});
      if (of_b_[i] > 0) add(of_b_[i], {std::nullopt, holder_at(i)});
    }
  }

 private:
  // Pieces that the one holder has in A and the other has in B.
  std::uint8_t take_out(std::size_t i, std::size_t j) {
    const std::uint8_t count = std::min(of_a_[i], of_b_[j]);
    of_a_[i] = static_cast<std::uint8_t>(of_a_[i] - count);
    of_b_[j] = static_cast<std::uint8_t>(of_b_[j] - count);
    return count;
  }

  void add(std::uint8_t count, const Pair<std::optional<Holder>>& holder) {
    changes_.push_back({kind_, count, holder});
  }

  PieceKind kind_;
  Counts of_a_;
  Counts of_b_;
  std::vector<PieceChange>& changes_;
};

SystemDiff diff_of_systems(const System& a, const System& b, SystemPair pair) {
  SystemDiff diff;
  diff.system = {pair.of_a, pair.of_b};
  diff.has_other_name = !text::is_same_word(a.name, b.name);
  diff.home = {a.home, b.home};
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    KindComparison(kind, counts_of(a, kind), counts_of(b, kind), diff.pieces).compare();
  }
  return diff;
}

std::vector<SystemDiff> diff_of_boards(const Position& a, const Position& b) {
  std::vector<SystemDiff> diffs(a.systems.size());
  for (std::uint32_t i = 0; i < a.systems.size(); ++i) diffs[i].system.of_a = i;
  std::vector<bool> is_taken_of_b(b.systems.size());
  for (const SystemPair pair : match(a, b)) {
    diffs[pair.of_a] = diff_of_systems(a.systems[pair.of_a], b.systems[pair.of_b], pair);
    is_taken_of_b[pair.of_b] = true;
  }
  for (std::uint32_t j = 0; j < b.systems.size(); ++j) {
    if (is_taken_of_b[j]) continue;
    diffs.emplace_back().system.of_b = j;
  }
  return diffs;
}

bool is_same_position(const Position& a, const Position& b) {
  return a.players == b.players && a.to_move == b.to_move && anonymous_text(a) == anonymous_text(b);
}

class Words {
 public:
  Words(const Position& a, const Position& b) : a_(a), b_(b), players_(std::max(a.players, b.players)) {}

  std::string of_system(const SystemDiff& system) const {
    if (!system.system.of_b) return only(a_, *system.system.of_a, 'A');
    if (!system.system.of_a) return only(b_, *system.system.of_b, 'B');
    std::string words = text::quote(a_.systems[*system.system.of_a].name);
    char separator = ':';
    const auto add = [&](const std::string& change) {
      text::append(words, "{} {}", separator, change);
      separator = ',';
    };
    if (system.home.differs()) add(of_home(system.home.of_b));
    for (const PieceChange& change : system.pieces) add(of_change(change));
    return words;
  }

  std::string_view of_player(Player player) const { return seat_name(player, players_); }

 private:
  static std::string only(const Position& position, std::uint32_t index, char side) {
    const System& system = position.systems[index];
    return text::format("{} {} only in {}", text::quote(system.name), anonymous_text(system, position.players), side);
  }

  std::string of_home(std::optional<Player> home) const {
    return home ? text::format("home of {} in B", of_player(*home)) : "not a home in B";
  }

  // `2 g3 of North`
  std::string of_pieces(const PieceChange& change, Holder holder) const {
    const std::string pieces = change.count == 1 ? name_of(change.kind) : count_and_name(change);
    return holder.player ? text::format("{} of {}", pieces, of_player(*holder.player)) : "star " + pieces;
  }

  static std::string count_and_name(const PieceChange& change) {
    return text::format("{} {}", unsigned{change.count}, name_of(change.kind));
  }

  std::string of_change(const PieceChange& change) const {
    const std::string_view verb = change.count == 1 ? "is" : "are";
    const auto& [of_a, of_b] = change.holder;
    if (!of_b) return text::format("{} {} missing", of_pieces(change, *of_a), verb);
    if (!of_a) return text::format("{} {} new", of_pieces(change, *of_b), verb);
    return text::format("{} {} {}'s", of_pieces(change, *of_a), verb, of_player(*of_b->player));
  }

  const Position& a_;
  const Position& b_;
  Player players_;
};

std::string bank_words(const Pair<Pile>& bank) {
  std::string words;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    if (bank.of_a[kind] == bank.of_b[kind]) continue;
    text::append(words, "{}{} {} -> {}", words.empty() ? "" : ", ", name_of(kind), unsigned{bank.of_a[kind]},
                 unsigned{bank.of_b[kind]});
  }
  return words;
}

std::string headline(const PositionDiff& diff) {
  switch (diff.relation) {
    case Relation::same:
      if (diff.renamed_count() == 0) return "A and B are the same position";
      return text::format("A and B are the same position; {} other names",
                          counted(diff.renamed_count(), "system has", "systems have"));
    case Relation::swapped_seats:
      return "B is A with the seats of the players swapped";
    case Relation::different:
      break;
  }
  return comparing::differences_headline(diff.change_count());
}

}  // namespace

std::size_t PositionDiff::renamed_count() const {
  return static_cast<std::size_t>(
      std::count_if(systems.begin(), systems.end(), [](const SystemDiff& system) { return system.has_other_name; }));
}

std::size_t PositionDiff::change_count() const {
  const auto changed =
      std::count_if(systems.begin(), systems.end(), [](const SystemDiff& system) { return system.is_changed(); });
  return static_cast<std::size_t>(changed) + std::size_t{players.differs()} + std::size_t{to_move.differs()};
}

PositionDiff diff(const Position& a, const Position& b) {
  PositionDiff diff;
  diff.systems = diff_of_boards(a, b);
  diff.players = {a.players, b.players};
  diff.to_move = {a.to_move, b.to_move};
  diff.bank = {a.bank, b.bank};
  if (diff.change_count() == 0) return diff;
  const bool has_two = a.players == 2 && b.players == 2;
  const bool is_swapped = has_two && is_same_position(a, with_swapped_seats(b));
  diff.relation = is_swapped ? Relation::swapped_seats : Relation::different;
  return diff;
}

Position with_swapped_seats(const Position& position) {
  assert(position.players == 2);
  Position swapped = position;
  swapped.to_move = static_cast<Player>(1 - position.to_move);
  std::swap(swapped.standings[0], swapped.standings[1]);
  for (System& system : swapped.systems) {
    if (system.home) system.home = static_cast<Player>(1 - *system.home);
    std::swap(system.ships[0], system.ships[1]);
  }
  return swapped;
}

void append_change_lines(const Position& a, const Position& b, const PositionDiff& diff, std::string& out) {
  const Words words(a, b);
  for (const SystemDiff& system : diff.systems) {
    if (system.is_changed()) append_diff_line("system", words.of_system(system), out);
  }
  if (const std::string bank = bank_words(diff.bank); !bank.empty()) append_diff_line("bank", bank, out);
  if (diff.players.differs()) {
    append_diff_line("players", text::format("{} -> {}", unsigned{a.players}, unsigned{b.players}), out);
  }
  if (diff.to_move.differs()) {
    append_diff_line("to move", text::format("{} -> {}", words.of_player(a.to_move), words.of_player(b.to_move)), out);
  }
}

void append_name_line(std::string_view of_a, std::string_view of_b, std::string& out) {
  append_diff_line("name", text::format("{} is called {} in B", text::quote(of_a), text::quote(of_b)), out);
}

void append_name_lines(const Position& a, const Position& b, const PositionDiff& diff, std::string& out) {
  for (const SystemDiff& system : diff.systems) {
    if (!system.has_other_name) continue;
    append_name_line(a.systems[*system.system.of_a].name, b.systems[*system.system.of_b].name, out);
  }
}

void append_text(const Position& a, const Position& b, const PositionDiff& diff, std::string& out) {
  out += headline(diff) + '\n';
  if (diff.relation == Relation::swapped_seats) return;
  append_change_lines(a, b, diff, out);
  append_name_lines(a, b, diff, out);
}

}  // namespace plyglot::homeworlds
