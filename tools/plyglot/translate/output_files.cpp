#include "plyglot/translate/output_files.hpp"

#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <filesystem>

namespace plyglot::tool {

using text::counted;

namespace fs = std::filesystem;

namespace {

// The same for each way to name a file, also one that is not there yet.
std::string identity(const std::string& path) {
  std::error_code error;
  return fs::weakly_canonical(fs::absolute(path, error), error).string();
}

}  // namespace

OutputFiles::OutputFiles(const std::string& path, std::string_view extension, const Inputs& inputs, Run& run)
    : path_(path), extension_(extension), run_(run) {
  if (path.empty()) return;
  std::error_code error;
  is_directory_ = path.back() == '/' || fs::is_directory(path, error);
  if (!is_directory_) {
    if (inputs.list().size() > 1) {
      throw UsageError(text::format("{} do not fit into one file: name a directory, `-o {}/`",
                                    counted(inputs.list().size(), "input"), path));
    }
    inputs.check_not_read(path);
    return;
  }
  for (const Input& input : inputs.list()) {
    if (input.kind == InputKind::file) read_.insert(identity(input.name));
  }
  std::set<std::string> targets;
  for (const Input& input : inputs.list()) {
    const std::string target = path_for(input);
    if (!targets.insert(target).second) throw UsageError(text::format("two inputs would be written to {}", target));
    if (read_.contains(identity(target))) throw UsageError(text::format("{} would be overwritten", target));
  }
  fs::create_directories(path, error);
  if (error) throw UsageError(text::format("{}: {}", path, error.message()));
}

std::string OutputFiles::path_for(const Input& input, const std::string& suffix) const {
  if (!is_directory_) return path_;
  const bool has_name = input.kind == InputKind::file;
  const std::string stem = has_name ? fs::path(input.name).stem().string() : std::string("text");
  const std::string own = input.holds_texts() ? fs::path(input.name).extension().string() : extension_;
  return (fs::path(path_) / (stem + suffix + own)).string();
}

std::string OutputFiles::unused(std::string path) {
  if (!is_directory_) return path;
  const std::string name = identity(path);
  if (read_.contains(name)) throw FileError(path + ": is an input, and was not written over");
  if (!written_.insert(name).second) throw FileError(path + ": was written for another input, and not again");
  return path;
}

template <class Function>
void OutputFiles::guarded(Function function) {
  try {
    function();
  } catch (const FileError& problem) {
    run_.failure(problem.what());
    file_.reset();
  }
}

void OutputFiles::append(const Input& input, bool is_first, std::string_view text) {
  if (path_.empty()) return run_.result(text);
  guarded([&] {
    if (is_first) file_.emplace(unused(path_for(input)), FileWriter::Purpose::output);
    if (file_) file_->append(text);
  });
}

void OutputFiles::write_one(const Input& input, std::uint64_t number, std::string_view text) {
  guarded([&] {
    FileWriter file(unused(path_for(input, "-" + std::to_string(number))), FileWriter::Purpose::output);
    file.append(text);
    commit(file);
  });
}

void OutputFiles::commit(FileWriter& file) { run_.note_about(file.path(), file.commit(false)); }

void OutputFiles::end_input(bool is_wanted) {
  guarded([&] {
    if (file_ && is_wanted) commit(*file_);
  });
  file_.reset();
}

bool OutputFiles::is_there(const Input& input) const {
  std::error_code error;
  return !path_.empty() && fs::exists(path_for(input), error);
}

}  // namespace plyglot::tool
