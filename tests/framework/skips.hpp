#pragma once
// What a program could not look at because its data is not there. A program of tests prints it at its end, and
// `tools/dev test` adds it up.

#include <cstddef>
#include <string>
#include <vector>

namespace plyglot::test {

// Rows of a file of the vectors are not there, for a reason such as `real games of other people`. Where `is_all`, the
// running test has no other rows to look at, and counts as skipped as well. With a count of 0 the file is one vector.
void skip_rows(std::size_t count, const std::string& file, const std::string& reason, bool is_all);

// A file, with its path in the folder beside the project, is not there. The running test counts as skipped, whatever
// else it looks at.
void skip_file(const std::string& path);

// `skipped: COUNT WHAT`: a line for each file of the vectors and for each test, in a fixed order.
std::vector<std::string> skipped_lines();

}  // namespace plyglot::test
