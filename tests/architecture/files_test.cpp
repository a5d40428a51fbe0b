// Files stay small, say nothing about the machine they were written on, and leave nothing half done.
#include "architecture/project_files.hpp"

#include "support/checks/catch.hpp"

#include <algorithm>

using namespace plyglot::architecture;

namespace {

constexpr std::ptrdiff_t most_lines = 500;
// What a file's text is measured against; written in two parts, so that this file does not find itself.
const std::string left_over_marks[] = {std::string("TO") + "DO", std::string("FIX") + "ME", std::string("XX") + "X",
                                       std::string("HA") + "CK"};
const std::string machine_paths[] = {std::string("/ho") + "me/", std::string("/wo") + "rk/", std::string("/ro") + "ot/",
                                     std::string("/Use") + "rs/", std::string("C:") + "\\"};

}  // namespace

TEST_CASE("no source file is longer than 500 lines") {
  for (const ProjectFile& file : code_under({"lib", "grammars", "tools", "tests"})) {
    INFO(file.path);
    CHECK(std::count(file.text.begin(), file.text.end(), '\n') <= most_lines);
  }
}

TEST_CASE("no file holds left-over marks or paths of a machine") {
  // The corpus holds texts under test, in which such words mean nothing.
  for (const ProjectFile& file : files_under({"lib", "grammars", "tools", "tests", "docs", "cmake", ".ci"})) {
    INFO(file.path);
    for (const std::string& mark : left_over_marks) CHECK_FALSE(holds_word(file.text, mark));
    for (const std::string& path : machine_paths) CHECK(file.text.find(path) == std::string::npos);
  }
}

TEST_CASE("every header is guarded, and every source file ends with a line end") {
  for (const ProjectFile& file : code_under({"lib", "grammars", "tools", "tests"})) {
    INFO(file.path);
    if (ends_with(file.path, ".hpp")) CHECK(starts_with(file.text, "#pragma once\n"));
    CHECK((!file.text.empty() && file.text.back() == '\n'));
  }
}

TEST_CASE("the library sorts with its own function, which is compiled once") {
  for (const ProjectFile& file : code_under({"lib"})) {
    INFO(file.path);
    if (file.path == "lib/text/sort.cpp") continue;
    for (const char* name : {"std::sort(", "std::stable_sort("}) CHECK(file.text.find(name) == std::string::npos);
  }
}
