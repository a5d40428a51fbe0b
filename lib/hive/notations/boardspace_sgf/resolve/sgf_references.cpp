#include "hive/notations/boardspace_sgf/resolve/sgf_references.hpp"

#include "findings/finding.hpp"
#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"
#include "hive/spelling/move_string.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;

constexpr std::array<std::string_view, board::directions> direction_words = {"north-east", "east", "south-east",
                                                                             "south-west", "west", "north-west"};

// hive-notations N2.
std::optional<board::Direction> direction_of(char left_mark, char right_mark) {
  switch (left_mark != 0 ? left_mark : right_mark) {
    case '-':
      return left_mark != 0 ? board::west : board::east;
    case '/':
      return left_mark != 0 ? board::south_west : board::north_east;
    case '\\':
      return left_mark != 0 ? board::north_west : board::south_east;
    default:
      return std::nullopt;
  }
}

// The piece that shows in a cell while another one is in the air; `no_piece` if the cell is empty.
PieceIndex top_without(const GameState& state, Cell cell, PieceIndex lifted) {
  const std::optional<Spot> spot = state.find_spot(cell);
  if (!spot || state.on_board() == 0) return no_piece;
  const PieceIndex top = state.top(*spot);
  return top == lifted && top != no_piece ? state.below(lifted) : top;
}

// Whether a strict text may name the destination like this.
bool may_be_kept(const Reference& reference, PieceIndex piece, PieceIndex under) {
  if (reference.piece == piece) return false;
  return reference.direction ? under == no_piece : reference.piece == under;
}

// `the cell east of wA1`, `the top of wB1`.
std::string in_words(const Reference& reference) {
  if (!reference.direction) return text::format("the top of `{}`", name_of(reference.piece));
  return text::format("the cell {} of `{}`", direction_words[*reference.direction], name_of(reference.piece));
}

void report_omitted(const Reading& reading, const Action& action, const std::optional<Reference>& canonical) {
  Finding it(reading.reporter, DiagnosticId::boardspace_sgf_omitted_reference, action.reference.span,
             "`.` names no piece, though the move is beside others");
  if (!canonical) return;
  it.label(action.place, text::format("this is {}", in_words(*canonical)));
  it.write(action.reference.span, reference_text(*canonical));
}

}  // namespace

std::string reference_text(const Reference& reference) {
  std::string text = uhp::spelling.reference(reference);
  const std::size_t backslash = text.find('\\');
  if (backslash != std::string::npos) text.insert(backslash, 1, '\\');
  return text;
}

CheckedReference check_reference(const WrittenReference& written, PieceIndex piece, Cell to, const GameState& state) {
  if (written.span.empty()) return {};
  const PieceIndex under = top_without(state, to, piece);
  if (written.is_dot()) {
    const bool is_omitted = state.on_board() != 0 && under == no_piece;
    return {is_omitted ? Agreement::omitted : Agreement::agrees, std::nullopt, std::nullopt};
  }
  CheckedReference checked{Agreement::differs, std::nullopt, std::nullopt};
  if (!written.is_readable || (written.left_mark != 0 && written.right_mark != 0)) return checked;
  // Where no colour is written, either may be meant.
  for (const Colour colour : {Colour::white, Colour::black}) {
    if (written.piece->colour.value_or(colour) != colour) continue;
    const Reference reference{piece_of(*written.piece, colour), direction_of(written.left_mark, written.right_mark)};
    if (reference.piece == no_piece || !holds(state.on_board(), reference.piece)) continue;
    if (cell_of(state, reference) != to) {
      checked.meant = reference;
      continue;
    }
    checked = {Agreement::agrees, std::nullopt, std::nullopt};
    if (may_be_kept(reference, piece, under)) checked.kept = reference;
    break;
  }
  return checked;
}

void report_reference(const Reading& reading, const Action& action, PieceIndex piece, Cell to, const GameState& state,
                      const CheckedReference& checked, bool is_played) {
  if (checked.agreement == Agreement::agrees) return;
  const std::optional<Spot> spot = state.find_spot(to);
  const auto canonical = spot ? canonical_reference(state, {piece, *spot}) : std::nullopt;
  if (checked.agreement == Agreement::omitted) {
    report_omitted(reading, action, canonical);
    return;
  }
  const std::string written = text::quote(reading.text_of(action.reference.span));
  const std::string place = reading.text_of(action.place);
  Finding it(reading.reporter, DiagnosticId::boardspace_sgf_reference_mismatch, action.reference.span,
             checked.meant                  ? text::format("{} means another cell than `{}`", written, place)
             : action.reference.is_readable ? text::format("{} means no cell of the board", written)
                                            : text::format("{} is not a reference", written));
  if (checked.meant) it.label(text::format("this means {}", in_words(*checked.meant)));
  if (canonical) it.label(action.place, text::format("the grid says {}", in_words(*canonical)));
  if (canonical && is_played) it.write(action.reference.span, reference_text(*canonical));
  it.note("the grid decides");
}

}  // namespace plyglot::hive::boardspace_sgf
