#pragma once
// Lines of a Hive PGN file in edits.

#include "hive/notations/hive_pgn/read/ast.hpp"
#include "hive/reading/uhp_moves/dialect.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::hive::hive_pgn {

// Why a line that begins with `[` is not a tag.
struct BadTagReason {
  std::string message;
  std::string help;
};

// The line, without its line end, does not fit the grammar of tags (hive-notations 3.3).
BadTagReason reason_of_bad_tag(std::string_view line);

// The word after the bracket; empty if there is none.
std::string_view key_of_bad_tag(std::string_view line);

// What tells files of hivegame.com from those of Mzinga (hive-notations P5).

// A game that was ended by a referee; who won is not said.
inline constexpr std::string_view adjudicated = "Adjudicated";
// `½-½`.
inline constexpr std::string_view half_each = "\xC2\xBD-\xC2\xBD";

// `20-Jan-2024_14:53:24`.
bool is_date_of_hivegame(std::string_view value);

// hivegame if the tag `Result`, the tag `Date` or the last line of the file is written as hivegame.com alone does.
// Linear in the length of the file.
uhp::Dialect dialect_by_habits(std::string_view file);

// What may separate words and is not a line end.
inline constexpr std::string_view blanks = " \t";

// Without the blanks, tabs and line ends at both ends.
text::Span trimmed(const text::Source& source, text::Span span);
// The blanks and tabs that end at `offset`; they do not go back beyond `limit`.
text::Span blanks_before(const text::Source& source, std::uint32_t offset, std::uint32_t limit);
// Those that begin at `offset`.
text::Span blanks_after(const text::Source& source, std::uint32_t offset);

// Where a misplaced tag belongs: after the last tag at the head of the file.
std::uint32_t end_of_header(const Ast& ast);
// Takes a line away and writes it again before `to`, which is the start of an earlier line. `line` may have a line end;
// `text` is what is written.
std::vector<diagnostics::Edit> moved_line(const text::Source& source, const Ast& ast, text::Span line, text::Span text,
                                          std::uint32_t to);

// Whether a text begins like a move at the start of a line, or after its number.
bool begins_with_move(std::string_view text);
// The same for a text that may begin with a number.
bool begins_with_ply(std::string_view text);

}  // namespace plyglot::hive::hive_pgn
