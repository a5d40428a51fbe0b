#include "hive/verdicts/repair/near_words.hpp"

#include "hive/verdicts/repair/slip_costs.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hive {
namespace {

using repair::Words;

// All that words are made of.
constexpr std::string_view signs = "QSBGAMLPqsbgamlp123456+x-()";
void append_variants(std::string_view written, std::string_view signs, std::vector<std::string>& variants) {
  for (std::size_t at = 0; at <= written.size(); ++at) {
    const std::string_view front = written.substr(0, at);
    const std::string_view back = written.substr(at);
    for (const char sign : signs) variants.push_back(text::format("{}{}{}", front, sign, back));
    if (back.empty()) continue;
    variants.push_back(text::format("{}{}", front, back.substr(1)));
    for (const char sign : signs) {
      if (sign != back[0]) variants.push_back(text::format("{}{}{}", front, sign, back.substr(1)));
    }
    if (back.size() > 1 && back[0] != back[1]) {
      variants.push_back(text::format("{}{}{}{}", front, back[1], back[0], back.substr(2)));
    }
  }
}

float cost_of(std::string_view written, const std::string& variant) {
  const bool is_other_case = variant.size() == written.size() &&
                             std::equal(written.begin(), written.end(), variant.begin(),
                                        [](char a, char b) { return text::to_lower(a) == text::to_lower(b); });
  return is_other_case ? slip_costs.other_case : slip_costs.sign;
}

void append_parts(std::string_view written, std::vector<std::string>& parts) {
  for (std::size_t size = written.size() - 1; size > 1; --size) {
    parts.emplace_back(written.substr(0, size));
    parts.emplace_back(written.substr(written.size() - size));
  }
}

}  // namespace

std::vector<Words<Move>> near_words(const Spelling& spelling, const Game& game, std::string_view written) {
  std::vector<Words<Move>> found;
  if (written.empty() || written.size() > longest_words) return found;
  std::vector<std::string> texts;
  append_variants(written, spelling.signs, texts);
  const std::size_t variants = texts.size();
  append_parts(written, texts);
  const std::vector<std::optional<Move>> moves = spelling.find_moves(texts, game.state());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    // Of several parts the longest.
    if (!moves[i] || (i >= variants && !found.empty())) continue;
    const auto is_it = [&](const Words<Move>& words) { return words.moves.front() == *moves[i]; };
    if (std::none_of(found.begin(), found.end(), is_it)) {
      found.push_back({{*moves[i]}, 1, i < variants ? cost_of(written, texts[i]) : slip_costs.surroundings});
    }
  }
  return found;
}

void append_two_in_words(const Spelling& spelling, const Game& game, std::string_view written,
                         std::vector<Words<Move>>& found) {
  if (written.size() > 2 * longest_words) return;
  std::vector<std::string> fronts;
  for (std::size_t size = 1; size < written.size(); ++size) fronts.emplace_back(written.substr(0, size));
  const std::vector<std::optional<Move>> firsts = spelling.find_moves(fronts, game.state());
  for (std::size_t i = 0; i < firsts.size(); ++i) {
    if (!firsts[i]) continue;
    Game after = game;
    after.play(*firsts[i]);
    const std::string rest(text::trimmed(written.substr(fronts[i].size()), between_moves));
    const std::optional<Move> second = spelling.find_moves(std::span(&rest, 1), after.state()).front();
    if (second) found.push_back({{*firsts[i], *second}, 1, slip_costs.joint});
  }
}

}  // namespace plyglot::hive
