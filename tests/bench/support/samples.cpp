#include "bench/support/samples.hpp"

#include "hive/board/pieces.hpp"
#include "hive/spelling/hop_text.hpp"
#include "support/games/random_games.hpp"
#include "support/hexix/recipes.hpp"
#include "support/hive/hives.hpp"
#include "support/hive/sgf_texts.hpp"
#include "support/homeworlds/players/players.hpp"
#include "support/hopgi/recipes.hpp"

#include <algorithm>
#include <optional>

namespace plyglot::bench {
namespace {

constexpr std::uint64_t seed = 20260102;

Texts counted(std::string language, std::vector<std::string> files) {
  Texts texts{std::move(language), std::move(files)};
  texts.items = items_in(texts);
  return texts;
}

// The same texts in another notation, one record per file; of games the position after `ply` plies, if that is given.
Texts translated(const Texts& from, const std::string& to, std::optional<std::uint32_t> ply = {}) {
  std::string problem;
  const toolchain::Target target = toolchain::target(to, problem);
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(language_of(from.language), policy);
  std::size_t found = 0;
  std::vector<std::string> files;
  for (const std::string& file : from.files) {
    toolchain::Chunk chunk = chunk_of(file);
    chunk.wanted.ply = ply;
    const auto translation = session.translate(chunk, target, false, count_into(found));
    std::size_t begin = 0;
    for (const std::size_t end : translation.ends) {
      files.push_back(translation.text.substr(begin, end - begin));
      if (files.back().back() != '\n') files.back() += '\n';
      begin = end;
    }
  }
  return counted(to, std::move(files));
}

std::string game_strings(std::size_t games, bool only_base) {
  std::string text;
  test::Random random(seed);
  for (std::size_t i = 0; i < games; ++i) {
    test::GameWishes wishes;
    wishes.type = hive::game_types[only_base ? 0 : i % hive::game_types.size()];
    wishes.most_plies = random.between(20, 80);
    text += test::game_string_of(random_game(random, wishes)) + '\n';
  }
  return text;
}

// Positions from the first moves to the last ones, as a player's program would write them.
Texts make_hop() {
  test::Random random(seed);
  test::HiveWishes wishes;
  wishes.fewest_bugs = 2;
  wishes.most_bugs = 28;
  wishes.standard_set = wishes.like_a_game = true;
  std::string text;
  for (std::size_t i = 0; i < 4000; ++i) {
    if (hive::hop::print(random_hive(random, wishes), hive::hop::Dialect::spec, text)) text += '\n';
  }
  return counted("hop", {text});
}

Texts make_boardspace_sgf() {
  test::Random random(seed);
  std::vector<std::string> files;
  while (files.size() < 300) files.push_back(test::random_sgf(random, random.between(20, 80)).text);
  return counted("boardspace-sgf", std::move(files));
}

Texts make_homeworlds() {
  test::Random random(seed);
  std::vector<std::string> files;
  while (files.size() < 200) files.push_back(test::played_homeworlds_game(random, {}));
  return counted("homeworlds:seed", std::move(files));
}

Texts make_hexix(const std::string& language, const std::string& words) {
  return counted(language, {text_of(*test::hexix_recipe("greedy random 1 games=300 plies=120" + words))});
}

Texts make_hopgi(const std::string& words) {
  return counted("hopgi", {text_of(*test::hopgi_recipe("random greedy 1 games=150 turns=120" + words))});
}

// Positions from several moments of games, all in one file.
Texts make_hopgi_positions(const Texts& games, const std::string& language, const std::string& divider) {
  std::string all;
  for (const std::uint32_t ply : {0U, 10U, 20U, 30U, 40U}) {
    for (const std::string& file : translated(games, language, ply).files) all += (all.empty() ? "" : divider) + file;
  }
  return counted(language, {all});
}

// Each is made once.
const Texts& hop() {
  static const Texts texts = make_hop();
  return texts;
}
const Texts& uhp() {
  static const Texts texts = counted("uhp", {game_strings(800, false)});
  return texts;
}
const Texts& thehive() {
  static const Texts texts = translated(counted("uhp", {game_strings(400, true)}), "thehive");
  return texts;
}
const Texts& hive_pgn() {
  static const Texts texts = translated(uhp(), "hive-pgn");
  return texts;
}
const Texts& boardspace_sgf() {
  static const Texts texts = make_boardspace_sgf();
  return texts;
}
const Texts& homeworlds_seed() {
  static const Texts texts = make_homeworlds();
  return texts;
}
const Texts& homeworlds_ap() {
  static const Texts texts = translated(homeworlds_seed(), "homeworlds:ap");
  return texts;
}
const Texts& homeworlds_sdg() {
  static const Texts texts = translated(homeworlds_seed(), "homeworlds:sdg");
  return texts;
}
const Texts& homeworlds_jpb() {
  static const Texts texts = translated(homeworlds_seed(), "homeworlds:jpb");
  return texts;
}
const Texts& homeworlds_quux() {
  static const Texts texts = translated(homeworlds_seed(), "homeworlds:quux");
  return texts;
}
const Texts& hexix_2024() {
  static const Texts texts = make_hexix("hexix:2024", "");
  return texts;
}
const Texts& hexix_2019() {
  static const Texts texts = make_hexix("hexix:2019", " 2019");
  return texts;
}
const Texts& hopgi() {
  static const Texts texts = make_hopgi("");
  return texts;
}
const Texts& hopgi_short() {
  static const Texts texts = make_hopgi(" short");
  return texts;
}
const Texts& hopgi_annotated() {
  static const Texts texts = make_hopgi(" comments variations annotations");
  return texts;
}
const Texts& hopgi_fen() {
  static const Texts texts = make_hopgi_positions(hopgi(), "hopgi-fen", "");
  return texts;
}
const Texts& hopgi_diagram() {
  static const Texts texts = make_hopgi_positions(hopgi(), "hopgi-diagram", "\n");
  return texts;
}

}  // namespace

const std::vector<Sample>& samples() {
  static const std::vector<Sample> all = {
      {"hop", "hop:hivegame", hop},
      {"uhp", "thehive", uhp},
      {"thehive", "uhp", thehive},
      {"hive-pgn", "uhp", hive_pgn},
      {"boardspace-sgf", "uhp", boardspace_sgf},
      {"homeworlds:seed", "homeworlds:ap", homeworlds_seed},
      {"homeworlds:ap", "homeworlds:seed", homeworlds_ap},
      {"homeworlds:sdg", "homeworlds:seed", homeworlds_sdg},
      {"homeworlds:jpb", "homeworlds:seed", homeworlds_jpb},
      {"homeworlds:quux", "homeworlds:seed", homeworlds_quux},
      {"hexix:2024", "hexix:2019", hexix_2024},
      {"hexix:2019", "hexix:2024", hexix_2019},
      {"hopgi", "hopgi-fen", hopgi},
      {"hopgi, short legs", "hopgi-fen", hopgi_short},
      {"hopgi, annotated", "hopgi-fen", hopgi_annotated},
      {"hopgi-fen", "hopgi-diagram", hopgi_fen},
      {"hopgi-diagram", "hopgi-fen", hopgi_diagram},
  };
  return all;
}

const Sample& sample(std::string_view name) {
  const auto is_wanted = [name](const Sample& one) { return one.name == name; };
  return *std::find_if(samples().begin(), samples().end(), is_wanted);
}

}  // namespace plyglot::bench
