#include "hexix/notations/hexix/resolve/order_findings.hpp"

#include "findings/finding.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "hexix/spelling/phrases.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;

// Which plies can have been made where none was recorded (hexix R5).
struct SkippedPlies {
  // The legal plies of the side to move that do not end the game and after which the next move is legal.
  std::vector<Move> fitting;
  // How many legal plies there are in all.
  std::size_t legal = 0;
};

// `next` must be readable.
SkippedPlies skipped_plies(const State& state, const MoveNode& next, const RuleOptions& options) {
  SkippedPlies plies;
  const Move move = move_of(next);
  for (const Move skipped : list_legal_moves(state, options)) {
    ++plies.legal;
    if (takes_home(state, skipped)) continue;
    State after = state;
    play(after, skipped, judge(after, skipped));
    // A ply after which the other side has none ends the game, and then no move is legal.
    if (is_legal(after, move, options)) plies.fitting.push_back(skipped);
  }
  return plies;
}

std::string written(const Resolution& resolution, text::Span span) {
  return text::quote(resolution.source.slice(span));
}

void note_fitting(Finding& found, const Resolution& resolution, const SkippedPlies& plies, text::Span next) {
  found.note(text::format("{} of {} {}: {} must be legal afterwards", plies.fitting.size(),
                          legal_plies_phrase(plies.legal),
                          plies.fitting.size() == 1 || plies.legal == 1 ? "fits" : "fit", written(resolution, next)));
  if (plies.fitting.empty()) return;
  found.note(text::format("those that fit: {}", moves_phrase(plies.fitting, resolution.options.dialect)));
}

void report_no_ply_fits(Resolution& resolution, text::Span place, const SkippedPlies& plies, text::Span next) {
  const std::string_view mover = name_of(resolution.turn());
  Finding(resolution.reporter, DiagnosticId::hexix_no_ply_fits, place,
          text::format("no legal ply of {} fits here: none makes {} legal", mover, written(resolution, next)))
      .label(text::format("{} has {}", mover, legal_plies_phrase(plies.legal)))
      .label(next, "not legal after any of them");
}

// R4a: where the `...` of the missing ply belongs, after what is in Blue's column.
void write_missing_ply(Finding& found, const Resolution& resolution) {
  const RowNode& row = resolution.ast.rows[resolution.last_blue_row];
  const std::uint32_t end = resolution.last_blue_item->span().end;
  const std::uint32_t offset = end - resolution.ast.lines[row.line].span.begin;
  const std::uint32_t column = (row.number ? resolution.ast.prefix_width : 0) + 7;
  const std::size_t blanks = offset < column ? column - offset : 1;
  found.fix("write `...` for a ply of Red that was not recorded", diagnostics::Safety::unsafe, {end, end},
            std::string(blanks, ' ') + "...");
}

}  // namespace

void report_fragment(Resolution& resolution, text::Span place) {
  Finding(resolution.reporter, DiagnosticId::hexix_fragment, place,
          "the record begins with a ply of Red, so its position is unknown")
      .label("no ply of Blue before it")
      .note(
          "without a position only the words, the layout, the order of plies and the directions of captures are "
          "checked")
      .help(text::format("a line before it can say where it begins; the start of a game would be `# position: {}`",
                         position_text(start_position())));
}

void report_skipped_ply(Resolution& resolution, text::Span place, const MoveNode* next) {
  SkippedPlies plies;
  const bool is_counted = next != nullptr && resolution.is_certain();
  if (is_counted) plies = skipped_plies(resolution.state, *next, resolution.options.rules());
  {
    Finding found(resolution.reporter, DiagnosticId::hexix_skipped_ply, place,
                  text::format("a ply of {} was not recorded", name_of(resolution.turn())));
    if (is_counted) note_fitting(found, resolution, plies, next->span());
    if (resolution.is_certain()) found.note("from here on the position is uncertain");
  }
  if (is_counted && plies.fitting.empty()) report_no_ply_fits(resolution, place, plies, next->whole());
}

void report_missing_ply(Resolution& resolution, const MoveNode& node) {
  Finding found(resolution.reporter, DiagnosticId::hexix_missing_ply, node.whole(),
                text::format("{} is a ply of Blue, but it is Red's turn", written(resolution, node.span())));
  found.label("no ply of Red before this one");
  if (resolution.offers_plies()) found.note("from here on the position is uncertain");
  const ItemNode* const last = resolution.last_blue_item;
  if (last == nullptr) return;
  if (last->has_move) {
    found.label(last->move.whole(), "the last ply of Blue");
  } else {
    found.label(last->dots, "Blue's turn before it");
  }
  write_missing_ply(found, resolution);
}

void report_position_turn(Resolution& resolution, const MoveNode& node) {
  Finding(resolution.reporter, DiagnosticId::hexix_position_turn, node.whole(),
          text::format("{} is in Blue's column, but Red is to move first", written(resolution, node.span())))
      .label("it would be Red's turn")
      .label(resolution.ast.position->span, "`r` at the end: Red moves first")
      .note("the ply is played for Blue, and the position is uncertain from here on")
      .help("end the position with `b`, or write `...` in Blue's column of the first row");
}

void report_move_after_end(Resolution& resolution, const Ply& ply) {
  const Record& record = resolution.record;
  const std::string_view winner = name_of(record.winner);
  const std::string_view loser = name_of(opponent_of(record.winner));
  const std::string end = record.end == End::home ? text::format("{} had taken the home of {}", winner, loser)
                                                  : text::format("{} had no legal ply left", loser);
  Finding(resolution.reporter, DiagnosticId::hexix_move_after_end, ply.whole,
          text::format("{} comes after the end: {}", written(resolution, ply.span), end))
      .label("not played, nor what follows")
      .label(record.plies[record.ending_ply].whole, text::format("{} won by this ply", winner));
}

}  // namespace plyglot::hexix
