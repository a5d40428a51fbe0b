#include "naive/hop/parts.hpp"

namespace plyglot::naive {

bool is_letter(char value) { return (value >= 'A' && value <= 'Z') || (value >= 'a' && value <= 'z'); }
bool is_digit(char value) { return value >= '0' && value <= '9'; }
char upper(char value) { return value >= 'a' && value <= 'z' ? static_cast<char>(value - 'a' + 'A') : value; }
char lower(char value) { return value >= 'A' && value <= 'Z' ? static_cast<char>(value - 'A' + 'a') : value; }
bool is_bug(char value) { return is_letter(value) && kinds.find(upper(value)) != std::string_view::npos; }

Set base_set() {
  return {{'Q', 1}, {'A', 3}, {'B', 2}, {'G', 3}, {'S', 2}, {'q', 1}, {'a', 3}, {'b', 2}, {'g', 3}, {'s', 2}};
}

Set ultimate_set() {
  Set set = base_set();
  for (const char letter : std::string_view("LMPlmp")) set[letter] = 1;
  return set;
}

Cell neighbour(Cell cell, int direction) {
  const Cell steps[] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
  return {cell.first + steps[direction].first, cell.second + steps[direction].second};
}

void report(std::vector<Finding>& findings, std::string_view name, std::string_view severity, std::size_t start,
            std::size_t end) {
  // hop 7: adjacent characters without a meaning are one finding.
  if (!findings.empty() && name == "hop/unexpected-character" && findings.back().name == name &&
      findings.back().end == start) {
    findings.back().end = end;
    return;
  }
  findings.push_back({name, severity, start, end});
}

}  // namespace plyglot::naive
