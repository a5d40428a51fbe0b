#pragma once
// A player that speaks the protocol of the conformance suite (corpus/README.md): it gets the whole game each time.

#include "plyglot/match/match_player.hpp"

namespace plyglot::tool::match {

class SuitePlayer : public MatchPlayer {
 public:
  SuitePlayer(const MatchPlan& plan, std::size_t engine, MatchGame& game) : MatchPlayer(plan, engine, game) {}

  bool begin(const MatchBoard& board) override;
  bool follow(const std::string&, const MatchBoard&) override { return true; }

  static std::string why_unfit(const MatchPlan& plan, const MatchEngine& engine);

 private:
  Asked ask_move(const MatchBoard& board) override;

  std::uint32_t questions_ = 0;
};

}  // namespace plyglot::tool::match
