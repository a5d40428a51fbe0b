#pragma once
// What the words of an action mean on the board (homeworlds 4).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/rules/referee/referee.hpp"
#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// Findings of a reading: from `first`, before `last`.
struct FindingRange {
  std::size_t first = 0;
  std::size_t last = 0;
};

// homeworlds R8.3: a trade whose words can be read in two orders gets the one that is meant on this board, in the tree
// as well, and what has to be said about it is reported. `findings` are those of its turn: of them what holds in the
// order of the tree only is switched off if that is left.
void choose_trade_order(Reading& reading, const State& state, Player player, FindingRange findings, ActionNode& node);

// The same where the position is not known (homeworlds R8.4): either word can be the system, and nothing is said of how
// they are written.
void leave_trade_order(Reading& reading, FindingRange findings, const ActionNode& node);

// The letter for the new colour of a trade, unless that would mean something else or less than what is written: a size
// that is not the ship's is a fault, and the letter may be taken for a system that is called so (homeworlds R8.3).
// `state` is null if the position is not known.
ColourForm needed_colour_form(const Reading& reading, const State* state, Player player, const ActionNode& node,
                              const Action& trade);

// The action that a node stands for. A node without a name for a new system leaves it empty. Names view the source.
Action read_action(const Reading& reading, const ActionNode& node, Player players);

// The same for the record, as it is written: without systems.
void fill_action(const Reading& reading, const ActionNode& node, const Action& action, RecordAction& into);

// The words of an action that have serials in `hwl`, in the order of writing (homeworlds H2).
std::array<Word, 3> words_with_serials(const ActionNode& node);

// homeworlds H1: the number of the next system, less the number of systems there have been, where those of the position
// have theirs.
std::uint32_t first_number(const Record& record);

// homeworlds R13: what the home of a player is called that gets no name: by the handle of its turn, if it has one.
std::string_view home_name(const Record& record, std::string_view handle, Player player);

// Whose ship an attack takes, where it is not written: the only enemy who has it there.
std::optional<Player> owner_by_position(const State& state, Player player, const Action& attack);

}  // namespace plyglot::homeworlds
