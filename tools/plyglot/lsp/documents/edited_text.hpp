#pragma once
// A text to which many edits are made one after the other, each at a line and a column of what those before it have
// left.

#include "plyglot/lsp/protocol/text_positions.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::tool::lsp {

// Keeps the text in blocks that know how many line ends and columns they have, so that an edit looks at each block once
// and at the bytes of a few. Texts are UTF-8, as every message is, and have fewer than 2^32 bytes.
class EditedText {
 public:
  static constexpr std::size_t usual_block_size = 1024;

  // Blocks have about half of `block_size` to twice as many bytes; the first may have fewer. It is at least 8.
  EditedText(std::string_view text, Encoding encoding, std::size_t block_size = usual_block_size);

  // The range stands for the span that it has in TextPositions of the text as it is now, which is returned.
  text::Span replace(Range range, std::string_view by);
  void replace_all(std::string_view by);

  std::string text() const;
  // Its bytes in the span.
  std::string slice(text::Span span) const;

 private:
  // No character and no CR LF is in two blocks. Only the block of an empty text is empty.
  struct Block {
    std::string text;
    std::uint32_t line_ends;
    // In the units of the encoding, line ends included.
    std::uint32_t columns;
  };
  // An offset in a block. The end of a block is a place only at the end of the text; elsewhere the next one begins
  // there.
  struct Spot {
    std::size_t block;
    std::size_t offset;
    friend constexpr auto operator<=>(const Spot&, const Spot&) = default;
  };

  Spot spot_of(Place place) const;
  Spot after_columns(Spot spot, std::uint32_t columns) const;
  std::uint32_t offset_of(Spot spot) const;
  Block block_of(std::string_view text) const;
  std::vector<Block> blocks_of(std::string_view text) const;

  Encoding encoding_;
  std::size_t block_size_;
  std::vector<Block> blocks_;
};

}  // namespace plyglot::tool::lsp
