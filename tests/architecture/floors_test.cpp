// A file includes only from its own floor or from below (docs/architecture.md).
#include "architecture/floors.hpp"
#include "architecture/project_files.hpp"

#include "support/checks/catch.hpp"

#include <map>
#include <set>

using namespace plyglot::architecture;

namespace {

const auto& house() {
  static const auto files = code_under({"lib", "grammars", "tools"});
  return files;
}

// Calls check(file, include) for every include of the house.
template <class Check>
void for_each_include(Check check) {
  for (const ProjectFile& file : house()) {
    for (const Include& include : includes_of(file)) {
      INFO(file.path << ":" << include.line << " includes " << include.target);
      check(file, include);
    }
  }
}

bool is_public(const ProjectFile& file) { return starts_with(file.path, "lib/include/"); }

std::string_view name_of(const ProjectFile& file) {
  return std::string_view(file.path).substr(file.path.rfind('/') + 1);
}

// The source file that turns a grammar into functions that read. A notation whose dialects have grammars of their own
// has one for each, such as `parse_ap.cpp`.
bool reads_by_a_grammar(const ProjectFile& file) {
  const std::string_view name = name_of(file);
  const bool is_of_dialect = starts_with(name, "grammar_") || starts_with(name, "parse_");
  return name == "parse.cpp" || (is_of_dialect && ends_with(name, ".cpp"));
}

// The source file that turns all grammars into data.
bool publishes_grammars(const ProjectFile& file) {
  return file.path == "lib/toolchain/published/published_grammars.cpp";
}

}  // namespace

TEST_CASE("every file of the house has a floor") {
  REQUIRE(house().size() > 20);
  for (const ProjectFile& file : house()) {
    INFO(file.path << " has no floor: public headers are listed in tests/architecture/floors.cpp");
    CHECK(floor_of_file(file.path).has_value());
  }
}

TEST_CASE("no include points up a floor, and no game knows another") {
  for_each_include([](const ProjectFile& file, const Include& include) {
    const auto from = floor_of_file(file.path);
    const auto to = floor_of_include(include.target);
    if (from && to) CHECK(may_include(*from, *to));
  });
}

TEST_CASE("our own headers are included by their whole path") {
  for_each_include([](const ProjectFile&, const Include& include) {
    if (include.is_quoted) CHECK(floor_of_include(include.target).has_value());
  });
}

TEST_CASE("PEGTL is seen by the grammars and the syntax engine alone") {
  for_each_include([](const ProjectFile& file, const Include& include) {
    if (!starts_with(include.target, "tao/")) return;
    CHECK((starts_with(file.path, "grammars/") || starts_with(file.path, "lib/syntax/")));
    CHECK(include.target != "tao/pegtl.hpp");
  });
}

TEST_CASE("a grammar is included by one parse.cpp and where it is published, and nothing else") {
  std::map<std::string, std::string> reader;
  std::set<std::string> published;
  std::map<std::string, std::string> read;
  for_each_include([&](const ProjectFile& file, const Include& include) {
    if (!starts_with(include.target, "grammars/") || starts_with(file.path, "grammars/")) return;
    if (publishes_grammars(file)) {
      CHECK(published.insert(include.target).second);
      return;
    }
    CHECK(reads_by_a_grammar(file));
    // One file, and each file one grammar.
    CHECK(reader.emplace(include.target, file.path).second);
    CHECK(read.emplace(file.path, include.target).second);
  });
  CHECK_FALSE(reader.empty());
  for (const auto& [grammar, file] : reader) {
    INFO(grammar << " is read by " << file);
    CHECK(published.count(grammar) == 1);
  }
  CHECK(published.size() == reader.size());
}

TEST_CASE("reading needs nothing of what is published of a grammar") {
  const auto is_of_grammars = [](std::string_view path) {
    return path.find("syntax/published/") != std::string_view::npos ||
           path.find("toolchain/published/") != std::string_view::npos;
  };
  for_each_include([&](const ProjectFile& file, const Include& include) {
    if (!is_of_grammars(include.target)) return;
    CHECK(is_of_grammars(file.path));
  });
}

TEST_CASE("public headers show no library that only the implementation uses") {
  for_each_include([](const ProjectFile& file, const Include& include) {
    if (!is_public(file)) return;
    for (const std::string_view library : {"tao/", "fmt/", "nlohmann/", "utf8proc", "CLI/"}) {
      CHECK_FALSE(starts_with(include.target, library));
    }
    CHECK_FALSE(include.is_quoted);
  });
}

TEST_CASE("the library uses no JSON library and no iostreams") {
  for_each_include([](const ProjectFile& file, const Include& include) {
    if (!starts_with(file.path, "lib/")) return;
    for (const std::string_view header : {"iostream", "fstream", "cstdio", "thread", "mutex", "filesystem"}) {
      CHECK(include.target != header);
    }
    CHECK_FALSE(starts_with(include.target, "nlohmann/"));
  });
}

TEST_CASE("the floors tell up from down") {
  const auto text = *floor_of_file("lib/text/utf8.hpp");
  const auto hive = *floor_of_include("hive/hop/ast.hpp");
  CHECK(may_include(hive, text));
  CHECK_FALSE(may_include(text, hive));
  CHECK_FALSE(may_include(hive, *floor_of_include("hexix/model.hpp")));
  CHECK_FALSE(may_include(hive, *floor_of_include("plyglot/toolchain.hpp")));
  CHECK_FALSE(floor_of_include("vector").has_value());
}
