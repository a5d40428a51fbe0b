#include "unit/toolchain/line_notation.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::tests;

namespace {

struct Linted {
  std::uint32_t records;
  std::string findings;
};

Linted lint(const toolchain::Chunk& chunk, const diagnostics::SeverityPolicy& policy = {}) {
  toolchain::Session session(line_language(), policy);
  Findings found;
  const auto reading = session.lint(chunk, found.sink());
  return {reading.records, found.text()};
}

std::string findings_in(std::string_view text) { return lint(file_chunk(text)).findings; }

}  // namespace

TEST_CASE("every record of a chunk is checked") {
  const Linted linted = lint(file_chunk("a!b\n# c!\n\n~!\n"));
  CHECK(linted.records == 2);
  CHECK(linted.findings == "hop/unknown-bug@1-2 hop/player-case@10-11 hop/unknown-bug@11-12");
}

TEST_CASE("an empty file has no record, an empty string is one") {
  CHECK(lint(file_chunk("")).records == 0);
  CHECK(lint(file_chunk("\n#\n")).records == 0);
  toolchain::Chunk string = file_chunk("");
  string.is_file = false;
  CHECK(lint(string).records == 1);
}

TEST_CASE("a string outside a file is one record with all it holds") {
  toolchain::Chunk string = file_chunk("\xEF\xBB\xBF# !\n!");
  string.is_file = false;
  CHECK(lint(string).findings == "hop/unknown-bug@5-6 hop/unknown-bug@7-8");
}

TEST_CASE("spans count from the start of the file") {
  toolchain::Chunk chunk = file_chunk("a!\n");
  chunk.source.base = 1000;
  CHECK(lint(chunk).findings == "hop/unknown-bug@1001-1002");
}

TEST_CASE("a byte order mark is found at the start of a file and nowhere else") {
  CHECK(findings_in("\xEF\xBB\xBF!\n") == "hop/byte-order-mark@0-3 hop/unknown-bug@3-4");
  CHECK(findings_in("\xEF\xBB\xBF") == "hop/byte-order-mark@0-3");
  CHECK(findings_in("\xEF\xBB") == "");
  CHECK(findings_in("a\n\xEF\xBB\xBF\n") == "");
  toolchain::Chunk later = file_chunk("\xEF\xBB\xBF\n");
  later.source.base = 4;
  CHECK(lint(later).findings == "");
}

TEST_CASE("a suppression speaks of the next record alone") {
  CHECK(findings_in("# plyglot: ignore[hop/unknown-bug] why\n\n# more\n!\n!\n") == "hop/unknown-bug@49-50");
}

TEST_CASE("a suppression that is of no use is a finding of the record it speaks of") {
  CHECK(findings_in("# plyglot: ignore[hop/unknown-bug] why\na\n!\n") ==
        "plyglot/unused-suppression@18-33 hop/unknown-bug@41-42");
  CHECK(findings_in("!\n# plyglot: ignore[hop/unknown-bug] why\n") ==
        "hop/unknown-bug@0-1 plyglot/unused-suppression@20-35");
}

TEST_CASE("a suppression for the file comes before the first record") {
  CHECK(findings_in("\xEF\xBB\xBF# plyglot: ignore-file[hop/] why\n!\n!\n") == "");
  CHECK(findings_in("!\n# plyglot: ignore-file[hop/] why\n!\n") ==
        "hop/unknown-bug@0-1 plyglot/misplaced-suppression@13-24 hop/unknown-bug@35-36");
  CHECK(findings_in("!\n# plyglot: ignore-file[hop/] why\n") ==
        "hop/unknown-bug@0-1 plyglot/misplaced-suppression@13-24");
}

TEST_CASE("one record alone can be wanted") {
  toolchain::Chunk chunk = file_chunk("!\n# plyglot: ignore[hop/lost-plus]\n!\n!\n");
  chunk.records_before = 4;
  chunk.wanted.record = 7;
  const Linted linted = lint(chunk);
  CHECK(linted.records == 1);
  CHECK(linted.findings == "hop/unknown-bug@37-38");
  chunk.wanted.record = 3;
  CHECK(lint(chunk).records == 0);
}

TEST_CASE("the policy decides what is reported") {
  diagnostics::SeverityPolicy policy;
  REQUIRE(policy.ignore("hop/unknown-bug"));
  CHECK(lint(file_chunk("!~\n"), policy).findings == "hop/player-case@1-2");
}
