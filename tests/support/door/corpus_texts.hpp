#pragma once
// The texts of corpus/ that corpus/folders.txt tells how to read.

#include "support/door/translating.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace plyglot::test {

struct CorpusText {
  // Under corpus/, such as `hexix/invalid/tab.hexix`; of a text of a collection with its number, from 1:
  // `hexix/small/columns.texts:3`.
  std::string name;
  // What its findings call it.
  std::string source_name;
  // As in the catalogue, `hexix/tab`, of a file that bears the name of a finding; else empty.
  std::string finding;
  // `ID` or `ID:DIALECT`, and other options.
  std::string notation;
  Options options;
  // On besides what is on by default.
  std::vector<std::string> checks;
  std::string text;
};

// A file, or a collection: many small texts in one file.
struct CorpusFile {
  std::filesystem::path path;
  bool is_collection = false;
  // Of a collection, the text before its first one.
  std::string preface;
  // Of each text of a collection its heading, without the mark.
  std::vector<std::string> headings;
  std::vector<CorpusText> texts;
};

// Sorted by folder and name; there must be some in each folder. A collection that cannot be read is a
// std::runtime_error.
std::vector<CorpusFile> corpus_files();

// A text as a collection shows it, each line with its line end: what cannot be seen is `\r`, `\t` or `\xHH`, a
// backslash is doubled, and a last line without a line end ends in one.
std::string escaped(std::string_view text);
// The same without that end.
std::string escaped_in_line(std::string_view text);

// The marks of a collection: that of a text and that of what is expected of it.
inline constexpr std::string_view text_mark = "=== ";
inline constexpr std::string_view outcome_mark = "== ";

}  // namespace plyglot::test
