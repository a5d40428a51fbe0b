#include "support/hexix/playing.hpp"

#include "hexix/notations/hexix/between.hpp"
#include "hexix/notations/hexix/print/print.hpp"
#include "hexix/notations/hexix/read/parse.hpp"
#include "hexix/notations/hexix/read/units.hpp"
#include "hexix/notations/hexix/resolve/resolve.hpp"
#include "hexix/notations/hexix/row.hpp"
#include "hexix/record/record_replay.hpp"
#include "support/checks/catch.hpp"
#include "support/door/play_findings.hpp"

namespace plyglot::test {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Phase;

notation::OptionValues values_of(const hexix::Options& options) {
  notation::OptionValues values(hexix::option_table());
  const std::string problem = values.set("dialect", options.dialect == hexix::Dialect::v2024 ? "2024" : "2019");
  REQUIRE(problem.empty());
  return values;
}

// Calls `take` with each unit of the text.
template <class Take>
void for_each_unit(const text::Source& source, const Take& take) {
  for (std::uint32_t offset = 0; offset < source.text.size();) {
    const notation::Unit unit = hexix::next_unit(source, offset);
    REQUIRE(unit.whole.end > offset);
    offset = unit.whole.end;
    take(unit);
  }
}

std::string line_of(const Diagnostic& finding) {
  const auto place = [](text::Span span) { return std::to_string(span.begin) + '-' + std::to_string(span.end); };
  std::string line(diagnostics::catalogue_entry(finding.id).name);
  line += ' ' + std::string(name_of(finding.severity)) + ' ' + place(finding.span);
  for (const diagnostics::Label& label : finding.labels) line += ' ' + place(label.span);
  return line + '\n';
}

}  // namespace

HexixFile play_hexix(std::string text, const hexix::Options& options) {
  HexixFile file;
  file.text = std::move(text);
  text::Source source;
  source.name = "test.hexix";
  source.text = file.text;
  const notation::OptionValues values = values_of(options);
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(file.findings));
  hexix::ParseScratch scratch;
  hexix::Ast ast;
  for_each_unit(source, [&](const notation::Unit& unit) {
    if (unit.kind != notation::UnitKind::record) return;
    hexix::Record& record = file.records.emplace_back();
    const auto number = static_cast<std::uint32_t>(file.records.size());
    const notation::ReadContext context{source, values, reporter, nullptr, number};
    hexix::parse(context, unit.content, options.dialect, scratch, ast);
    hexix::resolve(source, ast, options, record, reporter);
    reporter.finish();
  });
  return file;
}

hexix::Record read_hexix_record(std::string text, const hexix::Options& options) {
  HexixFile file = play_hexix(std::move(text), options);
  REQUIRE(file.records.size() == 1);
  return std::move(file.records.front());
}

std::string final_hexix_position(const hexix::Record& record) {
  const std::optional<hexix::Position> position = hexix::final_position(record);
  return position ? hexix::position_text(*position) : "unknown";
}

bool is_reread(const HexixFile& file) {
  return std::any_of(file.findings.begin(), file.findings.end(), [](const diagnostics::Diagnostic& finding) {
    const auto is_of_readings = [](const diagnostics::Argument& each) { return each.name == "readings"; };
    return std::any_of(finding.arguments.begin(), finding.arguments.end(), is_of_readings);
  });
}

bool is_of_hexix_play(const Diagnostic& finding) {
  const auto& entry = diagnostics::catalogue_entry(finding.id);
  if (entry.phase == Phase::rule) return true;
  return entry.phase == Phase::meaning && entry.name.find("-position") == std::string_view::npos;
}

std::string hexix_play_report(const HexixFile& file) {
  std::string report;
  for (const Diagnostic& finding : file.findings) {
    if (is_of_hexix_play(finding)) report += line_of(finding);
  }
  return report;
}

std::string hexix_play_words(std::string text, const hexix::Options& options) {
  const HexixFile file = play_hexix(std::move(text), options);
  std::string words;
  for (const Diagnostic& finding : file.findings) {
    if (is_of_hexix_play(finding)) words += words_of(finding, file.text);
  }
  return words;
}

std::string formatted_hexix(const std::string& text, const hexix::Options& options) {
  const HexixFile file = play_hexix(text, options);
  text::Source source;
  source.text = file.text;
  std::string out;
  std::size_t record = 0;
  for_each_unit(source, [&](const notation::Unit& unit) {
    std::string part;
    if (unit.kind == notation::UnitKind::record) {
      REQUIRE(hexix::print(file.records[record++], options, part));
    } else if (unit.kind == notation::UnitKind::other) {
      hexix::print_between(source, unit, part);
    }
    if (part.empty()) return;
    // hexix 5.1: one blank line between.
    if (!out.empty()) out += '\n';
    out += part + '\n';
  });
  return out;
}

}  // namespace plyglot::test
