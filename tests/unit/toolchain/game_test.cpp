#include "support/checks/catch.hpp"
#include "support/values/random.hpp"

#include <plyglot/game.hpp>
#include <plyglot/perft.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace plyglot;
using toolchain::Game;
using toolchain::LegalMove;

namespace {

using Options = std::vector<std::pair<std::string, std::string>>;

Game started(std::string_view id, const Options& options = {}) {
  std::string problem;
  std::optional<Game> game = Game::start(id, options, problem);
  INFO(problem);
  REQUIRE(game);
  return *game;
}

toolchain::Language language_of(std::string_view name) {
  std::string problem;
  toolchain::Language language = toolchain::language(name, problem);
  REQUIRE(problem.empty());
  return language;
}

struct ReadText {
  std::optional<PositionKeys> keys;
  toolchain::Model model;
  std::vector<diagnostics::Diagnostic> findings;
  std::size_t records = 0;
};

ReadText read_text(const toolchain::Language& language, std::string_view text) {
  ReadText read;
  toolchain::Chunk chunk;
  chunk.source.name = "x";
  chunk.source.text = text;
  toolchain::Session session(language, diagnostics::SeverityPolicy());
  session.read(
      chunk,
      [](void* into, text::Span, const toolchain::Model& model, bool) {
        auto& found = *static_cast<ReadText*>(into);
        found.keys = toolchain::keys_of(model);
        found.model = model;
        ++found.records;
      },
      &read, collect_into(read.findings));
  return read;
}

bool has_error(const std::vector<diagnostics::Diagnostic>& findings) {
  return std::any_of(findings.begin(), findings.end(), [](const diagnostics::Diagnostic& found) {
    return found.severity == diagnostics::Severity::error;
  });
}

// What a turn of the game can be: in Homeworlds a homeworld or one basic action, elsewhere a legal move.
std::optional<std::string> some_turn(const Game& game, test::Random& random) {
  const std::vector<LegalMove> moves = game.moves();
  if (!moves.empty()) return moves[random.below(moves.size())].words;
  constexpr const char* homes[] = {"homeworld b1 y3 g3 Alpha", "homeworld b2 g1 g3 Omega", "homeworld r1 b2 g3 Sigma",
                                   "homeworld y1 r2 g3 Theta"};
  // Letters need not be the lowest.
  constexpr const char* serial_homes[] = {"h,b1C,y3B,g3C", "h,b2A,g1C,g3A"};
  const auto& options = game.language().options;
  const bool has_serials =
      std::any_of(options.begin(), options.end(), [](const auto& each) { return each.second == "hwl"; });
  const std::size_t known = has_serials ? std::size(serial_homes) : std::size(homes);
  if (game.id() != "homeworlds" || game.end() || game.plies() >= known) return std::nullopt;
  return has_serials ? serial_homes[game.plies()] : homes[game.plies()];
}

std::string first_finding(const Game::Played& played) {
  return played.problem + (played.findings.empty() ? std::string() : played.findings.front().message);
}

// A game of up to so many plies, with what is known after each.
struct Moment {
  PositionKeys keys;
  std::vector<std::int32_t> cells;
  std::string text;
};

std::vector<Moment> play_at_random(Game& game, std::size_t plies, test::Random& random) {
  std::vector<Moment> moments;
  for (;;) {
    moments.push_back({game.keys(), game.cells().numbers, game.text()});
    if (moments.size() > plies) return moments;
    const std::optional<std::string> words = some_turn(game, random);
    if (!words) return moments;
    const Game::Played played = game.play(*words);
    // homeworlds-rules G18: a basic action is not always a whole turn.
    if (!played.is_played && game.id() == "homeworlds" && has_error(played.findings)) return moments;
    INFO(*words << ": " << first_finding(played) << "\n" << game.text());
    REQUIRE(played.is_played);
  }
}

// The game is what its text tells, at every ply on the way back to its beginning.
void take_back(Game& game, const std::vector<Moment>& moments) {
  for (std::size_t ply = moments.size(); ply-- > 0;) {
    INFO("ply " << ply << "\n" << moments[ply].text);
    REQUIRE(game.plies() == ply);
    CHECK(game.keys() == moments[ply].keys);
    CHECK(game.cells().numbers == moments[ply].cells);
    CHECK(game.text() == moments[ply].text);
    CHECK(toolchain::keys_of(game.model()) == moments[ply].keys);
    const auto is_same = [&](const Moment& moment) { return moment.keys.key == moments[ply].keys.key; };
    const auto now = moments.begin() + static_cast<std::ptrdiff_t>(ply) + 1;
    CHECK(game.occurrences() == static_cast<std::uint32_t>(std::count_if(moments.begin(), now, is_same)));
    const ReadText read = read_text(game.language(), moments[ply].text);
    for (const diagnostics::Diagnostic& found : read.findings) {
      INFO(found.message);
      CHECK(found.severity != diagnostics::Severity::error);
    }
    if (ply != 0) CHECK(read.keys == moments[ply].keys);
    CHECK(game.undo() == (ply != 0));
  }
}

struct Kind {
  std::string_view id;
  Options options;
};
const Kind kinds[] = {
    {"hive", {{"type", "Base+MLP"}}},
    {"hive", {{"type", "Base"}, {"repetition", "threefold"}}},
    {"homeworlds", {}},
    {"homeworlds", {{"dialect", "jpb"}}},
    {"homeworlds", {{"dialect", "sdg"}}},
    {"homeworlds", {{"dialect", "ap"}}},
    {"homeworlds", {{"dialect", "quux"}, {"profile", "rules"}}},
    {"homeworlds", {{"dialect", "hwl"}}},
    {"hexix", {}},
    {"hexix", {{"dialect", "2019"}}},
    {"hopgi", {}},
    {"hopgi", {{"notation", "short"}}},
};

}  // namespace

