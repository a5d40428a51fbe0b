#include "support/hive/thehive_parsing.hpp"

#include "support/door/reports.hpp"
#include "support/hive/hop_parsing.hpp"

#include <algorithm>

namespace plyglot::test {

void TheHiveParsing::parse(std::string_view text, hive::thehive::Pieces pieces) {
  findings_.clear();
  const text::Source source{"file", text};
  diagnostics::Reporter reporter(policy_, diagnostics::collect_into(findings_));
  hive::thehive::parse(source, source.span(), pieces, tree_, ast_, reporter);
  reporter.finish();
}

bool TheHiveParsing::is_strict() const {
  const bool has_uhp_move = std::any_of(ast_.lines.begin(), ast_.lines.end(), [](const hive::thehive::Line& line) {
    return line.form == hive::thehive::MoveForm::uhp;
  });
  return !has_uhp_move && std::none_of(findings_.begin(), findings_.end(), [](const diagnostics::Diagnostic& finding) {
    // Whether a number has a move, the lines below it say.
    return is_about_syntax(name_of(finding)) && name_of(finding) != "thehive/lone-number";
  });
}

std::string TheHiveParsing::report() const { return report_of(findings_); }

}  // namespace plyglot::test
