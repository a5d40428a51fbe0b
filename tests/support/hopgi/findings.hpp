#pragma once
// Findings of Hopgi's notations as the vectors list them.

#include <nlohmann/json.hpp>
#include <plyglot/diagnostic.hpp>

#include <string>
#include <vector>

namespace plyglot::test {

// Lines such as `hopgi-fen/king-count error 34-35 [19-20]`: with the labels, if there are any.
std::string hopgi_report(const std::vector<diagnostics::Diagnostic>& findings);
// The same of a vector's diagnostics.
std::string hopgi_report(const nlohmann::json& diagnostics);

}  // namespace plyglot::test
