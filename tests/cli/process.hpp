#pragma once
// Runs programs in a folder of their own.

#include <filesystem>
#include <string>

namespace plyglot::cli {

// Throws if the file cannot be read.
std::string read_whole(const std::filesystem::path& path);

// A folder that is gone with the object.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::string& path() const { return path_; }
  void write(const std::string& name, const std::string& content) const;
  // Throws if the file cannot be read.
  std::string read(const std::string& name) const;

 private:
  std::string path_;
};

struct Outcome {
  int status = 0;
  std::string out;
  std::string error;
  // The most memory that the program held at once, in bytes.
  long peak_memory = 0;
  // The time of the processor, without that of the system.
  double user_seconds = 0;
};

// Runs a line of shell in the folder; `plyglot` in it is the program under test, and
// `plyglot-test-engine` is there too. Nothing of the environment but what
// programs need is handed on, so that output is the same everywhere.
Outcome run_shell(const Folder& folder, const std::string& line);

}  // namespace plyglot::cli
