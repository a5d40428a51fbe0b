#include "diagnostics/render/shown_line.hpp"

#include "text/glyph.hpp"
#include "text/sort.hpp"

#include <plyglot/line_index.hpp>

#include <algorithm>

namespace plyglot::diagnostics::render {
namespace {

constexpr std::uint32_t tab_width = text::LineIndex::tab_width;

// What a character may cost at most. Nothing is free, so that no crowd of combining characters is shown whole.
std::uint32_t cost_of(std::string_view text, const text::Decoded& character) {
  return text.front() == '\t' ? tab_width : std::max(1U, text::glyph_of(character).width);
}

std::uint32_t size_of(std::string_view text) { return static_cast<std::uint32_t>(text.size()); }

// Chooses the windows of one line that does not fit.
class Chooser {
 public:
  Chooser(std::string_view line, std::uint32_t cells, std::uint32_t room)
      : line_(line), end_(size_of(line)), cells_(cells), room_(room) {}

  std::vector<ByteRange> choose(const std::vector<ByteRange>& anchors) {
    const auto count = static_cast<std::uint32_t>(std::max<std::size_t>(anchors.size(), 1));
    const std::uint32_t share = std::max(cells_ / (2 * count), 4U);
    for (const ByteRange& anchor : anchors) add(anchor, share);
    merge();
    grow_before_last_end();
    grow_after_last_end();
    merge();
    return std::move(windows_);
  }

 private:
  struct Reach {
    std::uint32_t offset;
    std::uint32_t cost;
  };

  // How far `cells` cells reach from an offset, to the right or to the left, but not beyond `limit`.
  Reach forward(std::uint32_t from, std::uint32_t limit, std::uint32_t cells) const {
    Reach reach{from, 0};
    while (reach.offset < limit) {
      const std::string_view rest = line_.substr(reach.offset);
      const text::Decoded character = text::decode_utf8(rest);
      const std::uint32_t cost = cost_of(rest, character);
      if (reach.cost + cost > cells) break;
      reach = {std::min(reach.offset + character.size, limit), reach.cost + cost};
    }
    return reach;
  }
  Reach backward(std::uint32_t from, std::uint32_t limit, std::uint32_t cells) const {
    Reach reach{from, 0};
    while (reach.offset > limit) {
      const text::Decoded character = text::decode_last_utf8(line_.substr(0, reach.offset));
      const std::uint32_t cost = cost_of(line_.substr(reach.offset - character.size), character);
      if (reach.cost + cost > cells) break;
      reach = {std::max(reach.offset - std::min(character.size, reach.offset), limit), reach.cost + cost};
    }
    return reach;
  }

  // The whole anchor, or its two ends.
  void add(ByteRange anchor, std::uint32_t share) {
    if (forward(anchor.begin, anchor.end, share).offset == anchor.end) {
      windows_.push_back(anchor);
      return;
    }
    windows_.push_back({anchor.begin, forward(anchor.begin, anchor.end, share / 2).offset});
    windows_.push_back({backward(anchor.end, anchor.begin, share / 2).offset, anchor.end});
  }

  // Joins windows that meet, and those with a gap not wider than the sign for it.
  void merge() {
    text::sort(windows_.begin(), windows_.end(), [](ByteRange a, ByteRange b) { return a.begin < b.begin; });
    std::size_t kept = 0;
    for (std::size_t i = 1; i < windows_.size(); ++i) {
      ByteRange& last = windows_[kept];
      const ByteRange next = windows_[i];
      if (next.begin <= last.end || forward(last.end, next.begin, 1).offset == next.begin) {
        last.end = std::max(last.end, next.end);
      } else {
        windows_[++kept] = next;
      }
    }
    windows_.resize(kept + 1);
    if (forward(0, windows_.front().begin, 1).offset == windows_.front().begin) windows_.front().begin = 0;
    if (forward(windows_.back().end, end_, 1).offset == end_) windows_.back().end = end_;
  }

  // The cells of all windows, and of the cuts before the end of the last one.
  std::uint32_t cost() const {
    std::uint32_t sum = windows_.front().begin > 0 ? 1 : 0;
    for (const ByteRange& window : windows_) sum += forward(window.begin, window.end, ~0U).cost;
    return sum + static_cast<std::uint32_t>(windows_.size()) - 1;
  }

