#include "hive/views/annotation_words.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hive {
namespace {

using text::format;

// In the order of BugKind.
constexpr std::array<std::string_view, bug_kinds> plural_names = {
    "queens", "ants", "beetles", "dragonflies", "grasshoppers", "ladybugs", "mosquitoes", "pillbugs", "spiders"};

std::string words_of_side(const BugSet& set, Colour colour) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < bug_kinds; ++i) {
    const auto kind = static_cast<BugKind>(i);
    const std::uint32_t count = set.of(colour, kind);
    if (count != 0) words.push_back(format("{} {}", count, count == 1 ? name_of(kind) : plural_names[i]));
  }
  return words.empty() ? "no bugs" : text::joined(words, " and ");
}

}  // namespace

std::string cell_text(Cell cell) { return format("({},{})", cell.q, cell.r); }

std::string words_of(const BugSet& set) {
  const std::string white = words_of_side(set, Colour::white);
  const std::string black = words_of_side(set, Colour::black);
  if (white == black) return "each side has " + white;
  return format("White has {}; Black has {}", white, black);
}

}  // namespace plyglot::hive
