#pragma once
// The results of a match, counted.

#include "plyglot/match/match_record.hpp"

#include <map>

namespace plyglot::tool::match {

enum class SprtState : std::uint8_t { undecided, h0, h1 };

class MatchTable {
 public:
  explicit MatchTable(const MatchPlan& plan);

  // Games come in the order of their numbers.
  void add(const MatchGame& game);
  // Whether a sequential test has ended; what came later does not count.
  SprtState sprt_state() const { return sprt_state_; }
  std::uint32_t games() const { return games_; }
  bool has_findings() const { return findings_ != 0; }

  // For people, and one line of JSON.
  std::string human() const;
  std::string json() const;
  // In few words, while the match goes on.
  std::string progress() const;

 private:
  struct Side {
    std::uint32_t won = 0;
    std::uint32_t drawn = 0;
    std::uint32_t lost = 0;
    std::uint32_t games() const { return won + drawn + lost; }
    std::uint32_t half_points() const { return 2 * won + drawn; }
  };
  double ratio() const;
  void append_sides(std::string& out) const;
  void append_pairing(std::size_t pairing, std::string& out) const;

  const MatchPlan& plan_;
  std::vector<Side> sides_;
  std::vector<PairCounts> pairs_;
  std::map<std::string, std::uint32_t> ends_;
  std::uint32_t games_ = 0;
  std::uint32_t findings_ = 0;
  // Of the first engine of the pairing in the first game of the pair that comes next.
  std::uint32_t first_half_points_ = 0;
  SprtState sprt_state_ = SprtState::undecided;
};

}  // namespace plyglot::tool::match
