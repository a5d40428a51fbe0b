#include "hopgi/reading/fen/resolve.hpp"

#include "hopgi/board/fen_text.hpp"
#include "hopgi/board/squares.hpp"
#include "hopgi/reading/fen/fen_findings.hpp"
#include "hopgi/verdicts/census.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::hopgi::fen {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;
using text::Span;

std::string place_name(unsigned file, unsigned rank) {
  return {static_cast<char>('a' + file), static_cast<char>('0' + rank)};
}

class Resolver {
 public:
  Resolver(const text::Source& source, const Ast& ast, Setup& setup, diagnostics::Reporter& reporter)
      : findings_(source, reporter), ast_(ast), setup_(setup) {}

  void resolve(bool has_error);

 private:
  void read_rank(unsigned rank, const RankNode& node);
  void read_item(unsigned rank, unsigned file, const Item& item);
  void put(Square square, const Item& item);
  void report_width(unsigned rank, const RankNode& node);
  void report_hole_missing(unsigned rank, unsigned file, const Item& item);
  void report_hole_extra(unsigned rank, unsigned file, const Item& item);
  void read_hands();
  void read_fields();
  // As the field is written, or what is assumed in its place.
  std::uint32_t number(FieldKind kind, std::uint32_t fallback) const;
  void check_whole();

  Findings findings_;
  const Ast& ast_;
  Setup& setup_;
  // By side and kind of king: the first letter.
  std::array<std::array<std::optional<Span>, 2>, 2> kings_;
};

void Resolver::resolve(bool has_error) {
  setup_.clear();
  setup_.span = {ast_.first_field.begin, ast_.extra.empty() ? ast_.end_of_fields() : ast_.extra.end};
  const std::uint32_t errors = findings_.reporter().error_count();
  if (ast_.ranks.size() == ranks) {
    for (unsigned i = 0; i < ranks; ++i) read_rank(ranks - i, ast_.ranks[i]);
  }
  read_fields();
  setup_.is_sound = !has_error && findings_.reporter().error_count() == errors;
  if (setup_.is_sound) check_whole();
}

void Resolver::read_rank(unsigned rank, const RankNode& node) {
  if (node.squares != files) return report_width(rank, node);
  unsigned file = 0;
  for (std::size_t i = node.first; i < node.end; ++i) {
    read_item(rank, file, ast_.items[i]);
    file += ast_.items[i].squares;
  }
}

void Resolver::read_item(unsigned rank, unsigned file, const Item& item) {
  const std::optional<Square> square = square_at(file, rank);
  switch (item.kind) {
    case ItemKind::hole:
      if (square) report_hole_extra(rank, file, item);
      return;
    case ItemKind::empties:
      for (unsigned i = 0; i < item.squares; ++i) {
        if (!square_at(file + i, rank)) return report_hole_missing(rank, file, item);
      }
      setup_.places.push_back({*square, static_cast<std::uint8_t>(item.squares), item.span});
      return;
    case ItemKind::piece:
      if (square) return put(*square, item);
      return report_hole_missing(rank, file, item);
    case ItemKind::bad_promoted:
    case ItemKind::bad_chars:
      // Reported; its square is uncertain.
      return;
  }
}

void Resolver::put(Square square, const Item& item) {
  setup_.position.pieces[square] = item.piece;
  setup_.places.push_back({square, 1, item.span});
  if (!is_king(item.piece.kind)) return;
  std::optional<Span>& first =
      kings_[static_cast<std::size_t>(item.piece.owner)][static_cast<std::size_t>(item.piece.kind)];
  if (!first) {
    first = item.span;
    return;
  }
  Finding(findings_, DiagnosticId::hopgi_fen_king_count, item.span,
          format("{} has more than one {}", name_of(item.piece.owner), name_of(item.piece.kind)))
      .label(*first, "the first");
}

void Resolver::report_width(unsigned rank, const RankNode& node) {
  // An item that cannot be read is reported already, and is the cause.
  const auto is_bad = [](const Item& item) {
    return item.kind == ItemKind::bad_chars || item.kind == ItemKind::bad_promoted;
  };
  const auto items = ast_.items.begin();
  if (std::any_of(items + static_cast<std::ptrdiff_t>(node.first), items + static_cast<std::ptrdiff_t>(node.end),
                  is_bad))
    return;
  Finding found(findings_, DiagnosticId::hopgi_fen_rank_width, node.span,
                format("rank {} has {}, not 7", rank, text::counted(node.squares, "square")));
  std::vector<std::string> holes;
  for (unsigned file = 0; file < files; ++file) {
    if (!square_at(file, rank)) holes.push_back(format("`{}`", place_name(file, rank)));
  }
  if (holes.empty()) return;
  found.help(format("the rank is counted with its {} {}, each written `*`", text::counted_noun(holes.size(), "hole"),
                    text::joined(holes, " and ")));
}

