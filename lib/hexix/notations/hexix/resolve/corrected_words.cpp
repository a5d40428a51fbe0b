#include "hexix/notations/hexix/resolve/corrected_words.hpp"

#include "hexix/board/cells.hpp"
#include "hexix/notations/hexix/read/run_on.hpp"
#include "hexix/record/move_text.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

// As many plies after the word must be legal, or all that there are.
constexpr std::size_t enough_plies = 2;
constexpr std::size_t longest_word = 8;

std::optional<Cell> cell_in(std::string_view text) {
  return cell_at(static_cast<unsigned>(text[0] - 'A'), static_cast<unsigned>(text[1] - '0'));
}

// None if it is not a ply of the dialect. The places are those of the word.
std::optional<MoveNode> node_of(const std::string& ply, Dialect dialect, const MoveNode& word) {
  if (ply.empty() || ply_size(ply) != ply.size()) return std::nullopt;
  MoveNode node = word;
  node.first_cell = cell_in(ply);
  const char sign = ply[2];
  if (text::is_upper(sign)) {
    node.form = MoveForm::capture;
    node.second_cell = cell_in(std::string_view(ply).substr(2));
  } else if (sign == '+') {
    node.form = MoveForm::increment;
  } else {
    node.form = MoveForm::place;
    node.kind = sign == mark_of(PieceKind::up, dialect) ? PieceKind::up : PieceKind::down;
    if (sign != mark_of(node.kind, dialect)) return std::nullopt;
    if (ply.size() > 3 && text::is_digit(ply[3])) node.number = static_cast<std::uint8_t>(ply[3] - '0');
  }
  return node.is_readable() ? std::optional(node) : std::nullopt;
}

bool plays(State& state, const MoveNode& node, RuleSet rules) {
  return node.is_readable() && play_if_sound(state, move_of(node), node.number, rules).is_played;
}

// The plies after the word, as far as they are looked at. None if they are not known.
std::optional<std::vector<const MoveNode*>> plies_after(const Resolution& resolution, const MoveNode& word,
                                                        std::uint32_t row) {
  std::vector<const MoveNode*> plies;
  bool is_after = false;
  const std::vector<RowNode>& rows = resolution.ast.rows;
  for (std::size_t i = row; i < rows.size() && plies.size() < enough_plies; ++i) {
    for (unsigned item = 0; item < rows[i].item_count; ++item) {
      const ItemNode& each = rows[i].items[item];
      if (is_after && !each.has_move) return std::nullopt;
      if (is_after) plies.push_back(&each.move);
      is_after = is_after || &each.move == &word;
    }
  }
  return plies;
}

bool is_confirmed(const Resolution& resolution, const MoveNode& node, const std::vector<const MoveNode*>& next) {
  State state = resolution.state;
  if (!plays(state, node, resolution.rules_in_force)) return false;
  return std::all_of(next.begin(), next.end(),
                     [&](const MoveNode* ply) { return plays(state, *ply, resolution.rules_in_force); });
}

// Whether the word is the only one of the row that cannot be read: else the line is not a row (hexix 3).
bool is_alone(const RowNode& row, const MoveNode& word) {
  const auto is_read = [&](const ItemNode& item) {
    return &item.move == &word || !item.has_move || item.move.form <= MoveForm::capture;
  };
  return row.surplus.empty() && std::all_of(row.items, row.items + row.item_count, is_read);
}

}  // namespace

std::optional<CorrectedWord> corrected_word(const Resolution& resolution, const MoveNode& word, std::uint32_t row) {
  if (word.form != MoveForm::unreadable || !resolution.is_certain()) return std::nullopt;
  if (!is_alone(resolution.ast.rows[row], word)) return std::nullopt;
  const std::string_view written = resolution.source.slice(word.span());
  if (written.size() > longest_word) return std::nullopt;
  const auto next = plies_after(resolution, word, row);
  if (!next || next->empty()) return std::nullopt;
  std::optional<CorrectedWord> found;
  for (std::size_t i = 0; i < written.size(); ++i) {
    constexpr std::string_view signs = "v^<>+x-:.,;=*";
    if (signs.find(written[i]) == std::string_view::npos) continue;
    std::string ply(written);
    ply.erase(i, 1);
    const std::optional<MoveNode> node = node_of(ply, resolution.dialect, word);
    if (!node || (found && found->text == ply) || !is_confirmed(resolution, *node, *next)) continue;
    if (found) return std::nullopt;
    found = CorrectedWord{*node, std::move(ply)};
  }
  return found;
}

void note_corrected_word(Resolution& resolution, const CorrectedWord& corrected) {
  const text::Span word = corrected.move.span();
  std::vector<diagnostics::Diagnostic>& pending = resolution.reporter.pending();
  const auto found = std::find_if(pending.begin(), pending.end(), [word](const diagnostics::Diagnostic& each) {
    return each.id == diagnostics::DiagnosticId::hexix_bad_move && each.span == word;
  });
  if (found == pending.end()) return;
  found->notes.push_back(
      text::format("play continues with `{}`, after which the next plies are legal", corrected.text));
  found->fix = diagnostics::Fix{
      text::format("write `{}`", corrected.text), diagnostics::Safety::unsafe, {{word, corrected.text}}};
}

}  // namespace plyglot::hexix
