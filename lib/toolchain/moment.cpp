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

// The number of plies, if it is of none.
template <class Plies, class Condition>
std::size_t index_of_first(const Plies& plies, Condition condition) {
  return static_cast<std::size_t>(std::find_if(plies.begin(), plies.end(), condition) - plies.begin());
}

auto begins_from(std::uint32_t offset) {
  return [offset](const auto& ply) { return ply.span.begin >= offset; };
}

// What is wrong later on has nothing to do with the moment after the ply.
template <class Plies>
void forget_findings_after(const Plies& plies, std::uint32_t ply, diagnostics::Reporter& reporter) {
  if (ply < plies.size()) reporter.discard_from(plies[ply].span.begin);
  if (ply == plies.size() && ply != 0) reporter.discard_from(plies.back().span.end);
}

}  // namespace

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

std::size_t known_plies(const hexix::Record& record) {
  const auto is_unknown = [](const hexix::Ply& ply) { return !ply.is_certain || !ply.is_applied; };
  return index_of_first(record.plies, is_unknown);
}

std::size_t known_plies(const hopgi::Record& record) {
  const auto is_unknown = [](const hopgi::RecordTurn& turn) {
    return !turn.is_certain || !hopgi::is_played_as_written(turn);
  };
  const std::size_t known = index_of_first(hopgi::turns_of_game(record), is_unknown);
  return std::min<std::size_t>(known, record.recovered_after.value_or(known));
}

bool has_unreadable(const hexix::Record& record) {
  return std::any_of(record.plies.begin(), record.plies.end(),
                     [](const hexix::Ply& ply) { return ply.kind == hexix::PlyKind::unreadable; });
}

bool has_unreadable(const hopgi::Record& record) {
  return std::any_of(record.turns.begin(), record.turns.end(), [](const hopgi::RecordTurn& turn) {
    return turn.depth == 0 && turn.played == hopgi::Played::unreadable;
  });
}

// A move that was refused is not among the plies, so that there may be none to cut: the result is that of the whole
// game.
void cut_to(hive::Record& record, std::size_t ply) {
  if (hive::cut_after(record, static_cast<std::uint32_t>(ply))) record.result.reset();
}
void cut_to(homeworlds::Record& record, std::size_t ply) {
  homeworlds::cut_after(record, static_cast<std::uint32_t>(ply));
}
void cut_to(hexix::Record& record, std::size_t ply) { hexix::cut_after(record, static_cast<std::uint32_t>(ply)); }
void cut_to(hopgi::Record& record, std::size_t ply) { hopgi::cut_after(record, static_cast<std::uint32_t>(ply)); }

std::size_t plies_before(const hive::Record& record, std::uint32_t offset) {
  return index_of_first(record.plies, begins_from(offset));
}
std::size_t plies_before(const homeworlds::Record& record, std::uint32_t offset) {
  return index_of_first(record.turns, begins_from(offset));
}
std::size_t plies_before(const hexix::Record& record, std::uint32_t offset) {
  return index_of_first(record.plies, begins_from(offset));
}
std::size_t plies_before(const hopgi::Record& record, std::uint32_t offset) {
  return index_of_first(hopgi::turns_of_game(record), begins_from(offset));
}

}  // namespace plyglot::toolchain
