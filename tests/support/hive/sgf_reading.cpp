#include "support/hive/sgf_reading.hpp"

#include "hive/notations/boardspace_sgf/resolve/resolve.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/spelling/move_texts.hpp"
#include "support/door/reports.hpp"

#include <algorithm>
#include <stdexcept>

namespace plyglot::test {

void SgfReading::parse_into(const text::Source& source, diagnostics::Reporter& reporter) {
  hive::boardspace_sgf::parse(source, source.span(), mapped_, tree_, ast_, reporter);
}

void SgfReading::read(std::string_view text, const hive::RuleOptions& options) {
  findings_.clear();
  const text::Source source{"game.sgf", text};
  diagnostics::Reporter reporter(policy_, diagnostics::collect_into(findings_));
  parse_into(source, reporter);
  hive::boardspace_sgf::resolve(source, ast_, options, record_, reporter);
  reporter.finish();
}

void SgfReading::parse(std::string_view text) {
  findings_.clear();
  diagnostics::Reporter reporter(policy_, diagnostics::collect_into(findings_));
  parse_into({"game.sgf", text}, reporter);
  reporter.finish();
}

std::string SgfReading::report() const { return report_of(findings_); }

std::string SgfReading::said() const {
  std::string text;
  for (const auto& finding : findings_) text += std::string(name_of(finding)) + ": " + finding.message + '\n';
  return text;
}

const diagnostics::Diagnostic& SgfReading::finding(std::string_view name) const {
  const auto is_named = [name](const diagnostics::Diagnostic& each) { return name_of(each) == name; };
  const auto found = std::find_if(findings_.begin(), findings_.end(), is_named);
  const bool is_one = found != findings_.end() && std::none_of(found + 1, findings_.end(), is_named);
  if (!is_one) throw std::logic_error("not one " + std::string(name) + " in\n" + said());
  return *found;
}

std::string SgfReading::game_string(bool keeps_references) const {
  const auto references = keeps_references ? hive::References::keep : hive::References::canonical;
  const std::size_t plies = record_.plies.size();
  std::string text = hive::name_of(record_.type) + ';' + std::string(hive::name_of(record_.outcome)) + ';' +
                     (plies % 2 == 0 ? "White[" : "Black[") + std::to_string(plies / 2 + 1) + ']';
  for (const std::string& move : hive::move_texts(record_, hive::uhp::spelling, references)) text += ';' + move;
  return text;
}

}  // namespace plyglot::test
