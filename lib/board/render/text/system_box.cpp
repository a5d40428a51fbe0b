#include "board/render/text/system_box.hpp"

#include "board/render/captions.hpp"
#include "board/render/drawable.hpp"
#include "board/render/system_parts.hpp"
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

}  // namespace plyglot::board
