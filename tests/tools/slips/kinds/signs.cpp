// A move is right, and there is something in it or around it that does not belong there.
#include "tools/slips/kinds/pen.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using text::Span;

bool is_word_byte(char c) { return text::is_letter(c) || text::is_digit(c); }

MadeSlip with(const Pen& pen, std::string_view before, std::string_view after) {
  std::string move(before);
  move += pen.slice(pen.move());
  move += after;
  return pen.in_move(pen.move(), move);
}

MadeSlip quoted(Pen& pen) { return with(pen, "\"", "\""); }
MadeSlip praised(Pen& pen) { return with(pen, "", pen.random().pick(std::vector<std::string>{"!", "?", "!?", " !!"})); }
MadeSlip hypertext(Pen& pen) { return with(pen, "", "<br />"); }

MadeSlip at_line_end(const Pen& pen, std::string_view sign) {
  const std::uint32_t end = pen.line_of(pen.turn().begin).end;
  MadeSlip slip = pen.replaced({end, end}, sign);
  if (slip) slip->places = {{pen.turn().begin, slip->places[0].end}};
  return slip;
}

MadeSlip bar(Pen& pen) { return pen.subject().has_lines ? at_line_end(pen, " |") : std::nullopt; }

// The first blank of the move, or its middle.
MadeSlip broken(Pen& pen) {
  const std::string move = pen.slice(pen.move());
  if (move.size() < 2) return std::nullopt;
  const std::size_t blank = move.find(' ');
  const bool has_blank = blank != std::string::npos;
  const auto place = pen.move().begin + static_cast<std::uint32_t>(has_blank ? blank : move.size() / 2);
  return pen.in_move({place, place + (has_blank ? 1 : 0)}, "\n");
}

// A blank before or after a sign.
MadeSlip spaced(Pen& pen) {
  std::vector<std::uint32_t> places;
  for (std::uint32_t i = pen.move().begin + 1; i < pen.move().end; ++i) {
    const bool are_words = is_word_byte(pen.at(i - 1)) && is_word_byte(pen.at(i));
    const bool is_beside_blank = static_cast<unsigned char>(pen.at(i - 1)) <= ' ' || pen.at(i) <= ' ';
    if (!are_words && !is_beside_blank) places.push_back(i);
  }
  if (places.empty()) return std::nullopt;
  const std::uint32_t place = pen.random().pick(places);
  return pen.in_move({place, place}, " ");
}

// As word processors write: a dash, a blank that does not break, an apostrophe.
MadeSlip typeset(Pen& pen) {
  struct Sign {
    char plain;
    std::string_view typeset;
  };
  constexpr Sign signs[] = {{'-', "\u2013"}, {' ', "\u00A0"}, {'/', "\u2044"}, {'*', "\u00D7"}, {'\'', "\u2019"}};
  std::vector<std::pair<std::uint32_t, std::string_view>> places;
  for (std::uint32_t i = pen.move().begin; i < pen.move().end; ++i) {
    for (const Sign& sign : signs) {
      if (pen.at(i) == sign.plain) places.emplace_back(i, sign.typeset);
    }
  }
  if (places.empty()) return std::nullopt;
  const auto place = pen.random().pick(places);
  return pen.in_move({place.first, place.first + 1}, place.second);
}

MadeSlip foreign_sign(Pen& pen) {
  return with(pen, "", pen.random().pick(std::vector<std::string>{"#", "+", ".", ")", "]"}));
}

// As mail and chats name the writer.
MadeSlip handle(Pen& pen) {
  if (!pen.is_in_game() || !pen.subject().has_lines) return std::nullopt;
  MadeSlip slip = pen.replaced({pen.turn().begin, pen.turn().begin}, "Ann: ");
  if (slip) slip->places[0].end += pen.turn().size();
  return slip;
}

}  // namespace

std::vector<Kind> sign_kinds() {
  return {
      {"quotes round a move", quoted, true},     {"mark of praise", praised, true},
      {"sign after a move", foreign_sign, true}, {"`<br />` after a move", hypertext, true},
      {"bar at the end of a line", bar, true},   {"move broken over two lines", broken, true},
      {"space within a move", spaced, true},     {"typeset sign", typeset, true},
      {"name before a turn", handle, true},
  };
}

}  // namespace plyglot::slips
