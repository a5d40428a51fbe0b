// Turns are missing or there twice, or what divides them is wrong.
#include "tools/slips/kinds/pen.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using text::Span;

// Copies the turns from the chosen one on, with what is before each of them, or their lines.
MadeSlip repeated(const Pen& pen, std::size_t count) {
  if (!pen.is_in_game()) return std::nullopt;
  std::uint32_t begin = pen.turn(pen.turn_number() - 1).end;
  std::uint32_t end = pen.turn(pen.turn_number() + count - 1).end;
  if (pen.subject().has_lines) {
    begin = pen.line_of(pen.turn().begin).begin;
    end = pen.line_of(end).end;
    // With the line end before it.
    if (begin > 0) --begin;
  }
  return pen.replaced({end, end}, pen.slice(begin, end));
}

MadeSlip twice(Pen& pen) { return repeated(pen, 1); }
MadeSlip two_twice(Pen& pen) { return repeated(pen, 2); }
MadeSlip three_twice(Pen& pen) { return repeated(pen, 3); }

// With their numbers, so that those after them do not follow.
MadeSlip without(const Pen& pen, std::size_t count) {
  if (!pen.is_in_game()) return std::nullopt;
  const std::size_t last = pen.turn_number() + count - 1;
  MadeSlip slip = pen.replaced({pen.turn(pen.turn_number() - 1).end, pen.turn(last).end}, "");
  if (!slip) return slip;
  const std::uint32_t begin = slip->places[0].begin;
  slip->places = {{begin, begin + pen.turn(last + 1).end - pen.turn(last).end}};
  return slip;
}

MadeSlip missing(Pen& pen) { return without(pen, 1); }
MadeSlip two_missing(Pen& pen) { return without(pen, 2); }
MadeSlip missing_closed_up(Pen& pen) { return pen.is_in_game() ? pen.closed_up(1) : std::nullopt; }
MadeSlip two_missing_closed_up(Pen& pen) { return pen.is_in_game() ? pen.closed_up(2) : std::nullopt; }

// The text between the chosen turn and the one before it.
Span between(const Pen& pen) { return {pen.turn(pen.turn_number() - 1).end, pen.turn().begin}; }

MadeSlip divided_by(const Pen& pen, std::string_view by) {
  const Span gap = between(pen);
  MadeSlip slip = pen.replaced(gap, by);
  if (!slip) return slip;
  const Span before = pen.turn(pen.turn_number() - 1);
  slip->places = {{before.begin, slip->places[0].end + pen.turn().size()}};
  return slip;
}

// The text between two turns loses its line ends and semicolons, or all of it if it has none.
MadeSlip without_separator(Pen& pen) {
  if (!pen.is_in_game()) return std::nullopt;
  std::string gap = pen.slice(between(pen));
  const std::size_t mark = gap.find_first_of("\n;");
  if (mark == std::string::npos) {
    gap.clear();
  } else {
    const auto is_mark = [](char c) { return c == '\n' || c == ';'; };
    gap.erase(std::remove_if(gap.begin(), gap.end(), is_mark), gap.end());
    if (pen.random().chance(50)) gap.insert(mark, " ");
  }
  return divided_by(pen, gap);
}

MadeSlip blank_line(Pen& pen) {
  if (!pen.is_in_game()) return std::nullopt;
  const std::string gap = pen.slice(between(pen));
  const std::size_t line_end = gap.find('\n');
  return divided_by(pen, line_end == std::string::npos ? gap + "\n\n" : "\n" + gap);
}

// A line ends where the text has none: the game goes on in the next line.
MadeSlip wrapped(Pen& pen) {
  if (!pen.is_in_game()) return std::nullopt;
  const std::string gap = pen.slice(between(pen));
  if (gap.find('\n') != std::string::npos) return std::nullopt;
  return divided_by(pen, pen.random().chance(50) ? "\n" : gap + "\n");
}

MadeSlip comma_between(Pen& pen) {
  if (!pen.is_in_game()) return std::nullopt;
  std::string gap = pen.slice(between(pen));
  const std::size_t mark = gap.find(';');
  if (mark == std::string::npos) return std::nullopt;
  gap[mark] = ',';
  return divided_by(pen, gap);
}

// The first separator between two actions of a turn is another sign.
MadeSlip within_turn(Pen& pen, const std::vector<std::string>& instead) {
  const std::string_view separator = pen.subject().action_separator;
  if (separator.empty()) return std::nullopt;
  const auto has_separator = [&](std::size_t turn) {
    return pen.slice(pen.turn(turn)).find(separator) != std::string::npos;
  };
  for (std::size_t turn = pen.turn_number(); turn + turns_left < pen.turns(); ++turn) {
    if (!has_separator(turn)) continue;
    const Span whole = pen.turn(turn);
    const auto place = whole.begin + static_cast<std::uint32_t>(pen.slice(whole).find(separator));
    MadeSlip slip =
        pen.replaced({place, place + static_cast<std::uint32_t>(separator.size())}, pen.random().pick(instead));
    if (slip) slip->places = {{whole.begin, slip->places[0].end}};
    return slip;
  }
  return std::nullopt;
}

MadeSlip actions_run_together(Pen& pen) { return within_turn(pen, {" "}); }
MadeSlip actions_by_other_sign(Pen& pen) {
  return within_turn(pen, {pen.subject().action_separator == ", " ? "; " : ", ", " / ", " & ", " + "});
}

// The end of the text is lost, from the middle of a move on.
MadeSlip cut(Pen& pen) {
  if (!pen.is_in_game()) return std::nullopt;
  Slip slip;
  slip.text = pen.text().substr(0, pen.turn().begin + pen.turn().size() / 2) + '\n';
  slip.places = {{pen.turn().begin, static_cast<std::uint32_t>(slip.text.size())}};
  slip.units = slip.places;
  slip.is_seen_whole = true;
  return slip;
}

}  // namespace

std::vector<Kind> turn_kinds() {
  return {
      {"doubled line", twice, true},
      {"block of two twice", two_twice, true},
      {"block of three twice", three_twice, true},
      {"missing ply", missing, true},
      {"missing ply, numbered on", missing_closed_up},
      {"missing turn", two_missing, true},
      {"missing turn, numbered on", two_missing_closed_up},
      {"lost separator", without_separator, true},
      {"comma between turns", comma_between, true},
      {"empty line in the game", blank_line, true},
      {"game wrapped", wrapped, true},
      {"actions run together", actions_run_together, true},
      {"other sign between actions", actions_by_other_sign, true},
      {"end lost", cut},
  };
}

}  // namespace plyglot::slips
