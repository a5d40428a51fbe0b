#pragma once
// The header lines of SuperDuperGames transcripts (homeworlds 3.3, `sdg`).

#include "homeworlds/notations/homeworlds/read/lines/layout.hpp"
#include "homeworlds/notations/homeworlds/read/lines/line_reader.hpp"
#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/spelling/verbs.hpp"

#include <span>

namespace plyglot::homeworlds {

// The transcripts of SuperDuperGames (homeworlds 3.3, `sdg`): turns between headers and chat.

// Whether words in the shape of a complete action follow the verb, as the reader of words knows it.
using AreArguments = bool (*)(const Reading& reading, Verb verb, std::span<const text::Span> words);

// The lines that are not play become headers, before the first turn, or else comments, as chat does. The participants
// become the players of the tree. Nothing changes in a text of bare lines, without a line that starts a turn, unless
// all of its lines look like headers: a game that has not begun.
void set_transcript_apart(Reading& reading, AreArguments are_arguments, LineReading& lines);

// By numbers, or by empty lines where there are none.
Layout transcript_layout(const RecordLines& record);

// The players, each with the letter of the seat.
inline constexpr std::string_view participants_key = "Participants";
// The first line of a transcript, `Homeworlds Online (SDG# 10014)`, is a header with this key.
inline constexpr std::string_view archive_number_key = "SDG#";

// Appends a line, without blanks around, to the headers of the tree. Participants become the players of the tree, by
// seat, if it has none. False if the line is none of the headers.
bool read_transcript_header(Reading& reading, text::Span line);

// Whether a game begins with the line: the number of the archive, or the list of participants (homeworlds L21).
bool begins_transcript(std::string_view line);

// Whether a line is one.
bool is_transcript_header(std::string_view line);

// The line of a header with the key of one.
bool is_transcript_key(std::string_view key);
std::string transcript_header_line(const RecordHeader& header);

}  // namespace plyglot::homeworlds
