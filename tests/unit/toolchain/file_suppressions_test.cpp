#include "unit/toolchain/line_notation.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::tests;

namespace {

constexpr std::string_view first = "# a\n# plyglot: ignore-file[hop/unknown-bug, hop/lost-plus] why\na\n";
constexpr std::string_view second = "b!\n";

}  // namespace

TEST_CASE("what is suppressed in a file is known to the chunks after it") {
  const diagnostics::SeverityPolicy policy;
  const toolchain::Language language = line_language();
  toolchain::Session session(language, policy);
  Findings found;

  const toolchain::Chunk head = file_chunk(first);
  const auto names = toolchain::file_suppressions_in(language, head);
  CHECK(names == std::vector<std::string>{"hop/lost-plus", "hop/unknown-bug"});
  const auto read_head = session.lint(head, found.sink());
  REQUIRE(read_head.file_comments.size() == 1);
  CHECK(read_head.used_file_suppressions.empty());

  toolchain::Chunk tail = file_chunk(second);
  tail.source.base = static_cast<std::uint32_t>(first.size());
  tail.records_before = 1;
  tail.file_suppressions = names;
  const auto read_tail = session.lint(tail, found.sink());
  CHECK(read_tail.file_comments.empty());
  CHECK(read_tail.used_file_suppressions == std::vector<std::string>{"hop/unknown-bug"});
  CHECK(found.text() == "");

  toolchain::report_unused(language, read_head.file_comments, read_tail.used_file_suppressions, policy, found.sink());
  CHECK(found.text() == "plyglot/unused-suppression@44-57");
}

TEST_CASE("a comment that holds for a file knows its place") {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(line_language(), policy);
  Findings found;
  const auto reading = session.lint(file_chunk(first), found.sink());
  REQUIRE(reading.file_comments.size() == 1);
  const text::Source source = toolchain::source_of(reading.file_comments[0], "x");
  CHECK(source.base == 4);
  CHECK(source.first_line == 2);
  CHECK(source.text == first.substr(4, first.size() - 6));
}

TEST_CASE("a comment that holds for a file stays in front of what would become its byte order mark") {
  const diagnostics::SeverityPolicy policy;
  const std::string comment = "# plyglot: ignore-file[hop/lost-plus] so\n";
  for (const std::string& rest : {std::string("!\n"), std::string("\xEF\xBB\xBF\n")}) {
    std::vector<diagnostics::Diagnostic> found;
    toolchain::Session session(line_language(), policy);
    const auto reading = session.lint(file_chunk(comment + rest), diagnostics::collect_into(found));
    found.clear();
    toolchain::report_unused(line_language(), reading.file_comments, {}, policy, diagnostics::collect_into(found));
    REQUIRE(found.size() == 1);
    CHECK(found[0].fix.has_value() == (rest == "!\n"));
  }
}
