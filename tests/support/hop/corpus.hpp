#pragma once
// The texts of corpus/hop, and what is generated beside them (corpus/hop/README.md).

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

namespace plyglot::test {

using Json = nlohmann::ordered_json;

// One line of a `.hop` file that is neither blank nor a comment.
struct CorpusRecord {
  // From 1.
  std::size_t line = 1;
  std::size_t offset = 0;
  std::string text;
};

// A hand-written `.hop` file.
struct CorpusFile {
  // Under corpus/hop, without `.hop`, such as `invalid/unknown-bug`.
  std::string name;
  std::string dialect;
  std::string text;
  bool has_byte_order_mark = false;
  std::vector<CorpusRecord> records;
};

std::string corpus_folder();
std::string read_corpus_file(const std::string& path);

// Sorted by name.
std::vector<CorpusFile> corpus_files();

// All generated files, from their path under corpus/hop to what they must hold. Every expectation is the naive
// reader's.
std::map<std::string, std::string> generated_corpus();

// Random positions, each told in both dialects, as JSON objects with `id`, `dialect` and `input`, one a line.
std::string random_hop_strings(std::size_t count);

}  // namespace plyglot::test
