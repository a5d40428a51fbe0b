#include "plyglot/texts/policy.hpp"

#include "diagnostics/name_pattern.hpp"
#include "plyglot/run/usage_error.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool {
namespace {

// `NAME,NAME` as well as one name each time.
std::vector<std::string> names_in(const std::vector<std::string>& lists) {
  std::vector<std::string> names;
  for (const std::string& list : lists) {
    for (std::size_t begin = 0; begin <= list.size();) {
      const std::size_t end = std::min(list.find(',', begin), list.size());
      names.push_back(list.substr(begin, end - begin));
      begin = end + 1;
    }
  }
  return names;
}

[[noreturn]] void refuse(const std::string& name) {
  const auto near = diagnostics::nearest_pattern(name);
  const std::string help =
      near ? text::format("; did you mean `{}`?", *near) : std::string("; see `plyglot list diagnostics`");
  throw UsageError(text::format("there is no diagnostic `{}`", name) + help);
}

void set_severity(diagnostics::SeverityPolicy& policy, const std::string& text) {
  const std::size_t equals = text.rfind('=');
  if (equals == std::string::npos) {
    throw UsageError(text::format("`{}` is not a severity: write NAME=LEVEL", text));
  }
  const std::string name = text.substr(0, equals);
  const std::string level = text.substr(equals + 1);
  const auto severity = diagnostics::severity_named(level);
  if (!severity) {
    throw UsageError(text::format("`{}` is not a severity: it is `error`, `warning`, `info` or `off`", level));
  }
  if (!policy.set(name, *severity)) refuse(name);
}

diagnostics::SeverityPolicy policy_of(const PolicyOptions& options,
                                      std::span<const config::SeverityChoice> choices_of_config) {
  diagnostics::SeverityPolicy policy;
  for (const config::SeverityChoice& choice : choices_of_config) policy.set(choice.name, choice.level);
  for (const std::string& name : names_in(options.select)) {
    if (!policy.select(name)) refuse(name);
  }
  for (const std::string& name : names_in(options.ignore)) {
    if (!policy.ignore(name)) refuse(name);
  }
  for (const std::string& text : options.severity) set_severity(policy, text);
  return policy;
}

}  // namespace

PolicyMaker policy_maker(const PolicyOptions& options) {
  return [&options](std::span<const config::SeverityChoice> choices) { return policy_of(options, choices); };
}

}  // namespace plyglot::tool
