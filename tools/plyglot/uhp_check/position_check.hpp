#pragma once
// The engine's board beside plyglot's.

#include "plyglot/uhp_check/illegal_moves.hpp"
#include "plyglot/uhp_check/tested_engine.hpp"

#include <functional>

namespace plyglot::tool::uhp_check {

// Asks for the moves of the position that both have, and logs each difference. False if there is one, or no answer.
bool compare_moves(Referee& referee, TestedEngine& engine, CheckLog& log);
// The words that the engine lists now, sorted; what is wrong with them is of no interest.
std::vector<std::string> words_listed(TestedEngine& engine, const Referee& referee);
// Asks the engine by these commands to play what is not legal; after all of them it must list what it listed before.
// False if it has no answer, or if it cannot be brought back to where it was.
bool expect_refusals(const std::vector<std::string>& commands, Referee& referee, TestedEngine& engine, CheckLog& log);
// Looks at a GameString that the engine says: its type, state, turn and number of moves.
void check_game_string(const engines::Answer& answer, const std::string& command, const Referee& referee,
                       CheckLog& log);
// Plays a legal move on both boards. False if the engine could not follow, which is logged.
bool play_on_both(const RefereeMove& move, Referee& referee, TestedEngine& engine, CheckLog& log);
// Begins a game of the referee's type. False as above.
bool begin_on_both(const Referee& referee, TestedEngine& engine, CheckLog& log);
// Brings the engine to the referee's game, whatever it has done: by a GameString, or else ply by ply. False if it does
// not get there, which is not logged.
bool set_up(const Referee& referee, TestedEngine& engine);

// Which of the legal moves is played next; null at the end of what is to be played.
using Chooser = std::function<const RefereeMove*(Referee& referee)>;
// Plays a game on both boards, and compares the moves after each ply, and once more after some plies were taken back.
// After some plies, and at the end, the engine is asked to play what is not legal.
void check_game(const std::string& type, const Chooser& choose, IllegalMoves& illegal, TestedEngine& engine,
                CheckLog& log);

// Every position of a type that can be reached in fewer than `depth` plies, from the given plies on; the nearest ones
// first, up to the first that differs.
void check_perft(Referee& referee, std::uint32_t depth, TestedEngine& engine, CheckLog& log);

}  // namespace plyglot::tool::uhp_check
