// Comments that name a file, and files that begin with a comment.
#include "architecture/comments.hpp"
#include "architecture/project_files.hpp"

#include "support/checks/catch.hpp"

#include <algorithm>
#include <regex>

using namespace plyglot::architecture;

namespace {

using Lines = std::vector<std::string>;

// Names such as `verdicts/wording.hpp`: a path, or the end of one.
Lines file_names_in(const std::string& text) {
  static const std::regex name(R"((^|[^A-Za-z0-9_./<-])([A-Za-z0-9_][A-Za-z0-9_./]*\.(hpp|cpp))(?![A-Za-z0-9_]))");
  Lines names;
  for (auto found = std::sregex_iterator(text.begin(), text.end(), name); found != std::sregex_iterator(); ++found) {
    names.push_back((*found)[2]);
  }
  return names;
}

bool is_one_of(const std::vector<ProjectFile>& files, const std::string& name) {
  return std::any_of(files.begin(), files.end(),
                     [&](const ProjectFile& file) { return file.path == name || ends_with(file.path, '/' + name); });
}

// A line for each name in a comment that no file has.
Lines unknown_names_in(const ProjectFile& file, const std::vector<ProjectFile>& files) {
  Lines unknown;
  for (const Comment& comment : comments_and_strings(file)) {
    if (comment.is_string) continue;
    for (const std::string& name : file_names_in(comment.text)) {
      if (!is_one_of(files, name)) unknown.push_back(file.path + ':' + std::to_string(comment.line) + ": " + name);
    }
  }
  return unknown;
}

}  // namespace

TEST_CASE("every file that a comment names is there") {
  const std::vector<ProjectFile> files = code_under({"lib", "grammars", "tools", "tests"});
  std::size_t names = 0;
  for (const ProjectFile& file : files) {
    CHECK(unknown_names_in(file, files) == Lines());
    for (const Comment& comment : comments_and_strings(file)) {
      if (!comment.is_string) names += file_names_in(comment.text).size();
    }
  }
  CHECK(names > 20);
}

TEST_CASE("a name of a file that is not there is found") {
  const std::vector<ProjectFile> files = {{"lib/a/x.hpp", ""}, {"lib/b/yx.hpp", ""}};
  CHECK(unknown_names_in({"lib/c.cpp", "// See a/x.hpp, and yx.hpp.\n"}, files) == Lines());
  CHECK(unknown_names_in({"lib/c.cpp", "int a;\n// (x.cpp) and b/x.hpp.\n"}, files) ==
        Lines{"lib/c.cpp:2: x.cpp", "lib/c.cpp:2: b/x.hpp"});
  CHECK(unknown_names_in({"lib/c.cpp", "// grammar_<dialect>.cpp; auto-x.hpp\nauto s = \"z.hpp\";\n"}, files) ==
        Lines());
}

TEST_CASE("a file that runs a command, and one of the toolchain, begins by saying what it does") {
  std::size_t count = 0;
  for (const ProjectFile& file : code_under({"tools/plyglot", "lib/toolchain"})) {
    const bool runs_command = ends_with(file.path, "_run.cpp");
    if (!runs_command && !(starts_with(file.path, "lib/toolchain/") && ends_with(file.path, ".cpp"))) continue;
    INFO(file.path);
    CHECK(starts_with(file.text, "// "));
    ++count;
  }
  CHECK(count > 40);
}
