// The vectors of Hopgi's records through the library's front door: all that is found, and what formatting makes of
// them.

#include "support/checks/catch.hpp"
#include "support/door/fixing.hpp"
#include "support/door/translating.hpp"
#include "support/files/vectors.hpp"
#include "support/hopgi/findings.hpp"

#include <plyglot/session.hpp>

using namespace plyglot;

namespace {

class RecordFile {
 public:
  explicit RecordFile(std::string text) : text_(std::move(text)) { chunk_.source.text = text_; }
  RecordFile(const RecordFile&) = delete;
  RecordFile& operator=(const RecordFile&) = delete;

  std::string report() {
    std::vector<diagnostics::Diagnostic> findings;
    session_.lint(chunk_, diagnostics::collect_into(findings));
    return test::hopgi_report(findings);
  }
  std::string formatted() {
    std::vector<diagnostics::Diagnostic> findings;
    return session_.format(chunk_, diagnostics::collect_into(findings)).text;
  }
  std::vector<std::string> open_names() {
    std::vector<diagnostics::Diagnostic> findings;
    session_.lint(chunk_, diagnostics::collect_into(findings));
    return test::open_names(findings);
  }
  std::string canonical() { return session_.format(chunk_, diagnostics::Sink::none(), toolchain::Open::settled).text; }

 private:
  std::string text_;
  toolchain::Chunk chunk_;
  diagnostics::SeverityPolicy policy_;
  toolchain::Session session_{test::language_of("hopgi", {}), policy_};
};

}  // namespace

TEST_CASE("hopgi session: the vectors of records") {
  for (const auto& row : test::json_vectors("hopgi/record.jsonl")) {
    const std::string text = test::input_of(row);
    CAPTURE(row["id"]);
    RecordFile file(text);
    CHECK(file.report() == test::hopgi_report(row["diagnostics"]));
    // What cannot be formatted keeps its bytes.
    const std::string canonical = row["canonical"].is_null() ? text : row["canonical"].get<std::string>();
    CHECK(file.formatted() == (file.open_names() != RecordFile(canonical).open_names() ? text : canonical));
    CHECK(file.canonical() == canonical);
  }
}

TEST_CASE("hopgi session: the vectors of formatting, and games that stay as they are") {
  for (const auto& row : test::json_vectors("hopgi/format.jsonl")) {
    CAPTURE(row["id"]);
    const std::string text = row["input"].get<std::string>();
    const std::string canonical = row["canonical"].get<std::string>();
    RecordFile file(text);
    CHECK(file.formatted() == (file.open_names() != RecordFile(canonical).open_names() ? text : canonical));
    CHECK(file.canonical() == canonical);
  }
  for (const auto& row : test::json_vectors("hopgi/games.jsonl")) {
    const std::string text = row["input"].get<std::string>();
    CAPTURE(text);
    CHECK(RecordFile(text).report().empty());
    CHECK(RecordFile(text).formatted() == text);
  }
}
