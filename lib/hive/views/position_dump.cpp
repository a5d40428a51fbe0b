#include "hive/views/position_dump.hpp"

#include "text/format.hpp"

namespace plyglot::hive {

void append_position(const Position& position, std::string& out) {
  text::append(out, "position {}..{}\n", position.span.begin, position.span.end);
  for (const Colour colour : {Colour::white, Colour::black}) {
    text::append(out, "  set of {}:", name_of(colour));
    for (std::size_t kind = 0; kind < bug_kinds; ++kind) {
      const std::uint32_t count = position.set.of(colour, static_cast<BugKind>(kind));
      if (count != 0) text::append(out, " {}{}", count, letter_of(static_cast<BugKind>(kind)));
    }
    out += position.is_set_known ? "\n" : " (not known for certain)\n";
  }
  for (std::size_t index = 0; index < position.bugs.size(); ++index) {
    const Bug& bug = position.bugs[index];
    text::append(out, "  bug {} at {},{} level {} from {}..{}{}\n", id_of(bug), bug.cell.q, bug.cell.r, bug.level,
                 bug.span.begin, bug.span.end, position.last_moved == index ? " last moved" : "");
  }
  text::append(out, "  to move: {}\n", position.to_move ? name_of(*position.to_move) : "unknown");
}

}  // namespace plyglot::hive
