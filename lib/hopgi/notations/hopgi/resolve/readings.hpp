#pragma once
// How play reads a game in which a turn is not legal as it is written (hopgi R27): once a reading is found the game is
// played again from its beginning, by that reading.

#include <plyglot/diagnostic.hpp>
#include <plyglot/hopgi_move.hpp>

#include <map>
#include <vector>

namespace plyglot::hopgi::record {

struct Resolution;

// How an item of the game is read.
struct ItemReading {
  // Turns that are missing before it.
  std::vector<Turn> before;
  // Else `instead` is played in its place, which is nothing for a turn that is left out.
  bool is_as_written = true;
  std::vector<Turn> instead;
  // The number of the next turn is at the end of its word.
  bool ends_with_number = false;
};

// A turn that was refused, and has a reading. Items are those of Ast::items.
struct Refusal {
  std::size_t item = 0;
  // The first one that is read otherwise than it is written.
  std::size_t begin = 0;
  // From here on the position is known again, whichever reading is right; none if it never is.
  std::optional<std::size_t> certain_from;
  // Whether other readings fit.
  bool is_guess = false;
  // What is said of it; none if reading has said it.
  std::optional<diagnostics::Diagnostic> finding;
  // Its number.
  std::uint32_t number = 0;
};

// A turn of two legs that are two or three items (R28).
struct TurnOfItems {
  Turn turn;
  std::size_t last_item = 0;
};

struct Readings {
  // So that time is linear in the text.
  static constexpr std::size_t most_searches = 8;

  std::map<std::size_t, ItemReading> items;
  std::vector<Refusal> refusals;
  std::size_t searches = 0;
  // One was found: the game is to be played again.
  bool are_new = false;
};

// Looks for a reading of the turn at Resolution::item, which is `finding` of play, or else of reading. True if there is
// one; then Readings::are_new.
bool look_for_reading(Resolution& resolution, std::optional<std::uint32_t> in_words,
                      std::optional<diagnostics::Diagnostic> finding);

}  // namespace plyglot::hopgi::record
