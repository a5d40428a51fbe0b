#include "support/hive/hop_parsing.hpp"

namespace plyglot::test {

void HopParsing::parse(std::string_view text, hive::hop::Dialect dialect) {
  findings_.clear();
  const text::Source source{"string", text};
  diagnostics::Reporter reporter(policy_, diagnostics::collect_into(findings_));
  hive::hop::parse(source, source.span(), dialect, mapped_, tree_, ast_, reporter);
  reporter.finish();
}

std::string HopParsing::report() const {
  std::string text;
  for (const auto& finding : findings_) {
    text += std::string(diagnostics::catalogue_entry(finding.id).name) + ' ' +
            std::string(diagnostics::name_of(finding.severity)) + ' ' + std::to_string(finding.span.begin) + '-' +
            std::to_string(finding.span.end) + '\n';
  }
  return text;
}

bool is_about_syntax(std::string_view name) {
  using diagnostics::Phase;
  const diagnostics::CatalogueEntry* entry = diagnostics::find_diagnostic(name);
  return entry != nullptr && (entry->phase == Phase::bytes || entry->phase == Phase::syntax);
}

}  // namespace plyglot::test
