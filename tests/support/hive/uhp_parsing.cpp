#include "support/hive/uhp_parsing.hpp"
#include "support/door/reports.hpp"

#include <algorithm>

namespace plyglot::test {

void UhpParsing::parse(std::string_view text, hive::uhp::Dialect dialect) {
  findings_.clear();
  const text::Source source{"string", text};
  diagnostics::Reporter reporter(policy_, diagnostics::collect_into(findings_));
  hive::uhp::parse(source, source.span(), dialect, scratch_, ast_, reporter);
  reporter.finish();
}

bool UhpParsing::is_strict() const {
  const auto is_readable = [](const hive::uhp::Field& field) { return field.form == hive::uhp::FieldForm::readable; };
  const bool has_dot = std::any_of(ast_.moves.begin(), ast_.moves.end(),
                                   [](const hive::WrittenMove& move) { return !move.dot_span.empty(); });
  return findings_.empty() && !has_dot && ast_.has_header && is_readable(ast_.type) && is_readable(ast_.state) &&
         is_readable(ast_.turn);
}

std::string UhpParsing::report() const { return report_of(findings_); }

}  // namespace plyglot::test
