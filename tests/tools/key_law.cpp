// Holds the keys of positions to their law in random games, far longer than the tests do.
//   plyglot-key-law [--positions N] [--seed N] [GAME...]
// N positions of each game, of Hive of all types together. A GAME is such as `hexix`, `hive` or `hive Base+P`; without
// one all are played. The status is 1 if two positions of one key differ.

#include "support/games/key_law.hpp"
#include "hive/board/pieces.hpp"

#include <plyglot/hive_record.hpp>

#include <algorithm>
#include <charconv>
#include <iostream>

namespace {

using namespace plyglot;

struct Wishes {
  std::size_t positions = 1'000'000;
  std::size_t seed = 1;
  std::vector<std::string> games;
};

bool read_number(const std::string& words, std::size_t& number) {
  const auto [end, problem] = std::from_chars(words.data(), words.data() + words.size(), number);
  return problem == std::errc() && end == words.data() + words.size();
}

std::optional<Wishes> wishes_of(const std::vector<std::string>& words) {
  Wishes wishes;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::size_t* const number = words[i] == "--positions" ? &wishes.positions
                                : words[i] == "--seed"    ? &wishes.seed
                                                          : nullptr;
    if (number == nullptr) {
      wishes.games.push_back(words[i]);
    } else if (++i == words.size() || !read_number(words[i], *number)) {
      return std::nullopt;
    }
  }
  return wishes;
}

void print(std::string_view what, const std::vector<std::string>& texts) {
  constexpr std::size_t most_printed = 5;
  for (std::size_t i = 0; i < std::min(texts.size(), most_printed); ++i) std::cout << what << ": " << texts[i] << '\n';
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::optional<Wishes> wishes = wishes_of({arguments + 1, arguments + argument_count});
  if (!wishes) {
    std::cerr << "usage: plyglot-key-law [--positions N] [--seed N] [GAME...]\n";
    return 2;
  }
  bool is_broken = false;
  bool is_any = false;
  for (const auto& [name, start] : test::games_under_key_law()) {
    const bool is_wanted = wishes->games.empty() ||
                           std::any_of(wishes->games.begin(), wishes->games.end(), [&, &name = name](const auto& game) {
                             return name == game || name.starts_with(game + ' ');
                           });
    if (!is_wanted) continue;
    is_any = true;
    test::KeyLaw law(start, wishes->seed);
    law.play(wishes->positions / (start.id() == "hive" ? hive::game_types.size() : 1));
    std::cout << name << ": " << law.positions() << " positions, " << law.known() << " with a known key, "
              << law.broken().size() << " with the key of another position, " << law.split().size()
              << " with another key than their like\n";
    print("the key of another position", law.broken());
    print("another key than its like", law.split());
    is_broken = is_broken || !law.broken().empty();
  }
  if (!is_any) std::cerr << "there is no such game\n";
  return !is_any ? 2 : is_broken ? 1 : 0;
}
