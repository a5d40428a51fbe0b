#include "support/hop/pictures.hpp"

#include <algorithm>

namespace plyglot::test {

char letter_of(const hive::Bug& bug) {
  constexpr std::string_view white = "QABDGLMPS?";
  constexpr std::string_view black = "qabdglmps?";
  return (bug.colour == hive::Colour::white ? white : black)[static_cast<std::size_t>(bug.kind)];
}

Picture picture_of(const hive::Position& position) {
  Picture picture;
  for (std::size_t i = 0; i < position.bugs.size(); ++i) {
    const hive::Bug& bug = position.bugs[i];
    std::string& stack = picture[{bug.cell.q, bug.cell.r}];
    stack += letter_of(bug);
    if (position.last_moved == i) stack += '!';
  }
  return picture;
}

Picture picture_of(const naive::Reading& reading) {
  Picture picture;
  for (std::size_t i = 0; i < reading.bugs.size(); ++i) {
    std::string& stack = picture[reading.bugs[i].cell];
    stack += reading.bugs[i].written;
    if (reading.marked == i) stack += '!';
  }
  return picture;
}

Picture rotated(const Picture& picture, int sixths) {
  Picture result = picture;
  for (int i = 0; i < sixths; ++i) {
    Picture turned;
    // East becomes south-east, and south-east becomes south-west.
    for (const auto& [cell, stack] : result) turned[{-cell.second, cell.first + cell.second}] = stack;
    result = turned;
  }
  return result;
}

Picture mirrored(const Picture& picture) {
  Picture result;
  // East stays, and south-east becomes north-east.
  for (const auto& [cell, stack] : picture) result[{cell.first + cell.second, -cell.second}] = stack;
  return result;
}

Picture moved_to_corner(const Picture& picture) {
  if (picture.empty()) return picture;
  int q = picture.begin()->first.first;
  int r = picture.begin()->first.second;
  for (const auto& [cell, stack] : picture) {
    q = std::min(q, cell.first);
    r = std::min(r, cell.second);
  }
  Picture result;
  for (const auto& [cell, stack] : picture) result[{cell.first - q, cell.second - r}] = stack;
  return result;
}

bool is_same_up_to_translation(const Picture& a, const Picture& b) { return moved_to_corner(a) == moved_to_corner(b); }

bool is_same_up_to_rotation(const Picture& a, const Picture& b) {
  for (int sixths = 0; sixths < 6; ++sixths) {
    if (is_same_up_to_translation(rotated(a, sixths), b)) return true;
  }
  return false;
}

std::string text_of(const Picture& picture) {
  std::string text;
  for (const auto& [cell, stack] : picture) {
    if (!text.empty()) text += ' ';
    text += std::to_string(cell.first) + ',' + std::to_string(cell.second) + '=' + stack;
  }
  return text;
}

}  // namespace plyglot::test
