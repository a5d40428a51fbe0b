#include "homeworlds/notations/homeworlds/read/bga/bga_names.hpp"

#include "text/fnv.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

constexpr std::string_view home_words = "Homeworld ";
constexpr std::string_view to_words = " to ";

}  // namespace

std::uint64_t BgaNames::hash_of(std::string_view name) { return text::fnv(name); }

bool BgaNames::is_player(std::string_view name) const {
  return std::find(players_.begin(), players_.end(), name) != players_.end();
}

bool BgaNames::is_home(std::string_view name) const {
  return name.substr(0, home_words.size()) == home_words && is_player(name.substr(home_words.size()));
}

bool BgaNames::is_system(std::string_view name) const {
  if (is_home(name)) return true;
  const auto found = systems_.find(hash_of(name));
  return found != systems_.end() && found->second == name;
}

void BgaNames::add_player(std::string_view name, text::Span span) {
  if (is_player(name) || players_.size() == most_players) return;
  players_.push_back(name);
  player_spans_.push_back(span);
}

std::optional<std::string_view> BgaNames::player_before(std::string_view sentence, std::size_t below) const {
  std::optional<std::string_view> longest;
  for (const std::string_view player : players_) {
    const bool begins = player.size() < below && sentence.size() > player.size() && sentence[player.size()] == ' ' &&
                        sentence.substr(0, player.size()) == player;
    if (begins && (!longest || player.size() > longest->size())) longest = player;
  }
  return longest;
}

std::optional<std::size_t> BgaNames::find_to(std::string_view systems) const {
  std::optional<std::size_t> first;
  std::optional<std::size_t> after_known;
  std::optional<std::size_t> between_known;
  std::uint64_t hash = text::fnv_begin;
  for (std::size_t at = 0; at < systems.size(); ++at) {
    const bool divides = systems.substr(at, to_words.size()) == to_words;
    if (divides && at + to_words.size() < systems.size()) {
      if (!first) first = at;
      const auto known = systems_.find(hash);
      const std::string_view origin = systems.substr(0, at);
      if ((known != systems_.end() && known->second == origin) || is_home(origin)) {
        after_known = at;
        if (is_system(systems.substr(at + to_words.size()))) between_known = at;
      }
    }
    hash = text::fnv(static_cast<unsigned char>(systems[at]), hash);
  }
  if (between_known || after_known) return between_known ? between_known : after_known;
  return first && *first > 0 ? first : std::nullopt;
}

text::Span BgaNames::name_on_board(std::string_view name, text::Span span) const {
  if (is_home(name)) return {span.begin + static_cast<std::uint32_t>(home_words.size()), span.end};
  if (is_player(name)) return {span.begin - 1, span.end};
  return span;
}

}  // namespace plyglot::homeworlds
