// One byte of a move is wrong.
#include "tools/slips/kinds/pen.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using text::Span;

bool stands_before(Next next, char c) {
  switch (next) {
    case Next::digit:
      return text::is_digit(c);
    case Next::capital:
      return text::is_upper(c);
    case Next::no_digit:
      return !text::is_digit(c);
    case Next::anything:
      return true;
  }
  return true;
}

// One byte of the move for another of its group.
MadeSlip exchanged(const Pen& pen, const std::vector<Exchange>& groups) {
  struct Place {
    std::uint32_t offset;
    std::string_view bytes;
  };
  std::vector<Place> places;
  for (std::uint32_t offset = pen.move().begin; offset < pen.move().end; ++offset) {
    for (const Exchange& group : groups) {
      const bool is_of_group = group.bytes.find(pen.at(offset)) != std::string_view::npos;
      if (is_of_group && stands_before(group.next, pen.at(offset + 1))) places.push_back({offset, group.bytes});
    }
  }
  if (places.empty()) return std::nullopt;
  const Place place = pen.random().pick(places);
  std::string others;
  for (const char c : place.bytes) {
    if (c != pen.at(place.offset)) others += c;
  }
  return pen.in_move({place.offset, place.offset + 1}, std::string(1, pen.random().pick(others)));
}

MadeSlip digit(Pen& pen) { return exchanged(pen, {{pen.subject().digits}}); }
MadeSlip letter(Pen& pen) { return exchanged(pen, pen.subject().letters); }
MadeSlip colour(Pen& pen) { return exchanged(pen, pen.subject().colours); }
MadeSlip slash(Pen& pen) { return pen.subject().has_slashes ? exchanged(pen, {{"/\\"}}) : std::nullopt; }

// A byte of the move for which this holds.
template <class Holds>
std::optional<std::uint32_t> place_in_move(const Pen& pen, const Holds& holds) {
  std::vector<std::uint32_t> places;
  for (std::uint32_t i = pen.move().begin; i < pen.move().end; ++i) {
    if (holds(pen.at(i))) places.push_back(i);
  }
  if (places.empty()) return std::nullopt;
  return pen.random().pick(places);
}

bool is_word_byte(char c) { return text::is_letter(c) || text::is_digit(c); }
bool is_mark(char c) { return c > ' ' && c <= '~' && !is_word_byte(c); }

template <class Holds>
MadeSlip written_times(const Pen& pen, const Holds& holds, std::size_t times) {
  const auto place = place_in_move(pen, holds);
  if (!place) return std::nullopt;
  return pen.in_move({*place, *place + 1}, std::string(times, pen.at(*place)));
}

MadeSlip lost(Pen& pen) { return written_times(pen, is_word_byte, 0); }
MadeSlip twice(Pen& pen) { return written_times(pen, is_word_byte, 2); }
MadeSlip mark_lost(Pen& pen) { return written_times(pen, is_mark, 0); }
MadeSlip mark_twice(Pen& pen) { return written_times(pen, is_mark, 2); }

MadeSlip neighbours(Pen& pen) {
  std::vector<std::uint32_t> places;
  for (std::uint32_t i = pen.move().begin; i + 1 < pen.move().end; ++i) {
    const bool are_words = is_word_byte(pen.at(i)) && is_word_byte(pen.at(i + 1));
    if (are_words && pen.at(i) != pen.at(i + 1)) places.push_back(i);
  }
  if (places.empty()) return std::nullopt;
  const std::uint32_t place = pen.random().pick(places);
  return pen.in_move({place, place + 2}, std::string{pen.at(place + 1), pen.at(place)});
}

}  // namespace

std::vector<Kind> byte_kinds() {
  return {
      {"wrong digit", digit, true},          {"wrong letter", letter, true}, {"other colour", colour, true},
      {"slash turned round", slash, true},   {"byte lost", lost, true},      {"byte twice", twice, true},
      {"bytes exchanged", neighbours, true}, {"mark lost", mark_lost, true}, {"mark twice", mark_twice, true},
  };
}

}  // namespace plyglot::slips
