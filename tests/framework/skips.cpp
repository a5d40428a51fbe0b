#include "framework/skips.hpp"

#include "framework/run_tests.hpp"

#include <map>
#include <set>

namespace plyglot::test {
namespace {

struct Skips {
  // By file of the vectors, what is said of it.
  std::map<std::string, std::string> rows;
  // By test and folder, the files that are not there.
  std::map<std::string, std::map<std::string, std::set<std::string>>> files;
};

Skips& skips() {
  static Skips all;
  return all;
}

std::string counted(std::size_t count, const std::string& thing) {
  return std::to_string(count) + ' ' + thing + (count == 1 ? "" : "s");
}

}  // namespace

void skip_rows(std::size_t count, const std::string& file, const std::string& reason, bool is_all) {
  const std::string rows = count == 0 ? "1 file, " + file : counted(count, "row") + " of " + file;
  skips().rows[file] = rows + " (" + reason + ", which stay" + (count > 1 ? "" : "s") + " beside the project)";
  if (is_all) skip_file("vectors/" + file);
}

void skip_file(const std::string& path) { skips().files[running_test()][path.substr(0, path.rfind('/'))].insert(path); }

std::vector<std::string> skipped_lines() {
  std::vector<std::string> lines;
  for (const auto& [file, rows] : skips().rows) lines.push_back("skipped: " + rows);
  for (const auto& [test, folders] : skips().files) {
    std::string absent;
    std::size_t count = 0;
    for (const auto& [folder, files] : folders) {
      if (!absent.empty()) absent += ", ";
      absent += files.size() == 1 ? *files.begin() : counted(files.size(), "file") + " of " + folder;
      count += files.size();
    }
    constexpr std::size_t most_named = 3;
    if (folders.size() > most_named) absent = counted(count, "file") + " such as " + *folders.begin()->second.begin();
    const std::string who = test.empty() ? "group of measurements" : "test, `" + test + '`';
    lines.push_back("skipped: 1 " + who + " (not beside the project: " + absent + ')');
  }
  return lines;
}

}  // namespace plyglot::test