TEST_CASE("a game played ply by ply is the game that its text tells, at every ply and on the way back") {
  for (const Kind& kind : kinds) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      test::Random random(seed);
      Game game = started(kind.id, kind.options);
      const std::vector<Moment> moments = play_at_random(game, 60, random);
      INFO(kind.id << " " << (kind.options.empty() ? "" : kind.options[0].second) << " seed " << seed);
      take_back(game, moments);
    }
  }
}

TEST_CASE("positions are counted, also after plies were taken back") {
  Game game = started("hive", {{"type", "Base"}});
  const auto play = [](Game& board, std::initializer_list<std::string_view> moves) {
    for (const std::string_view words : moves) REQUIRE(board.play(words).is_played);
  };
  play(game, {"wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"});
  play(game, {"wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"});
  Game copy = game;
  CHECK(game.occurrences() == 2);
  CHECK(copy.occurrences() == 2);
  // Another position after as many plies.
  REQUIRE(game.undo());
  play(game, {"bA1 bS1-"});
  CHECK(game.occurrences() == 1);
  REQUIRE(game.undo());
  play(game, {"bQ bS1-"});
  CHECK(game.occurrences() == 2);
  play(game, {"wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"});
  CHECK(game.occurrences() == 3);
  CHECK_FALSE(game.end());
  CHECK(copy.occurrences() == 2);
}

// Played from their beginning: the header alone says how many there are.
TEST_CASE("games of Homeworlds of three and four are those that their texts tell") {
  constexpr std::string_view headers[] = {"Players: Ann, Ben, Cleo\n", "Players: Ann, Ben, Cleo, Dan\n"};
  std::map<std::string_view, std::size_t> written;
  std::size_t plies = 0;
  for (std::size_t players = 3; players <= 4; ++players) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      test::Random random(seed);
      std::string problem;
      std::optional<Game> game = Game::from(read_text(language_of("homeworlds"), headers[players - 3]).model,
                                            language_of("homeworlds"), problem);
      INFO(problem);
      REQUIRE(game);
      CHECK(game->plies() == 0);
      CHECK(game->moves().empty());
      std::vector<Moment> moments = play_at_random(*game, 90, random);
      INFO(game->text());
      CHECK(moments.size() > players + 1);
      plies += game->plies();
      // homeworlds-rules M1: one more of each kind than there are players.
      const std::vector<std::int32_t>& cells = moments.back().cells;
      std::int32_t pieces = 0;
      for (std::size_t row = 0; row < cells.size(); row += 4) pieces += cells[row + 3];
      CHECK(pieces == static_cast<std::int32_t>(12 * (players + 1)));
      for (const std::string_view dialect : {"seed", "jpb", "sdg", "ap"}) {
        const toolchain::Language language = language_of("homeworlds:" + std::string(dialect));
        std::vector<diagnostics::Diagnostic> losses;
        std::string text;
        if (!game->write(toolchain::Target{language, nullptr}, text, collect_into(losses))) continue;
        const ReadText read = read_text(language, text);
        INFO(dialect << "\n" << text);
        CHECK(read.records == 1);
        CHECK_FALSE(has_error(read.findings));
        CHECK(read.keys == game->keys());
        ++written[dialect];
      }
      take_back(*game, moments);
    }
  }
  CHECK(plies > 250);
  CHECK(written["seed"] == 16);
  CHECK(written["jpb"] == 16);
  CHECK(written["sdg"] == 16);
}

