#pragma once
// The legal turns of Hopgi from which a slip of the pen leads to a word (hopgi R27).

#include "hopgi/rules/state.hpp"
#include "repair/repaired_text.hpp"

#include <plyglot/hopgi_move.hpp>

#include <string_view>

namespace plyglot::hopgi::verdicts {

// All legal turns, drops last. In the game files are to White what ranks are to Black, and the order is the same for
// both: it decides between readings that are equally good.
std::vector<Turn> turns_in_order(const State& state);

// Longer words are not looked at: no turn has more bytes.
inline constexpr std::size_t longest_turn = 32;

enum class WordForm : std::uint8_t {
  // With the squares from which pieces move.
  with_origin,
  // Either that, or as in short moves (R14).
  any,
};

// `written` is a turn without blanks and suffix, or a word in its place.
std::vector<repair::Words<Turn>> near_turns(const State& state, std::string_view written, WordForm form);

// The rest of a word after a turn, if it is the number of the next one: its bytes; 0 if it is not.
std::size_t size_of_number(const State& state, std::string_view rest);

// Appends two turns that ran together, with or without the number of the second, and a turn that ran into the number of
// the next.
void append_run_together(const State& state, std::string_view written, std::vector<repair::Words<Turn>>& found);

// Appends a turn that is broken in two words.
void append_broken(const State& state, std::string_view written, std::string_view next,
                   std::vector<repair::Words<Turn>>& found);

}  // namespace plyglot::hopgi::verdicts
