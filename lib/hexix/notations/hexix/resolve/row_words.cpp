#include "hexix/notations/hexix/resolve/row_words.hpp"

#include "hexix/board/cells.hpp"
#include "hexix/notations/hexix/read/run_on.hpp"
#include "text/ascii.hpp"

namespace plyglot::hexix {
namespace {

constexpr std::string_view blanks = " \t\r";

std::optional<Cell> cell_in(std::string_view text) {
  return cell_at(static_cast<unsigned>(text[0] - 'A'), static_cast<unsigned>(text[1] - '0'));
}

// A word beyond the two of its row, which the grammar does not divide.
MoveNode node_of(std::string_view word, std::uint32_t begin) {
  MoveNode node;
  node.begin = begin;
  node.cell_end = node.sign_end = node.end = node.suffix_end = begin + static_cast<std::uint32_t>(word.size());
  if (word.empty() || ply_size(word) != word.size()) return node;
  node.first_cell = cell_in(word);
  node.cell_end = begin + 2;
  node.sign_end = begin + 3;
  node.end = begin + static_cast<std::uint32_t>(std::min(word.find_first_of("!?"), word.size()));
  const char sign = word[2];
  if (text::is_upper(sign)) {
    node.form = MoveForm::capture;
    node.second_cell = cell_in(word.substr(2));
    node.sign_end = node.cell_end;
  } else if (sign == '+') {
    node.form = MoveForm::increment;
  } else {
    node.form = MoveForm::place;
    node.kind = sign == '^' || sign == '>' ? PieceKind::up : PieceKind::down;
    if (node.end == node.sign_end + 1) node.number = static_cast<std::uint8_t>(word[3] - '0');
  }
  return node;
}

class Words {
 public:
  Words(const text::Source& source, const Ast& ast) : source_(source), ast_(ast) {}

  std::vector<WrittenWord> read() {
    const std::size_t end = ast_.restart_row != 0 ? ast_.restart_row : ast_.rows.size();
    for (row_ = 0; row_ < end; ++row_) {
      const RowNode& row = ast_.rows[row_];
      if (row.blue() != nullptr) add_item(*row.blue(), Column::blue);
      if (row.red() != nullptr) add_item(*row.red(), Column::red);
      add_surplus(row.surplus);
      add_remark(ast_.lines.data() + row.line + 1);
    }
    // Numbers that only count the rows say nothing.
    if (is_counted_) {
      for (WrittenWord& word : words_) word.number = 0;
    }
    return std::move(words_);
  }

 private:
  void add_item(const ItemNode& item, Column column) {
    if (!item.has_move && column == Column::blue && last_ == Column::blue) return;
    WrittenWord& word = add(item.move, column);
    if (!item.has_move) {
      word.is_dots = true;
      word.node.begin = item.dots.begin;
      word.node.cell_end = word.node.sign_end = word.node.end = word.node.suffix_end = item.dots.end;
    }
    if (last_ == column) word.mover = static_cast<std::int8_t>(column);
    last_ = column;
  }

  void add_surplus(text::Span surplus) {
    // It has no place then.
    if (surplus.empty()) return;
    const std::string_view words = source_.slice(surplus);
    for (std::size_t at = 0; at < words.size();) {
      const std::size_t end = std::min(words.find_first_of(blanks, at), words.size());
      const auto begin = surplus.begin + static_cast<std::uint32_t>(at);
      add(node_of(words.substr(at, end - at), begin), Column::none);
      last_ = Column::none;
      at = std::min(words.find_first_not_of(blanks, end), words.size());
    }
  }

  WrittenWord& add(const MoveNode& node, Column column) {
    WrittenWord& word = words_.emplace_back();
    word.node = node;
    word.row = row_;
    word.column = column;
    word.number = number_in(column);
    return word;
  }

  // As plies are counted.
  std::uint32_t number_in(Column column) {
    constexpr std::uint32_t most = 9999;
    const std::optional<NumberNode>& node = ast_.rows[row_].number;
    if (!node || column == Column::none) return 0;
    std::uint32_t number = 0;
    for (const char digit : source_.slice(node->digits())) {
      number = number * 10 + static_cast<std::uint32_t>(digit - '0');
      if (number > most) return 0;
    }
    is_counted_ = is_counted_ && number == row_ + 1;
    return number == 0 ? 0 : 2 * number - (column == Column::blue ? 1 : 0);
  }

  // The line after a row.
  void add_remark(const LineNode* line) {
    const bool has_line = line < ast_.lines.data() + ast_.lines.size();
    if (!has_line || line->kind != LineKind::remark || line->is_repetition || words_.empty()) return;
    if (words_.back().row == row_) words_.back().with_remark = {words_.back().node.begin, line->content.end};
  }

  const text::Source& source_;
  const Ast& ast_;
  std::vector<WrittenWord> words_;
  std::uint32_t row_ = 0;
  Column last_ = Column::none;
  bool is_counted_ = true;
};

}  // namespace

std::vector<WrittenWord> row_words(const text::Source& source, const Ast& ast) { return Words(source, ast).read(); }

}  // namespace plyglot::hexix