  // Gives the context before and between the windows its cells, one after another in turn.
  void grow_before_last_end() {
    const std::uint32_t bare = cost();
    const std::uint32_t spare = cells_ > bare ? cells_ - bare : 0;
    // The context after the last window gets its fair share, or the room that its label needs anyway.
    const std::uint32_t share = spare / static_cast<std::uint32_t>(windows_.size() + 1);
    const std::uint32_t after = std::max(room_, forward(windows_.back().end, end_, std::max(room_, share)).cost);
    const std::uint32_t used = bare + after;
    std::uint32_t left = cells_ > used ? cells_ - used : 0;
    for (bool has_grown = true; has_grown && left > 0;) {
      has_grown = false;
      for (std::size_t i = 0; i < windows_.size(); ++i) has_grown = grow_around(i, left) || has_grown;
    }
  }

  // One character on either side of a window; the right side of the last one is not ours.
  bool grow_around(std::size_t index, std::uint32_t& left) {
    ByteRange& window = windows_[index];
    const std::uint32_t left_limit = index == 0 ? 0 : windows_[index - 1].end;
    const bool is_last = index + 1 == windows_.size();
    const std::uint32_t right_limit = is_last ? window.end : windows_[index + 1].begin;
    bool has_grown = false;
    if (window.begin > left_limit) {
      const text::Decoded character = text::decode_last_utf8(line_.substr(0, window.begin));
      const Reach reach = backward(window.begin, window.begin - character.size, left);
      has_grown = take(reach, window.begin, left);
    }
    if (window.end < right_limit) {
      const text::Decoded character = text::decode_utf8(line_.substr(window.end));
      const Reach reach = forward(window.end, window.end + character.size, left);
      has_grown = take(reach, window.end, left) || has_grown;
    }
    return has_grown;
  }

  static bool take(const Reach& reach, std::uint32_t& side, std::uint32_t& left) {
    if (reach.cost == 0) return false;
    side = reach.offset;
    left -= reach.cost;
    return true;
  }

  void grow_after_last_end() {
    ByteRange& last = windows_.back();
    const std::uint32_t used = cost();
    const std::uint32_t left = cells_ > used ? cells_ - used : 0;
    const Reach whole = forward(last.end, end_, left);
    last.end = whole.offset == end_ ? end_ : forward(last.end, end_, left > 0 ? left - 1 : 0).offset;
  }

  std::string_view line_;
  std::uint32_t end_;
  std::uint32_t cells_;
  std::uint32_t room_;
  std::vector<ByteRange> windows_;
};

// Whether the line can be shown whole, with room after the last anchor.
bool fits(std::string_view line, std::uint32_t last_end, std::uint32_t cells, std::uint32_t room) {
  constexpr std::uint32_t most_bytes_a_cell = 16;
  if (line.size() > std::size_t{cells} * most_bytes_a_cell) return false;
  std::uint32_t width = 0;
  // The widest of what ends where the last anchor does, or before.
  std::uint32_t anchored_width = 0;
  for (std::uint32_t at = 0; at < line.size() && width <= cells;) {
    const std::string_view rest = line.substr(at);
    const auto plain = static_cast<std::uint32_t>(text::plain_prefix(rest));
    if (at < last_end && plain != 0) anchored_width = width + std::min(plain, last_end - at);
    width += plain;
    at += plain;
    if (plain != 0) continue;
    const text::Decoded character = text::decode_utf8(rest);
    width += rest.front() == '\t' ? tab_width - width % tab_width : text::glyph_of(character).width;
    at += character.size;
    if (at <= last_end) anchored_width = width;
  }
  return width <= cells && anchored_width + room <= cells;
}

}  // namespace

std::vector<ByteRange> choose_windows(std::string_view line, std::vector<ByteRange> anchors, std::uint32_t cells,
                                      std::uint32_t label_room) {
  const std::uint32_t room = std::min(label_room, cells / 2);
  if (anchors.empty()) anchors.push_back({0, 0});
  std::uint32_t last_end = 0;
  for (const ByteRange& anchor : anchors) last_end = std::max(last_end, anchor.end);
  if (fits(line, last_end, cells, room)) return {{0, size_of(line)}};
  return Chooser(line, cells, room).choose(anchors);
}

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

ShownLine::Place ShownLine::place_after(std::uint32_t offset) const {
  const auto found = std::lower_bound(places_.begin(), places_.end(), offset,
                                      [](const Place& place, std::uint32_t wanted) { return place.offset < wanted; });
  const bool is_place = found != places_.end() && found->offset == offset;
  if (!is_place && found != places_.begin() && std::prev(found)->is_plain_run) return std::prev(found)->at(offset);
  return found == places_.end() ? places_.back() : *found;
}

std::uint32_t ShownLine::cell_of(std::uint32_t offset) const { return place_of(offset).cell; }

std::uint32_t ShownLine::cell_after(std::uint32_t offset) const { return place_after(offset).cell; }

ByteRange ShownLine::shown_bytes(ByteRange range) const {
  return {place_of(range.begin).byte, place_after(range.end).byte};
}

}  // namespace plyglot::diagnostics::render
