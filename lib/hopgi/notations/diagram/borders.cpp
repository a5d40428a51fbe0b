#include "hopgi/notations/diagram/borders.hpp"

namespace plyglot::hopgi::diagram {
namespace {

using text::Span;

// The third joint of a border, where the blocked corner lies (R2).
constexpr std::uint32_t corner_joint = 8;

// Runs of blanks as one, and every joint alike.
std::string drawn(std::string_view border) {
  std::string out;
  for (const char byte : border) {
    if (byte == ' ' && !out.empty() && out.back() == ' ') continue;
    out += byte == '#' ? '+' : byte;
  }
  return out;
}

}  // namespace

void check_border(Span border, unsigned rank, Findings& findings) {
  const std::string_view written = findings.slice(border);
  if (drawn(written) != drawn(border_below(rank))) findings.bad_border(border, rank);
  const bool has_corner = rank == 3 && written.size() > corner_joint && written[corner_joint] == '#';
  bool has_mark = false;
  for (std::uint32_t i = 0; i < written.size(); ++i) {
    if (written[i] != '#') continue;
    has_mark = true;
    if (has_corner && i == corner_joint) continue;
    const Span mark{border.begin + i, border.begin + i + 1};
    // Without this one the border below rank 3 would have none.
    if (rank == 3 && !has_corner) {
      findings.corner_elsewhere(mark, border, border_below(rank));
    } else {
      findings.corner_elsewhere(mark, mark, "+");
    }
  }
  if (rank == 3 && !has_mark) findings.corner_missing(border);
}

bool has_lost_gap(std::string_view border) {
  constexpr std::size_t width = 3;
  const std::size_t first = border.find(' ');
  if (first == std::string_view::npos) return false;
  return border.find_first_not_of(' ', first) - first < width;
}

}  // namespace plyglot::hopgi::diagram
