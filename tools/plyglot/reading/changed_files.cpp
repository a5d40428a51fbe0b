#include "plyglot/reading/changed_files.hpp"

#include "plyglot/engines/program_output.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"

#include <filesystem>

namespace plyglot::tool {
namespace {

namespace fs = std::filesystem;
using engines::ProgramOutput;

// Takes no locks, and starts no daemon that would watch the files for it.
ProgramOutput git(std::vector<std::string> words) {
  words.insert(words.begin(), {"git", "--no-optional-locks", "-c", "core.fsmonitor=false"});
  return engines::output_of(words);
}

// The first line of what it said, which may go on with advice.
std::string said_problem(const ProgramOutput& output) {
  if (!output.problem.empty()) return output.problem;
  constexpr std::string_view fatal = "fatal: ";
  std::string line = output.errors.substr(0, output.errors.find('\n'));
  if (line.empty()) return "git " + said(output.end);
  if (line.substr(0, fatal.size()) == fatal) line.erase(0, fatal.size());
  return "git: " + line;
}

std::string output_of_git(std::vector<std::string> words) {
  ProgramOutput output = git(std::move(words));
  if (!output.is_good()) throw UsageError(text::format("--since: {}", said_problem(output)));
  return std::move(output.output);
}

std::string without_line_end(std::string line) {
  if (!line.empty() && line.back() == '\n') line.pop_back();
  return line;
}

// Empty if it names no object, or several.
std::string object_named(const std::string& top, const std::string& name) {
  const ProgramOutput found = git({"-C", top, "rev-parse", "--quiet", "--verify", name});
  return found.is_good() ? without_line_end(found.output) : std::string();
}

std::string commit_named(const std::string& top, const std::string& name) {
  // The one begins an option of git, the other what a commit does not have.
  const bool may_be_named = !name.empty() && name.front() != '-' && name.front() != '^';
  // A search (`:/text`) takes all that follows it as a part of its text.
  const std::string object = may_be_named ? object_named(top, name) : std::string();
  std::string commit = object.empty() ? object : object_named(top, object + "^{commit}");
  if (commit.empty()) throw UsageError(text::format("--since: there is no commit `{}`", name));
  return commit;
}

}  // namespace

ChangedFiles::ChangedFiles(const std::string& commit) {
  const std::string top = fs::canonical(without_line_end(output_of_git({"rev-parse", "--show-toplevel"}))).string();
  top_ = top.back() == '/' ? top : top + '/';
  const std::string id = commit_named(top, commit);
  // A file that was renamed is a new one, and a submodule with a new file differs, whatever the settings of the
  // repository say. `diff` compares the bytes of files that were only touched.
  const std::vector<std::string> diff = {"-C",
                                         top,
                                         "diff",
                                         "--name-only",
                                         "-z",
                                         "--no-renames",
                                         "--no-ext-diff",
                                         "--ignore-submodules=none",
                                         "--diff-filter=d"};
  const auto with = [](std::vector<std::string> words, std::initializer_list<std::string> more) {
    words.insert(words.end(), more);
    return words;
  };
  for (const std::vector<std::string>& words :
       {with(diff, {id, "--"}), with(diff, {"--cached", id, "--"}),
        std::vector<std::string>{"-C", top, "ls-files", "-z", "--others", "--exclude-standard"}}) {
    const std::string list = output_of_git(words);
    for (std::size_t begin = 0, end = 0; (end = list.find('\0', begin)) != list.npos; begin = end + 1) {
      std::string name = top_ + list.substr(begin, end - begin);
      if (name.back() == '/') name.pop_back();
      names_.insert(std::move(name));
    }
  }
}

const ChangedFiles::Folder& ChangedFiles::folder(const std::string& name) {
  const auto [place, is_new] = folders_.try_emplace(name);
  if (!is_new) return place->second;
  std::error_code error;
  const std::string path = fs::canonical(name.empty() ? "." : name, error).string();
  place->second.path = path == "/" ? path : path + '/';
  for (std::size_t end = path.size(); end > top_.size() && end != path.npos; end = path.rfind('/', end - 1)) {
    place->second.is_changed = place->second.is_changed || is_named(path.substr(0, end));
  }
  return place->second;
}

bool ChangedFiles::has(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  const std::size_t name = slash == path.npos ? 0 : slash + 1;
  const Folder& around = folder(path.substr(0, name));
  const bool is_here = is_inside(around.path);
  if (is_here && (around.is_changed || is_named(around.path + path.substr(name)))) return true;
  std::error_code error;
  const std::string target = fs::is_symlink(path, error) ? fs::canonical(path, error).string() : std::string();
  if (is_here || is_inside(target)) return is_named(target);
  throw UsageError(text::format("--since: {} is not in the repository of this folder", path));
}

}  // namespace plyglot::tool
