#include "hopgi/board/squares.hpp"

#include "support/checks/catch.hpp"
#include "support/hopgi/positions.hpp"

using namespace plyglot;
using namespace plyglot::hopgi;
using test::hopgi_square;
using test::hopgi_squares;

TEST_CASE("hopgi squares: names, files and ranks") {
  CHECK(square_name(0) == "a3");
  CHECK(square_name(42) == "g7");
  for (Square square = 0; square < square_count; ++square) {
    CHECK(square_at(file_of(square), rank_of(square)) == square);
    CHECK(hopgi_square(square_name(square)) == square);
    CHECK(contains(squares_of_file(file_of(square)) & squares_of_rank(rank_of(square)), square));
  }
  CHECK(squares_of_rank(1) == hopgi_squares("c1 d1 f1 g1"));
  CHECK(squares_of_file(0) == hopgi_squares("a3 a4 a6 a7"));
  CHECK(count(all_squares) == square_count);
}

TEST_CASE("hopgi squares: what the board does not have (hopgi R1)") {
  for (const auto& [file, rank] : {std::pair(0U, 1U), {0U, 2U}, {1U, 1U}, {1U, 2U}, {0U, 5U}, {4U, 1U}}) {
    CAPTURE(file, rank);
    CHECK_FALSE(square_at(file, rank));
  }
  CHECK_FALSE(square_at(7, 3));
  CHECK_FALSE(square_at(3, 0));
  CHECK_FALSE(square_at(3, 8));
  CHECK_FALSE(neighbour(hopgi_square("a4"), Direction::north));
  CHECK_FALSE(neighbour(hopgi_square("f1"), Direction::west));
  CHECK_FALSE(neighbour(hopgi_square("g7"), Direction::north_east));
}

TEST_CASE("hopgi squares: the blocked corner (hopgi R2)") {
  const Square b3 = hopgi_square("b3");
  const Square c2 = hopgi_square("c2");
  CHECK_FALSE(neighbour(b3, Direction::south_east));
  CHECK_FALSE(neighbour(c2, Direction::north_west));
  CHECK(neighbour(b3, Direction::south_east, Corner::open) == c2);
  CHECK(neighbour(c2, Direction::north_west, Corner::open) == b3);
  CHECK(neighbour(b3, Direction::east) == hopgi_square("c3"));
}

TEST_CASE("hopgi squares: zones and shading (hopgi R3)") {
  std::array<unsigned, 3> squares{};
  for (Square square = 0; square < square_count; ++square) ++squares[static_cast<std::size_t>(zone_of(square))];
  CHECK(squares == std::array<unsigned, 3>{19, 19, 5});
  CHECK(zone_of(hopgi_square("d4")) == Zone::dividing_line);
  CHECK(zone_of(hopgi_square("a3")) == Zone::left);
  CHECK(zone_of(hopgi_square("g1")) == Zone::right);
  CHECK(is_shaded(hopgi_square("a3")));
  CHECK_FALSE(is_shaded(hopgi_square("a4")));
}

TEST_CASE("hopgi squares: forward (hopgi R4)") {
  CHECK(is_forward(hopgi_square("g2"), Direction::north, Side::white));
  CHECK_FALSE(is_forward(hopgi_square("g2"), Direction::west, Side::white));
  CHECK(is_forward(hopgi_square("a6"), Direction::west, Side::white));
  CHECK(is_forward(hopgi_square("a6"), Direction::east, Side::black));
  CHECK(is_forward(hopgi_square("f6"), Direction::north, Side::white));
  CHECK(is_forward(hopgi_square("f6"), Direction::west, Side::white));
  CHECK(is_forward(hopgi_square("f6"), Direction::south, Side::black));
  CHECK_FALSE(is_forward(hopgi_square("f6"), Direction::north, Side::black));
}

TEST_CASE("hopgi squares: promotion squares, and file and rank exchanged (hopgi R5, R8)") {
  CHECK(promotion_squares(Side::white) == hopgi_squares("a3 a4 a6 a7"));
  CHECK(promotion_squares(Side::black) == hopgi_squares("c1 d1 f1 g1"));
  CHECK(mirrored(hopgi_square("f1")) == hopgi_square("a6"));
  for (Square square = 0; square < square_count; ++square) {
    CHECK(mirrored(mirrored(square)) == square);
    CHECK(contains(promotion_squares(Side::white), square) ==
          contains(promotion_squares(Side::black), mirrored(square)));
  }
}
