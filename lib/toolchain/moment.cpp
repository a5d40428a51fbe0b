// A ply looked up in a model, and a game compared with a position at that ply.
#include "toolchain/moment.hpp"

#include "hexix/record/position_line.hpp"
#include "hexix/record/record_replay.hpp"
#include "hive/record/record_replay.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "hopgi/notations/hopgi/resolve/resolve.hpp"
#include "hopgi/record/record_replay.hpp"
#include "text/format.hpp"

namespace plyglot::toolchain {

using diagnostics::DiagnosticId;

namespace {

bool report_no_such_ply(std::uint32_t ply, std::size_t plies, text::Span span, diagnostics::Reporter& reporter) {
  reporter.report(DiagnosticId::translate_no_such_ply, span,
                  reporter.has_error() ? text::format("ply {} was asked for, but only {} can be played", ply, plies)
                                       : text::format("ply {} was asked for, but the game has {}", ply, plies));
  return false;
}

bool report_no_plies(std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter) {
  reporter.report(DiagnosticId::translate_no_such_ply, span,
                  text::format("ply {} was asked for, but a position has no plies", ply));
  return false;
}

// What is wrong later on has nothing to do with the moment after the ply.
template <class Plies>
void forget_findings_after(const Plies& plies, std::uint32_t ply, diagnostics::Reporter& reporter) {
  if (ply < plies.size()) reporter.discard_from(plies[ply].span.begin);
  if (ply == plies.size() && ply != 0) reporter.discard_from(plies.back().span.end);
}

}  // namespace

std::size_t plies_of(const hopgi::Record& record) {
  const auto is_of_game = [](const hopgi::RecordTurn& turn) { return turn.depth == 0; };
  return static_cast<std::size_t>(std::count_if(record.turns.begin(), record.turns.end(), is_of_game));
}

bool go_to_ply(hive::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter) {
  if (ply > plies_of(record)) return report_no_such_ply(ply, plies_of(record), span, reporter);
  forget_findings_after(record.plies, ply, reporter);
  return hive::cut_after(record, ply);
}

bool go_to_ply(homeworlds::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter) {
  if (ply > plies_of(record)) return report_no_such_ply(ply, plies_of(record), span, reporter);
  forget_findings_after(record.turns, ply, reporter);
  return homeworlds::cut_after(record, ply);
}

bool go_to_ply(hexix::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter) {
  if (ply != 0 && hexix::is_position_alone(record)) return report_no_plies(ply, span, reporter);
  if (ply > plies_of(record)) return report_no_such_ply(ply, plies_of(record), span, reporter);
  forget_findings_after(record.plies, ply, reporter);
  hexix::cut_after(record, ply);
  return true;
}

bool go_to_ply(hopgi::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter) {
  const std::vector<hopgi::RecordTurn> turns = hopgi::turns_of_game(record);
  if (ply > turns.size()) return report_no_such_ply(ply, turns.size(), span, reporter);
  forget_findings_after(turns, ply, reporter);
  hopgi::cut_after(record, ply);
  record.is_sound = hopgi::record::is_sound(reporter);
  return true;
}

bool go_to_ply(hive::Position&, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter) {
  return report_no_plies(ply, span, reporter);
}

bool go_to_ply(hopgi::Setup&, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter) {
  return report_no_plies(ply, span, reporter);
}

Remains remains_of(const hexix::Record& record) {
  const auto is_unreadable = [](const hexix::Ply& ply) { return ply.kind == hexix::PlyKind::unreadable; };
  const bool is_whole = std::none_of(record.plies.begin(), record.plies.end(), is_unreadable);
  // hexix R17: of a position that cannot be read there is nothing.
  const bool is_nothing = record.lines.empty() && !record.initial && !record.is_fragment;
  return is_whole && !is_nothing ? Remains::whole : Remains::nothing;
}

Remains remains_of(const hopgi::Record& record) {
  const auto is_unreadable = [](const hopgi::RecordTurn& turn) {
    return turn.depth == 0 && turn.played == hopgi::Played::unreadable;
  };
  const bool is_whole = std::none_of(record.turns.begin(), record.turns.end(), is_unreadable);
  return is_whole && record.has_game ? Remains::whole : Remains::nothing;
}

}  // namespace plyglot::toolchain
