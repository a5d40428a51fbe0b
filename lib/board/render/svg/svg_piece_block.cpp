#include "board/render/svg/svg_document.hpp"
#include "board/render/svg/svg_pyramids.hpp"
#include "board/render/svg/svg_system.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::int64_t piece_gap = 500;
constexpr std::size_t longest_ship_line = 6;

// What comes side by side has a gap between.
void add_length(std::int64_t& sum, std::int64_t length) { sum += (sum == 0 ? 0 : piece_gap) + length; }

}  // namespace

PieceBlock::PieceBlock(const std::vector<const Piece*>& stars) {
  arrange(stars, std::max<std::size_t>(stars.size(), 1));
}

PieceBlock::PieceBlock(const std::vector<const Piece*>& ships, Side owner) : owner_(owner) {
  // Lines of nearly one length.
  const std::size_t lines = std::max<std::size_t>((ships.size() + longest_ship_line - 1) / longest_ship_line, 1);
  arrange(ships, (ships.size() + lines - 1) / lines);
}

Point PieceBlock::extent_of(const Piece& piece) const {
  return owner_ ? extent_of_lying(piece, *owner_) : extent_of_standing(piece);
}

void PieceBlock::arrange(const std::vector<const Piece*>& pieces, std::size_t longest_line) {
  for (const Piece* piece : pieces) {
    if (lines_.empty() || lines_.back().pieces.size() == longest_line) lines_.emplace_back();
    Line& line = lines_.back();
    line.pieces.push_back(piece);
    const Point extent = extent_of(*piece);
    add_length(line.length, is_upright() ? extent.y : extent.x);
    line.thickness = std::max(line.thickness, is_upright() ? extent.x : extent.y);
  }
  std::int64_t length = 0;
  std::int64_t thickness = 0;
  for (const Line& line : lines_) {
    length = std::max(length, line.length);
    add_length(thickness, line.thickness);
  }
  extent_ = is_upright() ? Point{thickness, length} : Point{length, thickness};
}

void PieceBlock::append(Point middle, std::string& out) const {
  std::int64_t across = -(is_upright() ? extent_.x : extent_.y) / 2;
  for (const Line& line : lines_) {
    std::int64_t along = -line.length / 2;
    for (const Piece* piece : line.pieces) {
      const Point extent = extent_of(*piece);
      const std::int64_t step = is_upright() ? extent.y : extent.x;
      const Point offset{along + step / 2, across + line.thickness / 2};
      const Point place = middle + (is_upright() ? Point{offset.y, offset.x} : offset);
      text::append(out, "<g{}>", piece_attribute(*piece));
      if (owner_) {
        append_lying(*piece, *owner_, place, out);
      } else {
        append_standing(*piece, place, out);
      }
      out += "</g>";
      along += step + piece_gap;
    }
    across += line.thickness + piece_gap;
  }
}

}  // namespace plyglot::board
