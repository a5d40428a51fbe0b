#pragma once
// The engine's board beside plyglot's.

#include "plyglot/uhp_check/referee.hpp"
#include "plyglot/uhp_check/tested_engine.hpp"

#include <functional>

namespace plyglot::tool::uhp_check {

// True if all words are spelled as plyglot spells them: then nothing else need be looked at. The words are sorted.
bool is_same_list(std::vector<std::string>& words, const std::vector<RefereeMove>& moves);
// Asks for the moves of the position that both have, and logs each difference. False if there is one, or no answer.
bool compare_moves(Referee& referee, TestedEngine& engine, CheckLog& log);
// Looks at a GameString that the engine says: its type, state, turn and number of moves.
void check_game_string(const engines::Answer& answer, const std::string& command, const Referee& referee,
                       CheckLog& log);
// Plays a legal move on both boards. False if the engine could not follow, which is logged.
bool play_on_both(const RefereeMove& move, Referee& referee, TestedEngine& engine, CheckLog& log);
// Begins a game of the referee's type. False as above.
bool begin_on_both(const Referee& referee, TestedEngine& engine, CheckLog& log);

// Which of the legal moves is played next; null at the end of what is to be played.
using Chooser = std::function<const RefereeMove*(Referee& referee)>;
// Plays a game on both boards, and compares the moves after each ply, and once more after some plies were taken back.
void check_game(const std::string& type, const Chooser& choose, TestedEngine& engine, CheckLog& log);

// Every position of a type that can be reached in fewer than `depth` plies, from the given plies on; the nearest ones
// first, up to the first that differs.
void check_perft(Referee& referee, std::uint32_t depth, TestedEngine& engine, CheckLog& log);

}  // namespace plyglot::tool::uhp_check
