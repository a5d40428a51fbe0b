#include "support/hop/random_strings.hpp"

#include "support/files/vectors.hpp"
#include "support/hive/hives.hpp"
#include "support/hop/texts.hpp"

#include <nlohmann/json.hpp>

namespace plyglot::test {

std::string random_hop_strings(std::size_t count) {
  std::string text;
  for (std::size_t number = 1; number <= count; ++number) {
    Random random(number);
    HiveWishes wishes;
    wishes.like_a_game = number % 2 == 0;
    wishes.standard_set = wishes.like_a_game;
    wishes.most_bugs = wishes.like_a_game ? 28 : 40;
    wishes.dragonflies = false;
    const hive::Position position = random_hive(random, wishes);
    for (const auto dialect : {hive::hop::Dialect::spec, hive::hop::Dialect::hivegame}) {
      const std::string name = dialect == hive::hop::Dialect::spec ? "spec" : "hivegame";
      const std::string id = "random/" + std::to_string(number) + ':' + name;
      text += nlohmann::ordered_json{{"id", id}, {"dialect", name}, {"input", random_text(random, position, dialect)}}
                  .dump() +
              '\n';
    }
  }
  return text;
}

}  // namespace plyglot::test
