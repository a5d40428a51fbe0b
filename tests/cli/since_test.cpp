// `--since COMMIT`: only files that git says differ, against a listing of our own.
#include "cli/process.hpp"

#include "support/checks/catch.hpp"
#include "support/values/random.hpp"
#include "text/format.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <set>

using namespace plyglot;

namespace {

namespace fs = std::filesystem;

// Nothing of the machine's own settings.
const std::string git =
    "export GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a "
    "GIT_COMMITTER_EMAIL=a@b; ";

cli::Outcome shell(const cli::Folder& folder, const std::string& line) { return cli::run_shell(folder, git + line); }

// A file whose one finding is on a line that no other one has it on.
std::string text_of_line(std::size_t line) { return std::string(line - 1, '\n') + "QA-a,B\n"; }

// The lines of the findings, by which files are known.
std::set<std::size_t> found_lines(const std::string& jsonl) {
  std::set<std::size_t> lines;
  const std::string_view key = "\"line\":";
  for (std::size_t at = 0; (at = jsonl.find("{\"file\"", at)) != jsonl.npos; ++at) {
    lines.insert(std::stoul(jsonl.substr(jsonl.find(key, at) + key.size())));
  }
  return lines;
}

std::string in_quotes(const std::string& name) { return "'" + name + "'"; }

// What is known of a name: its text in the commit, in the index and on disk, and whether it is executable there.
struct Version {
  std::string text;
  bool is_program = false;

  bool operator==(const Version& other) const { return text == other.text && is_program == other.is_program; }
};
struct Known {
  std::optional<Version> committed;
  std::optional<Version> staged;
  std::optional<Version> now;
  bool is_ignored = false;

  bool differs() const {
    if (!now) return false;
    return staged ? now != committed || staged != committed : !is_ignored;
  }
};

// A repository to which anything is done, with a record of it.
class Repository {
 public:
  explicit Repository(std::uint64_t seed) : random_(seed) {
    run("git init -q . && git config core.fileMode true");
    // Not read by lint, so that there is always something to commit.
    folder_.write("README", "a\n");
    folder_.write(".gitignore", "ignored*\n*.ign.hop\n");
    for (int i = 0; i < 12; ++i) write(any_name());
    run("git add -f . && git commit -qm one");
    for (auto& [name, known] : files_) known.committed = known.staged = known.now;
  }

  void change() {
    const std::string name = files_.empty() || random_.chance(20) ? any_name() : any_known();
    const bool is_there = files_[name].now.has_value();
    switch (random_.below(9)) {
      case 0:
      case 1:
        return write(name);
      case 2:
        return stage(name);
      case 3:
        if (files_[name].staged) unstage(name);
        return;
      case 4:
        if (is_there) remove(name);
        return;
      case 5:
        if (is_there) run("touch -d '+1 hour' -- " + in_quotes(name));
        return;
      case 6:
        if (is_there && files_[name].committed) put(name, *files_[name].committed);
        return;
      case 7:
        if (is_there) put(name, {files_[name].now->text, !files_[name].now->is_program});
        return;
      default:
        if (!is_there) return;
        // To another name, which git may know already.
        const std::string other = any_name();
        put(other, *files_[name].now);
        remove(name);
    }
  }

  std::set<std::size_t> lines_that_differ(const std::string& below) const {
    std::set<std::size_t> lines;
    for (const auto& [name, known] : files_) {
      if (known.differs() && name.substr(0, below.size()) == below) {
        lines.insert(static_cast<std::size_t>(std::count(known.now->text.begin(), known.now->text.end(), '\n')));
      }
    }
    return lines;
  }
  std::set<std::size_t> linted(const std::string& from, const std::string& words) const {
    const cli::Outcome outcome =
        shell(folder_, "cd ./" + from + " && plyglot lint --output-format jsonl -q --since HEAD " + words);
    INFO(outcome.error);
    CHECK(outcome.error.empty());
    return found_lines(outcome.out);
  }
  const cli::Folder& folder() const { return folder_; }

 private:
  std::string any_name() {
    static const std::vector<std::string> folders = {"", "a/", "a/b c/", "ignored/", "\xC3\xA4\xFF/", "-n\n/"};
    static const std::vector<std::string> names = {"1",     "two words", "new\nline", "\"quoted\"", "\xFF\xFE",
                                                   "-x",    "*",         "tab\t",     "back\\s",    ":(top)x",
                                                   "x.ign", "$(y)",      "ignored",   "end "};
    return random_.pick(folders) + random_.pick(names) + ".hop";
  }
  std::string any_known() {
    auto file = files_.begin();
    std::advance(file, random_.below(files_.size()));
    return file->first;
  }
  static bool is_ignored_name(const std::string& name) {
    return name.rfind("ignored", 0) == 0 || name.find("/ignored") != name.npos || name.find(".ign.hop") != name.npos;
  }

