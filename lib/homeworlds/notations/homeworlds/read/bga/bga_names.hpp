#pragma once
// Who plays and which systems there are, as the log of Board Game Arena calls them (homeworlds B2).

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <plyglot/homeworlds_position.hpp>

namespace plyglot::homeworlds {

// Views the text, which must outlive it.
class BgaNames {
 public:
  // One who sets up; nothing if that player is known, or four are.
  void add_player(std::string_view name, text::Span span);
  // A system that is discovered.
  void add_system(std::string_view name) { systems_.emplace(hash_of(name), name); }

  // By seat.
  const std::vector<text::Span>& players() const { return player_spans_; }
  // The longest known player with whom the sentence begins, of those whose names are shorter than `below`.
  std::optional<std::string_view> player_before(std::string_view sentence, std::size_t below) const;
  bool is_player(std::string_view name) const;

  // Where the two systems of a move are divided: the offset of its ` to `, in `A to B`. The longest known origin with a
  // known target goes before the longest known origin, and that before the first place; none without such words.
  // Linear, but for targets after origins that are known.
  std::optional<std::size_t> find_to(std::string_view systems) const;

  // What a system is called on the board: a home by its player alone. A system that is called like a player gets the
  // blank before it, which no home has.
  text::Span name_on_board(std::string_view name, text::Span span) const;

 private:
  static std::uint64_t hash_of(std::string_view name);
  bool is_home(std::string_view name) const;
  bool is_system(std::string_view name) const;

  std::vector<std::string_view> players_;
  std::vector<text::Span> player_spans_;
  // By their hashes; of two names with one hash the first is found.
  std::unordered_map<std::uint64_t, std::string_view> systems_;
};

}  // namespace plyglot::homeworlds
