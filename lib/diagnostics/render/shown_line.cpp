#include "diagnostics/render/shown_line.hpp"

#include "diagnostics/render/windows.hpp"
#include "text/glyph.hpp"

#include <plyglot/line_index.hpp>

#include <algorithm>

namespace plyglot::diagnostics::render {

ShownLine::ShownLine(std::string_view line, std::vector<ByteRange> anchors, std::uint32_t cells,
                     std::uint32_t label_room) {
  show(line, choose_windows(line, std::move(anchors), cells, label_room));
}

void ShownLine::mark_place(std::uint32_t offset) {
  places_.push_back({offset, width_, static_cast<std::uint32_t>(text_.size())});
}

void ShownLine::show_cut(std::uint32_t offset) {
  mark_place(offset);
  text_ += "…";
  width_ += 1;
}

void ShownLine::show(std::string_view line, const std::vector<ByteRange>& windows) {
  std::uint32_t at = 0;
  for (const ByteRange& window : windows) {
    if (at < window.begin) show_cut(at);
    at = window.begin;
    while (at < window.end) {
      mark_place(at);
      const text::Decoded character = text::decode_utf8(line.substr(at));
      const text::Glyph glyph = text::glyph_of(character);
      const bool is_tab = line[at] == '\t';
      const std::uint32_t width =
          is_tab ? text::LineIndex::tab_width - width_ % text::LineIndex::tab_width : glyph.width;
      if (is_tab) {
        text_.append(width, ' ');
      } else {
        text_ += glyph.replacement.empty() ? line.substr(at, character.size) : glyph.replacement;
      }
      width_ += width;
      at += character.size;
    }
  }
  if (at < line.size()) show_cut(at);
  mark_place(static_cast<std::uint32_t>(line.size()));
}

const ShownLine::Place& ShownLine::place_of(std::uint32_t offset) const {
  const auto after = std::upper_bound(places_.begin(), places_.end(), offset,
                                      [](std::uint32_t wanted, const Place& place) { return wanted < place.offset; });
  return after == places_.begin() ? *after : *std::prev(after);
}

const ShownLine::Place& ShownLine::place_behind(std::uint32_t offset) const {
  const auto found = std::lower_bound(places_.begin(), places_.end(), offset,
                                      [](const Place& place, std::uint32_t wanted) { return place.offset < wanted; });
  return found == places_.end() ? places_.back() : *found;
}

std::uint32_t ShownLine::cell_of(std::uint32_t offset) const { return place_of(offset).cell; }
std::uint32_t ShownLine::cell_behind(std::uint32_t offset) const { return place_behind(offset).cell; }

ByteRange ShownLine::shown_bytes(ByteRange range) const {
  return {place_of(range.begin).byte, place_behind(range.end).byte};
}

}  // namespace plyglot::diagnostics::render
