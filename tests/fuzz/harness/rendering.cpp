#include "fuzz/harness/laws.hpp"

#include "support/checks/xml.hpp"

#include <plyglot/board_render.hpp>
#include <plyglot/diagnostic_render.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace plyglot::fuzz {
namespace {

using diagnostics::OutputFormat;

using View = toolchain::Session::View;

std::string rendered(const std::vector<diagnostics::Diagnostic>& findings, const text::Source& source,
                     const diagnostics::RenderOptions& options) {
  const text::LineIndex lines(source);
  std::string out;
  bool is_first = true;
  for (const auto& finding : findings) {
    append_diagnostic(finding, lines, options, is_first, out);
    is_first = false;
  }
  return out;
}

// A log ends with the rules of its findings, which are the same for all texts.
void require_json_around_results() {
  static const bool is_json = [] {
    std::string log;
    diagnostics::append_prologue({OutputFormat::sarif}, log);
    std::set<diagnostics::DiagnosticId> all;
    for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) all.insert(diagnostics::catalogue_entry(i).id);
    diagnostics::append_epilogue({OutputFormat::sarif}, all, log);
    return nlohmann::json::accept(log);
  }();
  require(is_json, "SARIF without results is JSON");
}

void require_lines_of_json(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) require(nlohmann::json::accept(line), "a line of jsonl is JSON");
}

}  // namespace

void check_findings_rendered(std::string_view text, const Way& way) {
  const auto findings = findings_in(text, way);
  const text::Source source = chunk_of(text, way).source;
  for (const std::uint32_t width : {0U, 20U, 100U}) {
    for (const bool colour : {false, true}) rendered(findings, source, {OutputFormat::human, colour, width});
  }
  require_lines_of_json(rendered(findings, source, {OutputFormat::jsonl}));
  for (const Record& record : records_of(text, way)) toolchain::keys_of(record.model);
  require_json_around_results();
  require(nlohmann::json::accept('[' + rendered(findings, source, {OutputFormat::sarif}) + ']'),
          "the results of SARIF are JSON");
  for (const OutputFormat format : {OutputFormat::gcc, OutputFormat::github}) {
    const std::string lines = rendered(findings, source, {format});
    const auto count = static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n'));
    require(count >= findings.size(), "every finding has a line of its own");
  }
}

void check_views(std::string_view text, const Way& way) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(way.language, policy);
  for (const View view : {View::text, View::diagram, View::svg, View::dot, View::json, View::syntax, View::ast,
                          View::model, View::board}) {
    std::vector<toolchain::Session::Viewed> shown;
    std::vector<diagnostics::Diagnostic> findings;
    session.view(chunk_of(text, way), {view, false}, shown, collect_into(findings));
    for (const auto& record : shown) {
      require(!record.text.empty() && record.text.back() == '\n', "what is shown ends in a line end");
      if (view == View::json || view == View::board) require(nlohmann::json::accept(record.text), "JSON is JSON");
      if (view == View::svg) require(test::XmlCheck(record.text).problem.empty(), "SVG is well-formed XML");
    }
  }
}

}  // namespace plyglot::fuzz
