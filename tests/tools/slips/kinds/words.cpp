// One word of a move is wrong.
#include "tools/slips/kinds/pen.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using text::Span;

// Two adjacent arguments, each in the other's place.
MadeSlip swapped(Pen& pen) {
  const std::vector<Span> all = pen.arguments();
  if (all.size() < 2) return std::nullopt;
  const std::size_t first = pen.random().below(all.size() - 1);
  const Span a = all[first];
  const Span b = all[first + 1];
  return pen.in_move({a.begin, b.end}, pen.slice(b) + pen.slice(a.end, b.begin) + pen.slice(a));
}

MadeSlip cut_short(Pen& pen) {
  const std::vector<Span> all = pen.arguments();
  if (all.size() < 2 || all.back().size() < 2) return std::nullopt;
  const auto left = static_cast<std::uint32_t>(pen.random().between(1, all.back().size() - 1));
  return pen.in_move({all.back().begin + left, pen.move().end}, "");
}

// A move loses all that comes after its first argument.
MadeSlip half(Pen& pen) {
  const std::vector<Span> all = pen.arguments();
  if (all.size() < 2) return std::nullopt;
  return pen.in_move({all.front().end, pen.move().end}, "");
}

// The last word of the move is that of one of the turns before it.
MadeSlip other_reference(Pen& pen) {
  if (!pen.is_in_game()) return std::nullopt;
  const std::vector<Span> all = pen.arguments();
  if (all.size() < 2) return std::nullopt;
  const std::string written = pen.slice(all.back());
  std::vector<std::string> others;
  for (std::size_t back = 1; back <= 8 && back <= pen.turn_number(); ++back) {
    for (const Span move : pen.moves_in(pen.turn_number() - back)) {
      const std::vector<Span> names = pen.arguments_in(move);
      if (names.size() < 2) continue;
      const std::string name = pen.slice(names.back());
      if (name != written) others.push_back(name);
    }
  }
  if (others.empty()) return std::nullopt;
  return pen.in_move(all.back(), pen.random().pick(others));
}

constexpr std::string_view contact_marks = "-/\\";
bool is_contact_mark(char c) { return contact_marks.find(c) != std::string_view::npos; }

// The piece that a move of Hive names as its neighbour, with the mark before it or after it.
struct Neighbour {
  Span name;
  bool is_before = false;
  bool is_after = false;
};

std::optional<Neighbour> neighbour(const Pen& pen) {
  if (!pen.subject().is_hive()) return std::nullopt;
  const std::vector<Span> all = pen.arguments();
  if (all.size() < 2) return std::nullopt;
  Neighbour found{all.back()};
  found.is_before = is_contact_mark(pen.at(found.name.begin - 1));
  found.is_after = found.name.end < pen.move().end && is_contact_mark(pen.at(found.name.end));
  if (found.is_before == found.is_after) return std::nullopt;
  return found;
}

MadeSlip mark_moved(Pen& pen) {
  const auto found = neighbour(pen);
  if (!found) return std::nullopt;
  const std::string name = pen.slice(found->name);
  if (found->is_before) {
    return pen.in_move({found->name.begin - 1, found->name.end}, name + pen.at(found->name.begin - 1));
  }
  return pen.in_move({found->name.begin, found->name.end + 1}, pen.at(found->name.end) + name);
}

MadeSlip no_mark(Pen& pen) {
  const auto found = neighbour(pen);
  if (!found) return std::nullopt;
  const std::uint32_t mark = found->is_before ? found->name.begin - 1 : found->name.end;
  return pen.in_move({mark, mark + 1}, "");
}

MadeSlip other_case(Pen& pen) {
  std::string move = pen.slice(pen.move());
  for (char& c : move) c = text::is_upper(c) ? text::to_lower(c) : text::to_upper(c);
  return pen.in_move(pen.move(), move);
}

// A pass in the words of other programs, where nothing else is possible.
MadeSlip other_pass(Pen& pen) {
  const auto is_pass = [](const std::string& move) { return text::is_same_word(move, "pass"); };
  if (!pen.is_in_game() || !pen.go_to(is_pass)) return std::nullopt;
  // homeworlds 3.3: in `jpb` a sign is not a word.
  static const std::vector<std::string> words = {"x", "skip"};
  static const std::vector<std::string> words_and_signs = {"x", "skip", "--", "-", "..."};
  const bool has_signs = pen.subject().language != "homeworlds:jpb";
  return pen.in_move(pen.move(), pen.random().pick(has_signs ? words_and_signs : words));
}

}  // namespace

std::vector<Kind> word_kinds() {
  return {
      {"swapped arguments", swapped, true},
      {"cut short", cut_short, true},
      {"half a move", half, true},
      {"wrong reference", other_reference, true},
      {"mark on the other side", mark_moved, true},
      {"reference without mark", no_mark, true},
      {"other case", other_case, true},
      {"pass in other words", other_pass, true},
  };
}

}  // namespace plyglot::slips
