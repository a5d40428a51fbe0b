// A number, a result or a header is wrong: what a text says besides its turns.
#include "tools/slips/kinds/pen.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using annotations::Token;
using annotations::TokenKind;
using text::Span;

std::optional<Span> number(const Pen& pen) {
  if (!pen.is_in_game()) return std::nullopt;
  std::vector<Span> found;
  for (const Token& token : pen.original().tokens) {
    const bool is_digit = text::is_digit(pen.at(token.span.begin));
    const bool is_in_range = token.span.begin > pen.turn(first_turn - 1).end;
    const bool is_in_turn = std::any_of(pen.original().reading.turns.begin(), pen.original().reading.turns.end(),
                                        [&](Span turn) { return turn.contains(token.span); });
    if (token.kind == TokenKind::number && is_digit && is_in_range && !is_in_turn) found.push_back(token.span);
  }
  if (found.empty()) return std::nullopt;
  return pen.random().pick(found);
}

std::uint32_t digits_end(const Pen& pen, std::uint32_t begin) {
  while (text::is_digit(pen.at(begin))) ++begin;
  return begin;
}

MadeSlip seen_whole(MadeSlip slip) {
  if (slip) slip->is_seen_whole = true;
  return slip;
}

MadeSlip wrong_number(Pen& pen) {
  const auto found = number(pen);
  if (!found) return std::nullopt;
  const Span digits{found->begin, digits_end(pen, found->begin)};
  const unsigned long value = std::stoul(pen.slice(digits));
  const unsigned long other = value > 0 && pen.random().chance(30) ? value - 1 : value + pen.random().between(1, 3);
  return seen_whole(pen.replaced(digits, std::to_string(other)));
}

MadeSlip number_missing(Pen& pen) {
  const auto found = number(pen);
  if (!found) return std::nullopt;
  std::uint32_t end = found->end;
  while (end < pen.text().size() && !text::is_letter(pen.at(end)) && pen.at(end) > ' ') ++end;
  while (pen.at(end) == ' ') ++end;
  return seen_whole(pen.replaced({found->begin, end}, ""));
}

// The numbers go on from another one, as where two pages were put together.
MadeSlip numbers_jump(Pen& pen) {
  const auto found = number(pen);
  if (!found) return std::nullopt;
  std::string changed = pen.text().substr(0, found->begin);
  std::uint32_t copied = found->begin;
  for (const Token& token : pen.original().tokens) {
    if (token.kind != TokenKind::number || token.span.begin < found->begin || !text::is_digit(pen.at(token.span.begin)))
      continue;
    const std::uint32_t end = digits_end(pen, token.span.begin);
    changed += pen.slice(copied, token.span.begin);
    changed += std::to_string(std::stoul(pen.slice(token.span.begin, end)) + 2);
    copied = end;
  }
  changed += pen.text().substr(copied);
  Slip slip;
  slip.text = std::move(changed);
  slip.places = {*found};
  slip.units = {{found->begin, static_cast<std::uint32_t>(slip.text.size())}};
  slip.is_seen_whole = true;
  return slip;
}

MadeSlip wrong_result(Pen& pen) {
  struct Found {
    Span span;
    std::string_view word;
  };
  std::vector<Found> found;
  for (const Token& token : pen.original().tokens) {
    if (token.kind != TokenKind::result && token.kind != TokenKind::value) continue;
    for (const std::string_view word : pen.subject().results) {
      const std::size_t place = pen.slice(token.span).find(word);
      const auto begin = token.span.begin + static_cast<std::uint32_t>(place);
      if (place != std::string::npos) found.push_back({{begin, begin + static_cast<std::uint32_t>(word.size())}, word});
    }
  }
  if (found.empty()) return std::nullopt;
  const Found chosen = pen.random().pick(found);
  const std::string_view instead = pen.random().pick(pen.subject().results);
  return instead == chosen.word ? std::nullopt : seen_whole(pen.replaced(chosen.span, instead));
}

// The turn that the header of a GameString says is next.
MadeSlip wrong_state(Pen& pen) {
  for (const std::string_view side : {"White[", "Black["}) {
    const std::size_t place = pen.text().find(side);
    if (place == std::string::npos || pen.subject().language != "uhp") continue;
    const auto begin = static_cast<std::uint32_t>(place);
    if (pen.random().chance(50))
      return seen_whole(pen.replaced({begin, begin + 5}, side == "White[" ? "Black" : "White"));
    const Span digits{begin + 6, digits_end(pen, begin + 6)};
    const unsigned long value = std::stoul(pen.slice(digits)) + pen.random().between(1, 3);
    return seen_whole(pen.replaced(digits, std::to_string(value)));
  }
  return std::nullopt;
}

// Lines before the line of the first turn.
std::vector<Span> header_lines(const Pen& pen) {
  std::vector<Span> lines;
  if (!pen.is_in_game()) return lines;
  for (std::uint32_t begin = 0; begin < pen.line_of(pen.turn(0).begin).begin;) {
    const Span line = pen.line_of(begin);
    if (!line.empty()) lines.push_back(line);
    begin = line.end + 1;
  }
  return lines;
}

MadeSlip header_twice(Pen& pen) {
  const std::vector<Span> lines = header_lines(pen);
  if (lines.empty()) return std::nullopt;
  const Span line = pen.random().pick(lines);
  return seen_whole(pen.replaced({line.end, line.end}, '\n' + pen.slice(line)));
}

MadeSlip header_among_moves(Pen& pen) {
  const std::vector<Span> lines = header_lines(pen);
  if (lines.empty()) return std::nullopt;
  const std::uint32_t end = pen.line_of(pen.turn().begin).end;
  return pen.replaced({end, end}, '\n' + pen.slice(pen.random().pick(lines)));
}

MadeSlip header_missing(Pen& pen) {
  const std::vector<Span> lines = header_lines(pen);
  if (lines.empty()) return std::nullopt;
  const Span line = pen.random().pick(lines);
  return seen_whole(pen.replaced({line.begin, line.end + 1}, ""));
}

MadeSlip result_in_other_words(Pen& pen) {
  if (!pen.is_in_game()) return std::nullopt;
  const std::vector<std::string> words = {"1-0", "0-1", "Red resigns", "White Wins", "*", "draw agreed", "Ann wins"};
  const std::uint32_t end = pen.line_of(pen.turn(pen.turns() - 1).begin).end;
  return seen_whole(pen.replaced({end, end}, '\n' + pen.random().pick(words)));
}

}  // namespace

std::vector<Kind> heading_kinds() {
  return {
      {"wrong number", wrong_number},
      {"number missing", number_missing},
      {"numbers jump", numbers_jump},
      {"wrong result", wrong_result},
      {"wrong state", wrong_state},
      {"header line twice", header_twice},
      {"header line missing", header_missing},
      {"header line among the moves", header_among_moves},
      {"result in other words", result_in_other_words},
  };
}

}  // namespace plyglot::slips
