#include "diagnostics/near_names.hpp"

#include "diagnostics/name_pattern.hpp"

#include "support/checks/catch.hpp"

#include <plyglot/diagnostic.hpp>

using namespace plyglot::diagnostics;

TEST_CASE("edit distance counts insertions, deletions, changes and exchanges of neighbours") {
  CHECK(edit_distance("", "", 3) == 0);
  CHECK(edit_distance("abc", "abc", 0) == 0);
  CHECK(edit_distance("abc", "abd", 3) == 1);
  CHECK(edit_distance("abc", "ab", 3) == 1);
  CHECK(edit_distance("abc", "xabc", 3) == 1);
  CHECK(edit_distance("abcd", "abdc", 3) == 1);
  CHECK(edit_distance("ignroe", "ignore", 3) == 1);
  CHECK(edit_distance("kitten", "sitting", 3) == 3);
  CHECK(edit_distance("", "abc", 3) == 3);
}

TEST_CASE("edit distance counts characters") {
  CHECK(edit_distance("wS1 -bG1",
                      "wS1 \xE2\x80\x93"
                      "bG1",
                      3) == 1);
  CHECK(edit_distance("\xC3\xA9t\xC3\xA9",
                      "\xC3\xA9"
                      "te",
                      3) == 1);
  CHECK(edit_distance("\xC3\xA9\xC3\xA8", "\xC3\xA8\xC3\xA9", 3) == 1);
  CHECK(edit_distance("a\xFF", "a\xFE", 3) == 1);
}

TEST_CASE("edit distance without exchanges") {
  CHECK(edit_distance("abcd", "abdc", 3, Edits::without_exchanges) == 2);
  CHECK(edit_distance("kitten", "sitting", 3, Edits::without_exchanges) == 3);
  CHECK_FALSE(edit_distance("uDstt", "Dust", 2, Edits::without_exchanges));
}

TEST_CASE("edit distance gives up beyond its limit") {
  CHECK_FALSE(edit_distance("kitten", "sitting", 2));
  CHECK_FALSE(edit_distance("a", "b", 0));
  CHECK_FALSE(edit_distance("", "abcd", 3));
}

TEST_CASE("the nearest name wins, the first of equals, and a wild guess is none") {
  const std::string_view names[] = {"ultimate", "base", "bases"};
  CHECK(nearest("utlimate", names, 2) == "ultimate");
  CHECK(nearest("basse", names, 2) == "base");
  CHECK(nearest("base", names, 2) == "base");
  CHECK_FALSE(nearest("hexagon", names, 2));
  CHECK_FALSE(nearest("ba", names, 2));
  CHECK_FALSE(nearest("", names, 2));
  CHECK_FALSE(nearest("base", {}, 2));
}

TEST_CASE("patterns name one diagnostic, those with a prefix, or all") {
  CHECK(names("hop/lost-plus", "hop/lost-plus"));
  CHECK(names("hop/", "hop/lost-plus"));
  CHECK(names("all", "hop/lost-plus"));
  CHECK_FALSE(names("hop/lost", "hop/lost-plus"));
  CHECK_FALSE(names("hop", "hop/lost-plus"));
  CHECK_FALSE(names("", "hop/lost-plus"));
  CHECK_FALSE(names("hive/", "hop/lost-plus"));
  CHECK_FALSE(names_any("hops/"));
  CHECK(names_any("plyglot/"));
}

TEST_CASE("every diagnostic is known by its name, and found where that is misspelt or lacks its prefix") {
  for (std::size_t i = 0; i < catalogue_size(); ++i) {
    const std::string name(catalogue_entry(i).name);
    CAPTURE(name);
    CHECK(names_any(name));
    CHECK(nearest_pattern(name + "x") == name);
    const std::string end = name.substr(name.find('/'));
    std::size_t same_ends = 0;
    for (std::size_t k = 0; k < catalogue_size(); ++k) {
      const std::string_view other = catalogue_entry(k).name;
      if (other.substr(other.find('/')) == end) ++same_ends;
    }
    if (same_ends == 1) CHECK(nearest_pattern(end.substr(1)) == name);
  }
}

TEST_CASE("near patterns are names, prefixes and names without their prefix") {
  CHECK(nearest_pattern("hop/lost_plus") == "hop/lost-plus");
  CHECK(nearest_pattern("hpo/") == "hop/");
  CHECK(nearest_pattern("position-decided") == "hive/position-decided");
  CHECK_FALSE(nearest_pattern("entirely-else"));
}
