#include "hive/verdicts/wording.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hive::verdicts {

std::string in_backticks(std::string_view text) { return text::format("`{}`", text); }

std::string listed(const std::vector<std::string>& texts, std::string_view last_joint) {
  return text::listed(std::vector<std::string_view>(texts.begin(), texts.end()), last_joint);
}

Wording::Wording(const Situation& situation_in, const WrittenMove& written, Attempt tried, const Verdict& judged,
                 diagnostics::Severity severity, diagnostics::Reporter& reporter)
    : findings::Finding(reporter, id_of(judged.rule), severity, written.span, {}),
      situation(situation_in),
      move(written),
      attempt(tried),
      verdict(judged),
      legal(situation_in.game.legal_moves()) {}

std::string Wording::name(PieceIndex piece) const { return in_backticks(situation.spelling.piece(piece)); }

std::string Wording::names(const std::vector<PieceIndex>& pieces, std::string_view last_joint) const {
  std::vector<std::string> spelled;
  spelled.reserve(pieces.size());
  for (const PieceIndex piece : pieces) spelled.push_back(situation.spelling.piece(piece));
  return listed(spelled, last_joint);
}

std::string Wording::place() const {
  const Spelling& spelling = situation.spelling;
  const Reference written{move.reference, move.direction};
  const bool is_written = move.has_reference && holds(state().on_board(), move.reference);
  if (is_written && cell_of(state(), written) == attempt.to) return in_backticks(spelling.reference(written));
  const std::optional<Spot> spot = state().find_spot(attempt.to);
  if (!spot) return "that cell";
  const auto reference = canonical_reference(state(), {attempt.piece, *spot});
  return reference ? in_backticks(spelling.reference(*reference)) : "that cell";
}

PieceIndex Wording::piece_there() const {
  const std::optional<Spot> spot = state().find_spot(attempt.to);
  return spot && state().is_occupied(*spot) ? state().top(*spot) : no_piece;
}

std::string_view Wording::arrival(PieceIndex piece) const {
  const auto last = situation.game.last_ply_of(piece);
  if (!last) return "moved";
  if (last == situation.game.first_ply_of(piece)) return "placed";
  return situation.game.mover_of(*last) == colour_of(piece) ? "moved" : "thrown";
}

void Wording::say(std::string message, std::string label) {
  findings::Finding::say(std::move(message)).label(std::move(label));
}

void Wording::point_to(std::uint32_t ply, std::string_view text) {
  const text::Span span = situation.record.plies[ply].span;
  if (!span.empty()) label(span, text::format("{} (ply {})", text, ply + 1));
}

void Wording::point_to(PieceIndex piece) {
  const auto ply = situation.game.last_ply_of(piece);
  if (ply) point_to(*ply, text::format("{} was {} here", name(piece), arrival(piece)));
}

}  // namespace plyglot::hive::verdicts
