#include "hexix/reading/position_fault.hpp"

#include "hexix/board/cells.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <optional>

namespace plyglot::hexix {
namespace {

using text::format;

// How many cells a field lists; none if it lists something else.
std::optional<std::size_t> cells_in(std::string_view field) {
  std::size_t cells = 0;
  for (std::size_t i = 0; i < field.size(); ++cells) {
    if (field[i] == '.') {
      ++i;
      continue;
    }
    const std::string_view piece = field.substr(i, 3);
    const bool is_piece = piece.size() == 3 && (piece[0] == 'B' || piece[0] == 'R') &&
                          (piece[1] == 'v' || piece[1] == '^' || piece[1] == 'h') && piece[2] >= '1' && piece[2] <= '6';
    if (!is_piece) return std::nullopt;
    i += 3;
  }
  return cells;
}

std::string fault_of_field(std::string_view field, unsigned column) {
  const char letter = static_cast<char>('A' + column);
  const std::optional<std::size_t> cells = cells_in(field);
  if (!cells) return format("the column {} is not written in `.` and pieces like `Bv2`", letter);
  if (*cells != rows_in(column)) {
    return format("the column {} has {}, not {}", letter, text::counted(*cells, "cell"), rows_in(column));
  }
  return {};
}

}  // namespace

std::string position_fault(std::string_view position) {
  const std::size_t blank = std::min(position.find_first_of(" \t"), position.size());
  const std::string_view board = position.substr(0, blank);
  const std::size_t fields = static_cast<std::size_t>(std::count(board.begin(), board.end(), '/')) + 1;
  if (position.empty()) return "no position follows";
  if (fields != columns) return format("the position has {}, not 7", text::counted(fields, "field"));
  std::string_view rest = board;
  for (unsigned column = 0; column < columns; ++column) {
    const std::size_t end = std::min(rest.find('/'), rest.size());
    std::string fault = fault_of_field(rest.substr(0, end), column);
    if (!fault.empty()) return fault;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  const std::string_view turn = position.substr(blank);
  if (turn != " b" && turn != " r") return "the side to move is not one space and `b` or `r`";
  return "a home is `Bh6` on `D1` or `Rh6` on `D6`";
}

}  // namespace plyglot::hexix
