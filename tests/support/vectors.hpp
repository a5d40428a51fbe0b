#pragma once
// The conformance vectors that lie beside the project. They are input of tests only; where they are absent, a test
// says so and passes.

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace plyglot::test {

// A file under the shared folder; none if there is no such file.
std::optional<std::string> shared_file(const std::string& path);

// The objects of a `.jsonl` file. Empty, with a warning in the test's report, if there is no such file.
std::vector<nlohmann::json> json_vectors(const std::string& path);
// The rows of a `.tsv` file below its header line, each as cells. Empty as above.
std::vector<std::vector<std::string>> table_vectors(const std::string& path);

// Splits at every occurrence; a text that is empty has no part.
std::vector<std::string> split(const std::string& text, char separator);

// The diagnostics of a vector as lines such as `hop/unknown-bug error 1-2`.
std::string expected_findings(const nlohmann::json& diagnostics);

}  // namespace plyglot::test
