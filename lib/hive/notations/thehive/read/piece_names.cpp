#include "hive/notations/thehive/read/piece_names.hpp"

#include "hive/spelling/move_string.hpp"

namespace plyglot::hive::thehive {
namespace {

constexpr char lower_case_bit = 0x20;

char upper(char letter) { return static_cast<char>(letter & ~lower_case_bit); }
char lower(char letter) { return static_cast<char>(letter | lower_case_bit); }

Colour colour_named(char letter) { return lower(letter) == 'w' ? Colour::white : Colour::black; }

std::optional<BugKind> kind_named(char letter) {
  for (PieceIndex piece = 0; piece < pieces_per_side; ++piece) {
    if (letter_of(kind_of(piece)) == upper(letter)) return kind_of(piece);
  }
  return std::nullopt;
}

bool is_expansion(BugKind kind) {
  return kind == BugKind::mosquito || kind == BugKind::ladybug || kind == BugKind::pillbug;
}
bool is_unique(BugKind kind) { return kind == BugKind::queen || is_expansion(kind); }

// One digit; 0 for anything else.
std::uint32_t number_of(std::string_view digits) {
  return digits.size() == 1 ? static_cast<std::uint32_t>(digits[0] - '0') : 0;
}

}  // namespace

NamedPiece read_piece(const text::Source& source, text::Span span, Pieces pieces, SyntaxFindings& findings) {
  const std::string_view written = source.slice(span);
  NamedPiece named{no_piece, span, {span.begin + 2, span.end}};
  const std::optional<BugKind> kind = kind_named(written[1]);
  if (!kind) {
    findings.no_such_bug(span);
    return named;
  }
  const Colour colour = colour_named(written[0]);
  const char meant[] = {lower(written[0]), upper(written[1])};
  if (written[0] != meant[0] || written[1] != meant[1]) {
    findings.piece_case({span.begin, named.digits.begin}, {meant, 2});
  }
  const std::string_view digits = source.slice(named.digits);
  const PieceIndex piece = find_piece(colour, *kind, digits.empty() ? 1 : number_of(digits));
  if (is_expansion(*kind) && pieces == Pieces::base) {
    findings.extension_piece(span, *kind);
  } else if (piece == no_piece) {
    findings.no_such_number(named, colour, *kind);
  } else if (digits.empty() && !is_unique(*kind)) {
    findings.missing_number(span, colour, *kind);
  } else {
    if (digits.empty()) findings.missing_unique_number(span, piece);
    named.piece = piece;
  }
  return named;
}

NamedPiece read_uhp_piece(const text::Source& source, text::Span span) {
  const std::string_view written = source.slice(span);
  NamedPiece named{no_piece, span, {span.begin + 2, span.end}};
  const std::string_view digits = source.slice(named.digits);
  const std::optional<BugKind> kind = kind_named(written[1]);
  if (kind) named.piece = find_piece(colour_named(written[0]), *kind, digits.empty() ? 1 : number_of(digits));
  return named;
}

std::optional<board::Direction> read_uhp_direction(const text::Source& source, text::Span reference,
                                                   const NamedPiece& target) {
  std::string strict(source.slice({reference.begin, target.span.begin}));
  strict += name_of(target.piece);
  strict += source.slice({target.span.end, reference.end});
  for (board::Direction direction = 0; direction < board::directions; ++direction) {
    if (uhp::spelling.reference({target.piece, direction}) == strict) return direction;
  }
  return std::nullopt;
}

}  // namespace plyglot::hive::thehive
