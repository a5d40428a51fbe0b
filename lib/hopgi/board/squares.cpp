#include "hopgi/board/squares.hpp"

namespace plyglot::hopgi {
namespace {

// Both from 0, unlike the ranks of the interface.
struct Place {
  int file = 0;
  int rank = 0;
};

constexpr int files_and_ranks = 7;
static_assert(files == files_and_ranks && ranks == files_and_ranks);

constexpr bool exists(Place place) {
  const auto [file, rank] = place;
  if (file < 0 || file >= files_and_ranks || rank < 0 || rank >= files_and_ranks) return false;
  // R1: a1, a2, b1, b2; a5; e1.
  return !(file <= 1 && rank <= 1) && !(file == 0 && rank == 4) && !(file == 4 && rank == 0);
}

constexpr std::array<Place, square_count> make_places() {
  std::array<Place, square_count> places{};
  std::size_t square = 0;
  for (int file = 0; file < files_and_ranks; ++file) {
    for (int rank = 0; rank < files_and_ranks; ++rank) {
      if (exists({file, rank})) places[square++] = {file, rank};
    }
  }
  return places;
}

constexpr std::array<Place, square_count> places = make_places();

constexpr Square no_square = square_count;
using SquareByPlace = std::array<std::array<Square, ranks>, files>;
constexpr SquareByPlace make_squares() {
  SquareByPlace squares{};
  for (auto& file : squares) {
    for (Square& square : file) square = no_square;
  }
  for (std::size_t i = 0; i < square_count; ++i) {
    squares[static_cast<std::size_t>(places[i].file)][static_cast<std::size_t>(places[i].rank)] =
        static_cast<Square>(i);
  }
  return squares;
}

}  // namespace

constexpr SquareByPlace squares_by_place = make_squares();

namespace {

constexpr Square at(Place place) {
  if (!exists(place)) return no_square;
  return squares_by_place[static_cast<std::size_t>(place.file)][static_cast<std::size_t>(place.rank)];
}

constexpr std::array<Place, directions> steps = {
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

using SquareByDirection = std::array<Square, directions>;
constexpr std::array<SquareByDirection, square_count> make_neighbours() {
  std::array<SquareByDirection, square_count> neighbours{};
  for (std::size_t square = 0; square < square_count; ++square) {
    for (std::size_t direction = 0; direction < directions; ++direction) {
      const Place step = steps[direction];
      neighbours[square][direction] = at({places[square].file + step.file, places[square].rank + step.rank});
    }
  }
  return neighbours;
}

constexpr std::array<SquareByDirection, square_count> neighbours = make_neighbours();

constexpr std::array<SquareSet, files> make_file_sets() {
  std::array<SquareSet, files> sets{};
  for (std::size_t i = 0; i < square_count; ++i) {
    sets[static_cast<std::size_t>(places[i].file)] |= set_of(static_cast<Square>(i));
  }
  return sets;
}

constexpr std::array<SquareSet, ranks> make_rank_sets() {
  std::array<SquareSet, ranks> sets{};
  for (std::size_t i = 0; i < square_count; ++i) {
    sets[static_cast<std::size_t>(places[i].rank)] |= set_of(static_cast<Square>(i));
  }
  return sets;
}

constexpr std::array<SquareSet, files> file_sets = make_file_sets();
constexpr std::array<SquareSet, ranks> rank_sets = make_rank_sets();

constexpr SquareSet white_promotion = set_of(at({0, 2})) | set_of(at({0, 3})) | set_of(at({0, 5})) | set_of(at({0, 6}));
constexpr SquareSet black_promotion = set_of(at({2, 0})) | set_of(at({3, 0})) | set_of(at({5, 0})) | set_of(at({6, 0}));

}  // namespace

bool is_across_blocked_corner(Square from, Square to) {
  const std::optional<Square> b3 = square_at(1, 3);
  const std::optional<Square> c2 = square_at(2, 2);
  return (from == b3 && to == c2) || (from == c2 && to == b3);
}

std::optional<Square> square_at(unsigned file, unsigned rank) {
  if (file >= files || rank == 0 || rank > ranks) return std::nullopt;
  const Square square = squares_by_place[file][rank - 1];
  return square == no_square ? std::nullopt : std::optional<Square>(square);
}

unsigned file_of(Square square) { return static_cast<unsigned>(places[square].file); }
unsigned rank_of(Square square) { return static_cast<unsigned>(places[square].rank) + 1; }
SquareSet squares_of_file(unsigned file) { return file_sets[file]; }
SquareSet squares_of_rank(unsigned rank) { return rank_sets[rank - 1]; }

std::optional<Square> neighbour(Square square, Direction direction, Corner corner) {
  const Square next = neighbours[square][static_cast<std::size_t>(direction)];
  if (next == no_square) return std::nullopt;
  if (corner == Corner::blocked && is_across_blocked_corner(square, next)) return std::nullopt;
  return next;
}

Zone zone_of(Square square) {
  const auto [file, rank] = places[square];
  return file == rank ? Zone::dividing_line : file > rank ? Zone::right : Zone::left;
}

bool is_shaded(Square square) { return (places[square].file + places[square].rank) % 2 == 0; }

bool is_forward(Square square, Direction direction, Side side) {
  const Zone zone = zone_of(square);
  const Direction in_right_zone = side == Side::white ? Direction::north : Direction::south;
  const Direction in_left_zone = side == Side::white ? Direction::west : Direction::east;
  return (zone != Zone::left && direction == in_right_zone) || (zone != Zone::right && direction == in_left_zone);
}

SquareSet promotion_squares(Side side) { return side == Side::white ? white_promotion : black_promotion; }

Square mirrored(Square square) { return at({places[square].rank, places[square].file}); }

}  // namespace plyglot::hopgi
