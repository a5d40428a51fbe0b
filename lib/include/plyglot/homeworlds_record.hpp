#pragma once
// A game of Homeworlds as it was written down: turns of actions, and the systems they speak of (homeworlds 4). It is
// the model of all dialects.

#include <plyglot/homeworlds_position.hpp>

namespace plyglot::homeworlds {

// homeworlds 6.
enum class Dialect : std::uint8_t { seed, ap, sdg, jpb, quux, hwl, bga };
inline constexpr std::size_t dialects = 7;
// `seed`.
std::string_view name_of(Dialect dialect);

// Where public implementations differ in the rules (homeworlds-rules 4).
enum class Profile : std::uint8_t { rules, ap, sdg, jpb, quux, hwl, bga };
inline constexpr std::size_t profiles = 7;
// `rules`.
std::string_view name_of(Profile profile);

enum class Verb : std::uint8_t { homeworld, build, trade, discover, move, attack, sacrifice, catastrophe, pass };
inline constexpr std::size_t verbs = 9;
// `homeworld`.
std::string_view name_of(Verb verb);

// A system by its place in the history of the game: numbers count from 0 and are never used again.
using SystemId = std::uint32_t;

// An action of the game, counted from 0 through all turns.
using ActionNumber = std::uint32_t;
// What stands for the text of the position, where something was put by that and by no action.
inline constexpr ActionNumber no_action = 0xFFFFFFFF;

// A system that there was in the game.
struct RecordSystem {
  // As it was given; of a home without a name what it is called by (homeworlds R13).
  std::string name;
  // Where the name is given; empty if it is not written.
  text::Span name_span;
  // Who set up there.
  std::optional<Player> home_of = std::nullopt;
  // no_action: it is in the position that the record begins with.
  ActionNumber created = no_action;
  // The action that made it disappear; no_action if it exists in the end, or if that is unknown.
  ActionNumber gone = no_action;

  bool has_written_name() const { return !name_span.empty(); }
};

// What an action calls a system.
struct SystemName {
  enum class Kind : std::uint8_t {
    // The action has none here.
    none,
    // A system: into Record::systems.
    system,
    // A name that no system had, or for which that is unknown: into Record::other_names.
    other,
  };
  Kind kind = Kind::none;
  std::uint32_t index = 0;
  // Where it is written; empty if it is not.
  text::Span span;
};

// `b`, `blue` and `b1` (homeworlds R6).
enum class ColourForm : std::uint8_t { letter, name, piece };

// One action. Which members count is a matter of the verb; the others are empty.
struct RecordAction {
  Verb verb = Verb::pass;
  // homeworld: none stands for `-`.
  std::array<std::optional<PieceKind>, 2> stars{};
  // homeworld, build, trade, discover, move, attack, sacrifice. Of a build without a size the piece that it takes, if
  // that is known.
  std::optional<PieceKind> ship;
  // build, trade (the new colour), catastrophe.
  Colour colour = Colour::blue;
  // build: false if only the colour is written.
  bool has_written_size = true;
  // homeworld, discover: false if the new system's name is not written (homeworlds R11, R13).
  bool has_written_name = true;
  // trade: the size that is written with the new colour (homeworlds R6).
  std::optional<std::uint8_t> traded_size;
  // trade: how a dialect that writes colours as letters writes the new one (homeworlds 5). Not a letter if that would
  // mean something else here.
  ColourForm colour_form = ColourForm::letter;
  // Of `hwl`: the letters that tell its pieces from others of their kinds, in the order of writing (homeworlds H2); 0
  // for a piece that has none.
  std::array<char, 3> serials{};
  // The system where it happens; of a homeworld the new one.
  SystemName system;
  // move: where to. discover: the new one.
  SystemName other_system;
  // discover.
  PieceKind star = 0;
  // attack: whose ship it is, as written, or as known from the position if it is not written.
  std::optional<Player> owner;
  // The letter or digit that says so in the text; 0 if there is none.
  char written_owner = '\0';
  // pass: all that is left (homeworlds R14).
  bool is_all = false;
  // False if the action was not played, since the position or what it means is not known, or the game is over.
  bool is_played = true;
  text::Span span;
  // The word for the ship; empty if it has none.
  text::Span ship_span;
};

// Of what a turn has of these; it has at least the last.
constexpr text::Span whole_turn(text::Span number, text::Span handle, text::Span words) {
  const text::Span named = handle.empty() ? words : text::cover(handle, words);
  return number.empty() ? named : text::cover(number, named);
}

struct RecordTurn {
  // The compiler's own would fill it with zeros first.
  RecordTurn() {}

