#include "hexix/verdicts/repair/near_moves.hpp"

#include "diagnostics/near_names.hpp"
#include "hexix/record/move_text.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using repair::Words;

// The costs of slips within a word (repair::Costs), in bytes of a typing error.
struct SlipCosts {
  // A word in the other column is a ply as it is.
  float other_column = 0.5F;
  // After the two of a row, where a line end is lost, a legal ply is evidence for itself and against other words.
  float ply_after_row = -0.3F;
  float other_ply_after_row = 0.9F;
  float sign = 1.0F;
  float other_mark = 0.8F;
  float swapped_cells = 1.5F;
  float two_signs = 2.2F;
  // What divides plies.
  float joint = 0.8F;
  // What is beside a ply.
  float surroundings = 0.3F;
};
constexpr SlipCosts slip_costs;

// Longer words are not a ply with a slip, and those that are far longer hold none.
constexpr std::size_t longest_word = 8;
constexpr std::size_t longest_holder = 32;
constexpr repair::Item most_parts = 3;

// The kind that the byte marks; none for another byte. Of the other dialect only a mark after a cell is one.
std::optional<PieceKind> kind_of_mark(char byte, bool is_after_digit, Dialect dialect) {
  if (byte == 'v' || byte == 'V') return PieceKind::down;
  if (byte == '^') return PieceKind::up;
  if (!is_after_digit && dialect == Dialect::v2024) return std::nullopt;
  if (byte == '<') return PieceKind::down;
  return byte == '>' ? std::optional(PieceKind::up) : std::nullopt;
}

// The bytes of a word, or of words with blanks between them, as those of a move: in capitals, with the marks of the
// dialect, without a number after a mark.
std::string as_move(std::string_view words, Dialect dialect) {
  std::string text;
  bool is_after_mark = false;
  for (const char byte : words) {
    if (byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n') continue;
    const bool is_after_digit = !text.empty() && text::is_digit(text.back());
    const std::optional<PieceKind> kind = kind_of_mark(byte, is_after_digit, dialect);
    if (!is_after_mark || !text::is_digit(byte)) text += kind ? mark_of(*kind, dialect) : text::to_upper(byte);
    is_after_mark = kind && is_after_digit;
  }
  return text;
}

std::string written_as_move(const text::Source& source, const WrittenWord& word, Dialect dialect) {
  if (word.node.is_readable()) return move_text(move_of(word.node), dialect);
  return as_move(source.slice(word.node.span()), dialect);
}

float cost_of_slip(std::string_view written, std::string_view meant, std::uint32_t distance) {
  if (distance == 1) {
    const bool is_other_mark = written.size() == 3 && meant.size() == 3 && written.substr(0, 2) == meant.substr(0, 2);
    return is_other_mark ? slip_costs.other_mark : slip_costs.sign;
  }
  const bool is_swapped = meant.size() == 4 && written.size() == 4 && written.substr(0, 2) == meant.substr(2) &&
                          written.substr(2) == meant.substr(0, 2);
  return is_swapped ? slip_costs.swapped_cells : slip_costs.two_signs;
}

bool has_digit(std::string_view text) { return std::any_of(text.begin(), text.end(), text::is_digit); }

bool is_within_word(std::string_view words, std::size_t begin, std::size_t size) {
  const auto is_letter_at = [&](std::size_t at) {
    return at < words.size() && (text::is_letter(words[at]) || text::is_digit(words[at]));
  };
  return (begin > 0 && is_letter_at(begin - 1)) || is_letter_at(begin + size);
}

void keep(Move move, repair::Item items, float cost, std::vector<Words<Move>>& found) {
  for (Words<Move>& known : found) {
    if (known.items != items || known.moves.size() != 1 || known.moves.front() != move) continue;
    known.cost = std::min(known.cost, cost);
    return;
  }
  found.push_back({{move}, items, cost});
}

}  // namespace

