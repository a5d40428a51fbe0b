#pragma once
// A text with a move that is refused, and what it may have been meant to be, whatever the game.

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

namespace plyglot::repair {

// What a notation counts, from 0: a ply or a turn.
using Item = std::uint32_t;

// What may have happened to the text.
enum class Kind : std::uint8_t {
  // Items repeat those before them.
  repetition,
  // The refused item is corrected by the next one.
  correction,
  // The refused item has other words.
  words,
  // An item before it has, which was legal.
  earlier_words,
  // The words are those of two items, or two items are the words of one.
  split,
  joined,
  // Items have changed places.
  exchange,
  // Items belong nowhere.
  surplus,
  // An item of the side to move is missing, or one of each side.
  missing,
  missing_two,
  // From an item on the text follows another convention.
  convention,
};

// Odd: the text says something wrong of an item, which is played.
enum class Step : std::uint8_t { played, odd, refused };

// What a text says of an item besides its words.
struct Witness {
  // Its number; 0 for none.
  std::uint32_t number = 0;
  // Whose it is, as `mover` has it; -1 if the text does not say.
  std::int8_t mover = -1;
};

// What an item, or several, may have meant.
template <class Move>
struct Words {
  // Legal one after the other.
  std::vector<Move> moves;
  // How many items of the text they stand for.
  Item items = 1;
  // 1 for a slip of one byte.
  float cost = 1;
};

// One of the items that are played in the place of others: one of the text, or a move.
template <class Move>
struct Put {
  std::optional<Item> item;
  Move move{};
};

// One reading: the items from `begin` to before `end` are read as `puts`, and the rest in a convention.
template <class Move>
struct Script {
  Kind kind = Kind::words;
  Item begin = 0;
  Item end = 0;
  std::vector<Put<Move>> puts;
  std::uint8_t convention = 0;
  float cost = 0;
};

// The readings of a refused item that the items after it confirm.
template <class Move>
struct Answer {
  // The one with which play goes on: the one that reaches farthest, and of several the cheapest.
  Script<Move> best;
  // The first item that is not legal then; the number of items if all are.
  Item reached = 0;
  // How many readings reach as far, and how many of these cost hardly more than the best.
  std::uint32_t fits = 0;
  std::uint32_t equally_good = 0;
  // No other reading is nearly as good: then a fix may write the best.
  bool is_clear = false;
  // Up to three more of them, the cheapest first.
  std::vector<Script<Move>> others;
  // From this item on all of them are in one position; none if they never are.
  std::optional<Item> certain_from;
  // False if a limit ended the search: there may be more readings.
  bool is_complete = true;
  // How much was done.
  std::uint32_t tried = 0;
  std::uint64_t plies = 0;
};

struct Limits {
  // Plies that may be played for one refusal: this many, and so many for each item of the text.
  std::uint64_t plies = 8192;
  std::uint32_t plies_for_each_item = 16;
};

// What a game says of one of its texts. Conventions are counted from 1, and 0 is the text's own.
template <class Text>
concept RepairedText = requires(const Text& text, Item item, std::uint8_t convention, typename Text::Position& position,
                                const typename Text::Position& there, const typename Text::Move& move) {
  { Text::conventions } -> std::convertible_to<std::uint8_t>;
  { text.size() } -> std::same_as<Item>;
  // How many items the text says that it has; 0 if it says nothing.
  { text.told_size() } -> std::same_as<Item>;
  { text.start() } -> std::same_as<typename Text::Position>;
  // Plays an item as it is written. Where it is refused the position stays as it was.
  { text.play_item(item, convention, position) } -> std::same_as<Step>;
  // A legal one.
  {text.play(move, position)};
  // Equal for two positions in which the same items are legal, now and later, and for hardly any others.
  { text.key(there) } -> std::same_as<std::uint64_t>;
  // The side to move.
  { text.mover(there) } -> std::same_as<std::int8_t>;
  // Whether two items have the same words.
  { text.is_same(item, item) } -> std::same_as<bool>;
  { text.witness(item) } -> std::same_as<Witness>;
  // Whether the text keeps what was refused, and the next item may be the correction of this one.
  { text.is_corrected(item) } -> std::same_as<bool>;
  // All legal moves.
  { text.moves(there) } -> std::same_as<std::vector<typename Text::Move>>;
  // The side to move does nothing, whatever the rules say; false where that cannot be.
  { text.skip(position) } -> std::same_as<bool>;
  // The legal moves from which a slip leads to the item; more of them for the item that is refused.
  { text.near(item, there, bool{}) } -> std::same_as<std::vector<Words<typename Text::Move>>>;
  // Items that name what an item names, and in which a slip may show only there.
  { text.related(item) } -> std::same_as<std::vector<Item>>;
};

}  // namespace plyglot::repair
