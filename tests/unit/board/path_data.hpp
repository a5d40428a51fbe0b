#pragma once
// A reader of SVG path data as far as figures use it: M, L, H, V, C, A, h, a and z, each command written out.

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::test {

class PathData {
 public:
  explicit PathData(std::string_view text) : rest_(text) {}

  // What is wrong with the path, or that a point of it, an inner one of a curve too, is farther than `reach` from 0 to
  // one side; empty if nothing is.
  std::string problem_in_box(double reach) {
    if (rest_.empty() || rest_[0] != 'M') return "does not begin with M";
    while (problem_.empty() && !rest_.empty()) command(reach);
    return problem_;
  }

 private:
  std::vector<double> numbers() {
    std::vector<double> found;
    while (!rest_.empty() && std::string_view("-.0123456789, ").find(rest_[0]) != std::string_view::npos) {
      if (rest_[0] == ',' || rest_[0] == ' ') {
        rest_.remove_prefix(1);
        continue;
      }
      const std::string text(rest_.substr(0, 24));
      char* end = nullptr;
      found.push_back(std::strtod(text.c_str(), &end));
      rest_.remove_prefix(std::max<std::size_t>(1, static_cast<std::size_t>(end - text.c_str())));
    }
    return found;
  }

  void visit(double x, double y, double reach) {
    if (std::max(std::abs(x), std::abs(y)) > reach) problem_ = "leaves its box";
  }

  void command(double reach) {
    const char letter = rest_[0];
    rest_.remove_prefix(1);
    const std::vector<double> n = numbers();
    const std::string letters = "MLHVCAhaz";
    const std::size_t needed[] = {2, 2, 1, 1, 6, 7, 1, 7, 0};
    const std::size_t index = letters.find(letter);
    if (index == letters.npos || n.size() != needed[index]) {
      problem_ = std::string("cannot be read at ") + letter;
      return;
    }
    if (letter == 'z') return;
    if (letter == 'H') x_ = n[0];
    if (letter == 'h') x_ += n[0];
    if (letter == 'V') y_ = n[0];
    if (letter == 'C') visit(n[0], n[1], reach), visit(n[2], n[3], reach);
    if (n.size() > 1) {
      const bool is_relative = letter == 'a';
      const double x = n[n.size() - 2];
      const double y = n[n.size() - 1];
      // Arcs of figures are halves of ellipses, which reach as far up and down as their radius.
      if (is_relative) visit(x_ + x / 2, y_ + n[1], reach), visit(x_ + x / 2, y_ - n[1], reach);
      x_ = is_relative ? x_ + x : x;
      y_ = is_relative ? y_ + y : y;
    }
    visit(x_, y_, reach);
  }

  std::string_view rest_;
  std::string problem_;
  double x_ = 0;
  double y_ = 0;
};

}  // namespace plyglot::test
