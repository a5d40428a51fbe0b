#include "cli/process.hpp"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace plyglot::cli {
namespace {

namespace fs = std::filesystem;

// Results go outside the folder, which the program under test may look at.
std::string side_file(const Folder& folder, const char* name) { return folder.path() + "." + name; }

[[noreturn]] void become_shell(const Folder& folder, const std::string& line) {
  const std::string path = "PATH=" + fs::path(PLYGLOT_PROGRAM).parent_path().string() + ":" +
                           fs::path(PLYGLOT_TEST_ENGINE).parent_path().string() + ":/usr/bin:/bin";
  const std::string command = "{ " + line + "\n} >" + side_file(folder, "out") + " 2>" + side_file(folder, "error");
  const char* arguments[] = {"sh", "-c", command.c_str(), nullptr};
  const char* environment[] = {path.c_str(), "LC_ALL=C", nullptr};
  if (chdir(folder.path().c_str()) == 0) {
    execve("/bin/sh", const_cast<char* const*>(arguments), const_cast<char* const*>(environment));
  }
  _exit(127);
}

}  // namespace

std::string read_whole(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(file), {}};
}

Folder::Folder() {
  std::string pattern = (fs::temp_directory_path() / "plyglot-cli-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a folder");
  path_ = pattern;
}

Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
  fs::remove(side_file(*this, "out"), ignored);
  fs::remove(side_file(*this, "error"), ignored);
}

void Folder::write(const std::string& name, const std::string& content) const {
  const fs::path path = fs::path(path_) / name;
  fs::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary);
  file << content;
  if (!file.flush()) throw std::runtime_error("cannot write " + path.string());
}

std::string Folder::read(const std::string& name) const { return read_whole(fs::path(path_) / name); }

Outcome run_shell(const Folder& folder, const std::string& line) {
  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("cannot start a program");
  if (child == 0) become_shell(folder, line);
  int state = 0;
  struct rusage usage {};
  if (wait4(child, &state, 0, &usage) != child) throw std::runtime_error("cannot wait for a program");
  Outcome outcome;
  outcome.status = WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state);
  outcome.out = read_whole(side_file(folder, "out"));
  outcome.error = read_whole(side_file(folder, "error"));
  outcome.peak_memory = usage.ru_maxrss * 1024;
  outcome.user_seconds =
      static_cast<double>(usage.ru_utime.tv_sec) + static_cast<double>(usage.ru_utime.tv_usec) * 1e-6;
  return outcome;
}

}  // namespace plyglot::cli
