// The grammars of Homeworlds' dialects over whole games, as they were played: the strict grammar takes those in which
// the reader finds nothing of the syntax, and the tolerant one reads them all.

#include "homeworlds/notations/homeworlds/grammars/grammars.hpp"
#include "homeworlds/spelling/dialect.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/grammars/is_read.hpp"
#include "support/grammars/published_matcher.hpp"
#include "support/homeworlds/grammars.hpp"

using namespace plyglot;
using homeworlds::Dialect;
using syntax::Strictness;

namespace {

class Games {
 public:
  explicit Games(Dialect dialect)
      : dialect_(dialect), strict_(test::published_matcher(grammar_of(dialect), Strictness::strict)) {}

  void check(const std::string& path) {
    const std::optional<std::string> text = test::shared_file(path);
    if (!text) return;
    CAPTURE(path);
    const bool is_taken = strict_.accepts(*text).value();
    ++(is_taken ? taken : refused);
    CHECK(is_taken == test::is_read_strictly(*text, dialect_));
    CHECK(test::is_read(grammar_of(dialect_), *text));
  }

  std::size_t taken = 0;
  std::size_t refused = 0;

 private:
  Dialect dialect_;
  naive::peg::Matcher strict_;
};

}  // namespace

TEST_CASE("homeworlds grammar: transcripts of the archive") {
  Games games(Dialect::sdg);
  for (const auto& row : test::table_vectors("homeworlds/sdg-games.tsv")) {
    games.check("data/homeworlds/sdg-raw/" + row.at(0) + ".raw");
  }
  if (games.taken + games.refused == 0) return;  // None is there.
  CHECK(games.taken > 1000);
  CHECK(games.refused > 0);
}

TEST_CASE("homeworlds grammar: games that a program played") {
  Games quux(Dialect::quux);
  Games jpb(Dialect::jpb);
  for (int seed = 1; seed <= 60; ++seed) {
    const std::string name = "seed" + std::to_string(seed) + ".txt";
    quux.check("data/homeworlds/selfplay-quux/" + name);
    jpb.check("data/homeworlds/selfplay-seednotation/" + name);
  }
  CHECK(quux.refused == 0);
  CHECK(jpb.refused == 0);
}
