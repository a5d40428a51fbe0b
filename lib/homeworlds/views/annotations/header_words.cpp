#include "homeworlds/views/annotations/header_words.hpp"

#include "homeworlds/spelling/phrases.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {
namespace {

// homeworlds 6: an option can win over the header.
std::string words_if_heeded(std::string_view value, std::string_view chosen, std::string_view words) {
  if (!text::is_same_word(value, chosen)) return "this has no effect here";
  return text::format("{} `{}`", words, chosen);
}

std::string players_words(const Record& record, text::Span header) {
  const std::vector<text::Span>& spans = record.player_spans;
  if (spans.empty() || !header.contains(spans.front())) return "this has no effect here";
  const auto players = static_cast<Player>(spans.size());
  std::vector<std::string> seats;
  for (Player player = 0; player < players; ++player) {
    seats.push_back(text::format("{} is {}", violations::visible_name(record, player), seat_name(player, players)));
  }
  return "the players by seat: " + text::joined(seats, " and ");
}

}  // namespace

std::string header_words(const Record& record, const RecordHeader& header) {
  const std::string key = text::lower_case(header.key);
  if (key == "players" || key == "participants") return players_words(record, header.span);
  if (key == "rules")
    return words_if_heeded(header.value, name_of(record.profile), "the game is played by the rules of");
  if (key == "dialect")
    return words_if_heeded(header.value, name_of(record.dialect), "turns are written in the dialect");
  if (key == "layout") return "how lines form turns";
  return text::format("{} is kept as it is: the play does not depend on it", text::quote(header.key));
}

}  // namespace plyglot::homeworlds
