#include "hopgi/notations/hopgi/read/leg_builder.hpp"

#include "hopgi/board/squares.hpp"

namespace plyglot::hopgi::record {

using text::Span;

namespace {

// By letter, from A.
constexpr std::array<std::optional<PieceKind>, 26> make_kinds() {
  std::array<std::optional<PieceKind>, 26> kinds{};
  const auto set = [&kinds](char letter, PieceKind kind) { kinds[static_cast<std::size_t>(letter - 'A')] = kind; };
  set('W', PieceKind::wazir_king);
  set('F', PieceKind::ferz_king);
  set('R', PieceKind::rook);
  set('B', PieceKind::bishop);
  set('P', PieceKind::pawn);
  set('G', PieceKind::guardian);
  set('D', PieceKind::dragon_king);
  set('H', PieceKind::dragon_horse);
  return kinds;
}
constexpr std::array<std::optional<PieceKind>, 26> kinds = make_kinds();

// Of an upper case letter.
std::optional<PieceKind> kind_of_letter(char letter) { return kinds[static_cast<std::size_t>(letter - 'A')]; }

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

// hopgi 3.1: letters, the square of origin of a step, a sign, and the target.
LegNode& LegBuilder::add_canonical(LegForm form, Span span, std::uint32_t letters) {
  LegNode& leg = legs_.emplace_back();
  leg.form = form;
  leg.is_canonical = true;
  leg.kind = kind_of_letters(bytes_at(span.begin), letters);
  leg.begin = span.begin;
  leg.letters_end = leg.origin_begin = span.begin + letters;
  leg.origin_end = leg.letters_end + (form == LegForm::drop ? 0 : 2);
  leg.sign_end = leg.origin_end + 1;
  leg.target_end = leg.sign_end + 2;
  leg.promotion_end = leg.end = span.end;
  leg.target = known_square(bytes_at(leg.sign_end));
  return leg;
}

void LegBuilder::take_long_leg(Span span) {
  LegNode& leg = add_canonical(LegForm::long_leg, span, letters_at(bytes_at(span.begin)));
  leg.origin = known_square(bytes_at(leg.letters_end));
  if (leg.target_end == span.end) return;
  const char* const letters = bytes_at(leg.target_end + 1);
  leg.promoted_kind = kind_of_letters(letters, letters_at(letters));
}

void LegBuilder::take_drop(Span span) { add_canonical(LegForm::drop, span, 1); }

void LegBuilder::begin_leg(std::uint32_t begin) {
  if (is_begun_) return;
  is_begun_ = true;
  leg_.begin = leg_.letters_end = leg_.origin_begin = leg_.origin_end = begin;
}

void LegBuilder::take_letter(Span span) {
  begin_leg(span.begin);
  leg_.kind = piece_kind_of(source_.slice(span));
  leg_.letters_end = leg_.origin_begin = leg_.origin_end = span.end;
}

void LegBuilder::take_hint(Span span) {
  begin_leg(span.begin);
  const char byte = *bytes_at(span.begin);
  leg_.origin_end = span.end;
  if (byte >= 'a') leg_.hint_file = static_cast<std::uint8_t>(byte - 'a');
  if (byte < 'a') leg_.hint_rank = static_cast<std::uint8_t>(byte - '0');
}

// The target is the last square.
void LegBuilder::take_square(Span span) {
  begin_leg(span.begin);
  if (has_square_) {
    leg_.origin = leg_.target;
    leg_.origin_begin = leg_.sign_end;
    leg_.origin_end = leg_.target_end;
  }
  leg_.target = square_of(source_.slice(span));
  leg_.sign_end = span.begin;
  leg_.target_end = leg_.promotion_end = span.end;
  has_square_ = true;
}

void LegBuilder::take_promotion(Span span) {
  const std::string_view text = source_.slice(span);
  leg_.has_plus = text[0] == '+';
  if (!leg_.has_plus) leg_.promoted_kind = piece_kind_of(text.substr(1));
  leg_.promotion_end = span.end;
}

bool LegBuilder::has_canonical_parts() const {
  if (leg_.form == LegForm::short_leg || !leg_.kind || leg_.has_letter_apart()) return false;
  const std::string_view sign = source_.slice(leg_.separator());
  const PromotionNode promotion = leg_.promotion();
  const bool has_promotion_in_form =
      !promotion.is_written() ||
      (promotion.kind && source_.slice(promotion.span).substr(1) == letters_of(*promotion.kind));
  return has_promotion_in_form && (leg_.form == LegForm::drop ? sign == "@" : sign == "-" || sign == "x") &&
         is_canonical_letter(source_.slice(leg_.letter().span), *leg_.kind);
}

void LegBuilder::end_leg(LegForm form, Span span) {
  leg_.form = form;
  leg_.end = span.end;
  leg_.is_canonical = has_canonical_parts();
  legs_.push_back(leg_);
  leg_ = {};
  has_square_ = is_begun_ = false;
}

}  // namespace plyglot::hopgi::record
