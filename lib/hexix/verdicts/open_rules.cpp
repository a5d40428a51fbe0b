#include "hexix/spelling/phrases.hpp"
#include "hexix/verdicts/wordings.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hexix {
namespace {

// hexix 9: what is known of the rule, and who decides.
void note_open(Wording& wording, std::string_view why, std::string_view option) {
  wording.note(text::format("this rule is open (hexix 9): {}", why));
  wording.help(text::format("`--option {}=off` drops the rule, `{}=error` makes it an error", option, option));
}

void note_open_inactive(Wording& wording) {
  note_open(wording, "the published definition of inactive pieces is not known", "inactive-rule");
}

void note_unlinked(Wording& wording) {
  wording.note(text::format("a piece is active while a chain of adjacent own pieces links it to its home; {}",
                            home_phrase(wording.state(), wording.mover())));
}

std::string count_phrase(const State& after, Cell cell, Player mover) {
  return text::format("{} has {}: {}", piece_on(after, cell),
                      text::counted(after.neighbour_count(cell, mover), "own neighbour"),
                      cells_phrase(neighbours(cell) & after.pieces(mover)));
}

void word_inactive_piece(Wording& wording, text::Span span) {
  const Cell cell = wording.move.cell;
  wording.say(span, text::format("{} is inactive", piece_on(wording.state(), cell)),
              text::format("not linked to {}'s home", wording.mover_name()));
  note_unlinked(wording);
  wording.point_to_piece(cell);
  note_open_inactive(wording);
}

}  // namespace

// R8 speaks of the board after the ply.
void word_global_rule(Wording& wording) {
  const Player mover = wording.mover();
  const CellSet offending = wording.verdict.below_count;
  State after = wording.state();
  play(after, wording.move, wording.verdict);
  if (count(offending) == 1) {
    wording.say(wording.node.span, count_phrase(after, first_of(offending), mover), "after this ply");
  } else {
    wording.say(wording.node.span,
                text::format("{} pieces have more own neighbours than their numbers: {}", count(offending),
                             cells_phrase(offending)),
                "after this ply");
  }
  const Cell moved = wording.move.kind == MoveKind::capture ? wording.move.target : wording.move.cell;
  const auto this_ply = static_cast<std::uint32_t>(wording.circumstances.record.plies.size());
  for (CellSet rest = offending; rest != 0; rest &= rest - 1) {
    const Cell cell = first_of(rest);
    if (count(offending) > 1) wording.note(count_phrase(after, cell, mover));
    wording.point_to_arrival(cell, cell == moved ? this_ply : wording.circumstances.arrivals[cell]);
  }
  wording.note("a piece's number must not be below the count of own pieces next to it, active or not");
  note_open(wording, "a published game breaks it", "global-rule");
}

void word_inactive_anchor(Wording& wording) {
  wording.say(wording.node.span,
              text::format("{} is next to inactive pieces of {} only: {}", quoted(wording.move.cell),
                           wording.mover_name(), cells_phrase(wording.verdict.anchors)),
              "placed beside no active piece");
  for (CellSet rest = wording.verdict.anchors; rest != 0; rest &= rest - 1) wording.point_to_piece(first_of(rest));
  note_unlinked(wording);
  note_open_inactive(wording);
}

void word_inactive_increment(Wording& wording) { word_inactive_piece(wording, wording.node.span); }

void word_inactive_capture(Wording& wording) { word_inactive_piece(wording, wording.node.cell.span); }

}  // namespace plyglot::hexix
