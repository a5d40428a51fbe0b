// Random games: what is written is read as the same game, formatting keeps it, and fixes keep their promise.

#include "hive/notations/thehive/print.hpp"
#include "hive/notations/thehive/resolve/second_move.hpp"
#include "hive/record/record_changes.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/reports.hpp"
#include "support/games/random_games.hpp"
#include "support/hive/thehive_texts.hpp"

using namespace plyglot;

namespace {

constexpr std::uint64_t games = 600;
const test::Options mlp = {{"pieces", "mlp"}};

hive::Record game_of(test::Random& random) {
  test::GameWishes wishes;
  wishes.type = {random.chance(50), random.chance(50), random.chance(50)};
  wishes.most_plies = random.between(0, 70);
  wishes.movements = random.between(20, 80);
  return test::random_game(random, wishes);
}

std::string printed(const hive::Record& record, const hive::thehive::PrintOptions& options = {}) {
  std::string text;
  hive::thehive::print(record, options, text);
  return text.empty() ? text : text + '\n';
}

// Piece and cell of every ply.
std::string plies_of(const hive::Record& record) {
  std::string text;
  for (const hive::Ply& ply : record.plies) {
    text += ply.is_pass() ? "pass" : hive::name_of(ply.piece);
    text += ' ' + std::to_string(ply.to.q) + ',' + std::to_string(ply.to.r) + ';';
  }
  return text;
}

std::string comments_of(const hive::Record& record) {
  std::string text;
  for (const hive::RecordComment& comment : record.comments) {
    text += std::to_string(comment.after_ply) + (comment.is_beside_ply ? " beside " : " ") + comment.text + ';';
  }
  return text;
}

// All fixes of a kind, pass by pass, until there are no more.
std::string fixed(const std::string& text, diagnostics::Safety least_safe) {
  toolchain::Session session(test::language_of("thehive", mlp), diagnostics::SeverityPolicy());
  toolchain::Chunk chunk;
  chunk.source.text = text;
  return session.fix(chunk, least_safe).text;
}

}  // namespace

TEST_CASE("thehive games: what is printed is read as the same game, in all options") {
  test::GameSession session("thehive", mlp);
  test::Random random(71);
  for (std::uint64_t i = 0; i < games; ++i) {
    const hive::Record record = test::with_comments(random, game_of(random));
    const hive::thehive::PrintOptions options{random.chance(50) ? hive::References::keep : hive::References::canonical,
                                              random.chance(50), random.chance(50)};
    const std::string text = printed(record, options);
    CAPTURE(text);
    session.read(text);
    const int sixths = options.is_turned ? hive::thehive::turn_to_east(record) : 0;
    REQUIRE(plies_of(session.record()) == plies_of(hive::turned(record, sixths)));
    REQUIRE(session.record().outcome == record.outcome);
    REQUIRE(comments_of(session.record()) == comments_of(record));
    for (const auto& finding : session.findings()) REQUIRE(test::name_of(finding) == "thehive/second-move-side");
    if (options.is_turned) REQUIRE(session.findings().empty());
    // What is canonical is kept by the formatter.
    if (!options.has_numbers) REQUIRE(session.format(text) == text);
  }
}

TEST_CASE("thehive games: careless spelling means the same game, and is fixed by formatting and by fixes of numbers") {
  test::GameSession session("thehive", mlp);
  test::Random random(72);
  for (std::uint64_t i = 0; i < games; ++i) {
    const hive::Record record = game_of(random);
    const std::string text = test::careless_text(random, record);
    CAPTURE(text);
    session.read(text);
    REQUIRE(session.is_sound());
    REQUIRE(plies_of(session.record()) == plies_of(record));
    const std::string comments = comments_of(session.record());
    const std::string formatted = session.format(text);
    REQUIRE(session.format(formatted) == formatted);
    session.read(formatted);
    REQUIRE(plies_of(session.record()) == plies_of(record));
    REQUIRE(comments_of(session.record()) == comments);

    // Numbers that do not count the moves are witnesses, which only a recount overwrites.
    const std::string fixed_text = fixed(text, diagnostics::Safety::recount);
    session.read(fixed_text);
    for (const auto& finding : session.findings()) REQUIRE(test::name_of(finding) == "thehive/second-move-side");
    REQUIRE(plies_of(session.record()) == plies_of(record));
    REQUIRE(comments_of(session.record()) == comments);
  }
}

TEST_CASE("thehive games: a fix ends its own finding, brings up none and keeps the game") {
  test::GameSession session("thehive", mlp);
  test::GameSession style("thehive", mlp, "thehive/not-canonical-reference");
  test::Random random(73);
  std::size_t tried = 0;
  for (std::uint64_t i = 0; i < games / 10; ++i) {
    const hive::Record record = game_of(random);
    const std::string text = test::careless_text(random, record);
    CAPTURE(text);
    for (test::GameSession* reader : {&session, &style}) {
      reader->read(text);
      const std::vector<diagnostics::Diagnostic> findings = reader->findings();
      const auto before = test::counts_by_name(findings);
      for (const diagnostics::Diagnostic& finding : findings) {
        if (!finding.fix) continue;
        ++tried;
        const bool is_recount = test::name_of(finding) == "thehive/move-number-mismatch";
        CHECK(finding.fix->safety == (is_recount ? diagnostics::Safety::recount : diagnostics::Safety::safe));
        const std::string fixed_text = test::applied(text, *finding.fix);
        CAPTURE(fixed_text, test::name_of(finding));
        reader->read(fixed_text);
        auto after = test::counts_by_name(reader->findings());
        // A number that followed from a wrong one is found when that is right.
        REQUIRE(after[test::name_of(finding)] < before.at(test::name_of(finding)) + (is_recount ? 1 : 0));
        for (const auto& [name, count] : after)
          REQUIRE((count == 0 || (before.count(name) != 0 && count <= before.at(name))));
        REQUIRE(plies_of(reader->record()) == plies_of(record));
      }
    }
  }
  CHECK(tried > games);
}

TEST_CASE("thehive games: a game written as in UHP becomes the canonical text by its fixes") {
  test::Random random(74);
  for (std::uint64_t i = 0; i < games; ++i) {
    hive::Record record = game_of(random);
    // A pass and the first move are written alike; what UHP calls the queen is read here as well.
    const std::string text = test::uhp_moves_text(record);
    CAPTURE(text);
    REQUIRE(fixed(text, diagnostics::Safety::unsafe) == printed(record));
  }
}

TEST_CASE("thehive games: numbers in another order are found, and put in order by their fix") {
  test::GameSession session("thehive", mlp);
  test::Random random(75);
  std::size_t found = 0;
  for (std::uint64_t i = 0; i < games; ++i) {
    const hive::Record record = game_of(random);
    const hive::Record other = test::with_other_numbers(random, record);
    const std::string text = printed(other);
    CAPTURE(text);
    session.read(text);
    REQUIRE(plies_of(session.record()) == plies_of(other));
    REQUIRE(session.is_sound());
    const auto names = test::counts_by_name(session.findings());
    const auto first = hive::first_out_of_order(other);
    REQUIRE((names.count("thehive/number-order") != 0) == first.has_value());
    if (!first) continue;
    ++found;
    for (const auto& finding : session.findings()) {
      if (test::name_of(finding) != "thehive/number-order") continue;
      REQUIRE(finding.fix);
      REQUIRE(finding.fix->safety == diagnostics::Safety::unsafe);
      // The generator places pieces in the order of their numbers.
      REQUIRE(test::applied(text, *finding.fix) == printed(record));
    }
  }
  CHECK(found > games / 2);
}
