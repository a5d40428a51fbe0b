#include "homeworlds/spelling/phrases.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

#include <iterator>

namespace plyglot::homeworlds::verdicts {

std::string visible_name(const Record& record, Player player) {
  // Quoting makes visible characters of all.
  const std::string quoted = text::quote(player_name(record, player));
  return quoted.substr(1, quoted.size() - 2);
}

std::string number_word(unsigned number) {
  constexpr std::string_view words[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                        "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  return number < std::size(words) ? std::string(words[number]) : std::to_string(number);
}

std::string_view ordinal_word(unsigned number) {
  constexpr std::string_view words[] = {"", "first", "second", "third", "fourth"};
  return number < std::size(words) ? words[number] : "fifth";
}

std::string quoted(PieceKind kind) { return text::format("`{}`", name_of(kind)); }

std::string pieces_phrase(PieceSet pieces) {
  std::vector<std::string> phrases;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    const unsigned count = pieces.count(kind);
    if (count == 0) continue;
    phrases.push_back(count == 1 ? quoted(kind) : text::format("{} {}", number_word(count), quoted(kind)));
  }
  return phrases.empty() ? "none" : joined(phrases);
}

std::string sizes_phrase(PieceSet pieces) {
  std::vector<std::string> found;
  for (std::uint8_t size = 1; size <= sizes; ++size) {
    if (!(pieces & PieceSet::all_of_size(size)).is_empty()) found.push_back(std::to_string(size));
  }
  return text::format("{} {}", text::counted_noun(found.size(), "size"), joined(found));
}

std::array<bool, colours> colours_of(PieceSet pieces) {
  std::array<bool, colours> found{};
  for (std::size_t i = 0; i < colours; ++i) found[i] = pieces.has(static_cast<Colour>(i));
  return found;
}

std::string colours_phrase(const std::array<bool, colours>& chosen, std::string_view last_joint) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < colours; ++i) {
    if (chosen[i]) names.emplace_back(name_of(static_cast<Colour>(i)));
  }
  return names.empty() ? "none" : joined(names, last_joint);
}

std::string joined(const std::vector<std::string>& phrases, std::string_view last_joint) {
  return text::joined(phrases, last_joint);
}

std::string_view is_or_are(std::size_t count) { return count == 1 ? "is" : "are"; }
std::string_view has_or_have(std::size_t count) { return count == 1 ? "has" : "have"; }

}  // namespace plyglot::homeworlds::verdicts
