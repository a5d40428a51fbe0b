#include "hexix/verdicts/wording.hpp"

#include "hexix/rules/legal_moves.hpp"
#include "hexix/spelling/phrases.hpp"
#include "text/format.hpp"

namespace plyglot::hexix {

Wording::Wording(const Violation& about, text::Span span, std::string message, std::string label)
    : Violation(about), Finding(about.situation.reporter, about.id, about.severity, span, std::move(message)) {
  Finding::label(std::move(label));
  doubt(situation.doubt, "the position is uncertain from here on");
}

// R12.
Wording::~Wording() {
  if (!situation.doubt && verdict.is_refused && !situation.is_read_otherwise) {
    note("the ply is not played, and the position is uncertain from here on");
  }
}

void Wording::point_to_piece(Cell cell) { point_to_arrival(cell, situation.arrivals[cell]); }

void Wording::point_to_arrival(Cell cell, std::uint32_t ply) {
  if (ply == no_ply) return;
  const std::vector<Ply>& plies = situation.record.plies;
  if (ply == plies.size()) {
    label(node.whole(), text::format("{} came here by this ply", quoted(cell)));
    return;
  }
  const Ply& cause = plies[ply];
  const std::uint32_t row = cause.row + 1;
  std::string what;
  if (cause.kind == PlyKind::place) {
    what = text::format("{} was placed here with {} (row {})", quoted(cell), cause.number, row);
  } else if (cause.kind == PlyKind::increment) {
    what = text::format("{} became {} here (row {})", quoted(cell), cause.number, row);
  } else {
    what = text::format("the piece on {} came from {} here (row {})", quoted(cell), quoted(cause.cell), row);
  }
  label(cause.whole, std::move(what));
}

void Wording::help_other_side() {
  if (!situation.offers_plies()) return;
  State turned = state();
  turned.pass_turn();
  if (!is_legal(turned, move, situation.open_rules.rules())) return;
  help(text::format("it is a legal ply of {}: perhaps it is in the wrong column", enemy_name()));
}

std::vector<Move> Wording::legal_moves() const {
  return list_legal_moves(situation.state, situation.open_rules.rules());
}

void Wording::list(std::string_view heading, const std::vector<Move>& moves, std::string_view otherwise) {
  if (!moves.empty()) {
    help(text::format("{}: {}", heading, moves_phrase(moves, situation.dialect)));
  } else if (!otherwise.empty()) {
    help(std::string(otherwise));
  }
}

}  // namespace plyglot::hexix
