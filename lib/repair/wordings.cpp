#include "repair/wordings.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::repair {
namespace {

std::string in_backticks(std::string_view text) { return text::format("`{}`", text); }

// "ply 7", "plies 7 and 8", "plies 7 to 9".
std::string numbered(std::uint32_t begin, std::uint32_t end, const Nouns& nouns) {
  if (end == begin + 1) return text::format("{} {}", nouns.numbered, begin);
  return text::format("{} {} {} {}", nouns.numbered_items, begin, end == begin + 2 ? "and" : "to", end - 1);
}

std::string place_of(const ReadingWords& reading, const Nouns& nouns) {
  return reading.begin == reading.refused ? "it" : numbered(reading.begin, reading.begin + 1, nouns);
}

// "plies 7 and 9": the two that have changed places, or the two turns.
std::string exchanged(const ReadingWords& reading, const Nouns& nouns) {
  constexpr std::uint32_t two_turns = 4;
  if (reading.end - reading.begin == two_turns) {
    return text::format("{} with {}", numbered(reading.begin, reading.begin + 2, nouns),
                        numbered(reading.begin + 2, reading.end, nouns));
  }
  return text::format("{} {} and {}", nouns.numbered_items, reading.begin, reading.end - 1);
}

std::string left_out(const ReadingWords& reading, const Nouns& nouns) {
  if (reading.begin == reading.refused && reading.end == reading.begin + 1) return "it";
  return numbered(reading.begin, reading.end, nouns);
}

std::string listed_moves(const ReadingWords& reading) {
  std::vector<std::string> quoted;
  for (const std::string& move : reading.moves) quoted.push_back(in_backticks(move));
  return text::joined(quoted, " and ");
}

std::string legal_after(const ReadingCounts& counts, const Nouns& nouns) {
  if (counts.legal == 0) return {};
  if (!counts.is_to_the_end) {
    if (counts.legal == 1) return text::format(", and the next {} is legal", nouns.item);
    return text::format(", and the next {} {} are legal", counts.legal, nouns.items);
  }
  if (counts.legal == 1) return text::format(", and the {} after it is legal", nouns.item);
  if (counts.legal == 2) return text::format(", and both {} after it are legal", nouns.items);
  return text::format(", and all {} {} after it are legal", counts.legal, nouns.items);
}

// Which moves are missing is seldom known.
bool is_one_of_many(const ReadingWords& best, const ReadingCounts& counts) {
  return (best.kind == Kind::missing || best.kind == Kind::missing_two) && counts.equally_good > 1;
}

std::string missing_moves(const ReadingWords& best, std::span<const ReadingWords> others, const ReadingCounts& counts,
                          const Nouns& nouns) {
  std::vector<std::string> moves = {listed_moves(best)};
  for (const ReadingWords& other : others) {
    if (other.kind == best.kind && moves.size() < counts.equally_good) moves.push_back(listed_moves(other));
  }
  const std::uint64_t more = counts.equally_good - moves.size();
  if (more > 0) moves.push_back(text::format("{} more", text::grouped(more)));
  const bool is_pair = best.kind == Kind::missing_two;
  return text::format(
      "a {} of {} seems to be missing before {}, and {}{} fit equally well: {}; play continues with the "
      "first{}",
      nouns.item, is_pair ? "each side" : best.side, place_of(best, nouns), text::grouped(counts.equally_good),
      is_pair ? " pairs" : "", text::joined(moves, " or "), legal_after(counts, nouns));
}

std::string other_readings(const ReadingCounts& counts, std::span<const ReadingWords> others, const Nouns& nouns) {
  std::vector<std::string> phrases;
  for (const ReadingWords& other : others) phrases.push_back(phrase_of(other, nouns));
  const std::uint32_t count = counts.fits - 1;
  std::string said =
      count == 1 ? std::string("another reading fits") : text::format("{} other readings fit", text::grouped(count));
  const std::uint32_t as_good = counts.equally_good - 1;
  said += as_good == count ? " as well"
          : as_good == 0   ? ", less likely"
                           : text::format(", {} as likely", text::grouped(as_good));
  said += text::format("{} {}", count > phrases.size() ? ", such as" : ":", text::joined(phrases, " or "));
  if (counts.certain_from == 0) return said;
  return said + text::format("; from {} {} on the position is the same in all", nouns.numbered, counts.certain_from);
}

}  // namespace

std::string phrase_of(const ReadingWords& reading, const Nouns& nouns) {
  switch (reading.kind) {
    case Kind::repetition:
      if (reading.begin == reading.refused && reading.end == reading.begin + 1) return "without it";
      return text::format("without {}, which {} {}", numbered(reading.begin, reading.end, nouns),
                          reading.end == reading.begin + 1 ? "repeats" : "repeat",
                          numbered(2 * reading.begin - reading.end, reading.begin, nouns));
    case Kind::correction:
    case Kind::surplus:
      return text::format("without {}", left_out(reading, nouns));
    case Kind::words:
      return text::format("with {}", listed_moves(reading));
    case Kind::earlier_words:
      return text::format("with {} as {}", listed_moves(reading), numbered(reading.begin, reading.begin + 1, nouns));
    case Kind::split:
      return text::format("with two {}, {}", nouns.items, listed_moves(reading));
    case Kind::joined:
      return text::format("with {} for it and what follows it", listed_moves(reading));
    case Kind::exchange:
      return text::format("with {} exchanged", exchanged(reading, nouns));
    case Kind::missing:
      if (reading.is_pass) return text::format("with a pass of {} before it", reading.side);
      [[fallthrough]];
    case Kind::missing_two:
      return text::format("with {} before {}", listed_moves(reading), place_of(reading, nouns));
    case Kind::convention:
      return text::format(
          "{} from {} on", reading.convention,
          reading.begin == reading.refused ? "here" : numbered(reading.begin, reading.begin + 1, nouns));
  }
  return {};
}

std::string title_of(const ReadingWords& reading, const Nouns& nouns) {
  switch (reading.kind) {
    case Kind::repetition:
    case Kind::correction:
    case Kind::surplus:
      return text::format("delete {}", left_out(reading, nouns) == "it" ? text::format("the {}", nouns.item)
                                                                        : left_out(reading, nouns));
    case Kind::exchange:
      return text::format("exchange {}", exchanged(reading, nouns));
    case Kind::missing:
    case Kind::missing_two:
      return text::format("write {} before {}", listed_moves(reading), place_of(reading, nouns));
    case Kind::convention:
      return text::format("write the {} {}", nouns.items, phrase_of(reading, nouns));
    default:
      return text::format("write {}", listed_moves(reading));
  }
}

void say_reading(diagnostics::Diagnostic& found, const ReadingWords& best, std::span<const ReadingWords> others,
                 const ReadingCounts& counts, const Nouns& nouns) {
  if (is_one_of_many(best, counts)) {
    found.notes.push_back(missing_moves(best, others, counts, nouns));
  } else {
    found.notes.push_back(text::format("play continues {}{}", phrase_of(best, nouns), legal_after(counts, nouns)));
    if (counts.fits > 1) found.notes.push_back(other_readings(counts, others, nouns));
  }
  if (!counts.is_complete) found.notes.push_back("not all readings were tried");
  found.arguments.push_back({"readings", std::int64_t{counts.fits}});
  found.arguments.push_back({"likely", std::int64_t{counts.equally_good}});
  found.arguments.push_back({"legal", std::int64_t{counts.legal}});
  if (counts.certain_from != 0) found.arguments.push_back({"certain_from", std::int64_t{counts.certain_from}});
}

}  // namespace plyglot::repair
