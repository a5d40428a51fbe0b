#pragma once
// The conformance vectors that lie beside the project. They are input of tests only; where they are absent, a test
// says so and passes.

#include "support/shared_files.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace plyglot::test {

// The objects of a `.jsonl` file. Empty, with a warning in the test's report, if there is no such file.
std::vector<nlohmann::json> json_vectors(const std::string& path);
// The rows of a `.tsv` file below its header line, each as cells. Empty as above.
std::vector<std::vector<std::string>> table_vectors(const std::string& path);

// The text of a vector: its `input`, or the bytes that `input_hex` spells.
std::string input_of(const nlohmann::json& row);

// The diagnostics of a vector as lines such as `hop/unknown-bug error 1-2`.
std::string expected_findings(const nlohmann::json& diagnostics);
// The same lines, sorted.
std::string sorted_expected_findings(const nlohmann::json& diagnostics);

}  // namespace plyglot::test
