#include "plyglot/lint/file_suppressions.hpp"

#include <algorithm>

namespace plyglot::tool {

void end_text(const Settings& settings, toolchain::Session::Reading& reading, diagnostics::Sink sink) {
  if (!reading.file_comments.empty()) {
    toolchain::report_unused(settings.language, reading.file_comments, reading.used_file_suppressions, settings.policy,
                             sink);
  }
  reading.file_comments.clear();
  reading.used_file_suppressions.clear();
}

void FileSuppressions::add(const toolchain::Session::Reading& reading) {
  comments_.insert(comments_.end(), reading.file_comments.begin(), reading.file_comments.end());
  for (const std::string& name : reading.used_file_suppressions) {
    if (std::find(used_.begin(), used_.end(), name) == used_.end()) used_.push_back(name);
  }
}

bool FileSuppressions::end_file(const toolchain::Language& language, std::string_view name,
                                const diagnostics::SeverityPolicy& policy, FindingReport& report) {
  std::vector<diagnostics::Diagnostic> found;
  if (!comments_.empty()) {
    toolchain::report_unused(language, comments_, used_, policy, diagnostics::collect_into(found));
  }
  auto comment = comments_.begin();
  for (diagnostics::Diagnostic& finding : found) {
    // Both are in the order of the file.
    while (comment->begin + comment->text.size() <= finding.span.begin) ++comment;
    FindingRenderer renderer = report.renderer(toolchain::source_of(*comment, name), Interest::all);
    renderer.sink()(std::move(finding));
    report.add(renderer.take());
  }
  forget();
  return !found.empty();
}

}  // namespace plyglot::tool
