#include "diagnostics/reporter.hpp"

#include "diagnostics/fixes.hpp"

#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"

#include <string>

using namespace plyglot;
using namespace plyglot::diagnostics;
using Id = DiagnosticId;

namespace {

// A text of lines: comments begin with `#`, every other line is a record in which each `!` is hop/second-mark and each
// blank hop/lost-plus.
struct Run {
  explicit Run(std::string_view text, const SeverityPolicy& policy = SeverityPolicy()) {
    source.text = text;
    Suppressions suppressions;
    Reporter reporter(policy, collect_into(found), &suppressions);
    bool seen_record = false;
    for (std::uint32_t begin = 0; begin < text.size();) {
      const std::uint32_t end = end_of_line(begin);
      if (text[begin] == '#') {
        Comment comment;
        comment.text = text.substr(begin + 1, end - begin - 1);
        comment.begin = begin + 1;
        comment.whole = {begin, end + 1};
        comment.target = {end + 1, end_of_line(end + 1)};
        comment.before_first_record = !seen_record;
        reporter.read_comment(comment);
      } else {
        read_record(begin, end, reporter);
        reporter.finish();
        seen_record = true;
      }
      begin = end + 1;
    }
    reporter.finish_file();
  }

  std::uint32_t end_of_line(std::uint32_t from) const {
    return static_cast<std::uint32_t>(std::min(source.text.find('\n', from), source.text.size()));
  }
  void read_record(std::uint32_t begin, std::uint32_t end, Reporter& reporter) {
    for (std::uint32_t i = begin; i < end; ++i) {
      if (source.text[i] == '!') reporter.report(Id::hop_second_mark, {i, i + 1}, "a mark");
      if (source.text[i] == ' ') reporter.report(Id::hop_lost_plus, {i, i + 1}, "a blank");
    }
    if (begin == end) reporter.report(Id::hop_empty_input, {end, end}, "empty");
  }

  // One line for each finding: its name and the bytes of its span.
  std::string summary() const {
    std::string lines;
    for (const Diagnostic& diagnostic : found) {
      lines += std::string(catalogue_entry(diagnostic.id).name) + " `";
      lines += std::string(source.slice(diagnostic.span)) + "`\n";
    }
    return lines;
  }
  std::string fixed() const { return apply_fixes(source, found, Safety::unsafe).text; }

  text::Source source;
  std::vector<Diagnostic> found;
};

}  // namespace

TEST_CASE("a suppression holds for the line after its comment, and no further") {
  const Run run(
      "# plyglot: ignore[hop/lost-plus] as published\n"
      "Q A! B\n"
      "Q C\n");
  CHECK(run.summary() ==
        "hop/second-mark `!`\n"
        "hop/lost-plus ` `\n");
}

TEST_CASE("a suppression names several diagnostics, a prefix or all") {
  CHECK(Run("# plyglot: ignore[hop/lost-plus, hop/second-mark]\nQ !\n").found.empty());
  CHECK(Run("# plyglot: ignore[hop/]\nQ !\n").found.empty());
  CHECK(Run("#plyglot:ignore[all]\nQ !\n").found.empty());
}

TEST_CASE("a suppression of the file holds everywhere") {
  CHECK(Run("# plyglot: ignore-file[hop/lost-plus]\nQ \nA \n# comment\nB \n").found.empty());
}

TEST_CASE("a finding at the end of the target belongs to it") {
  const Run run("# plyglot: ignore[hop/empty-input]\n\nQA\n");
  CHECK(run.found.empty());
}

TEST_CASE("an unused suppression is reported in the order of the text, and its fix deletes the comment") {
  const Run run("# plyglot: ignore[hop/lost-plus] why\nQ!\n");
  CHECK(run.summary() ==
        "plyglot/unused-suppression `hop/lost-plus`\n"
        "hop/second-mark `!`\n");
  CHECK(run.found[0].message == "`hop/lost-plus` suppresses nothing here");
  CHECK(run.fixed() == "Q!\n");
}

TEST_CASE("an unused suppression of the file is reported at its end") {
  const Run run("# plyglot: ignore-file[hop/lost-plus]\nQ!\n");
  CHECK(run.summary() ==
        "hop/second-mark `!`\n"
        "plyglot/unused-suppression `hop/lost-plus`\n");
  CHECK(run.found[1].message == "`hop/lost-plus` suppresses nothing in this file");
}

