#pragma once
// Records of Homeworlds as they are written: one tree of typed nodes for all dialects (homeworlds 4).
//
// What a word means can depend on the position (a trade can be read in two orders, a colour can stand for a ship), so
// the nodes keep the words in their places; what they mean on the board is decided when they are played.

#include "homeworlds/record/position_problem.hpp"
#include "homeworlds/rules/action.hpp"
#include "homeworlds/rules/rule.hpp"

namespace plyglot::homeworlds {

// A word of an action. Empty if the action has none.
struct Word {
  text::Span span;

  constexpr bool is_present() const { return !span.empty(); }
};

// homeworlds R8: which order the words of a trade are in.
enum class TradeOrder : std::uint8_t {
  // ship, system, colour.
  system_first,
  // ship, colour or piece, system.
  colour_first,
};

struct ActionNode {
  // The compiler's own would fill it with zeros first.
  ActionNode() {}

  Verb verb = Verb::pass;
  // From the first byte of the verb to the last of the last argument.
  text::Span span;
  text::Span verb_span;
  // homeworld.
  std::array<Word, 2> stars{};
  // homeworld, build (a piece or a colour), trade, discover, move, attack, sacrifice.
  Word ship;
  // The system named first; the name of a homeworld.
  Word system;
  // move, discover.
  Word other_system;
  // discover.
  Word star;
  // trade (what the ship becomes), catastrophe: a colour, or a piece.
  Word colour;
  // attack: without the piece it is glued to.
  Word owner;
  // The order of the words of a trade, and whether they can be read the other way as words.
  TradeOrder order = TradeOrder::system_first;
  bool can_be_reordered = false;
  // pass: `pass *`.
  bool is_all = false;
  // False if a word is not a piece, colour or name, which is reported: it stays in the tree and is not played.
  bool is_playable = true;
};

struct TurnNode {
  // From the first to the last word; of a turn without words the start of its number, twice.
  text::Span span;
  // With its `)` or `.`; empty if there is none.
  text::Span number_span;
  // In layout `rounds`: `1...`, which marks every turn of a round but the first; and which turn of the round it marks.
  bool is_later_half = false;
  Player half = 0;
  // Where the first of its lines begins, which can be one of separators alone; none if the turn is one line.
  std::optional<std::uint32_t> first_line;
  std::optional<std::uint32_t> number;
  text::Span handle;
  // Into Ast::actions.
  std::uint32_t first_action = 0;
  std::uint32_t action_count = 0;
  // The `*`.
  text::Span confirmation;
  // homeworlds 7: its other actions are played, and after it the position is uncertain.
  bool is_broken = false;
  // L12: what it sacrificed for seems to go on in the turn below, so that nothing is said of passes that it lacks.
  bool goes_on_below = false;
  // L20: a mark ends it that may also separate it from the turn below.
  bool ends_in_mark = false;
  // homeworlds 3.3: words after a homeworld are swallowed.
  bool has_swallowed = false;

  // With its number and handle.
  text::Span whole() const { return whole_turn(number_span, handle, span); }
};

// homeworlds L5: without regard to case, in the order of the page.
enum class HeaderKey : std::uint8_t {
  players,
  layout,
  rules,
  dialect,
  event,
  title,
  site,
  date,
  round,
  result,
  winner,
  comment,
};
inline constexpr std::size_t header_keys = 12;

struct HeaderNode {
  text::Span key;
  text::Span value;
  // Without blanks around and without a comment.
  text::Span line;
  // None if it is not known.
  std::optional<HeaderKey> known;
  // False if the key occurs further up, or the value cannot be used.
  bool has_effect = true;
  // In layout `rounds`: a result without a key, such as `1-0`. In `hwl`: how the record ends (homeworlds H5).
  bool is_last_line = false;
  // The same, on the line of a turn.
  bool is_on_line_of_turn = false;
};

struct CommentNode {
  // Without its line end; from the `#`, or what stands for it.
  text::Span span;
  bool stands_alone = true;
  // 1 for `#`, 2 for `//`, 0 for a remark without a sign (homeworlds L14).
  std::uint8_t sign_size = 1;
};

// homeworlds L9.
enum class Layout : std::uint8_t { line, numbered, block, rounds };

struct Ast {
  text::Span span;
  Dialect dialect = Dialect::seed;
  std::vector<HeaderNode> headers;
  // By key, the first header of that kind, which counts: into `headers`.
  std::array<std::optional<std::uint32_t>, header_keys> known_headers{};
  // By seat, from the header `Players`; empty without a usable one.
  std::vector<text::Span> players;
  // Of a game record in JSON the same in words, and the number of seats: its header is not part of the source that the
  // turns are read from.
  std::vector<std::string> player_names;
  std::optional<Player> player_count;
  // From the header `Rules`.
  std::optional<Profile> profile;
  std::vector<CommentNode> comments;
  Layout layout = Layout::line;
  // The position as text (homeworlds L6); empty if there is none. Of a text in another form (L17) all of it.
  text::Span position;
  // What it says; none if it is broken.
  std::optional<Position> initial;
  // What is broken about it.
  std::optional<PositionProblem> position_problem;
  std::vector<TurnNode> turns;
  std::vector<ActionNode> actions;
  // homeworlds L21: a second game and all that is below, which is not read; empty if there is none.
  text::Span second_game;
  // Lines of separators alone, which make no turn (homeworlds R12): where they begin.
  std::vector<std::uint32_t> separator_lines;
  // The turn before which something makes the position uncertain (L8, L12); the number of turns if it is after the
  // last.
  std::optional<std::uint32_t> uncertain_from;
  // homeworlds L7.
  bool is_fragment = false;

  // Empties it and keeps its memory.
  void clear();
};

}  // namespace plyglot::homeworlds
