#include "hopgi/notations/diagram/resolve.hpp"

#include "hopgi/board/fen_text.hpp"
#include "hopgi/board/squares.hpp"
#include "hopgi/notations/diagram/picture_marks.hpp"
#include "hopgi/verdicts/census.hpp"

#include <algorithm>

namespace plyglot::hopgi::diagram {
namespace {

using text::Span;

// Above rank 7.
constexpr unsigned no_rank = ranks + 1;
// Above what follows a row that is not read.
constexpr unsigned unknown_rank = 0;

bool is_of_picture(const Part& part) {
  return part.kind == PartKind::border || part.kind == PartKind::rank || part.kind == PartKind::files;
}
bool is_of_diagram(const Part& part) { return part.kind != PartKind::comment && part.kind != PartKind::bad_line; }

// R23.
bool has_right_count(unsigned rank, std::size_t cells) {
  return cells <= files && cells + leading_holes(rank) >= files;
}

// The letters of a piece or mark, which a shaded cell has between two `:`; else all of the cell.
Span place_of(const PlacedCell& cell, const CellContent& content) {
  if (content.is_empty()) return cell.whole;
  const std::uint32_t side = content.is_shaded ? 1 : 0;
  return {cell.content.begin + side, cell.content.end - side};
}

class Resolver {
 public:
  Resolver(const text::Source& source, const Ast& ast, Setup& setup, diagnostics::Reporter& reporter)
      : findings_(source, reporter), ast_(ast), setup_(setup) {}

  void resolve(bool has_error);

 private:
  void read_part(const Part& part);
  void read_comment(const Part& part);
  // How the cells of a rank are shaded by its label: all right, all wrong, or neither.
  enum class Shading : std::uint8_t { right, inverse, mixed };
  Shading shading_of(const Part& part) const;
  void look_at_shading();
  void report_label(const Part& part, Span digit);
  void read_rank(const Part& part);
  void read_cells(const Part& part);
  void read_cell(const PlacedCell& cell);
  void place(const PlacedCell& cell, const CellContent& content);
  void count_king(const PlacedCell& cell, Piece king);
  void read_turn(const Part& part);
  void read_hand(const Part& part);
  // Whether it is the first of its kind.
  bool note_field(const Part& part, std::optional<Span>& first, std::string_view name);
  void check_missing();
  void check_collapsed();
  void check_whole();

