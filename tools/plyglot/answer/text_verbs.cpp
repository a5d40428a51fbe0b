#include "plyglot/answer/text_verbs.hpp"

#include "plyglot/answer/problems.hpp"
#include "plyglot/answer/requested_text.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool {
namespace {

using toolchain::Session;

// What the style checks find is asked for by name.
diagnostics::SeverityPolicy policy_in(const Request& request) {
  diagnostics::SeverityPolicy policy;
  for (const std::string& name : strings_in(request, "checks")) {
    const diagnostics::CatalogueEntry* const entry = diagnostics::find_diagnostic(name);
    if (entry == nullptr) throw UnsupportedRequest(text::format("there is no check `{}`", name));
    policy.set(entry->name, entry->severity);
  }
  return policy;
}

Answer json_of(const diagnostics::Diagnostic& finding) {
  Answer row;
  row["name"] = diagnostics::catalogue_entry(finding.id).name;
  row["severity"] = diagnostics::name_of(finding.severity);
  row["start"] = finding.span.begin;
  row["end"] = finding.span.end;
  return row;
}

toolchain::Target target_in(const Request& request, const toolchain::Language& from) {
  std::string problem;
  toolchain::Target target = toolchain::target(string_in(request, "to"), problem);
  if (!problem.empty()) throw UnsupportedRequest(problem);
  const auto options = string_pairs(request, "to_options");
  if (target.form != nullptr && !options.empty()) throw UnsupportedRequest("this target has no options");
  if (target.form == nullptr) set_options(target.language, options);
  problem = toolchain::cannot_translate(from, target);
  if (!problem.empty()) throw UnsupportedRequest(problem);
  return target;
}

}  // namespace

void answer_lint(const Request& request, Answer& answer) {
  const RequestedText text(request);
  std::vector<diagnostics::Diagnostic> findings;
  text.session(policy_in(request)).lint(text.chunk(), diagnostics::collect_into(findings));
  answer["ok"] = std::none_of(findings.begin(), findings.end(), [](const diagnostics::Diagnostic& finding) {
    return finding.severity == diagnostics::Severity::error;
  });
  answer["diagnostics"] = Answer::array();
  for (const diagnostics::Diagnostic& finding : findings) answer["diagnostics"].push_back(json_of(finding));
}

void answer_format(const Request& request, Answer& answer) {
  const RequestedText text(request);
  const Session::Formatted formatted = text.session().format(text.chunk(), ignored(), toolchain::Open::settled);
  // What is without error and has no canonical text says more than that would.
  if (!formatted.kept_without_error.empty()) {
    answer["text"] = nullptr;
  } else {
    put_text(answer, std::string(formatted.without_trailing_blank_lines()));
  }
}

void answer_translate(const Request& request, Answer& answer) {
  const RequestedText text(request);
  const toolchain::Target target = target_in(request, text.language());
  const Session::Translated translated = text.session().translate(text.chunk(), target, false, ignored());
  if (translated.written == 0) {
    answer["text"] = nullptr;
  } else {
    put_text(answer, std::string(translated.without_trailing_blank_lines()));
  }
}

}  // namespace plyglot::tool
