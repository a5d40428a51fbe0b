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

ShownLine::Place ShownLine::Place::at(std::uint32_t offset_in_run) const {
  const std::uint32_t passed = offset_in_run - offset;
  return {offset + passed, cell + passed, byte + passed, true};
}

void ShownLine::mark_place(std::uint32_t offset, bool is_plain_run) {
  places_.push_back({offset, width_, static_cast<std::uint32_t>(text_.size()), is_plain_run});
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
      const std::string_view plain = line.substr(at, text::plain_prefix(line.substr(at, window.end - at)));
      if (!plain.empty()) {
        mark_place(at, true);
        text_ += plain;
        width_ += static_cast<std::uint32_t>(plain.size());
        at += static_cast<std::uint32_t>(plain.size());
        continue;
      }
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

ShownLine::Place ShownLine::place_of(std::uint32_t offset) const {
  const auto after = std::upper_bound(places_.begin(), places_.end(), offset,
                                      [](std::uint32_t wanted, const Place& place) { return wanted < place.offset; });
  if (after == places_.begin()) return *after;
  const Place& before = *std::prev(after);
  return before.is_plain_run ? before.at(offset) : before;
}

ShownLine::Place ShownLine::place_behind(std::uint32_t offset) const {
  const auto found = std::lower_bound(places_.begin(), places_.end(), offset,
                                      [](const Place& place, std::uint32_t wanted) { return place.offset < wanted; });
  const bool is_place = found != places_.end() && found->offset == offset;
  if (!is_place && found != places_.begin() && std::prev(found)->is_plain_run) return std::prev(found)->at(offset);
  return found == places_.end() ? places_.back() : *found;
}

std::uint32_t ShownLine::cell_of(std::uint32_t offset) const { return place_of(offset).cell; }
std::uint32_t ShownLine::cell_behind(std::uint32_t offset) const { return place_behind(offset).cell; }

ByteRange ShownLine::shown_bytes(ByteRange range) const {
  return {place_of(range.begin).byte, place_behind(range.end).byte};
}

}  // namespace plyglot::diagnostics::render
