#pragma once
// The turns of a text of Homeworlds, as the search for its readings asks for them (lib/repair).

#include "homeworlds/notations/homeworlds/resolve/played_text.hpp"
#include "homeworlds/rules/referee/referee.hpp"
#include "repair/repaired_text.hpp"

#include <deque>
#include <unordered_map>

namespace plyglot::homeworlds {

// A repair::RepairedText. Its items are the turns, and a position is a referee between two of them.
class HomeworldsText {
 public:
  using Position = Referee;
  // A turn in words, by its place among all that were read.
  using Move = std::uint32_t;
  static constexpr std::uint8_t conventions = 0;

  // The text must outlive it. Turns before the refused one count as legal although their words say something wrong.
  HomeworldsText(const PlayedText& text, repair::Item refused);

  repair::Item size() const { return static_cast<repair::Item>(text_.ast.turns.size()); }
  repair::Item told_size() const { return 0; }
  Position start() const;
  repair::Step play_item(repair::Item item, std::uint8_t convention, Position& position) const;
  repair::Step play(Move move, Position& position) const { return play(read_[move].turn(), position, true); }
  std::uint64_t key(const Position& position) const;
  std::int8_t mover(const Position& position) const { return static_cast<std::int8_t>(position.state().to_move()); }
  bool is_same(repair::Item a, repair::Item b) const;
  repair::Witness witness(repair::Item item) const;
  bool is_corrected(repair::Item) const { return false; }
  // The basic actions and a pass. Of those that sacrifice there are thousands.
  std::vector<Move> moves(const Position& position) const;
  bool skip(Position& position) const;
  std::vector<repair::Words<Move>> near(repair::Item item, const Position& position, bool is_refused) const;
  std::vector<repair::Item> related(repair::Item item) const;

  // For those who look for near turns.

  const DialectForm& form() const { return form_; }
  const Record& record() const { return text_.record; }
  const text::Source& source() const { return text_.source; }
  const TurnNode& turn(repair::Item item) const { return text_.ast.turns[item]; }
  // Without its number and handle.
  std::string_view written(repair::Item item) const { return text_.source.slice(turn(item).span); }
  std::string_view words(Move move) const { return read_[move].words; }
  // None if the words are not a turn without an error.
  std::optional<Move> read(std::string words) const;
  // Whether the turn has words that are unusual.
  bool is_unusual(Move move) const { return read_[move].is_unusual; }
  // Plays the actions of the turn, which goes on.
  bool begin(Move move, Position& position) const { return play(read_[move].turn(), position, false) == Step::played; }
  std::optional<Colour> sacrificed_in(Move move) const;
  std::vector<std::string> spelled(const State& state, const std::vector<Action>& actions) const;
  // What a player is called by handles or the header `Players`; empty if the text does not say it.
  std::string_view called(Player player) const;
  // Names that the refused turn uses, and none of that name exists.
  const std::vector<std::string>& unknown_names() const { return unknown_names_; }

 private:
  using Step = repair::Step;
  // Where the words of a turn are.
  struct Turn {
    const text::Source& source;
    const TurnNode& node;
    const ActionNode* actions;
    bool has_error;

    std::string_view handle() const { return source.slice(node.handle); }
  };
  struct ReadTurn {
    std::string words;
    text::Source source;
    TurnNode node;
    std::vector<ActionNode> actions;
    bool is_unusual = false;

    Turn turn() const { return {source, node, actions.data(), false}; }
  };

  Step play(const Turn& turn, Position& position, bool ends) const;
  bool play_action(const Turn& turn, ActionNode node, Reading& reading, Referee& referee) const;
  std::string new_name(const State& state) const;
  // Whether what comes after it is not judged, whatever it says.
  bool is_lost(repair::Item item) const;

  const PlayedText& text_;
  const repair::Item refused_;
  const DialectForm& form_;
  // Of `hwl`: as in TurnResolver.
  std::uint32_t next_number_ = 1;
  // Of the turns: whether the notation has an error in it, and what its actions say in one spelling.
  std::vector<bool> has_error_;
  std::vector<std::string> said_;
  std::vector<std::string> unknown_names_;
  // Memory.
  mutable std::deque<ReadTurn> read_;
  mutable std::unordered_map<std::string, std::optional<Move>> known_;
  mutable Ast ast_;
  mutable TurnItems items_;
  mutable TurnMemory memory_;
  mutable std::vector<NotedFinding> findings_;
  mutable std::vector<Violation> violations_;
};

}  // namespace plyglot::homeworlds
