#pragma once
// The project's own texts: files that are valid, and files with faults and what is found in them beside.

#include <plyglot/diagnostic.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::test {

std::string file_text(const std::filesystem::path& path);

// The files of a folder of corpus/ with an extension, sorted; there must be some.
std::vector<std::filesystem::path> corpus_files_in(const std::string& folder, const std::string& extension);

// Checks that each diagnostic of a notation has a file of its name in a folder of corpus/.
void check_file_of_each_finding(std::string_view notation, const std::string& folder, std::string_view extension);

// A line of JSON for each finding: name, severity, start and end.
std::string finding_lines(const std::vector<diagnostics::Diagnostic>& findings);

// Compares with NAME.expected.jsonl beside the file NAME; with PLYGLOT_UPDATE it is written anew, and what changed is
// to be read in the difference.
void check_expected(const std::filesystem::path& file, const std::string& found);

// The same for a file with a fault of a notation: something is found, and the diagnostic that bears the file's name, if
// there is one.
void check_bad_file(const std::filesystem::path& file, std::string_view notation,
                    const std::vector<diagnostics::Diagnostic>& findings);

}  // namespace plyglot::test
