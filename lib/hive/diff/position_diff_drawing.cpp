#include "hive/diff/position_diff_drawing.hpp"

#include "text/format.hpp"

#include <plyglot/board_render.hpp>

#include <map>

namespace plyglot::hive {
namespace {

constexpr std::size_t widest = 100;
constexpr std::string_view gap = "    ";

using NamesByPlace = std::map<Place, std::string>;

NamesByPlace names_on(const Position& position) {
  NamesByPlace names;
  for (const Bug& bug : position.bugs) names[standing_of(bug).place] = display_name_of(position, bug);
  return names;
}

// Which bug is where after the changes, with the names of A.
NamesByPlace names_after(const Position& a, const PositionDiff& diff) {
  const NamesByPlace before = names_on(a);
  NamesByPlace after = before;
  for (const Standing& removed : diff.bugs.removed) after.erase(removed.place);
  const auto displaced = {&diff.bugs.moved, &diff.bugs.restacked};
  for (const auto* list : displaced) {
    for (const Displaced& change : *list) after.erase(change.from);
  }
  for (const auto* list : displaced) {
    for (const Displaced& change : *list) after[change.to] = before.at(change.from);
  }
  for (const Standing& added : diff.bugs.added) {
    after[added.place] = {added.piece.colour == Colour::white ? 'w' : 'b', letter_of(added.piece.kind)};
  }
  return after;
}

// Hands are left out: what they have less is what the boards have more.
std::vector<std::string> lines_of(board::BoardGraph graph) {
  graph.piles.clear();
  const std::string drawing = board::render_text(graph);
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < drawing.size();) {
    const std::size_t end = drawing.find('\n', begin);
    lines.push_back(drawing.substr(begin, end - begin));
    begin = end + 1;
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

board::BoardGraph board_after(const Position& a, const PositionDiff& diff, BoardOf board_of) {
  board::BoardGraph graph = board_of(apply(a, diff));
  const NamesByPlace names = names_after(a, diff);
  // `apply` counts cells from the first place in the order of places, which is the first name here.
  for (board::Node& node : graph.nodes) {
    const Cell origin = names.begin()->first.cell;
    for (std::uint32_t level = 0; level < node.stack.size(); ++level) {
      node.stack[level].label = names.at({{node.q + origin.q, node.r + origin.r}, level});
    }
  }
  return graph;
}

std::size_t width_of(const std::vector<std::string>& lines) {
  std::size_t width = 0;
  for (const std::string& line : lines) width = std::max(width, line.size());
  return width;
}

void append_lines(const std::vector<std::string>& lines, std::string& out) {
  for (const std::string& line : lines) text::append(out, "{}\n", line);
}

}  // namespace

void append_drawing(const Position& a, const PositionDiff& diff, BoardOf board_of, std::string& out) {
  std::vector<std::string> left = lines_of(board_of(a));
  std::vector<std::string> right = lines_of(board_after(a, diff, board_of));
  left.insert(left.begin(), {"A:", ""});
  right.insert(right.begin(), {"B:", ""});
  const std::size_t width = width_of(left);
  if (width + gap.size() + width_of(right) > widest) {
    append_lines(left, out);
    out += '\n';
    return append_lines(right, out);
  }
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    std::string line = i < left.size() ? left[i] : std::string();
    if (i < right.size() && !right[i].empty()) {
      line.resize(width, ' ');
      line += gap;
      line += right[i];
    }
    text::append(out, "{}\n", line);
  }
}

}  // namespace plyglot::hive