  void run(const std::string& line) {
    const cli::Outcome outcome = shell(folder_, line);
    INFO(line << '\n' << outcome.error);
    REQUIRE(outcome.status == 0);
  }
  void write(const std::string& name) { put(name, {text_of_line(++last_line_), false}); }
  void put(const std::string& name, const Version& version) {
    folder_.write(name, version.text);
    fs::permissions(folder_.path() + '/' + name, version.is_program ? fs::perms(0755) : fs::perms(0644));
    files_[name].now = version;
    files_[name].is_ignored = is_ignored_name(name);
  }
  void remove(const std::string& name) {
    fs::remove(folder_.path() + '/' + name);
    files_[name].now.reset();
  }
  void stage(const std::string& name) {
    Known& file = files_[name];
    if (!file.now && !file.staged) return;
    run("git --literal-pathspecs add -f -- " + in_quotes(name));
    file.staged = file.now;
  }
  void unstage(const std::string& name) {
    run("git --literal-pathspecs rm -q --cached -f -- " + in_quotes(name));
    files_[name].staged.reset();
  }

  cli::Folder folder_;
  test::Random random_;
  std::map<std::string, Known> files_;
  std::size_t last_line_ = 0;
};

}  // namespace

TEST_CASE("--since lints the files that a listing of our own says differ") {
  std::size_t count = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Repository repository(seed);
    for (int round = 0; round < 4; ++round) {
      INFO("seed " << seed << ", round " << round);
      CHECK(repository.linted("", "") == repository.lines_that_differ(""));
      if (fs::is_directory(repository.folder().path() + "/a/b c")) {
        CHECK(repository.linted("a", "") == repository.lines_that_differ("a/"));
        CHECK(repository.linted("'a/b c'", ". ..") == repository.lines_that_differ("a/"));
      }
      count += repository.lines_that_differ("").size();
      for (int i = 0; i < 6; ++i) repository.change();
    }
  }
  CHECK(count > 50);
}

TEST_CASE("--since goes with what else chooses files, and with fixes") {
  const cli::Folder folder;
  for (const char* name : {"a.hop", "b.hop", "c/d.hop"}) folder.write(name, "QA-a,B\n");
  shell(folder, "git init -q . && git add . && git commit -qm one && git tag -a -m x first && git branch 'a b'");
  folder.write("b.hop", "QA-a,B\n#\n");
  folder.write("c/e.hop", "QA-a,B\n");
  folder.write("notes.txt", "QA-a,B\n");
  const auto names = [&](const std::string& words) {
    return shell(folder, "plyglot lint -q --output-format concise " + words + " | sed 's/:.*//'").out;
  };
  CHECK(names("--since HEAD") == "./b.hop\n./c/e.hop\n");
  CHECK(names("--since first c a.hop") == "c/e.hop\n");
  CHECK(names("--since 'a b' a.hop").empty());
  CHECK(names("--since :/one") == "./b.hop\n./c/e.hop\n");
  CHECK(names("--since HEAD --from hop") == "./b.hop\n./c/e.hop\n./notes.txt\n");
  CHECK(names("--since HEAD \"$PWD/b.hop\" c/../c/e.hop") == folder.path() + "/b.hop\nc/../c/e.hop\n");
  CHECK(shell(folder, "plyglot fmt --check --since HEAD").out == "./b.hop\n./c/e.hop\n");
  const cli::Outcome none = shell(folder, "plyglot lint --since HEAD a.hop");
  CHECK((none.status == 0 && none.error == "no findings in 0 files (0 records)\n"));
  shell(folder, "plyglot lint --fix -q --since HEAD");
  CHECK(folder.read("b.hop") == "QA-a,b\n#\n");
  CHECK(folder.read("a.hop") == "QA-a,B\n");
  // The index may differ where the file does not.
  shell(folder,
        "git add . && git commit -qm two && echo '#' >>a.hop && git add a.hop && git cat-file -p HEAD:a.hop >a.hop");
  CHECK(names("--since HEAD") == "./a.hop\n");
  // A link is what it leads to, and a repository inside that no one tracks differs as a whole.
  shell(folder, "git reset -q --hard && ln -s c/d.hop l.hop && git add . && git commit -qm three");
  shell(folder, "echo '#' >>c/d.hop; mkdir in; cd in; git init -q .; echo QA-a,B >f.hop");
  CHECK(names("--since HEAD") == "./c/d.hop\n./in/f.hop\n./l.hop\n");
  CHECK(shell(folder, "ln -s c d; cd d; plyglot lint -q --output-format gcc --since HEAD | wc -l").out == "1\n");
}

