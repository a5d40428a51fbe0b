// The specifications (docs/spec) are what code, tests and pages cite, and cite completely.
#include "architecture/citations.hpp"
#include "architecture/project_files.hpp"

#include "support/checks/catch.hpp"

#include <algorithm>

using namespace plyglot::architecture;

namespace {

const std::string nothing;

const Specifications& specifications() {
  static const Specifications all(files_under({"docs/spec"}));
  return all;
}

bool is_page(const ProjectFile& file) { return ends_with(file.path, ".md"); }

std::vector<Citation> cited_under(const std::vector<std::string_view>& folders) {
  std::vector<Citation> all;
  for (const ProjectFile& file : files_under(folders)) {
    const std::vector<Citation> found =
        is_page(file) ? specifications().cited_in_page(file) : specifications().cited_in_code(file);
    all.insert(all.end(), found.begin(), found.end());
  }
  return all;
}

const std::vector<Citation>& cited_by_code() {
  static const std::vector<Citation> all = cited_under({"lib", "grammars", "tools", "tests", "cmake"});
  return all;
}

// A line for each that names what is not there.
std::string unknown_in(const std::vector<Citation>& citations, const Specifications& all) {
  std::string unknown;
  for (const Citation& each : citations) {
    if (all.has(each)) continue;
    unknown += each.path + ':' + std::to_string(each.line) + ": " + each.document + ' ' + each.id + '\n';
  }
  return unknown;
}

// A line for each rule that none of them names, nor a part of it.
std::string uncited_by(const std::vector<Citation>& citations, const Specifications& all) {
  std::set<std::string> cited;
  for (const Citation& each : citations) cited.insert(each.document + ' ' + rule_of(each.id));
  std::set<std::string> uncited;
  for (const auto& [document, ids] : all.ids()) {
    for (const std::string& id : ids) {
      if (!rule_of(id).empty() && cited.count(document + ' ' + rule_of(id)) == 0) {
        uncited.insert(document + ' ' + rule_of(id));
      }
    }
  }
  std::string lines;
  for (const std::string& each : uncited) lines += each + '\n';
  return lines;
}

// `hop:R1 hop:R2`.
std::string listed(const std::vector<Citation>& citations) {
  std::string text;
  for (const Citation& each : citations) text += (text.empty() ? "" : " ") + each.document + ':' + each.id;
  return text;
}

std::size_t occurrences(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

// `hop` of docs/spec/hop.md.
std::string document_name(const std::string& path) {
  const std::size_t begin = path.rfind('/') + 1;
  return path.substr(begin, path.rfind('.') - begin);
}

// `R1` of each `**R1.**`.
std::vector<std::string> bold_ids(const std::string& text) {
  std::vector<std::string> ids;
  for (std::size_t at = text.find("**"); at != std::string::npos; at = text.find("**", at + 1)) {
    const std::string bold = text.substr(at + 2, std::min(text.find("**", at + 2), text.size()) - at - 2);
    const std::string id = bold.substr(0, bold.find('.'));
    if (bold.size() == id.size() + 1 && rule_of(id).size() > 1) ids.push_back(id);
  }
  return ids;
}

// Two documents with a rule and a section each. The names are written in parts, so that the citations in this file are
// not taken for those of the project.
const std::string hop_name = std::string("ho") + "p";
const std::string rules_name = std::string("hive-") + "rules";
const Specifications& made_up() {
  static const Specifications all({{"docs/spec/" + hop_name + ".md",
                                    "## <a id=\"3\"></a>3 Grammar\n\n<a id=\"R1\"></a>**R1.** x\n"
                                    "- <a id=\"R1a\"></a>**a.** y\n<a id=\"R2\"></a>**R2.** z\n"},
                                   {"docs/spec/" + rules_name + ".md", "<a id=\"H1\"></a>**H1.** x\n"},
                                   {"docs/spec/README.md", "<a id=\"R9\"></a>"}});
  return all;
}
std::string cited_in(const std::string& path, const std::string& text) {
  return listed(is_page({path, {}}) ? made_up().cited_in_page({path, text}) : made_up().cited_in_code({path, text}));
}

}  // namespace

TEST_CASE("every rule and section of the specifications has one anchor") {
  std::size_t count = 0;
  for (const ProjectFile& file : files_under({"docs/spec"})) {
    const std::string name = document_name(file.path);
    if (name == "README") continue;
    for (const std::string& id : specifications().ids().at(name)) {
      INFO(file.path << " " << id);
      CHECK(occurrences(file.text, "<a id=\"" + id + "\"></a>") == 1);
      // No letter belongs to two documents of a game: the id alone tells the document.
      if (!rule_of(id).empty()) CHECK(listed(specifications().cited_in_page({file.path, id})) == name + ':' + id);
      ++count;
    }
    for (const std::string& id : bold_ids(file.text)) {
      INFO(file.path << " " << id << " has no anchor");
      CHECK(occurrences(file.text, "<a id=\"" + id + "\"></a>**" + id + ".**") == 1);
    }
  }
  CHECK(count > 200);
}

TEST_CASE("every rule that code, tests, pages or the corpus cite is in the specifications") {
  CHECK(cited_by_code().size() > 1000);
  CHECK(unknown_in(cited_by_code(), specifications()) == nothing);
  const std::vector<Citation> in_pages = cited_under({"docs"});
  CHECK(in_pages.size() > 400);
  CHECK(unknown_in(in_pages, specifications()) == nothing);
  CHECK(unknown_in(cited_under({"corpus"}), specifications()) == nothing);
}

TEST_CASE("every rule of the specifications is cited by some code or test") {
  CHECK(uncited_by(cited_by_code(), specifications()) == nothing);
}

TEST_CASE("citations: what names a rule, and what does not") {
  const std::string code = "lib/hive/x.cpp";
  CHECK(cited_in(code, "// " + hop_name + " R1, R2 and H1.\nint a;  // (R2)\n") ==
        "hop:R1 hop:R2 hive-rules:H1 hop:R2");
  CHECK(cited_in(code, "// " + hop_name + " 3, R1a\n// to R2; R2.1\n") == "hop:3 hop:R1a hop:R2 hop:R2.1");
  CHECK(cited_in(code, "// R3 to R6\n") == "hop:R3 hop:R4 hop:R5 hop:R6");
  CHECK(cited_in(code, "// " + rules_name + " H1, H2\n// and H3\n") == "hive-rules:H1 hive-rules:H2 hive-rules:H3");
  CHECK(cited_in(code, "// `R1` stands on wR1, and -R1 is R1x. Q4.\n").empty());
  CHECK(cited_in(code, "auto a = \"R1 // R1\"; auto b = \"" + hop_name + " R1\"; auto c = 'R'; // R2\n") ==
        "hop:R1 hop:R2");
  CHECK(cited_in(code, "auto a = R\"(\n// R1\n)\";\n").empty());
  CHECK(cited_in("lib/text/x.cpp", "// R1, but " + hop_name + " R2\n") == "hop:R2");
  CHECK(cited_in("tools/hop.mjs", "// R1\nf('R2');  // R2\n") == "hop:R1");
  CHECK(cited_in("docs/x.md", "R1 `" + hop_name + " R1, R2` `R2` `" + hop_name + " 3` `" + hop_name + " 3 files`\n") ==
        "hop:R1 hop:R2 hop:3");
  CHECK(cited_in("docs/spec/" + hop_name + ".md", "R2, `R1`, H1\n```\nR1\n```\n") == "hop:R2 hive-rules:H1");
}

TEST_CASE("citations: a rule that does not exist and a rule that is not cited are reported") {
  const auto cited = made_up().cited_in_code({"lib/hive/x.cpp", "int a;\n// R1a, H2 and " + hop_name + " 4\n"});
  CHECK(unknown_in(cited, made_up()) ==
        "lib/hive/x.cpp:2: " + rules_name + " H2\nlib/hive/x.cpp:2: " + hop_name + " 4\n");
  CHECK(uncited_by(cited, made_up()) == rules_name + " H1\n" + hop_name + " R2\n");
}
