#pragma once
// The folder of a match: what was asked for, and what was played.
//   state.json     what was asked for
//   events.jsonl   the events of each game that is finished, in the order in which games ended
//   games/N.EXT    the same games in a notation of their game
//   ENGINE.log     what each engine did that it should not
// The events are the truth; the rest but the first is made of them. They are appended game by game, and each is on the
// disk before the next one: whatever ends the program, only games that were not finished are lost.

#include "plyglot/match/match_record.hpp"

namespace plyglot::tool::match {

class RunFolder {
 public:
  // A new one, of a match that begins. Throws a UsageError if there is something else in its place.
  RunFolder(std::string path, const MatchPlan& plan);
  // One that is there. Throws a UsageError if it holds no match, or if another program works in it.
  explicit RunFolder(std::string path);
  ~RunFolder();
  RunFolder(const RunFolder&) = delete;
  RunFolder& operator=(const RunFolder&) = delete;

  const MatchPlan& plan() const { return plan_; }
  // The games that were finished, in the order in which they ended; once, before anything is added.
  std::vector<MatchGame> take_finished();
  // The events of a game that has ended; throws a FileError.
  void add_events(const std::string& events);
  // The game itself, in the order of their numbers; throws a FileError.
  void add_game(const MatchGame& game);

 private:
  void open_events();
  std::string file(const std::string& name) const { return path_ + '/' + name; }

  std::string path_;
  MatchPlan plan_;
  int events_ = -1;
};

// A game in a notation of its own; in Hive PGN the thinking time of each move is a comment after it.
std::string game_text(const MatchPlan& plan, const MatchGame& game);
std::string game_file_name(const MatchPlan& plan, std::uint32_t number);
// What an engine did in a game that it should not, and that it lost by it; empty for nothing.
std::string log_of(const MatchPlan& plan, const MatchGame& game, std::size_t engine);

}  // namespace plyglot::tool::match