TEST_CASE("--since reads all of a submodule that differs, also by a new file, whatever settings say") {
  const cli::Folder folder;
  folder.write("other/s.hop", "QA-a,B\n");
  folder.write("r/m.hop", "QA-a,B\n");
  shell(folder,
        "(cd other && git init -q . && git add . && git commit -qm one) && cd r && git init -q . && "
        "git -c protocol.file.allow=always submodule -q add ../other in && git add . && git commit -qm one");
  const auto names = [&](const std::string& words) {
    return shell(folder, "cd r && plyglot lint -q --output-format concise " + words + " | sed 's/:.*//'").out;
  };
  CHECK(names("--since HEAD").empty());
  CHECK(names("").size() > 1);
  const std::string of_submodule = "./in/new.hop\n./in/s.hop\n";
  folder.write("r/in/new.hop", "QA-a,B\n");
  CHECK(names("--since HEAD") == of_submodule);
  shell(folder, "cd r && git config submodule.in.ignore all && git config diff.ignoreSubmodules all");
  CHECK(names("--since HEAD") == of_submodule);
  shell(folder, "cd r/in && git add . && git commit -qm two");
  CHECK(names("--since HEAD") == of_submodule);
  CHECK(shell(folder, "cd r/in && plyglot lint -q --output-format gcc --since HEAD").out.empty());
}

TEST_CASE("what --since cannot know is an error, and nothing is done") {
  const cli::Folder folder;
  folder.write("r/a.hop", "QA-a,B\n");
  folder.write("b.hop", "QA-a,B\n");
  shell(folder, "cd r && git init -q . && git add . && git commit -qm one");
  const auto problem = [&](const std::string& line) {
    const cli::Outcome outcome = shell(folder, line);
    INFO(line);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    return outcome.error.substr(0, outcome.error.find("\nsee `plyglot "));
  };
  CHECK(problem("plyglot lint --since HEAD").find("plyglot: --since: git: not a git repository") == 0);
  CHECK(problem("cd r && plyglot lint --since nowhere") == "plyglot: --since: there is no commit `nowhere`");
  CHECK(problem("cd r && plyglot lint --since ''") == "plyglot: --since: there is no commit ``");
  CHECK(problem("cd r && plyglot lint --since=--all") == "plyglot: --since: there is no commit `--all`");
  CHECK(problem("cd r && plyglot lint --since HEAD..HEAD") == "plyglot: --since: there is no commit `HEAD..HEAD`");
  CHECK(problem("cd r && plyglot lint --since '^HEAD'") == "plyglot: --since: there is no commit `^HEAD`");
  CHECK(problem("cd r && plyglot lint --since HEAD:a.hop") == "plyglot: --since: there is no commit `HEAD:a.hop`");
  CHECK(problem("cd r && plyglot lint --since HEAD ../b.hop") ==
        "plyglot: --since: ../b.hop is not in the repository of this folder");
  CHECK(problem("cd r && plyglot lint --since HEAD ..") ==
        "plyglot: --since: ../b.hop is not in the repository of this folder");
  CHECK(problem("cd r && p=$(command -v plyglot) && PATH=/none $p lint --since HEAD") ==
        "plyglot: --since: cannot run `git`: No such file or directory");
  const std::string for_files = "plyglot: --since speaks of files: it does not go with --text or standard input (`-`)";
  CHECK(problem("cd r && plyglot lint --since HEAD - <a.hop") == for_files);
  CHECK(problem("cd r && plyglot fmt --since HEAD --text QA-a,b") == for_files);
  CHECK(problem("cd r && plyglot lint --since HEAD gone.hop").find("gone.hop: No such file") != std::string::npos);
}

TEST_CASE("a run of git leaves plyglot as it was: a reader that goes ends it, and other children go on") {
  const cli::Folder folder;
  std::string many;
  for (int i = 0; i < 20'000; ++i) many += "QA-a,B\n";
  folder.write("a.hop", many);
  shell(folder, "git init -q . && git commit -q --allow-empty -m one");
  const cli::Outcome outcome =
      shell(folder, "(plyglot lint --since HEAD; echo $? >status) 2>error | head -1 >first; cat error status");
  CHECK(outcome.out == "141\n");
  // In a group of its own, as a job of a shell is.
  CHECK(shell(folder, "setsid sleep 30 & echo $! >pid; exec plyglot lint -q --since HEAD >printed").status == 1);
  CHECK(shell(folder, "kill $(cat pid)").status == 0);
}