TEST_CASE("the legal moves of Hive are played as each notation writes them") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    test::Random random(seed);
    Game game = started("hive", {{"type", "Base+MLP"}});
    for (std::size_t stretch = 0; stretch < 6; ++stretch) {
      play_at_random(game, random.between(0, 9), random);
      if (game.end()) break;
      std::multiset<std::vector<std::int32_t>> boards;
      for (const LegalMove& move : game.moves()) {
        Game after = game;
        REQUIRE(after.play(move.words).is_played);
        boards.insert(after.cells().numbers);
        CHECK(game.plies() + 1 == after.plies());
      }
      for (const std::string_view notation : {"hive-pgn", "thehive", "hive-human", "uhp:hivegame"}) {
        toolchain::Language language = language_of(notation);
        if (notation == "thehive") CHECK(toolchain::set_option(language, "pieces", "mlp").empty());
        std::string problem;
        std::string text;
        std::vector<diagnostics::Diagnostic> losses;
        INFO(notation << " " << game.text());
        toolchain::Target target{language, nullptr};
        // People have no words for some moves of a hive that looks much the same from two sides.
        if (!game.write(target, text, collect_into(losses)) && notation == "hive-human") continue;
        toolchain::Chunk chunk;
        chunk.source.name = "x";
        chunk.source.text = text;
        std::vector<toolchain::Session::Moves> lists;
        toolchain::Session(language, {}).moves(chunk, lists, collect_into(losses));
        REQUIRE(lists.size() == 1);
        std::multiset<std::vector<std::int32_t>> played;
        for (const std::string& words : lists[0].moves) {
          Game after = game;
          const Game::Played result = after.play(words, language);
          INFO(words << ": " << first_finding(result));
          if (!result.is_played && notation == "hive-human") continue;
          CHECK(result.is_played);
          played.insert(after.cells().numbers);
        }
        // A text of The Hive tells the type of the game by the pieces that it has so far.
        const bool lists_some = notation == "hive-human" || notation == "thehive";
        if (!lists_some) CHECK(played == boards);
        CHECK(std::includes(boards.begin(), boards.end(), played.begin(), played.end()));
      }
    }
  }
}

TEST_CASE("words with a position of their own are not a turn") {
  Game game = started("homeworlds");
  const Game::Played played = game.play("<0>; Lee(0,b2r1)g3-; Ray(1,g1y3)-g3\nbuild g1 Lee");
  CHECK_FALSE(played.is_played);
  CHECK(game.plies() == 0);
  CHECK(game.play("homeworld b1 y3 g3 Alpha").is_played);
}

TEST_CASE("what cannot be played says why and leaves the game as it is") {
  struct Row {
    std::string_view id;
    std::vector<std::string_view> before;
    std::string_view words;
    // A finding, or a part of the sentence.
    std::string_view why;
  };
  const Row rows[] = {
      {"hive", {}, "wM", "hive/piece-not-in-gametype"},
      {"hive", {}, "bA1", "hive/wrong-side"},
      {"hive", {"wS1"}, "bS1 wS1- wA1", "uhp/missing-separator"},
      {"hive", {"wS1", "bS1 wS1-"}, "wA1 bS1-", "hive/"},
      {"hive", {}, "", "not the words of one move"},
      {"hive", {}, "wS1;bS1 wS1-", "not the words of one move"},
      {"hive", {}, "wS1\nbS1", ""},
      {"homeworlds", {}, "build g1 Alpha", "must set up first"},
      {"homeworlds", {"homeworld b1 y3 g3 Alpha"}, "homeworld b1 y3 g9 Omega", "homeworlds/"},
      {"homeworlds", {"homeworld b1 y3 g3 Alpha", "homeworld b2 g1 g3 Omega"}, "build y1 Alpha", "homeworlds/"},
      {"homeworlds", {"homeworld b1 y3 g3 Alpha", "homeworld b2 g1 g3 Omega"}, "build g1 Alpha\nbuild g1 Omega", ""},
      {"homeworlds", {}, "", "not the words of one move"},
      {"hexix", {}, "E1x", "hexix/"},
      {"hexix", {}, "D1v", "hexix/occupied-cell"},
      {"hexix", {"D2v"}, "D2+", "hexix/enemy-piece"},
      {"hexix", {}, "D2v D5v", "not the words of one move"},
      {"hexix", {}, "...", "not the words of one move"},
      {"hopgi", {}, "Pf2-d6", "hopgi/"},
      {"hopgi", {}, "Pf2-d3 Pb4-c6", "not the words of one move"},
      {"hopgi", {"Pf2-d3"}, "Pf2-d3", "hopgi/"},
      {"hopgi", {}, "{a comment}", "not the words of one move"},
  };
  for (const Row& row : rows) {
    Game game = started(row.id);
    for (const std::string_view words : row.before) REQUIRE(game.play(words).is_played);
    const PositionKeys keys = game.keys();
    const std::string text = game.text();
    const Game::Played played = game.play(row.words);
    std::string names = played.problem;
    for (const diagnostics::Diagnostic& found : played.findings) {
      names += diagnostics::catalogue_entry(found.id).name;
      names += ' ';
      CHECK(found.span.end <= row.words.size());
    }
    INFO(row.id << ": " << row.words << ": " << names);
    CHECK_FALSE(played.is_played);
    CHECK((!played.problem.empty() || has_error(played.findings)));
    CHECK(names.find(row.why) != std::string::npos);
    CHECK(game.keys() == keys);
    CHECK(game.text() == text);
    CHECK(game.plies() == row.before.size());
  }
}