  std::optional<std::uint32_t> number;
  // With its `)` or `.`; empty if there is none.
  text::Span number_span;
  // Of a record in rounds: `1...`, which marks every turn of a round but the first.
  bool is_later_half = false;
  // As written; empty if there is none.
  std::string handle;
  text::Span handle_span;
  Player player = 0;
  // Into Record::actions.
  std::uint32_t first_action = 0;
  std::uint32_t action_count = 0;
  // It ends with `*`.
  bool is_confirmed = false;
  text::Span confirmation;
  // The whole turn as it is written, if it has an error of the notation: it cannot be written in another way then
  // (homeworlds 5). Empty else.
  std::string verbatim;
  // The same of a turn without such an error that the rules refuse, or that comes after an error by which the position
  // was lost: formatting copies it.
  std::string as_written;
  const std::string& copy() const { return verbatim.empty() ? as_written : verbatim; }
  // From the first word to the last, with the `*`; of a turn without words where its number begins, twice.
  text::Span span;

  // With its number and handle.
  text::Span whole() const { return whole_turn(number_span, handle_span, span); }
};

struct RecordHeader {
  // As written: `Players`. Of the first line of a transcript `SDG#`.
  std::string key;
  std::string value;
  text::Span span;
  // Of a record in rounds: the result that is its last line, which is there without its key `Result`. Of `hwl`: how the
  // record ends (homeworlds H5).
  bool is_last_line = false;
  // The same, on the line of a turn.
  bool is_on_line_of_turn = false;
};

struct RecordComment {
  // Without the sign in front of it; of a transcript of the archive the whole line, with the blanks that make it chat.
  std::string text;
  text::Span span;
  // It is a line of a transcript, and so not a comment that comes from another text.
  bool is_chat = false;
  // Of chat: what is between its words and the next line that is not blank, without the last line end.
  std::string space_below;
  // It is a remark that is not marked as a comment (homeworlds L14, L18), and is printed as it is written.
  bool is_bare = false;
};

// Text with an error that is neither read nor part of a turn: a position.
struct RecordUnread {
  std::string text;
  text::Span span;
};

// What is in the text, from the top (homeworlds 5).
struct RecordPart {
  enum class Kind : std::uint8_t {
    blank,
    // Into Record::headers.
    header,
    position,
    // Into Record::turns.
    turn,
    // Into Record::comments: alone on a line, or at the end of the line above.
    comment,
    comment_after,
    // Into Record::unread.
    unread,
  };
  Kind kind = Kind::blank;
  std::uint32_t index = 0;
};

// How a game ended, as far as it can be played.
enum class RecordOutcome : std::uint8_t {
  open,
  won,
  draw,
  // After an error it is not known (homeworlds-rules E2).
  unknown,
};

struct Record {
  Dialect dialect = Dialect::seed;
  Profile profile = Profile::rules;
  // Of `seed`: in layout `rounds` (homeworlds L9).
  bool is_in_rounds = false;
  // Of `ap`: the game record in JSON.
  bool is_json = false;
  // Its document, for the sake of what no other dialect has a place for; empty if the record comes from another form.
  std::string document;
  // False if that is not a game record: then nothing is known of a game.
  bool is_readable = true;
  Player player_count = 2;
  // By seat: from the header `Players` and its likes, or else the handles of the turns; fewer than there are players if
  // not all are named.
  std::vector<std::string> players;
  // Where a header or its like names them, by seat; empty if none does.
  std::vector<text::Span> player_spans;
  std::vector<RecordHeader> headers;
  // The position that it begins with; none if it begins at the start, or if the position cannot be read.
  std::optional<Position> initial;
  // Empty if there is no position.
  text::Span position_span;
  std::vector<RecordSystem> systems;
  std::vector<std::string> other_names;
  std::vector<RecordTurn> turns;
  std::vector<RecordAction> actions;
  std::vector<RecordComment> comments;
  std::vector<RecordUnread> unread;
  // In the order of the text; every header, comment, turn and unread text is here once.
  std::vector<RecordPart> parts;
  // Only syntax is known (homeworlds L7).
  bool is_fragment = false;
  // After this many turns the position is certain (homeworlds-rules E2); of a fragment 0.
  std::uint32_t certain_turns = 0;
  RecordOutcome outcome = RecordOutcome::open;
  // If it is won.
  Player winner = 0;
  text::Span span;

  // Empties it and keeps its memory.
  void clear();
};

// Empty for none.
std::string_view name_of(const Record& record, const SystemName& name);

// homeworlds R13: `North`, `South`; with more players `East`, `West` too. The player must be one of them.
std::string_view seat_name(Player player, Player players);

// As the record calls the player, else by the seat. Views the record.
std::string_view player_name(const Record& record, Player player);

// After the last turn up to which the position is certain; of a fragment without a position the start.
Position final_position(const Record& record);

}  // namespace plyglot::homeworlds
