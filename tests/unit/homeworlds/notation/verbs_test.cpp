#include "homeworlds/notation/verbs.hpp"
#include "support/catch.hpp"

using namespace plyglot::homeworlds;

namespace {

std::string read(std::string_view word, Dialect dialect = Dialect::seed) {
  const std::optional<ReadVerb> verb = read_verb(word, form_of(dialect));
  return verb ? std::string(name_of(verb->verb)) : "";
}

}  // namespace

TEST_CASE("homeworlds syntax: verbs are read by their first letters, in any case") {
  CHECK(read("homeworld") == "homeworld");
  CHECK(read("C") == "catastrophe");
  CHECK(read("a") == "attack");
  CHECK(read("SACRIFICE") == "sacrifice");
  CHECK(read("homeworldx").empty());
  CHECK(read("").empty());
  CHECK(read("z").empty());
}

TEST_CASE("homeworlds syntax: every dialect shortens verbs in its own way") {
  CHECK(read("ca") == "catastrophe");
  CHECK(read("cap") == "attack");
  CHECK(read("con") == "build");
  CHECK(read("sack") == "sacrifice");
  CHECK(read("sacri") == "sacrifice");
  CHECK(read("con", Dialect::ap).empty());
  CHECK(read("cap", Dialect::ap).empty());
  CHECK(read("cata", Dialect::ap) == "catastrophe");
  CHECK(read("cat", Dialect::jpb) == "catastrophe");
  CHECK(read("cata", Dialect::jpb).empty());
  CHECK(read("conquer", Dialect::jpb) == "attack");
  CHECK(read("steal", Dialect::jpb).empty());
  CHECK(read("Exchange", Dialect::sdg) == "trade");
}

TEST_CASE("homeworlds syntax: a verb is suggested if it alone is near") {
  CHECK(verb_meant_by("biuld") == "build");
  CHECK(verb_meant_by("ATACK") == "attack");
  CHECK(verb_meant_by("bld").empty());
  CHECK(verb_meant_by("frobnicate").empty());
  CHECK(verb_meant_by("catastrophic") == "catastrophe");
  CHECK(verb_meant_by("catastrophically").empty());
}
