#include "comparing/diff_lines.hpp"
#include "homeworlds/diff/position_diff.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {
namespace {

using comparing::append_diff_line;
using text::counted;

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
  return counted(diff.change_count(), "difference") + " between A and B";
}

}  // namespace

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
