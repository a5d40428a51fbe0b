#pragma once
// Positions as text (homeworlds 3.2), and whether they hold together (homeworlds 7, `position-inconsistent`).

#include "homeworlds/board/name_table.hpp"
#include "homeworlds/record/position_problem.hpp"

#include <span>

namespace plyglot::homeworlds {

struct PositionReading {
  // Systems with the span of their text; bank and standings follow from them (homeworlds-rules M2, M3). Not to be
  // played on if there is a problem.
  Position position;
  // The first one: the first system that does not hold together, and if all do the mover.
  std::optional<PositionProblem> problem;
};

// Of a text that holds the position and nothing else but blanks, line ends and, where there can be any, comments.
// `base` is its offset in the file.
PositionReading read_position(std::string_view text, std::uint32_t base, NameCase name_case, bool has_comments = true);

// The same of systems that are each apart; player 0 is to move. `base` is the offset of the text in the file, and the
// spans are those of the file. What is not a system is left out.
PositionReading read_star_map(std::string_view text, std::uint32_t base, std::span<const text::Span> systems);

// Whether the text is one system and nothing else.
bool is_system(std::string_view text);

}  // namespace plyglot::homeworlds
