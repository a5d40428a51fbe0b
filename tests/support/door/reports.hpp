#pragma once
// What is found, in a form for comparing.

#include <plyglot/diagnostic.hpp>
#include <plyglot/severity_policy.hpp>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::test {

std::string_view name_of(const diagnostics::Diagnostic& finding);
// How many findings of each name there are.
std::map<std::string_view, int> counts_by_name(const std::vector<diagnostics::Diagnostic>& findings);
// The findings as lines such as `hop/unknown-bug error 1-2`.
std::string report_of(const std::vector<diagnostics::Diagnostic>& findings);

// Only the checks that are named, style checks too; without a name, all that is on by default.
diagnostics::SeverityPolicy policy_with(std::string_view selected);

}  // namespace plyglot::test
