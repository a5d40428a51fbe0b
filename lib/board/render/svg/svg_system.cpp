#include "board/render/svg/svg_system.hpp"

#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/svg/svg_document.hpp"
#include "board/render/svg/svg_shapes.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::int64_t padding = 1100;
constexpr std::int64_t part_gap = 800;
constexpr std::int64_t name_size = 1800;
constexpr std::int64_t home_size = 1400;
constexpr std::int64_t line_height = 2300;
constexpr std::int64_t narrowest = 10000;
constexpr std::uint32_t longest_drawn_name = 18;

// The height of blocks one above the other, or the width of blocks side by side.
std::int64_t length_of(std::initializer_list<std::int64_t> parts) {
  std::int64_t length = 0;
  for (const std::int64_t part : parts) {
    if (part > 0) length += (length == 0 ? 0 : part_gap) + part;
  }
  return length;
}

std::int64_t middle_height(const PieceBlock& west, const PieceBlock& stars, const PieceBlock& east) {
  return std::max({west.extent().y, stars.extent().y, east.extent().y});
}

}  // namespace

SystemPanel::SystemPanel(const BoardGraph& graph, const Node& node) : SystemPanel(graph, node, parts_of(graph, node)) {}

SystemPanel::SystemPanel(const BoardGraph& graph, const Node& node, const SystemParts& parts)
    : graph_(graph),
      node_(node),
      name_(shortened(node.label, longest_drawn_name)),
      home_(node.home ? "home of " + shortened(player_caption(graph, *node.home), longest_drawn_name) : std::string()),
      stars_(parts.stars),
      ships_{PieceBlock(parts.ships_of(Side::north), Side::north), PieceBlock(parts.ships_of(Side::east), Side::east),
             PieceBlock(parts.ships_of(Side::south), Side::south), PieceBlock(parts.ships_of(Side::west), Side::west)} {
  const auto& [north, east, south, west] = ships_;
  // The stars are in the middle, whatever is beside them.
  const std::int64_t beside = std::max(west.extent().x, east.extent().x);
  const std::int64_t middle = length_of({beside, stars_.extent().x, beside});
  const std::int64_t words = std::max(width_of(name_, name_size), width_of(home_, home_size));
  const std::int64_t inside = std::max({north.extent().x, middle, south.extent().x, words, narrowest});
  const std::int64_t captions = line_height + (home_.empty() ? 0 : line_height * 3 / 4);
  extent_.x = inside + 2 * padding;
  extent_.y =
      2 * padding + length_of({captions, north.extent().y, middle_height(west, stars_, east), south.extent().y});
}

void SystemPanel::append(Point middle, std::string& out) const {
  open_node_at(middle, node_, out);
  append_title(system_caption(graph_, node_), out);
  append_frame(out);
  std::int64_t top = padding - extent_.y / 2;
  append_text(name_, {0, top + line_height / 2, name_size, 0}, out);
  top += line_height;
  if (!home_.empty()) {
    append_text(home_, {0, top + line_height * 3 / 8, home_size, 0, "#4a4a52", "middle", false}, out);
    top += line_height * 3 / 4;
  }
  append_pieces(top + part_gap, out);
  out += "</g>\n";
}

// A home has a second line around it.
void SystemPanel::append_frame(std::string& out) const {
  const auto rectangle = [&](std::int64_t margin, std::string_view style) {
    text::append(out, "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" {}/>",
                 decimal(-extent_.x / 2 - margin), decimal(-extent_.y / 2 - margin), decimal(extent_.x + 2 * margin),
                 decimal(extent_.y + 2 * margin), decimal(1600 + margin), style);
  };
  if (node_.home) {
    rectangle(600, "fill=\"#fff\" stroke=\"#1b1b1f\" stroke-width=\"2\"");
    rectangle(0, "fill=\"#f3f1ea\" stroke=\"#1b1b1f\" stroke-width=\"2\"");
  } else {
    rectangle(0, "fill=\"#f7f7f8\" stroke=\"#b4b4bc\" stroke-width=\"1.5\"");
  }
}

void SystemPanel::append_pieces(std::int64_t top, std::string& out) const {
  const auto& [north, east, south, west] = ships_;
  if (north.extent().y > 0) {
    north.append({0, top + north.extent().y / 2}, out);
    top += north.extent().y + part_gap;
  }
  const std::int64_t height = middle_height(west, stars_, east);
  const std::int64_t line = top + height / 2;
  const std::int64_t half = stars_.extent().x / 2 + part_gap;
  stars_.append({0, line}, out);
  west.append({-half - west.extent().x / 2, line}, out);
  east.append({half + east.extent().x / 2, line}, out);
  if (height > 0) top += height + part_gap;
  south.append({0, top + south.extent().y / 2}, out);
}

}  // namespace plyglot::board
