#pragma once
// Lines and columns of byte offsets. They are computed only where something is shown.

#include <plyglot/source.hpp>

#include <vector>

namespace plyglot::text {

// A place as people and protocols name it. All numbers start at 1.
struct Position {
  std::uint32_t line = 1;
  std::uint32_t byte_column = 1;
  // A byte that belongs to no well-formed UTF-8 sequence counts as one code point.
  std::uint32_t code_point_column = 1;
  // Language servers count in UTF-16 code units.
  std::uint32_t utf16_column = 1;
  // Terminal cells: tabs reach the next tab stop, wide characters take two, combining ones none.
  std::uint32_t display_column = 1;
};

// The lines of one Source. Building it is linear in the text, looking a line up is logarithmic in the number of
// lines, and so is a position, however long its line is.
class LineIndex {
 public:
  static constexpr std::uint32_t tab_width = 4;

  // Keeps the views of `source`, not the text.
  explicit LineIndex(Source source);

  const Source& source() const { return source_; }
  // The number of the line that holds the byte at `offset`; the end of the source belongs to its last line.
  std::uint32_t line_of(std::uint32_t offset) const;
  // The bytes of a line of this source, without its line end and, on line 1, without a byte order mark.
  Span line(std::uint32_t number) const;
  std::uint32_t line_count() const { return static_cast<std::uint32_t>(starts_.size()); }
  // A byte order mark at the start of the file takes no columns. An offset inside a character or a line end counts
  // as the start of it.
  Position position(std::uint32_t offset) const;
  struct Range {
    Position begin;
    Position end;
  };
  // The positions of both ends.
  Range range(Span span) const;

 private:
  // A place inside a long line that columns are counted from.
  struct Milestone {
    std::uint32_t offset;
    Position position;
  };
  void set_milestones(std::uint32_t number);
  // The start of the line, or the last milestone in it that is not after the offset.
  Milestone nearest_before(std::uint32_t offset) const;
  void go_on(Milestone& place, std::uint32_t line_end, std::uint32_t offset) const;

  Source source_;
  std::vector<std::uint32_t> starts_;
  std::vector<Milestone> milestones_;
};

}  // namespace plyglot::text
