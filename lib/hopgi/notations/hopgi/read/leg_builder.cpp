#include "hopgi/notations/hopgi/read/leg_builder.hpp"

namespace plyglot::hopgi::record {

using text::Span;

namespace {

std::optional<PieceKind> kind_of_letter(char letter) {
  switch (letter) {
    case 'W':
      return PieceKind::wazir_king;
    case 'F':
      return PieceKind::ferz_king;
    case 'R':
      return PieceKind::rook;
    case 'B':
      return PieceKind::bishop;
    case 'P':
      return PieceKind::pawn;
    case 'G':
      return PieceKind::guardian;
    case 'D':
      return PieceKind::dragon_king;
    case 'H':
      return PieceKind::dragon_horse;
    default:
      return std::nullopt;
  }
}

// Whatever the board has there.
std::optional<Square> square_of(std::string_view text) {
  constexpr unsigned sides = 7;
  if (text.size() != 2) return std::nullopt;
  const auto file = static_cast<unsigned>(text[0] - 'a');
  const auto rank = static_cast<unsigned>(text[1] - '0');
  return file < sides && rank >= 1 && rank <= sides ? square_at(file, rank) : std::nullopt;
}

bool is_canonical_letter(std::string_view letters, PieceKind kind) { return letters == letters_of(kind); }

}  // namespace

std::optional<PieceKind> piece_kind_of(std::string_view letters) {
  if (letters.size() == 1) return kind_of_letter(letters[0]);
  if (letters == "DK") return PieceKind::dragon_king;
  if (letters == "DH") return PieceKind::dragon_horse;
  if (letters.size() != 2 || letters[0] != '+') return std::nullopt;
  const std::optional<PieceKind> kind = kind_of_letter(letters[1]);
  const bool can_be_promoted = kind == PieceKind::rook || kind == PieceKind::bishop || kind == PieceKind::pawn;
  return can_be_promoted ? std::optional<PieceKind>(promoted(*kind)) : std::nullopt;
}

void LegBuilder::take_letter(Span span) { leg_.letter = {span, piece_kind_of(source_.slice(span))}; }

void LegBuilder::take_hint(Span span) {
  const char byte = source_.slice(span)[0];
  leg_.hint.span = span;
  if (byte >= 'a') leg_.hint.file = static_cast<std::uint8_t>(byte - 'a');
  if (byte < 'a') leg_.hint.rank = static_cast<std::uint8_t>(byte - '0');
}

void LegBuilder::take_promotion(Span span) {
  const std::string_view text = source_.slice(span);
  const bool is_plus = text[0] == '+';
  leg_.promotion = {span, is_plus, is_plus ? std::nullopt : piece_kind_of(text.substr(1))};
}

// The target is the last square.
void LegBuilder::take_square(Span span) {
  if (has_square_) leg_.from = leg_.to;
  leg_.to = {span, square_of(source_.slice(span))};
  has_square_ = true;
}

void LegBuilder::end_leg(LegForm form, Span span) {
  const auto place = [](Span& part, std::uint32_t at) {
    if (part.empty()) part = {at, at};
  };
  leg_.form = form;
  leg_.span = span;
  place(leg_.letter.span, span.begin);
  place(leg_.hint.span, leg_.letter.span.end);
  place(leg_.from.span, leg_.letter.span.end);
  place(leg_.separator, leg_.to.span.begin);
  place(leg_.promotion.span, leg_.to.span.end);
  place(leg_.marks, leg_.promotion.span.end);
  if (!leg_.is_canonical && form != LegForm::short_leg && leg_.letter.kind) {
    const std::string_view sign = source_.slice(leg_.separator);
    const PromotionNode& promotion = leg_.promotion;
    const bool has_promotion_in_form =
        !promotion.is_written() ||
        (promotion.kind && source_.slice(promotion.span).substr(1) == letters_of(*promotion.kind));
    leg_.is_canonical = has_promotion_in_form && (form == LegForm::drop ? sign == "@" : sign == "-" || sign == "x") &&
                        is_canonical_letter(source_.slice(leg_.letter.span), *leg_.letter.kind);
  }
  legs_.push_back(leg_);
  leg_ = {};
  has_square_ = false;
}

}  // namespace plyglot::hopgi::record
