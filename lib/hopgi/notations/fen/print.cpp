#include "hopgi/notations/fen/print.hpp"

#include "text/format.hpp"

namespace plyglot::hopgi::fen {

using diagnostics::DiagnosticId;

bool print(const Setup& setup, const FenStyle& style, std::string& out) {
  if (!setup.is_sound || !setup.has_position) return false;
  append_fen(setup.position, style, out);
  return true;
}

void report_losses(const Setup& setup, diagnostics::Reporter& reporter) {
  for (const Mark& mark : setup.marks) {
    reporter.report(DiagnosticId::translate_lost_marks, mark.span,
                    text::format("the mark on `{}` is lost: FEN has none", square_name(mark.square)));
  }
  for (const SetupComment& comment : setup.comments) {
    reporter.report(DiagnosticId::translate_comments_dropped, comment.span,
                    "this comment is lost: FEN has none inside of a position");
  }
}

}  // namespace plyglot::hopgi::fen
