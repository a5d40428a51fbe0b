#include "toolchain/moment.hpp"

#include "hive/record_moves.hpp"
#include "text/format.hpp"

namespace plyglot::toolchain {

using diagnostics::DiagnosticId;

bool go_to_ply(hive::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter) {
  const std::size_t plies = record.plies.size();
  if (ply <= plies) {
    // What is wrong later on has nothing to do with that moment.
    if (ply < plies) reporter.discard_from(record.plies[ply].span.begin);
    if (ply == plies && ply != 0) reporter.discard_from(record.plies.back().span.end);
    return hive::cut_after(record, ply);
  }
  reporter.report(DiagnosticId::translate_no_such_ply, span,
                  reporter.has_error() ? text::format("ply {} was asked for, but only {} can be played", ply, plies)
                                       : text::format("ply {} was asked for, but the game has {}", ply, plies));
  return false;
}

bool go_to_ply(hive::Position&, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter) {
  reporter.report(DiagnosticId::translate_no_such_ply, span,
                  text::format("ply {} was asked for, but a position has no plies", ply));
  return false;
}

}  // namespace plyglot::toolchain
