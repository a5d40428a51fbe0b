#include "hexix/spelling/phrases.hpp"
#include "hexix/verdicts/wording.hpp"
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

void word_inactive_piece(const Violation& about, text::Span span) {
  const Cell cell = about.move.cell;
  Wording wording(about, span, text::format("{} is inactive", piece_on(about.state(), cell)),
                  text::format("not linked to {}'s home", about.mover_name()));
  note_unlinked(wording);
  wording.point_to_piece(cell);
  note_open_inactive(wording);
}

}  // namespace

// R8 speaks of the board after the ply.
void word_global_rule(const Violation& about) {
  const Player mover = about.mover();
  const CellSet offending = about.verdict.below_count;
  State after = about.state();
  play(after, about.move, about.verdict);
  Wording wording(about, about.node.span(),
                  count(offending) == 1 ? count_phrase(after, first_of(offending), mover)
                                        : text::format("{} pieces have more own neighbours than their numbers: {}",
                                                       count(offending), cells_phrase(offending)),
                  "after this ply");
  const Cell moved = wording.move.kind == MoveKind::capture ? wording.move.target : wording.move.cell;
  const auto this_ply = static_cast<std::uint32_t>(wording.situation.record.plies.size());
  for (CellSet rest = offending; rest != 0; rest &= rest - 1) {
    const Cell cell = first_of(rest);
    if (count(offending) > 1) wording.note(count_phrase(after, cell, mover));
    wording.point_to_arrival(cell, cell == moved ? this_ply : wording.situation.arrivals[cell]);
  }
  wording.note("a piece's number must not be below the count of own pieces next to it, active or not");
  note_open(wording, "a published game breaks it", "global-rule");
}

void word_inactive_anchor(const Violation& about) {
  Wording wording(about, about.node.span(),
                  text::format("{} is next to inactive pieces of {} only: {}", quoted(about.move.cell),
                               about.mover_name(), cells_phrase(about.verdict.anchors)),
                  "not placed next to an active piece");
  for (CellSet rest = wording.verdict.anchors; rest != 0; rest &= rest - 1) wording.point_to_piece(first_of(rest));
  note_unlinked(wording);
  note_open_inactive(wording);
}

void word_inactive_increment(const Violation& about) { word_inactive_piece(about, about.node.span()); }

void word_inactive_capture(const Violation& about) { word_inactive_piece(about, about.node.cell().span); }

}  // namespace plyglot::hexix
