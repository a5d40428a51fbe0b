#pragma once
// Where results go that were asked into files.

#include "plyglot/reading/inputs.hpp"
#include "plyglot/writing/file_writer.hpp"

#include <optional>
#include <set>
#include <string>

namespace plyglot::tool {

// Standard output, one file, or a directory with a file for each input.
class OutputFiles {
 public:
  // `path` is empty for standard output. A path that is a directory, or ends in a slash, means a directory; it is made
  // if need be. Anything else is a file, for which there may be only one input: else this is a UsageError.
  OutputFiles(const std::string& path, std::string_view extension, const Inputs& inputs, Run& run);

  // What belongs to an input; `is_first` for its beginning. A file that cannot be written is a failure of the run.
  void append(const Input& input, bool is_first, std::string_view text);
  // The whole of a file that is one of several for its input, counted from 1: for a directory only.
  void write_one(const Input& input, std::uint64_t number, std::string_view text);
  bool is_directory() const { return is_directory_; }
  // The file is put in its place, or forgotten if there is no need for it, such as for an input that was not read to
  // its end.
  void end_input(bool is_wanted);
  std::string path_for(const Input& input, const std::string& suffix = {}) const;
  // Whether there is a file already where the input's would be.
  bool is_there(const Input& input) const;

 private:
  void commit(FileWriter& file);
  // The path, if it is neither an input nor one that this run has written; else this is a FileError.
  std::string unused(std::string path);
  template <class Function>
  void guarded(Function function);

  std::string path_;
  std::string extension_;
  bool is_directory_ = false;
  Run& run_;
  // In a directory: what is read, and what was written.
  std::set<std::string> read_;
  std::set<std::string> written_;
  std::optional<FileWriter> file_;
};

}  // namespace plyglot::tool
