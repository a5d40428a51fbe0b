// From a turn on the writer means something else by the same signs.
#include "tools/slips/kinds/pen.hpp"

#include "text/ascii.hpp"

#include <functional>

namespace plyglot::slips {
namespace {

using text::Span;

MadeSlip from_here_on(const Pen& pen, const std::function<std::string(std::string)>& change) {
  if (!pen.is_in_game()) return std::nullopt;
  std::vector<std::string> written;
  for (std::size_t i = pen.turn_number(); i < pen.turns(); ++i) written.push_back(change(pen.slice(pen.turn(i))));
  MadeSlip slip = pen.rewritten(pen.turn_number(), written);
  if (!slip) return slip;
  // The first turn that is another one.
  std::uint32_t begin = pen.turn().begin;
  for (std::size_t i = 0; i < written.size(); ++i) {
    const Span turn = pen.turn(pen.turn_number() + i);
    if (written[i] != pen.slice(turn)) {
      begin = turn.begin;
      slip->places = {{begin, begin + static_cast<std::uint32_t>(written[i].size())}};
      break;
    }
  }
  slip->units = {{begin, static_cast<std::uint32_t>(slip->text.size())}};
  return slip;
}

std::string each_exchanged(std::string text, char one, char other) {
  for (char& c : text) {
    if (c == one) {
      c = other;
    } else if (c == other) {
      c = one;
    }
  }
  return text;
}

MadeSlip mirrored(Pen& pen) {
  if (!pen.subject().is_hive()) return std::nullopt;
  return from_here_on(pen, [](const std::string& turn) { return each_exchanged(turn, '/', '\\'); });
}

// The contact mark of the last word goes to its other side.
std::string left_and_right(std::string turn) {
  constexpr std::string_view marks = "-/\\";
  const std::size_t blank = turn.rfind(' ');
  if (blank == std::string::npos || blank + 1 == turn.size()) return turn;
  std::string word = turn.substr(blank + 1);
  if (marks.find(word.front()) != std::string_view::npos) {
    word = word.substr(1) + word.front();
  } else if (marks.find(word.back()) != std::string_view::npos) {
    word = word.back() + word.substr(0, word.size() - 1);
  }
  return turn.substr(0, blank + 1) + word;
}

MadeSlip sides(Pen& pen) {
  if (!pen.subject().is_hive()) return std::nullopt;
  return from_here_on(pen, left_and_right);
}

MadeSlip colours(Pen& pen) {
  for (const Exchange& pair : pen.subject().colours) {
    if (pair.bytes.size() != 2 || pair.next == Next::no_digit) continue;
    const auto change = [&](std::string turn) {
      for (std::size_t i = 0; i < turn.size(); ++i) {
        const char next = i + 1 < turn.size() ? turn[i + 1] : '\0';
        if (pair.next == Next::capital && !text::is_upper(next)) continue;
        turn[i] = each_exchanged(std::string(1, turn[i]), pair.bytes[0], pair.bytes[1])[0];
      }
      return turn;
    };
    MadeSlip slip = from_here_on(pen, change);
    if (slip) return slip;
  }
  return std::nullopt;
}

// Two cells are one column further on, all through the rest.
MadeSlip columns(Pen& pen) {
  if (pen.subject().arguments != Arguments::cells) return std::nullopt;
  return from_here_on(pen, [](std::string turn) {
    for (std::size_t i = 0; i + 1 < turn.size(); ++i) {
      const bool is_cell = text::is_letter(turn[i]) && text::is_digit(turn[i + 1]);
      const char last = text::is_upper(turn[i]) ? 'G' : 'g';
      if (is_cell && turn[i] <= last) turn[i] = static_cast<char>(last - (turn[i] - (last - 6)));
    }
    return turn;
  });
}

}  // namespace

std::vector<Kind> convention_kinds() {
  return {
      {"mirrored from a ply on", mirrored},
      {"left and right from a ply on", sides},
      {"colours exchanged from a ply on", colours},
      {"columns turned from a ply on", columns},
  };
}

}  // namespace plyglot::slips