void Resolver::report_hole_missing(unsigned rank, unsigned file, const Item& item) {
  std::vector<std::string> holes;
  std::string fixed;
  unsigned empties = 0;
  for (unsigned i = 0; i < item.squares; ++i) {
    const bool is_hole = !square_at(file + i, rank);
    if (is_hole && empties != 0) fixed += static_cast<char>('0' + empties);
    empties = is_hole ? 0 : empties + 1;
    if (!is_hole) continue;
    fixed += '*';
    holes.push_back(format("`{}`", place_name(file + i, rank)));
  }
  if (empties != 0) fixed += static_cast<char>('0' + empties);
  Finding found(
      findings_, DiagnosticId::hopgi_fen_hole_missing, item.span,
      format("{} is on {}, which the board does not have", findings_.quoted(item.span), text::joined(holes, " and ")));
  if (item.kind == ItemKind::empties) {
    found.write(item.span, fixed);
  } else {
    found.help("a missing square is written `*`");
  }
}

void Resolver::report_hole_extra(unsigned rank, unsigned file, const Item& item) {
  Finding(findings_, DiagnosticId::hopgi_fen_hole_extra, item.span,
          format("there is no hole on `{}`, it is a square of the board", place_name(file, rank)))
      .help("an empty square is written `1`, a run of them as their number");
}

std::uint32_t Resolver::number(FieldKind kind, std::uint32_t fallback) const {
  const FieldNode* field = ast_.field(kind);
  if (field == nullptr || !field->is_good) return fallback;
  // At most nine digits.
  std::uint32_t value = 0;
  for (const char digit : findings_.slice(field->span)) value = value * 10 + static_cast<std::uint32_t>(digit - '0');
  return value;
}

void Resolver::read_hands() {
  const HandNode& hand = ast_.hand;
  setup_.has_hands = hand.form != HandForm::none;
  if (!setup_.has_hands) return;
  const std::string_view letters = findings_.slice(hand.letters);
  add_to_hands(letters, setup_.position);
  // `[-]` is empty.
  const bool is_good = hand.form != HandForm::unclosed && (are_held_pieces(letters) || letters == "-");
  if (is_good) setup_.hands_span = hand.span;
}

void Resolver::read_fields() {
  read_hands();
  const FieldNode* side = ast_.field(FieldKind::side);
  setup_.has_side = side != nullptr;
  if (side != nullptr && side->is_good) {
    setup_.side_span = side->span;
    if (findings_.slice(side->span) == "b") setup_.position.to_move = Side::black;
  }
  setup_.position.clock = number(FieldKind::clock, 0);
  setup_.position.turn_number = number(FieldKind::turn_number, 1);
  const FieldNode* last = ast_.field(FieldKind::turn_number);
  if (last != nullptr) setup_.counters_span = {ast_.field(FieldKind::clock)->span.begin, last->span.end};
}

void Resolver::check_whole() {
  const Position& position = setup_.position;
  std::string fault = setup_.has_hands ? census_fault(position) : std::string();
  if (!fault.empty()) {
    Finding(findings_, DiagnosticId::hopgi_fen_census, ast_.first_field, std::move(fault));
  }
  const bool has_white = has_king(position, Side::white);
  const bool has_black = has_king(position, Side::black);
  if (has_white && has_black) return;
  const std::string message = !has_white && !has_black ? std::string("neither side has a king, so the game is over")
                                                       : format("{} has no king, so the game is over",
                                                                name_of(has_white ? Side::black : Side::white));
  Finding(findings_, DiagnosticId::hopgi_fen_no_king, ast_.board, message);
}

}  // namespace

void resolve(const text::Source& source, const Ast& ast, bool has_error, Setup& setup,
             diagnostics::Reporter& reporter) {
  Resolver(source, ast, setup, reporter).resolve(has_error);
}

}  // namespace plyglot::hopgi::fen
