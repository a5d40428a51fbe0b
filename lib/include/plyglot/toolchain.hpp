#pragma once
// plyglot as a library: notations by name. What can be done with their texts is in session.hpp.

#include <plyglot/board_graph.hpp>
#include <plyglot/hexix_record.hpp>
#include <plyglot/hive_position.hpp>
#include <plyglot/hive_record.hpp>
#include <plyglot/homeworlds_record.hpp>
#include <plyglot/hopgi_record.hpp>
#include <plyglot/hopgi_setup.hpp>
#include <plyglot/position_key.hpp>

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace plyglot::toolchain {

// The models of all games, closed: what a record can turn out to be.
using Model = std::variant<std::monostate, hive::Position, hive::Record, homeworlds::Record, hexix::Record,
                           hopgi::Setup, hopgi::Record>;
// Its board, for the renderers of board_render.hpp and for programs that walk it; empty for a model without a game.
board::BoardGraph board_of(const Model& model);
// The keys of its last position, the same for all notations of its game; of a game of Hive after its legal part. None
// if the position is unknown or has an error, or if it is one of Hive without a list of moves (hive-rules H32). That
// two positions with one key are the same, only their boards can tell for certain.
std::optional<PositionKeys> keys_of(const Model& model);

// A row of the registry; it lives as long as the program.
struct Notation;

struct OptionFacts {
  std::string_view key;
  std::string_view help;
  // The values one may give; empty for a number.
  std::vector<std::string_view> choices;
  // Of a number: the range, both ends included.
  std::int64_t minimum = 0;
  std::int64_t maximum = 0;
  // As one would write it.
  std::string fallback;
};

// What the list of notations shows.
struct NotationFacts {
  std::string_view id;
  std::string_view title;
  std::string_view game;
  // The choices of the option `dialect`; the first is the default.
  std::vector<std::string_view> dialects;
  // With the dot.
  std::vector<std::string_view> extensions;
  std::vector<OptionFacts> options;
  bool can_hold_many_records = true;
  text::LineEnds line_ends = text::LineEnds::lf_or_crlf;
  // Whether a record is a game, with plies: moves or turns that are counted from 1.
  bool has_plies = false;
  // False for a form that is a target of translation only.
  bool can_be_read = true;
  // What a record is called, such as `position`; its plural has an s.
  std::string_view record_name;
  // The part of a record that keeps its bytes for an error when the rest is formatted, such as `turn`; empty if the
  // record does as a whole.
  std::string_view kept_part_name;
  // Whether what cannot be formatted keeps its whole file as it is.
  bool formats_whole_files = false;
};
// In the order of the registry; the forms that are only written come last.
std::vector<NotationFacts> notations();
NotationFacts facts_of(const Notation& notation);
// The id of the notation that files with this name hold, by its extension in any case; empty if none does.
std::string_view notation_for_file(std::string_view file_name);
// False if the beginning of a file shows that it holds something else, of those that share the notation's extensions:
// `.pgn` and `.sgf` files also hold chess and Go.
bool may_be(const Notation& notation, std::string_view beginning);

// Which notation a text is in, and how it is read or written.
struct Language {
  // Never null in a Language that `language` returned without a problem.
  const Notation* notation = nullptr;
  // Keys and values in the order in which they were set; the last one of a key wins.
  std::vector<std::pair<std::string, std::string>> options;
};
// Looks `ID` or `ID:DIALECT` up. On failure `notation` is null and `problem` is a sentence that says why, with a near
// name if there is one.
Language language(std::string_view name, std::string& problem);
// Sets an option of the notation or its game. Empty on success, else a sentence.
std::string set_option(Language& language, std::string_view key, std::string_view value);

// A form that is only written, such as the position diagram (hop R28).
struct WrittenForm;

// What a text is translated to: a language, or a form that is only written.
struct Target {
  Language language;
  // Null for a language.
  const WrittenForm* form = nullptr;
};
// Looks the target up as `language` does; on failure both are null.
Target target(std::string_view name, std::string& problem);
// With the dot; what a file of the target's text is called. The target must have been found.
std::string_view file_extension_of(const Target& to);
// Empty if games of the one can be compared with games of the other, else a sentence. Both must have been found.
std::string cannot_compare(const Language& a, const Language& b);
// Empty if texts of the one can be translated to the other, else a sentence. Both must have been found.
std::string cannot_translate(const Language& from, const Target& to);

enum class GrammarFormat : std::uint8_t {
  peg,
  // As the parser generator of that name reads it.
  peggy,
  // With what each rule is: a node of the tree, a token of an editor, a label in messages.
  json,
};
// The grammar of a language, that is, of the notation's dialect, as text; the tolerant one holds what the reader
// accepts beyond the notation as well. The language must have been found. This function is a library of its own
// (plyglot::grammars for CMake).
std::string grammar_text(const Language& language, bool tolerant, GrammarFormat format);

}  // namespace plyglot::toolchain