TEST_CASE("a suppression after the last record is unused") {
  CHECK(Run("QA\n# plyglot: ignore[hop/lost-plus]\n").summary() == "plyglot/unused-suppression `hop/lost-plus`\n");
}

TEST_CASE("of several names only the unused ones are deleted") {
  const auto fixed = [](std::string_view names) {
    return Run("# plyglot: ignore[" + std::string(names) + "]\nQ !\n").fixed();
  };
  const std::string used = "hop/lost-plus";
  const std::string used_too = "hop/second-mark";
  CHECK(fixed("hive/, hop/lost-plus, hop/second-mark") == "# plyglot: ignore[hop/lost-plus, hop/second-mark]\nQ !\n");
  CHECK(fixed("hop/lost-plus , hive/ ,hop/second-mark") == "# plyglot: ignore[hop/lost-plus ,hop/second-mark]\nQ !\n");
  CHECK(fixed("hop/, hive/") == "# plyglot: ignore[hop/]\nQ !\n");
  CHECK(fixed("hive/, translate/, hop/, hop/leading-zero") == "# plyglot: ignore[hop/]\nQ !\n");
}

TEST_CASE("what a name says that another says already is unused") {
  const Run run("# plyglot: ignore[hop/lost-plus, hop/lost-plus]\nQ A\n");
  CHECK(run.summary() == "plyglot/unused-suppression `hop/lost-plus`\n");
  CHECK(run.found[0].span.begin == 33);
}

TEST_CASE("a rule for findings that the options drop is not called unused") {
  SeverityPolicy policy;
  REQUIRE(policy.ignore("hop/lost-plus"));
  CHECK(Run("# plyglot: ignore[hop/lost-plus]\nQA\n", policy).found.empty());
  CHECK(Run("# plyglot: ignore[hop/not-canonical]\nQA\n").found.empty());
}

TEST_CASE("unknown names are reported, with a near one") {
  const Run run("# plyglot: ignore[hop/lost-plsu, lost-plus, xyzzy]\nQA\n");
  CHECK(run.summary() ==
        "plyglot/unknown-diagnostic `hop/lost-plsu`\n"
        "plyglot/unknown-diagnostic `lost-plus`\n"
        "plyglot/unknown-diagnostic `xyzzy`\n");
  CHECK(run.found[0].fix->title == "write `hop/lost-plus`");
  CHECK(run.found[1].fix->title == "write `hop/lost-plus`");
  CHECK_FALSE(run.found[2].fix);
  CHECK(run.found[2].helps.size() == 1);
}

TEST_CASE("ignore-file after the first record is reported and has no effect") {
  CHECK(Run("QA\n# plyglot: ignore-file[hop/lost-plus]\nQ A\n").summary() ==
        "plyglot/misplaced-suppression `ignore-file`\n"
        "hop/lost-plus ` `\n");
}

TEST_CASE("findings about suppressions can be suppressed for the file") {
  CHECK(Run("# plyglot: ignore-file[plyglot/]\n# plyglot: ignore[hop/lost-plus]\nQA\n").found.empty());
  CHECK(Run("# plyglot: ignore-file[plyglot/]\n# plyglot: ignroe[hop/lost-plus]\nQA\n").found.empty());
}

TEST_CASE("findings about suppressions obey the policy") {
  SeverityPolicy policy;
  REQUIRE(policy.set("plyglot/unused-suppression", Severity::error));
  const Run run("# plyglot: ignore[hop/lost-plus]\nQA\n", policy);
  REQUIRE(run.found.size() == 1);
  CHECK(run.found[0].severity == Severity::error);
}

TEST_CASE("other comments are not suppressions") {
  CHECK(Run("# plyglot is good\n# ignore[all]\n# \n#\nQA\n").found.empty());
}

TEST_CASE("a crowd of suppressions before one record with a crowd of findings takes linear time") {
  std::string text;
  for (int i = 0; i < 50'000; ++i) text += "# plyglot: ignore[hop/lost-plus, hop/, all]\n";
  text += std::string(50'000, ' ') + "\n";
  const Run run(text);
  CHECK(run.found.size() == test::kept(149'999));
}
