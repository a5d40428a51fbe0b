#include "fuzz/harness/laws.hpp"
#include "toolchain/chunks/chunker.hpp"

#include <plyglot/line_index.hpp>

namespace plyglot::fuzz {
namespace {

// What a session says that has read nothing before, and whose caller asks for the records: none is judged without being
// read.
std::string fresh_report(std::string_view text, const Way& way) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(way.language, policy);
  std::vector<diagnostics::Diagnostic> findings;
  std::vector<toolchain::Session::ReadRecord> records;
  const auto reading = session.lint(chunk_of(text, way), collect_into(findings), &records);
  toolchain::report_unused(way.language, reading.file_comments, reading.used_file_suppressions, policy,
                           collect_into(findings));
  return report_of(findings, chunk_of(text, way).source);
}

// A file that is checked in pieces of `size` bytes.
class InPieces {
 public:
  InPieces(const Way& way, std::size_t size)
      : language_(way.language), session_(way.language, policy_), chunker_(way.language, "input", {}, size) {}

  void read(std::string_view text, std::size_t size) {
    for (std::size_t at = 0; at < text.size(); at += size) {
      require(chunker_.append(text.substr(at, size)), "a small file is taken");
      lint_what_is_ready();
    }
    chunker_.end();
    lint_what_is_ready();
    toolchain::report_unused(language_, comments_, used_, policy_, collect_into(unused_));
  }

  // As if the whole had been checked at once; the findings that are known only at the end come last.
  std::string report(std::string_view text) const { return report_ + report_of(unused_, {"input", text}); }

 private:
  void lint_what_is_ready() {
    while (const auto owned = chunker_.next()) {
      std::vector<diagnostics::Diagnostic> findings;
      const auto reading = session_.lint(owned->chunk, collect_into(findings));
      comments_.insert(comments_.end(), reading.file_comments.begin(), reading.file_comments.end());
      used_.insert(used_.end(), reading.used_file_suppressions.begin(), reading.used_file_suppressions.end());
      report_ += report_of(findings, owned->chunk.source);
    }
  }

  const diagnostics::SeverityPolicy policy_;
  const toolchain::Language& language_;
  toolchain::Session session_;
  toolchain::Chunker chunker_;
  std::vector<toolchain::FileComment> comments_;
  std::vector<std::string> used_;
  std::vector<diagnostics::Diagnostic> unused_;
  std::string report_;
};

}  // namespace

void check_verdict(std::string_view text, const Way& way) {
  const auto findings = findings_in(text, way);
  const text::Source source = chunk_of(text, way).source;
  const std::string report = report_of(findings, source);
  require_equal(report, fresh_report(text, way),
                "the verdict depends neither on what was read before nor on what else is asked for");
  if (!way.is_file) return;
  for (const std::size_t size : {5U, 64U}) {
    InPieces pieces(way, size);
    pieces.read(text, size);
    require_equal(report, pieces.report(text), "the verdict does not depend on the pieces of a file");
  }
}

}  // namespace plyglot::fuzz
