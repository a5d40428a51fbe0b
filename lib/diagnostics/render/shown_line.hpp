#pragma once
// A source line as a terminal shows it, cut where it is too long.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::diagnostics::render {

// Bytes of the line, half open.
struct ByteRange {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

// The parts of the line to show, in order and apart from each other: around both ends of each anchor, as much as fits
// into `cells` with one cell for every cut. The anchors' ends are shown whether they fit or not. `label_room` cells
// stay free after the end of the last anchor, if that is not more than half of all.
std::vector<ByteRange> choose_windows(std::string_view line, std::vector<ByteRange> anchors, std::uint32_t cells,
                                      std::uint32_t label_room);

// Tabs are expanded, control characters and stray bytes replaced by a glyph, and what does not fit is cut out, with
// `…` in its place. Both ends of every anchor are always shown. Costs time in what is shown, not in the line.
class ShownLine {
 public:
  // `cells` is what the terminal has for the line. `label_room` cells are wanted after the end of the last anchor,
  // whether the line reaches that far or not.
  ShownLine(std::string_view line, std::vector<ByteRange> anchors, std::uint32_t cells, std::uint32_t label_room);

  // The text as it is shown; its cells are counted from 0.
  const std::string& text() const { return text_; }
  // The first cell of the character that holds the byte, and the cell after the character that ends there. Both are
  // meant for ends of anchors.
  std::uint32_t cell_of(std::uint32_t offset) const;
  std::uint32_t cell_after(std::uint32_t offset) const;
  // The bytes of `text()` that show these bytes of the line.
  ByteRange shown_bytes(ByteRange range) const;

 private:
  // Where a character of the line, or what was cut out from `offset` on, begins in what is shown.
  struct Place {
    std::uint32_t offset;
    std::uint32_t cell;
    std::uint32_t byte;
    // Whether all characters up to the next place take a byte and a cell each, as this one does.
    bool is_plain_run = false;

    Place at(std::uint32_t offset_in_run) const;
  };
  void show(std::string_view line, const std::vector<ByteRange>& windows);
  void show_cut(std::uint32_t offset);
  void mark_place(std::uint32_t offset, bool is_plain_run = false);
  Place place_of(std::uint32_t offset) const;
  Place place_after(std::uint32_t offset) const;

  std::string text_;
  std::uint32_t width_ = 0;
  std::vector<Place> places_;
};

}  // namespace plyglot::diagnostics::render
