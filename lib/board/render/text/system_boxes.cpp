#include "board/render/text/system_boxes.hpp"

#include "board/render/captions.hpp"
#include "board/render/system_rows.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::uint32_t longest_name = 24;

Ink ink_of(const Piece& piece) {
  return piece.colour.empty() ? ink_of_owner(piece.owner) : ink_of_colour(piece.colour);
}

void add_piece(const Piece& piece, std::string_view before, std::string_view after, BoxLine& line) {
  const std::string mark = piece.is_last_moved ? "*" : "";
  line.add(std::string(before) + piece.label + mark + std::string(after), ink_of(piece));
}

void add_ships(const SystemParts& parts, Side owner, BoxLine& line) {
  constexpr std::string_view ahead[] = {"v", "", "^", ">"};
  for (const Piece* ship : parts.ships_of(owner)) {
    line.add_gap();
    add_piece(*ship, owner == Side::east ? "<" : "", ahead[static_cast<std::size_t>(owner)], line);
  }
}

void add_stars(const SystemParts& parts, BoxLine& line) {
  if (parts.stars.empty()) return;
  line.add_gap();
  line.add("(");
  for (const Piece* star : parts.stars) {
    if (star != parts.stars.front()) line.add(" ");
    add_piece(*star, "", "", line);
  }
  line.add(")");
}

constexpr std::int64_t box_gap = 2;
// Rows that are wider than a terminal are broken.
constexpr std::int64_t widest_row = 78;

class Map {
 public:
  explicit Map(const BoardGraph& graph) : graph_(graph) {
    for (const Node& node : graph.nodes) {
      boxes_.push_back(box_of(graph, node));
      widths_.push_back(boxes_.back().width());
    }
    pitch_ = pitch_of(widths_, box_gap);
  }

  void draw(Drawing& drawing) {
    for (const std::vector<std::uint32_t>& row : rows_of(graph_)) {
      std::vector<std::uint32_t> part;
      std::int64_t width = 0;
      for (const std::uint32_t node : row) {
        if (!part.empty() && width + box_gap + widths_[node] > widest_row) {
          draw_row(part, true, drawing);
          part.clear();
          width = 0;
        }
        width += (part.empty() ? 0 : box_gap) + widths_[node];
        part.push_back(node);
      }
      draw_row(part, part.size() < row.size(), drawing);
    }
  }

 private:
  // Where the layout put them, or in the middle.
  std::vector<std::int64_t> places_of(const std::vector<std::uint32_t>& row, bool is_broken) const {
    std::vector<std::int64_t> middles = middles_of(graph_, row, widths_, box_gap, is_broken ? 0 : pitch_);
    const std::int64_t offset = is_broken ? (middles.front() + middles.back()) / 2 : 0;
    for (std::int64_t& middle : middles) middle -= offset;
    return middles;
  }

  void draw_row(const std::vector<std::uint32_t>& row, bool is_broken, Drawing& drawing) {
    const auto any = [&](BoxLine SystemBox::*content) {
      return std::any_of(row.begin(), row.end(),
                         [&](std::uint32_t node) { return !(boxes_[node].*content).is_empty(); });
    };
    std::vector<BoxLine SystemBox::*> contents = {&SystemBox::middle};
    if (any(&SystemBox::north)) contents.insert(contents.begin(), &SystemBox::north);
    if (any(&SystemBox::south)) contents.push_back(&SystemBox::south);
    const auto height = static_cast<std::int64_t>(contents.size());
    const std::vector<std::int64_t> middles = places_of(row, is_broken);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const SystemBox& box = boxes_[row[i]];
      const Frame frame{middles[i] - widths_[row[i]] / 2, widths_[row[i]]};
      put_border(box, box.name, top_, frame, drawing);
      for (std::int64_t line = 0; line < height; ++line) {
        put_line(box.*contents[static_cast<std::size_t>(line)], top_ + 1 + line, frame, drawing);
      }
      put_border(box, box.home, top_ + 1 + height, frame, drawing);
    }
    top_ += height + 2;
  }

  const BoardGraph& graph_;
  std::vector<SystemBox> boxes_;
  std::vector<std::int64_t> widths_;
  std::int64_t pitch_ = 0;
  std::int64_t top_ = 0;
};

}  // namespace

void BoxLine::add(std::string_view text, Ink ink) {
  words_.push_back({text::visible(text), ink});
  width_ += std::int64_t{text::visible_width(words_.back().text)};
}

void BoxLine::add_gap() {
  if (!words_.empty()) add(" ");
}

void BoxLine::put(std::int64_t line, std::int64_t column, Drawing& drawing) const {
  for (const Word& word : words_) {
    drawing.put(line, column, word.text, word.ink);
    column += std::int64_t{text::visible_width(word.text)};
  }
}

std::int64_t SystemBox::width() const {
  const std::int64_t captions = std::max(text::visible_width(name), text::visible_width(home)) + 4;
  return std::max({captions, north.width(), middle.width(), south.width()}) + 4;
}

SystemBox box_of(const BoardGraph& graph, const Node& node) {
  const SystemParts parts = parts_of(graph, node);
  SystemBox box;
  box.is_home = node.home.has_value();
  box.name = shortened(node.label.empty() ? node.id : node.label, longest_name);
  if (node.home) box.home = "home of " + shortened(player_caption(graph, *node.home), longest_name);
  add_ships(parts, Side::north, box.north);
  add_ships(parts, Side::west, box.middle);
  add_stars(parts, box.middle);
  add_ships(parts, Side::east, box.middle);
  add_ships(parts, Side::south, box.south);
  return box;
}

void put_border(const SystemBox& box, std::string_view caption, std::int64_t line, Frame frame, Drawing& drawing) {
  const char corner = box.is_home ? '#' : '+';
  const char edge = box.is_home ? '=' : '-';
  const std::string words = caption.empty() ? std::string() : text::format(" {} ", caption);
  const std::int64_t room = frame.width - 2 - std::int64_t{text::visible_width(words)};
  const auto before = static_cast<std::size_t>(room / 2);
  std::string border(1, corner);
  border.append(before, edge);
  border += words;
  border.append(static_cast<std::size_t>(room) - before, edge);
  border += corner;
  drawing.put(line, frame.left, std::move(border));
}

void put_line(const BoxLine& content, std::int64_t line, Frame frame, Drawing& drawing) {
  drawing.put(line, frame.left, "|");
  content.put(line, frame.left + (frame.width - content.width()) / 2, drawing);
  drawing.put(line, frame.left + frame.width - 1, "|");
}

void draw_systems(const BoardGraph& graph, Drawing& drawing) { Map(graph).draw(drawing); }

}  // namespace plyglot::board
