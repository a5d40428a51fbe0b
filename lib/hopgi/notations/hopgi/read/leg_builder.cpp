#include "hopgi/notations/hopgi/read/leg_builder.hpp"

#include "hopgi/board/squares.hpp"

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

// Of a square of the board.
Square known_square(const char* name) {
  return squares_by_place[static_cast<std::size_t>(name[0] - 'a')][static_cast<std::size_t>(name[1] - '1')];
}

// Of `DK` and `DH`, which alone begin so, and of others.
std::uint32_t letters_at(const char* word) { return *word == 'D' ? 2 : 1; }
std::optional<PieceKind> kind_of_letters(const char* word, std::uint32_t size) {
  if (size == 1) return kind_of_letter(*word);
  return word[1] == 'K' ? PieceKind::dragon_king : PieceKind::dragon_horse;
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

// hopgi 3.1: the letters, and the sign behind the squares that are before it; the target, and nothing else yet.
LegNode& LegBuilder::add_canonical(LegForm form, Span span, std::uint32_t letters) {
  const std::uint32_t after_letters = span.begin + letters;
  const std::uint32_t sign = after_letters + (form == LegForm::drop ? 0 : 2);
  const std::uint32_t after_target = sign + 3;
  LegNode& leg = legs_.emplace_back();
  leg.form = form;
  leg.is_canonical = true;
  leg.span = span;
  leg.letter = {{span.begin, after_letters}, kind_of_letters(bytes_at(span.begin), letters)};
  leg.hint.span = {after_letters, after_letters};
  leg.from.span = {after_letters, sign};
  leg.separator = {sign, sign + 1};
  leg.to = {{sign + 1, after_target}, known_square(bytes_at(sign + 1))};
  leg.promotion.span = {after_target, span.end};
  leg.marks = {span.end, span.end};
  return leg;
}

void LegBuilder::take_long_leg(Span span) {
  LegNode& leg = add_canonical(LegForm::long_leg, span, letters_at(bytes_at(span.begin)));
  leg.from.square = known_square(bytes_at(leg.from.span.begin));
  if (leg.promotion.is_written()) {
    const char* const letters = bytes_at(leg.promotion.span.begin + 1);
    leg.promotion.kind = kind_of_letters(letters, letters_at(letters));
  }
}

void LegBuilder::take_drop(Span span) { add_canonical(LegForm::drop, span, 1); }

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
