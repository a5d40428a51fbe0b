#pragma once
// A player that speaks the Universal Hive Protocol: it keeps a board of its own, which is compared.

#include "plyglot/match/match_player.hpp"

namespace plyglot::tool::match {

class UhpPlayer : public MatchPlayer {
 public:
  UhpPlayer(const MatchPlan& plan, std::size_t engine, MatchGame& game) : MatchPlayer(plan, engine, game) {}

  bool begin(const MatchBoard& board) override;
  bool follow(const std::string& words, const MatchBoard& board) override;

  static std::string why_unfit(const MatchPlan& plan, const MatchEngine& engine);

 private:
  Asked ask_move(const MatchBoard& board) override;
  bool load(const MatchBoard& board);
  void check_claims(const engines::Answer& answer, const std::string& command, const MatchBoard& board);
};

}  // namespace plyglot::tool::match
