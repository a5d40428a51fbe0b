#include "plyglot/pattern/square_pattern.hpp"

#include "hexix/board/cells.hpp"
#include "hopgi/board/fen_text.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool::pattern {
namespace {

using toolchain::PositionRelation;

// A column of letters from `first` to `last` and a row; none after a problem.
template <class CellAt>
auto read_cell(PatternText& text, char first, char last, const CellAt& cell_at) {
  const std::size_t begin = text.at();
  decltype(cell_at(0U, 0U)) cell;
  if (text.next() < first || text.next() > last) {
    text.fail(
        text::format("a cell is a letter from `{}` to `{}` and a number, and not {}", first, last, text.quoted_next()));
    return cell;
  }
  const char column = text.take();
  if (!text.is_next_in("123456789")) {
    text.fail(text::format("a number follows `{}`, and not {}", column, text.quoted_next()));
    return cell;
  }
  const char row = text.take();
  cell = cell_at(static_cast<unsigned>(column - first), static_cast<unsigned>(row - '0'));
  if (!cell) text.fail(begin, text::format("the board has no `{}{}`", column, row));
  return cell;
}

// Places with blanks between them, and who is to move, by the letters of the two.
template <class Place, class ReadPlace>
bool read_places(PatternText& text, std::string_view sides, std::vector<Place>& places, std::optional<bool>& is_second,
                 const ReadPlace& read_place) {
  for (text.skip_blanks(); !text.is_at_end() && text.next() != ','; text.skip_blanks()) {
    if (!read_place(places.emplace_back())) return false;
  }
  if (places.empty()) return text.fail("a pattern says what is on some cell");
  if (!text.take_if(',')) return true;
  text.skip_blanks();
  if (!text.is_next_in(sides)) {
    return text.fail(
        text::format("the side to move is `{}` or `{}`, and not {}", sides[0], sides[1], text.quoted_next()));
  }
  is_second = text.take() == sides[1];
  text.skip_blanks();
  return text.is_at_end() || text.fail(text::format("the pattern ends here, and not with {}", text.quoted_next()));
}

}  // namespace

bool HexixPattern::read_place(PatternText& text, Place& place) {
  const std::size_t begin = text.at();
  if (!text.is_next_in("BR?.")) {
    return text.fail(text::format("here should be `B`, `R`, `?` or `.`, and not {}", text.quoted_next()));
  }
  const char owner = text.take();
  place.is_empty = owner == '.';
  if (owner == 'B' || owner == 'R') place.owner = owner == 'B' ? hexix::Player::blue : hexix::Player::red;
  if (!place.is_empty && text.is_next_in("v^h")) {
    const char kind = text.take();
    place.kind = kind == 'v' ? hexix::PieceKind::down : kind == '^' ? hexix::PieceKind::up : hexix::PieceKind::home;
  }
  if (!place.is_empty && text.is_next_in("123456")) place.number = static_cast<std::uint8_t>(text.take() - '0');
  const auto cell = read_cell(text, 'A', 'G', hexix::cell_at);
  if (!cell) return false;
  place.cell = *cell;
  if (place.kind == hexix::PieceKind::home && place.number && *place.number != 6) {
    return text.fail(begin, "the number of a home is 6");
  }
  return true;
}

std::optional<HexixPattern> HexixPattern::read(PatternText& text) {
  HexixPattern pattern;
  std::optional<bool> is_red;
  const auto place = [&](Place& read) { return read_place(text, read); };
  if (!read_places(text, "br", pattern.places_, is_red, place)) return std::nullopt;
  if (is_red) pattern.to_move_ = *is_red ? hexix::Player::red : hexix::Player::blue;
  return pattern;
}

bool HexixPattern::is_at(const hexix::State& state, const Place& place, hexix::Cell cell) {
  if (state.is_empty(cell)) return place.is_empty;
  if (place.is_empty) return false;
  const hexix::Piece piece = state.at(cell);
  return (!place.owner || *place.owner == piece.owner) && (!place.kind || *place.kind == piece.kind) &&
         (!place.number || *place.number == piece.number);
}

PositionRelation HexixPattern::relation(const hexix::State& state, bool mirrored) const {
  if (to_move_ && *to_move_ != state.to_move()) return PositionRelation::different;
  const auto is_found = [&](const auto& image) {
    return std::all_of(places_.begin(), places_.end(),
                       [&](const Place& place) { return is_at(state, place, image(place.cell)); });
  };
  if (is_found([](hexix::Cell cell) { return cell; })) return PositionRelation::same;
  const bool is_mirrored = mirrored && is_found([](hexix::Cell cell) { return hexix::mirrored(cell); });
  return is_mirrored ? PositionRelation::mirrored : PositionRelation::different;
}

bool HopgiPattern::read_place(PatternText& text, Place& place) {
  const char letter = text.next();
  const std::optional<hopgi::Piece> piece = hopgi::piece_of_letter(letter);
  if (!piece && !text.is_next_in("?.Xx")) {
    return text.fail(
        text::format("here should be a letter of a piece, `X`, `x`, `?` or `.`, and not {}", text.quoted_next()));
  }
  text.take();
  place.is_empty = letter == '.';
  if (piece) place.kind = piece->kind;
  if (piece) place.owner = piece->owner;
  if (letter == 'X' || letter == 'x') place.owner = letter == 'X' ? hopgi::Side::white : hopgi::Side::black;
  const auto square = read_cell(text, 'a', 'g', hopgi::square_at);
  if (square) place.square = *square;
  return square.has_value();
}

std::optional<HopgiPattern> HopgiPattern::read(PatternText& text) {
  HopgiPattern pattern;
  std::optional<bool> is_black;
  const auto place = [&](Place& read) { return read_place(text, read); };
  if (!read_places(text, "wb", pattern.places_, is_black, place)) return std::nullopt;
  if (is_black) pattern.to_move_ = *is_black ? hopgi::Side::black : hopgi::Side::white;
  return pattern;
}

bool HopgiPattern::is_at(const hopgi::State& state, const Place& place) {
  const std::optional<hopgi::Piece> piece = state.find(place.square);
  if (!piece) return place.is_empty;
  return !place.is_empty && (!place.owner || *place.owner == piece->owner) &&
         (!place.kind || *place.kind == piece->kind);
}

PositionRelation HopgiPattern::relation(const hopgi::State& state, bool) const {
  if (to_move_ && *to_move_ != state.to_move()) return PositionRelation::different;
  const auto is_found = [&](const Place& place) { return is_at(state, place); };
  return std::all_of(places_.begin(), places_.end(), is_found) ? PositionRelation::same : PositionRelation::different;
}

}  // namespace plyglot::tool::pattern
