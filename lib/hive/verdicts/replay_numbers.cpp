// What a replay says about the numbers of pieces: those that are missing, and those in another order (H8).

#include "hive/record/record_changes.hpp"
#include "hive/verdicts/replay.hpp"
#include "text/format.hpp"

#include <bit>

namespace plyglot::hive {

using diagnostics::Diagnostic;
using diagnostics::Fix;
using diagnostics::Safety;

namespace {

// All pieces of the kind and colour of a piece whose number is not said.
std::vector<PieceIndex> candidates(PieceIndex lowest, bool lacks_number) {
  std::vector<PieceIndex> pieces = {lowest};
  while (lacks_number) {
    const auto next = static_cast<PieceIndex>(pieces.back() + 1);
    if (next >= all_pieces || kind_of(next) != kind_of(lowest) || colour_of(next) != colour_of(lowest)) break;
    pieces.push_back(next);
  }
  return pieces;
}

// Where a move goes, if its references are sound; nothing is said about them.
std::optional<Attempt> attempt_of(const GameState& state, PieceIndex piece, const WrittenMove& move,
                                  PieceIndex reference) {
  if (state.on_board() == 0) return Attempt{piece, {}};
  if (!move.has_reference || !holds(state.on_board(), reference)) return std::nullopt;
  return Attempt{piece, cell_of(state, {reference, move.direction})};
}

}  // namespace

// hive-notations 7.1: the only number that makes the move legal here.
void Replay::suggest_numbers(const WrittenMove& move) {
  if (!move.lacks_only_numbers || !(move.piece_without_number || move.reference_without_number)) return;
  PieceSet pieces = 0;
  PieceSet references = 0;
  for (const PieceIndex piece : candidates(move.piece, move.piece_without_number.has_value())) {
    for (const PieceIndex reference : candidates(move.reference, move.reference_without_number.has_value())) {
      const std::optional<Attempt> attempt = attempt_of(game_.state(), piece, move, reference);
      if (!attempt || !judge(game_, *attempt).is_legal()) continue;
      pieces |= set_of(piece);
      if (move.has_reference) references |= set_of(reference);
    }
  }
  if (move.piece_without_number) suggest_number(*move.piece_without_number, move.piece_span, pieces);
  if (move.reference_without_number) {
    suggest_number(*move.reference_without_number, move.reference_piece_span, references);
  }
}

void Replay::suggest_number(std::uint32_t finding, text::Span span, PieceSet fitting) {
  if (!std::has_single_bit(fitting)) return;
  std::string text = name(static_cast<PieceIndex>(std::countr_zero(fitting)));
  reporter_.numbered(finding).fix = Fix{text::format("write `{}`: no other number makes the move legal", text),
                                        Safety::unsafe,
                                        {{span, std::move(text)}}};
}

void Replay::note_names(const WrittenMove& move) {
  if (!move.is_readable || move.is_pass) return;
  moved_ |= set_of(move.piece);
  named_.push_back({move.piece_span, move.piece});
  if (move.has_reference) named_.push_back({move.reference_piece_span, move.reference});
}

void Replay::append_renumbering(std::vector<diagnostics::Edit>& edits) const {
  const auto names = names_when_renumbered(record_);
  for (const NamedPiece& named : named_) {
    if (names[named.piece] != named.piece) edits.push_back({named.span, name(names[named.piece])});
  }
}

void renumber_by(std::vector<diagnostics::Edit> edits, diagnostics::Reporter& reporter) {
  const Fix fix{"number the pieces of the whole game as they come into play", Safety::unsafe, std::move(edits)};
  for (Diagnostic& found : reporter.pending()) {
    if (found.id == id_of(Rule::piece_order)) found.fix = fix;
  }
}

}  // namespace plyglot::hive
