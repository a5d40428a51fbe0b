#include "homeworlds/spelling/verbs.hpp"
#include "support/checks/catch.hpp"

using namespace plyglot::homeworlds;

namespace {

std::string verb_of(std::string_view word, Dialect dialect = Dialect::seed) {
  const std::optional<ReadVerb> verb = read_verb(word, form_of(dialect));
  return verb ? std::string(name_of(verb->verb)) : "";
}

}  // namespace

TEST_CASE("homeworlds syntax: verbs are read by their first letters, in any case") {
  CHECK(verb_of("homeworld") == "homeworld");
  CHECK(verb_of("C") == "catastrophe");
  CHECK(verb_of("a") == "attack");
  CHECK(verb_of("SACRIFICE") == "sacrifice");
  CHECK(verb_of("homeworldx").empty());
  CHECK(verb_of("").empty());
  CHECK(verb_of("z").empty());
}

TEST_CASE("homeworlds syntax: every dialect shortens verbs in its own way") {
  CHECK(verb_of("ca") == "catastrophe");
  CHECK(verb_of("cap") == "attack");
  CHECK(verb_of("con") == "build");
  CHECK(verb_of("sack") == "sacrifice");
  CHECK(verb_of("sacri") == "sacrifice");
  CHECK(verb_of("con", Dialect::ap).empty());
  CHECK(verb_of("cap", Dialect::ap).empty());
  CHECK(verb_of("cata", Dialect::ap) == "catastrophe");
  CHECK(verb_of("cat", Dialect::jpb) == "catastrophe");
  CHECK(verb_of("cata", Dialect::jpb).empty());
  CHECK(verb_of("conquer", Dialect::jpb) == "attack");
  CHECK(verb_of("steal", Dialect::jpb).empty());
  CHECK(verb_of("Exchange", Dialect::sdg) == "trade");
}

TEST_CASE("homeworlds syntax: a verb is suggested if it alone is near") {
  CHECK(verb_meant_by("biuld") == "build");
  CHECK(verb_meant_by("ATACK") == "attack");
  CHECK(verb_meant_by("bld").empty());
  CHECK(verb_meant_by("frobnicate").empty());
  CHECK(verb_meant_by("catastrophic") == "catastrophe");
  CHECK(verb_meant_by("catastrophically").empty());
}
