#pragma once
// A game to hold in the hand: played ply by ply, taken back, and shown at any time. A ply is judged on the board as it
// is, so that it costs the same however long the game is.

#include <plyglot/legal_move.hpp>
#include <plyglot/session.hpp>

namespace plyglot::toolchain {

// How a game ended: who has won it, or that it is a draw.
using GameEnd = board::Outcome;

// The board in numbers, a row for each piece or kind of piece.
//   hive        piece (hive_record.hpp), q, r, level
//   homeworlds  system or -1 for the bank, owner or -1, kind (homeworlds_position.hpp), how many; systems count from 0
//               in the order in which they were made, and the stars of one come before its ships
//   hexix       cell, owner, kind, number (hexix_position.hpp)
//   hopgi       square or -1 for a hand, owner, kind (hopgi_position.hpp), how many
struct Cells {
  // What the numbers of a row are. They live as long as the program.
  std::vector<std::string_view> columns;
  // One row after another.
  std::vector<std::int32_t> numbers;
};

// What each number of a legal move is (LegalMove::numbers). Of a move that has no such thing it is -1.
//   hive        piece, or -1 for a pass; q, r and level of where it goes
//   homeworlds  the moves are basic actions, of which a turn is made: verb (homeworlds_record.hpp); ship; system, as in
//               Cells; of a trade the new colour, of an attack whose ship it is; of a move the other system; of a
//               discovery the star. As a whole turn one is refused that eliminates its own player where the profile
//               does not allow this (homeworlds-rules G20): it is listed, since a turn can go on after it
//   hexix       0 placement, 1 increment, 2 capture; cell; target; of a placement 0 `v`, 1 `^`
//   hopgi       of the first leg piece, origin and target, of a second leg the same
using board::LegalMove;

class Game {
 public:
  // A new one: `hive`, `homeworlds`, `hexix` or `hopgi`, with options of the game (GameFacts of perft.hpp) or of the
  // notation in which its programs write it: for hive `uhp`, for the others the one of that name. None, with a
  // sentence, if there is no such game or option.
  static std::optional<Game> start(std::string_view game,
                                   const std::vector<std::pair<std::string, std::string>>& options,
                                   std::string& problem);
  // Goes on where a record ends that was read in this language; its plies can be taken back. None, with a sentence, if
  // it is not certain how it ends. Positions, and notations that are only read, go on in the language of a new game;
  // but no notation holds a game of Hive that goes on from a position, so that the language stays that of the position.
  static std::optional<Game> from(const Model& model, const Language& language, std::string& problem);

  ~Game();
  // A copy is a game of its own.
  Game(const Game& other);
  Game(Game&& other) noexcept;
  Game& operator=(Game other) noexcept;

  // The id, such as `hive`, and the language in which the game is written and read unless another is named.
  std::string_view id() const;
  const Language& language() const;
  // In which moves are listed and read unless another is named: the same, but for a game of Hive that goes on from a
  // position, where it is UHP.
  const Language& move_language() const;

  struct Played {
    bool is_played = false;
    // Why nothing was played, where no finding says it: a sentence.
    std::string problem;
    // About the words, in whose bytes their places are; with an error nothing was played.
    std::vector<diagnostics::Diagnostic> findings;
  };
  // Plays one ply, in Homeworlds a whole turn, as a text of the game's or of another notation writes it.
  Played play(std::string_view words);
  Played play(std::string_view words, const Language& language);
  // Takes the last ply back; false if there is none.
  bool undo();

  // That can be taken back.
  std::uint32_t plies() const;
  // From 0, in the order of play.
  std::uint8_t to_move() const;
  // None while the game goes on. A draw by repetition counts where the options have it (hive-rules H30): of a new game
  // of Hive `repetition` is `threefold` then. Other games have no such rule.
  std::optional<GameEnd> end() const;
  // How many times the position has been there in this game, counted by keys (PositionKeys::key), which leaves turns of
  // the board out of account: 1 for the first time.
  std::uint32_t occurrences();
  // In the language of the game; of a game of Hive that goes on from a position in UHP. Empty after the end of the
  // game; a draw that can be claimed is none.
  std::vector<LegalMove> moves() const;
  PositionKeys keys() const;
  // For whoever looks for the position elsewhere: its keys, and of a position of Hive with which the game began the
  // others that it may have (possible_keys_of in positions.hpp).
  std::vector<PositionKeys> possible_keys() const;
  Cells cells() const;

  // The record so far, or of a game of Hive that goes on from a position, its position now: for board_of, perft,
  // compare and others that take a model. It has no spans.
  Model model() const;
  // One of the views text, diagram, svg, dot, json, model and board; others are empty, and a picture with a note that
  // cannot be read, about which the problem is a sentence.
  std::string show(const Session::ViewOptions& options, std::string* problem = nullptr) const;
  // The game in its language. Empty if the model cannot be written.
  std::string text() const;
  // The game as `Session::translate` writes it, with the findings about what that loses. False if it cannot be written.
  bool write(const Target& to, std::string& out, diagnostics::Sink sink) const;

  struct State;

 private:
  explicit Game(std::unique_ptr<State> state);

  std::unique_ptr<State> state_;
};

}  // namespace plyglot::toolchain