  Findings findings_;
  const Ast& ast_;
  Setup& setup_;
  bool has_line_ = false;
  // R24: a rank that is shaded right proves how the diagram is shaded.
  bool is_shading_proof_ = false;
  // Rows that are not read, any of which may be a rank that is missing.
  bool has_unread_row_ = false;
  // The rank above what is read next, and the digits of the one before in the order and of all that were read.
  unsigned rank_above_ = no_rank;
  std::optional<Span> digit_before_;
  std::array<std::optional<Span>, ranks + 1> digits_{};
  // The end of the last border, rank or files line.
  std::optional<std::uint32_t> end_;
  std::optional<Span> turn_;
  std::optional<Span> hand_;
  // By side and kind of king.
  std::array<std::array<std::optional<Span>, 2>, 2> kings_{};
  std::array<Span, square_count> contents_{};
};

void Resolver::resolve(bool has_error) {
  setup_.clear();
  setup_.has_side = setup_.has_hands = false;
  setup_.has_position = std::any_of(ast_.parts.begin(), ast_.parts.end(), is_of_diagram);
  const std::uint32_t errors = findings_.reporter().error_count();
  look_at_shading();
  for (const Part& part : ast_.parts) read_part(part);
  if (!setup_.has_position) {
    setup_.is_sound = false;
    return;
  }
  check_missing();
  check_collapsed();
  setup_.is_sound = !has_error && findings_.reporter().error_count() == errors;
  if (setup_.is_sound) check_whole();
}

void Resolver::read_part(const Part& part) {
  if (part.kind == PartKind::comment) return read_comment(part);
  setup_.span = has_line_ ? text::cover(setup_.span, part.span) : part.span;
  has_line_ = true;
  if (is_of_picture(part)) end_ = part.span.end;
  switch (part.kind) {
    case PartKind::border:
      if (rank_above_ != unknown_rank) check_border(part.span, rank_above_, findings_);
      return;
    case PartKind::rank:
      return read_rank(part);
    case PartKind::turn:
      return read_turn(part);
    case PartKind::hand:
      return read_hand(part);
    case PartKind::bad_line:
      if (findings_.slice(part.span).find('|') != std::string_view::npos) {
        has_unread_row_ = true;
        rank_above_ = unknown_rank;
      }
      return findings_.bad_line(part.span);
    case PartKind::files:
    case PartKind::comment:
      return;
  }
}

void Resolver::read_comment(const Part& part) {
  setup_.comments.push_back({std::string(findings_.slice(part.span)), !has_line_, part.span});
}

Resolver::Shading Resolver::shading_of(const Part& part) const {
  const std::size_t count = part.end_cell - part.first_cell;
  if (!has_right_count(part.rank, count)) return Shading::mixed;
  std::size_t right = 0;
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const std::optional<Square> square = square_at(static_cast<unsigned>(files - count + i), part.rank);
    const auto content = diagram::read_cell(findings_.slice(ast_.cells[part.first_cell + i].content));
    if (square && content) ++(content->is_shaded == is_shaded(*square) ? right : wrong);
  }
  if (right == 0 && wrong > 1) return Shading::inverse;
  return wrong == 0 ? Shading::right : Shading::mixed;
}

void Resolver::look_at_shading() {
  is_shading_proof_ = std::any_of(ast_.parts.begin(), ast_.parts.end(), [this](const Part& part) {
    return part.kind == PartKind::rank && shading_of(part) == Shading::right;
  });
}

// R24: the ranks whose shading it has, and that are not drawn, are what it may be.
void Resolver::report_label(const Part& part, Span digit) {
  std::array<bool, ranks + 1> is_drawn{};
  for (const Part& other : ast_.parts) {
    if (other.kind == PartKind::rank) is_drawn[other.rank] = true;
  }
  std::vector<unsigned> others;
  for (unsigned rank = ranks; rank > 0; --rank) {
    if (!is_drawn[rank] && rank % 2 != part.rank % 2) others.push_back(rank);
  }
  findings_.rank_label(digit, others);
}

void Resolver::read_rank(const Part& part) {
  const Span digit{part.span.begin, part.span.begin + 1};
  if (is_shading_proof_ && shading_of(part) == Shading::inverse) {
    rank_above_ = unknown_rank;
    has_unread_row_ = true;
    return report_label(part, digit);
  }
  std::optional<Span>& first = digits_[part.rank];
  if (first) {
    rank_above_ = unknown_rank;
    has_unread_row_ = true;
    return findings_.duplicate_rank(digit, *first);
  }
  rank_above_ = part.rank;
  first = digit;
  if (digit_before_ && findings_.slice(*digit_before_) < findings_.slice(digit)) {
    findings_.rank_order(digit, *digit_before_);
  }
  digit_before_ = digit;
  const std::size_t count = part.end_cell - part.first_cell;
  if (has_right_count(part.rank, count)) return read_cells(part);
  const CellNode& leftmost = ast_.cells[part.first_cell];
  findings_.cell_count({leftmost.whole.begin - 1, part.span.end}, part.rank, count);
}

// R23: every rank ends at file g.
void Resolver::read_cells(const Part& part) {
  const std::size_t count = part.end_cell - part.first_cell;
  for (std::size_t i = 0; i < count; ++i) {
    const CellNode& node = ast_.cells[part.first_cell + i];
    const auto file = static_cast<unsigned>(files - count + i);
    const std::optional<Square> square = square_at(file, part.rank);
    if (square) {
      read_cell({*square, node.whole, node.content});
    } else if (!node.content.empty()) {
      const char place[] = {static_cast<char>('a' + file), static_cast<char>('0' + part.rank)};
      findings_.piece_on_hole(node.content, {place, 2});
    }
  }
}

// R24.
void Resolver::read_cell(const PlacedCell& cell) {
  const std::optional<CellContent> content = diagram::read_cell(findings_.slice(cell.content));
  if (!content) return findings_.bad_cell(cell.content, square_name(cell.square));
  if (content->has_plus) findings_.promoted_spelling(cell, *content);
  const bool has_line = zone_of(cell.square) == Zone::dividing_line && content->is_empty();
  if (content->is_shaded != is_shaded(cell.square)) {
    findings_.shading(cell, *content);
  } else if (content->has_dividing_mark != has_line) {
    findings_.dividing_mark(cell, *content);
  }
  place(cell, *content);
}

void Resolver::place(const PlacedCell& cell, const CellContent& content) {
  contents_[cell.square] = cell.content;
  const Span place = place_of(cell, content);
  if (!place.empty()) setup_.places.push_back({cell.square, 1, place});
  setup_.position.pieces[cell.square] = content.piece;
  if (content.piece && is_king(content.piece->kind)) count_king(cell, *content.piece);
  if (content.mark) setup_.marks.push_back({cell.square, *content.mark, place});
}

void Resolver::count_king(const PlacedCell& cell, Piece king) {
  std::optional<Span>& first = kings_[static_cast<std::size_t>(king.owner)][static_cast<std::size_t>(king.kind)];
  if (first) return findings_.king_count(cell.content, king, *first);
  first = cell.content;
}

bool Resolver::note_field(const Part& part, std::optional<Span>& first, std::string_view name) {
  if (first) {
    findings_.duplicate_field(part.span, name, *first);
    return false;
  }
  first = part.value;
  return true;
}

void Resolver::read_turn(const Part& part) {
  if (!note_field(part, turn_, "turn")) return;
  setup_.has_side = true;
  if (!part.has_good_value) return findings_.bad_turn(part.span, part.value);
  setup_.side_span = part.span;
  if (findings_.slice(part.value) == "b") setup_.position.to_move = Side::black;
}

void Resolver::read_hand(const Part& part) {
  if (!note_field(part, hand_, "hand")) return;
  setup_.has_hands = true;
  if (!part.has_good_value) return findings_.bad_hand(part.value);
  setup_.hands_span = part.span;
  add_to_hands(findings_.slice(part.value), setup_.position);
}

void Resolver::check_missing() {
  const auto first_value = [this] {
    const auto field = std::find_if(ast_.parts.begin(), ast_.parts.end(), [](const Part& part) {
      return part.kind == PartKind::turn || part.kind == PartKind::hand;
    });
    return field->value.begin;
  };
  // A block without a picture has a field, or it would be no diagram.
  const std::uint32_t end = end_ ? *end_ : first_value();
  std::vector<unsigned> missing;
  for (unsigned rank = ranks; rank > 0; --rank) {
    if (!digits_[rank]) missing.push_back(rank);
  }
  if (!missing.empty() && !has_unread_row_) findings_.missing_ranks(end, missing);
  if (!turn_) findings_.no_turn(end);
  if (!hand_) findings_.no_hand(end);
}

void Resolver::check_collapsed() {
  const auto is_narrow = [](const CellNode& cell) { return cell.whole.size() != 3; };
  const Part* crowded = nullptr;
  const Part* gapless = nullptr;
  unsigned rank_above = no_rank;
  for (std::size_t i = 0; i < ast_.parts.size(); ++i) {
    const Part& part = ast_.parts[i];
    if (part.kind == PartKind::rank) {
      rank_above = part.rank;
      const auto* cells = ast_.cells.data();
      if (std::any_of(cells + part.first_cell, cells + part.end_cell, is_narrow)) return findings_.collapsed(part.span);
    }
    const bool is_last_border = part.kind == PartKind::border && rank_above == 1;
    if (gapless == nullptr && is_last_border && has_lost_gap(findings_.slice(part.span))) gapless = &part;
    const bool has_neighbour = i + 1 < ast_.parts.size() && ast_.parts[i + 1].line == part.line;
    if (crowded == nullptr && has_neighbour) crowded = &part;
  }
  const Part* part = gapless != nullptr ? gapless : crowded;
  if (part != nullptr) findings_.collapsed(part->span);
}

void Resolver::check_whole() {
  std::string fault = setup_.has_hands ? census_fault(setup_.position) : std::string();
  if (!fault.empty()) findings_.census(*hand_, std::move(fault));
  check_marked_moves(setup_, contents_, findings_.reporter());
}

}  // namespace

void resolve(const text::Source& source, const Ast& ast, bool has_error, Setup& setup,
             diagnostics::Reporter& reporter) {
  Resolver(source, ast, setup, reporter).resolve(has_error);
}

}  // namespace plyglot::hopgi::diagram
