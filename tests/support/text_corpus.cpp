#include "support/text_corpus.hpp"

#include "support/catch.hpp"
#include "support/project_folder.hpp"
#include "support/reports.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace plyglot::test {

std::string file_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::filesystem::path> corpus_files_in(const std::string& folder, const std::string& extension) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(project_folder() + "/corpus/" + folder)) {
    if (entry.path().extension() == extension) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  REQUIRE_FALSE(files.empty());
  return files;
}

void check_file_of_each_finding(std::string_view notation, const std::string& folder, std::string_view extension) {
  const std::string prefix = std::string(notation) + '/';
  const std::string place = project_folder() + "/corpus/" + folder + '/';
  std::size_t found = 0;
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const std::string name(diagnostics::catalogue_entry(i).name);
    if (name.rfind(prefix, 0) != 0) continue;
    CAPTURE(name);
    CHECK(std::filesystem::exists((place + name.substr(prefix.size())).append(extension)));
    ++found;
  }
  CHECK(found > 0);
}

std::string finding_lines(const std::vector<diagnostics::Diagnostic>& findings) {
  std::string lines;
  for (const auto& finding : findings) {
    nlohmann::ordered_json line;
    line["name"] = diagnostics::catalogue_entry(finding.id).name;
    line["severity"] = diagnostics::name_of(finding.severity);
    line["start"] = finding.span.begin;
    line["end"] = finding.span.end;
    lines += line.dump() + '\n';
  }
  return lines;
}

void check_expected(const std::filesystem::path& file, const std::string& found) {
  const std::filesystem::path expected = file.parent_path() / (file.stem().string() + ".expected.jsonl");
  if (std::getenv("PLYGLOT_UPDATE") != nullptr) std::ofstream(expected, std::ios::binary) << found;
  CHECK((found == file_text(expected)));
}

void check_bad_file(const std::filesystem::path& file, std::string_view notation,
                    const std::vector<diagnostics::Diagnostic>& findings) {
  check_expected(file, finding_lines(findings));
  CHECK_FALSE(findings.empty());
  const std::string named = std::string(notation) + '/' + file.stem().string();
  if (diagnostics::find_diagnostic(named) == nullptr) return;
  CHECK(std::any_of(findings.begin(), findings.end(),
                    [&](const diagnostics::Diagnostic& finding) { return name_of(finding) == named; }));
}

}  // namespace plyglot::test
