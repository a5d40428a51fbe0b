#pragma once
// The conformance vectors, tests/conformance/vectors. Rows that hold games of other people stay beside the project, and
// `beside.tsv` lists them: where they are there, they are read in their places; where not, they count as skipped. Rows
// that `superseded.jsonl` lists have their new expectation.

#include "support/files/shared_files.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace plyglot::test {

// The lines of a file of the vectors, such as `hive/perft.tsv`. Throws where the file is absent, or where the rows
// beside the project are others than those that `beside.tsv` lists.
std::vector<std::string> vector_lines(const std::string& path);
// The objects of a `.jsonl` file.
std::vector<nlohmann::json> json_vectors(const std::string& path);
// The rows of a `.tsv` file below its header line, each as cells.
std::vector<std::vector<std::string>> table_vectors(const std::string& path);
// The bytes of a file that is one vector, such as `hexix/board.json`. None if it stays beside the project and is not
// there: then the test that asks counts as skipped. Throws as above.
std::optional<std::string> vector_file(const std::string& path);
// The same as an object. For a file that the project has.
nlohmann::json json_vector(const std::string& path);

// The text of a vector: its `input`, or the bytes that `input_hex` spells.
std::string input_of(const nlohmann::json& row);

// The diagnostics of a vector as lines such as `hop/unknown-bug error 1-2`.
std::string expected_findings(const nlohmann::json& diagnostics);
// The same lines, sorted.
std::string sorted_expected_findings(const nlohmann::json& diagnostics);

}  // namespace plyglot::test
