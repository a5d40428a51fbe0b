#pragma once
// A match as JSON: what was asked for, and what happened in each game.

#include "plyglot/match/match_record.hpp"

namespace plyglot::tool::match {

// With line ends, for people too.
std::string plan_text(const MatchPlan& plan);
// Throws std::runtime_error if it is not such a text.
MatchPlan plan_of(const std::string& text);

// The events of a game, one a line: `started`, `move`, `finding` and last `finished`.
std::string events_of(const MatchPlan& plan, const MatchGame& game);

// Takes the lines of a file of events; what belongs to a game that is not finished is left out.
class EventReader {
 public:
  explicit EventReader(const MatchPlan& plan) : plan_(plan) {}

  // A game that this line, without its end, finishes. Throws std::runtime_error if it is not an event of the match.
  std::optional<MatchGame> take(std::string_view line);

 private:
  std::size_t side_of(const std::string& name) const;

  const MatchPlan& plan_;
  MatchGame game_;
};

}  // namespace plyglot::tool::match