// What was before the position is in no record that a finding could point into.
TEST_CASE("words that are refused in a game that goes on from a position have findings about them alone") {
  const std::pair<std::string_view, std::string_view> rows[] = {
      {"base+Pp,P+p+Q2-q,w", "bQ bP-"},      {"base+Pp,P+p+Q2-q,w", "bQ wQ-"}, {"base+Pp,P!+p+Q2-q,w", "wP -wQ"},
      {"base+Pp,P+p!+Q2-q,w", "bP wP\\"},    {"base+Pp,P+p+Q2-q,w", "pass"},   {"base+Pp,P+p+Q2-q,w", "wA2 bQ-"},
      {"base+Pp,P+p+Q2-q,b", "wQ \\bQ"},     {"base+Pp,P+p+Q2-q,w", "wQ bP"},  {"base,QB1s=b1q,w", "wQ -bS1"},
      {"base,Qs+s+s+s+s+s+s2q,w", "wA1 -wQ"}};
  for (const auto& [position, words] : rows) {
    INFO(position << ' ' << words);
    std::string problem;
    const ReadText read = read_text(language_of("hop"), position);
    std::optional<Game> game = Game::from(read.model, language_of("hop"), problem);
    if (!game) continue;
    const Game::Played played = game->play(words);
    for (const diagnostics::Diagnostic& found : played.findings) {
      CHECK(found.span.end <= words.size());
      for (const auto& label : found.labels) CHECK(label.span.end <= words.size());
    }
    // After a ply of the game as well.
    if (played.is_played) game->undo();
    const std::vector<LegalMove> moves = game->moves();
    if (moves.empty() || !game->play(moves.front().words).is_played) continue;
    for (const diagnostics::Diagnostic& found : game->play(words).findings) CHECK(found.span.end <= words.size());
  }
}

TEST_CASE("homeworlds H1, H2: a log goes on with its own numbers and letters, in its words and in others") {
  Game game = started("homeworlds", {{"dialect", "hwl"}});
  std::string problem;
  const toolchain::Language seed = toolchain::language("homeworlds", problem);
  REQUIRE(game.play("h,b2C,g1A,y3C").is_played);
  REQUIRE(game.play("h,b1C,y2C,g3C").is_played);
  REQUIRE(game.play("b,y1B,1").is_played);
  REQUIRE(game.play("pass").is_played);
  REQUIRE(game.play("d,y1B,g3A").is_played);
  REQUIRE(game.play("b,g1C,2").is_played);
  // Its number is not given again.
  REQUIRE(game.play("m,y1B,1").is_played);
  REQUIRE(game.play("build g1 2", seed).is_played);
  REQUIRE(game.play("discover y1 1 g3 Far", seed).is_played);
  CHECK(first_finding(game.play("b,g1C,2")) == "`g1C` is not in the bank: it is a ship of South at `2`");
  CHECK(first_finding(game.play("s,g1A")) == "`g1A` is a star of `1`, and no ship");
  REQUIRE(game.play("b,g2B,2").is_played);
  CHECK(game.text() ==
        "h,b2C,g1A,y3C\nh,b1C,y2C,g3C\nb,y1B,1\npass\nd,y1B,g3A\nb,g1C,2\nm,y1B,1\nb,g1B,2\nd,y1B,g3A\nb,g2B,2");
  REQUIRE(game.play("m,y3C,4").is_played);
  for (int i = 0; i < 3; ++i) REQUIRE(game.undo());
  CHECK_FALSE(game.play("m,y3C,3").is_played);
  CHECK(game.play("d,y1B,g3B").is_played);
}