NearMoves::NearMoves(const text::Source& source, const TextRules& rules, const State& state,
                     std::span<const WrittenWord> words)
    : source_(source),
      rules_(rules),
      state_(state),
      words_(words),
      legal_(legal_moves(state)),
      written_(written_as_move(source, words.front(), rules.dialect)) {}

std::vector<NearMoves::LegalMove> NearMoves::legal_moves(const State& state) const {
  std::vector<LegalMove> moves;
  for (const Move move : list_legal_moves(state, rules_.legal))
    moves.push_back({move, move_text(move, rules_.dialect)});
  return moves;
}

std::vector<Words<Move>> NearMoves::slips() const {
  Found found;
  append_near(1, found);
  return found;
}

std::vector<Words<Move>> NearMoves::all() const {
  Found found;
  append_near(2, found);
  if (words_.front().node.is_readable()) return found;
  append_held(written_, 1, 0, found);
  append_broken(found);
  append_run_together(found);
  return found;
}

void NearMoves::append_near(std::uint32_t limit, Found& found) const {
  if (written_.size() > longest_word) return;
  // What is legal where it was refused is so for whoever is to move.
  const bool takes_same = limit > 1;
  for (const LegalMove& each : legal_) {
    const auto distance = diagnostics::edit_distance(written_, each.text, limit);
    if (!distance || (*distance == 0 && !takes_same)) continue;
    keep(each.move, 1, cost_of(each.text, *distance), found);
  }
}

float NearMoves::cost_of(std::string_view meant, std::uint32_t distance) const {
  const bool is_after_row = words_.front().column == Column::none;
  if (distance == 0) return is_after_row ? slip_costs.ply_after_row : slip_costs.other_column;
  return cost_of_slip(written_, meant, distance) + (is_after_row ? slip_costs.other_ply_after_row : 0);
}

void NearMoves::append_held(std::string_view words, repair::Item items, std::size_t least_end, Found& found) const {
  if (words.size() > longest_holder) return;
  for (const LegalMove& each : legal_) {
    const std::size_t at = words.find(each.text);
    if (at == std::string_view::npos || at + each.text.size() < least_end ||
        is_within_word(words, at, each.text.size()))
      continue;
    keep(each.move, items, items == 1 ? slip_costs.surroundings : slip_costs.joint, found);
  }
}

// Blanks, or a line end, within the move.
void NearMoves::append_broken(Found& found) const {
  std::string whole = written_;
  const text::Span with_remark = words_.front().with_remark;
  if (!with_remark.empty() && with_remark.size() < longest_holder) {
    append_held(as_move(source_.slice(with_remark), rules_.dialect), 1, 0, found);
  }
  for (repair::Item items = 2; items <= std::min<std::size_t>(most_parts, words_.size()); ++items) {
    const WrittenWord& part = words_[items - 1];
    if (part.is_dots) return;
    const bool is_ply = part.node.is_readable();
    // A ply of its own belongs to no other; a name may be before it.
    if (is_ply && has_digit(whole)) return;
    const std::size_t least_end = is_ply ? whole.size() + 1 : 0;
    whole += as_move(source_.slice(part.node.whole()), rules_.dialect);
    append_held(whole, items, least_end, found);
    if (is_ply) return;
  }
}

void NearMoves::append_run_together(Found& found) const {
  if (written_.size() > longest_holder) return;
  for (const LegalMove& first : legal_) {
    if (written_.compare(0, first.text.size(), first.text) != 0) continue;
    const std::string_view rest = text::trimmed(std::string_view(written_).substr(first.text.size()), "-,;|./");
    if (rest.empty() || takes_home(state_, first.move)) continue;
    State after = state_;
    play(after, first.move, judge(after, first.move));
    for (const LegalMove& second : legal_moves(after)) {
      if (second.text == rest) found.push_back({{first.move, second.move}, 1, slip_costs.joint});
    }
  }
}

}  // namespace plyglot::hexix
