#pragma once
// One system of a star map: a panel with its name, its stars and the ships around them.

#include "board/render/svg_writer.hpp"
#include "board/render/system_rows.hpp"

namespace plyglot::board {

// Pieces of one kind in lines, each around its middle.
class PieceBlock {
 public:
  // Without an owner: upright, side by side.
  explicit PieceBlock(const std::vector<const Piece*>& stars);
  // Lying, side by side; those of players in the east and west one above the other.
  PieceBlock(const std::vector<const Piece*>& ships, Side owner);

  // In hundredths; nothing if there are no pieces.
  Point extent() const { return extent_; }
  void append(Point middle, std::string& out) const;

 private:
  void arrange(const std::vector<const Piece*>& pieces, std::size_t longest_line);
  Point extent_of(const Piece& piece) const;
  bool is_upright() const { return owner_ == Side::east || owner_ == Side::west; }

  struct Line {
    std::vector<const Piece*> pieces;
    // Along the line, and across it.
    std::int64_t length = 0;
    std::int64_t thickness = 0;
  };
  std::optional<Side> owner_;
  std::vector<Line> lines_;
  Point extent_;
};

class SystemPanel {
 public:
  SystemPanel(const BoardGraph& graph, const Node& node);

  Point extent() const { return extent_; }
  // Around its middle.
  void append(Point middle, std::string& out) const;

 private:
  SystemPanel(const BoardGraph& graph, const Node& node, const SystemParts& parts);
  void append_frame(std::string& out) const;
  void append_pieces(std::int64_t top, std::string& out) const;

  const BoardGraph& graph_;
  const Node& node_;
  std::string name_;
  // Whose home it is; empty if it is not a home.
  std::string home_;
  PieceBlock stars_;
  std::array<PieceBlock, sides> ships_;
  Point extent_;
};

}  // namespace plyglot::board
