#include "plyglot/config/problems.hpp"

#include "diagnostics/ids.hpp"
#include "diagnostics/name_pattern.hpp"
#include "diagnostics/near_names.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::tool::config {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;

Diagnostic& Problems::add(DiagnosticId id, text::Span span, std::string message) {
  Diagnostic problem;
  problem.id = id;
  problem.span = span;
  problem.message = std::move(message);
  return into_.emplace_back(std::move(problem));
}

void Problems::not_toml(const TomlProblem& problem) {
  if (problem.is_duplicate) {
    Diagnostic& found = add(DiagnosticId::config_duplicate_key, problem.span, "this is set for the second time");
    if (!problem.earlier.empty()) found.labels.push_back({problem.earlier, "the first time"});
    return;
  }
  Diagnostic& found =
      add(DiagnosticId::config_not_toml, problem.span, text::format("this is not TOML: {}", problem.message));
  const bool is_bare_word = problem.message.find("value type") != std::string::npos;
  if (is_bare_word) found.helps.emplace_back("words need quotation marks");
  const bool is_bare_name = problem.message.find("saw '/'") != std::string::npos;
  if (is_bare_name) found.helps.emplace_back("a name with a slash needs quotation marks: `\"hop/lost-plus\" = ...`");
}

void Problems::unknown_key(const TomlEntry& entry, std::string_view place, const std::vector<std::string_view>& known) {
  const std::string near = diagnostics::did_you_mean(entry.key, known);
  Diagnostic& found = add(DiagnosticId::config_unknown_key, entry.key_span,
                          text::format("there is no key `{}` {}{}", entry.key, place, near));
  if (near.empty()) found.helps.push_back(text::format("the keys are {}", text::listed(known, " and ")));
}

void Problems::wrong_type(std::string_view key, const TomlNode& value, std::string_view wanted, std::string help) {
  Diagnostic& found = add(DiagnosticId::config_wrong_type, value.span,
                          text::format("`{}` takes {}, and this is {}", key, wanted, said(value.kind)));
  if (!help.empty()) found.helps.push_back(std::move(help));
}

void Problems::unknown_diagnostic(std::string_view name, text::Span span) {
  const auto near = diagnostics::nearest_pattern(name);
  Diagnostic& found = add(DiagnosticId::config_unknown_diagnostic, span,
                          text::format("there is no diagnostic `{}`", name) +
                              (near ? text::format("; did you mean `{}`?", *near) : std::string()));
  if (!near) found.helps.emplace_back("`plyglot list diagnostics` names them all");
}

void Problems::unknown_level(const TomlNode& value) {
  constexpr std::string_view levels[] = {"error", "warning", "info", "off"};
  add(DiagnosticId::config_unknown_value, value.span,
      text::format("`{}` is not a severity: it is {}", value.text, text::listed(levels, " or ")));
}

}  // namespace plyglot::tool::config
