#include "hive/notations/boardspace_sgf/resolve/sgf_play_findings.hpp"

#include "findings/finding.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;

std::string piece_text(const Reading& reading, const Action& action) { return reading.text_of(action.piece.span); }

std::string what_is_done(const Reading& reading, const Action& action) {
  if (action.command == Command::pass) return "the pass";
  return text::format("`{}` at `{}`", piece_text(reading, action), reading.text_of(action.place));
}

}  // namespace

void report_repositioned(const Reading& reading, const Action& replaced, const Action& later) {
  Finding(reading.reporter, DiagnosticId::boardspace_sgf_repositioned, replaced.span,
          text::format("{} is taken back before the turn is ended", what_is_done(reading, replaced)))
      .label(later.span, "this is played instead");
}

void report_wrong_number(const Reading& reading, const Action& action, const Action* before) {
  const std::int32_t expected = before == nullptr ? 0 : before->number + 1;
  const std::string message = before == nullptr ? text::format("the first node has the number {}", action.number)
                                                : text::format("number {} follows {}", action.number, before->number);
  Finding it(reading.reporter, DiagnosticId::boardspace_sgf_wrong_number, action.number_span, message);
  it.leaves_unread();
  if (before != nullptr) it.label(before->number_span, "the node before it");
  if (action.number > expected) {
    it.note(text::format("nodes are numbered one by one: {} may be lost here",
                         text::counted(static_cast<std::uint64_t>(action.number - expected), "node")));
  } else {
    it.note("nodes are numbered one by one: these may be in another order than they were played");
  }
}

void report_lone_done(const Reading& reading, const Action& done, bool is_pass) {
  if (is_pass) {
    reading.reporter.report(DiagnosticId::boardspace_sgf_implicit_pass, done.word,
                            text::format("{} ends the turn without a move: this is a pass", player_name(done.player)));
    return;
  }
  reading.reporter.report(DiagnosticId::boardspace_sgf_stray_done, done.word,
                          text::format("{} has no turn to end here", player_name(done.player)));
}

void report_missing_pass(const Reading& reading, text::Span at, Colour side) {
  reading.reporter.report(DiagnosticId::boardspace_sgf_missing_pass, at,
                          text::format("{} cannot move: a pass is played before this move", player_name(side)));
}

void report_wrong_player(const Reading& reading, const Action& action, Colour to_move, const Action* pending) {
  Finding it(reading.reporter, DiagnosticId::boardspace_sgf_wrong_player, action.span,
             text::format("this is a command of {}, but it is the turn of {}", player_name(action.player),
                          player_name(to_move)));
  const bool is_unended = pending != nullptr && pending->player == to_move && pending != &action;
  if (is_unended) it.label(pending->span, "this move was not ended with `done`");
}

void report_uncommitted(const Reading& reading, const Action& action) {
  Finding(reading.reporter, DiagnosticId::boardspace_sgf_uncommitted_drop, action.span,
          text::format("{} is not played: no `done` follows", what_is_done(reading, action)))
      .note("the file ends before the turn does");
}

void report_colourless(const Reading& reading, const PieceName& piece, Colour colour) {
  Finding(reading.reporter, DiagnosticId::boardspace_sgf_colourless_piece, piece.span,
          text::format("`{}` has no colour; here it is {}", reading.text_of(piece.span), name_of(colour)))
      .note("old files name pieces like that; the colour is that of the piece taken up before");
}

}  // namespace plyglot::hive::boardspace_sgf
