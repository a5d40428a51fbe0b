#include "plyglot/lsp/documents/edited_text.hpp"

#include "text/line_ends.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::tool::lsp {
namespace {

constexpr bool is_line_end(char c) { return c == '\r' || c == '\n'; }
constexpr bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Of a character of so many bytes.
constexpr std::uint32_t width_of(std::uint32_t bytes, Encoding encoding) {
  if (encoding == Encoding::utf8) return bytes;
  return bytes == 4 ? 2 : 1;
}

std::uint32_t columns_of(std::string_view text, Encoding encoding) {
  if (encoding == Encoding::utf8) return static_cast<std::uint32_t>(text.size());
  std::uint32_t units = 0;
  for (const char c : text) {
    constexpr unsigned char first_lead_of_four = 0xF0;
    if (!is_continuation(c)) units += static_cast<unsigned char>(c) < first_lead_of_four ? 1 : 2;
  }
  return units;
}

// The offset after the line end with this number, from 1, which the text has; 0 for none.
std::size_t after_line_end(std::string_view text, std::uint32_t number) {
  std::size_t at = 0;
  for (; number > 0; --number) {
    while (!is_line_end(text[at])) ++at;
    at += text.substr(at, 2) == "\r\n" ? std::size_t{2} : 1;
  }
  return at;
}

// How many bytes before the first line end take at most `columns`, from which their columns are taken off.
std::size_t pass_columns(std::string_view text, std::uint32_t& columns, Encoding encoding) {
  std::size_t size = 0;
  while (size < text.size() && !is_line_end(text[size])) {
    const std::uint32_t bytes = text::decode_utf8(text.substr(size)).size;
    const std::uint32_t width = width_of(bytes, encoding);
    if (width > columns) break;
    columns -= width;
    size += bytes;
  }
  return size;
}

// Near `at`, which is inside the text: before the character or the CR LF that it is inside of.
std::size_t cut_before(std::string_view text, std::size_t at) {
  constexpr int longest_tail = 3;
  for (int i = 0; i < longest_tail && is_continuation(text[at]); ++i) --at;
  return text.substr(at - 1, 2) == "\r\n" ? at - 1 : at;
}

}  // namespace

EditedText::EditedText(std::string_view text, Encoding encoding, std::size_t block_size)
    : encoding_(encoding), block_size_(block_size), blocks_(blocks_of(text)) {}

EditedText::Block EditedText::block_of(std::string_view text) const {
  return {std::string(text), text::count_line_ends(text, text::LineEnds::lf_crlf_or_cr), columns_of(text, encoding_)};
}

std::vector<EditedText::Block> EditedText::blocks_of(std::string_view text) const {
  std::vector<Block> blocks;
  while (text.size() > 2 * block_size_) {
    const std::size_t size = cut_before(text, block_size_);
    blocks.push_back(block_of(text.substr(0, size)));
    text.remove_prefix(size);
  }
  blocks.push_back(block_of(text));
  return blocks;
}

EditedText::Spot EditedText::spot_of(Place place) const {
  std::uint32_t line_ends = place.line;
  std::size_t block = 0;
  while (block < blocks_.size() && blocks_[block].line_ends < line_ends) line_ends -= blocks_[block++].line_ends;
  if (block == blocks_.size()) return {block - 1, blocks_.back().text.size()};
  return after_columns({block, after_line_end(blocks_[block].text, line_ends)}, place.column);
}

// As many columns after `spot`, where a line begins, as the line has, at most. It begins inside a block only after a
// line end of the block.
EditedText::Spot EditedText::after_columns(Spot spot, std::uint32_t columns) const {
  while (true) {
    const Block& block = blocks_[spot.block];
    if (block.line_ends == 0 && block.columns <= columns) {
      columns -= block.columns;
      spot.offset = block.text.size();
    } else {
      spot.offset += pass_columns(std::string_view(block.text).substr(spot.offset), columns, encoding_);
    }
    if (spot.offset < block.text.size() || spot.block + 1 == blocks_.size()) return spot;
    spot = {spot.block + 1, 0};
  }
}

std::uint32_t EditedText::offset_of(Spot spot) const {
  std::size_t offset = spot.offset;
  for (std::size_t i = 0; i < spot.block; ++i) offset += blocks_[i].text.size();
  return static_cast<std::uint32_t>(offset);
}

text::Span EditedText::replace(Range range, std::string_view by) {
  const auto [begin, end] = std::minmax({spot_of(range.begin), spot_of(range.end)});
  const text::Span replaced{offset_of(begin), offset_of(end)};
  std::size_t first = begin.block;
  std::string joined = blocks_[first].text.substr(0, begin.offset);
  joined += by;
  joined += std::string_view(blocks_[end.block].text).substr(end.offset);
  // A CR and an LF that meet now are in one block, and blocks do not become ever shorter. At the other end nothing
  // meets: unless the text ends there, the last byte of its block stays.
  const bool is_short = joined.size() < block_size_ / 2;
  if (first > 0 && (is_short || joined.front() == '\n')) joined.insert(0, blocks_[--first].text);

  std::vector<Block> blocks = blocks_of(joined);
  const auto at = [&](std::size_t block) { return blocks_.begin() + static_cast<std::ptrdiff_t>(block); };
  const auto next = blocks_.erase(at(first), at(end.block + 1));
  blocks_.insert(next, std::move_iterator(blocks.begin()), std::move_iterator(blocks.end()));
  return replaced;
}

void EditedText::replace_all(std::string_view by) { blocks_ = blocks_of(by); }

std::string EditedText::text() const {
  std::size_t size = 0;
  for (const Block& block : blocks_) size += block.text.size();
  std::string text;
  text.reserve(size);
  for (const Block& block : blocks_) text += block.text;
  return text;
}

std::string EditedText::slice(text::Span span) const {
  std::string slice;
  slice.reserve(span.size());
  std::size_t at = 0;
  for (const Block& block : blocks_) {
    const std::size_t first = std::max<std::size_t>(at, span.begin);
    const std::size_t last = std::min<std::size_t>(at + block.text.size(), span.end);
    if (first < last) slice.append(block.text, first - at, last - first);
    at += block.text.size();
  }
  return slice;
}

}  // namespace plyglot::tool::lsp
