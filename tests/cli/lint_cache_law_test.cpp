// `lint --cache` prints and writes what `lint` does without a cache, whatever was done to the files meanwhile.
#include "cli/process.hpp"

#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"
#include "support/values/random.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <thread>

using namespace plyglot;

namespace {

namespace fs = std::filesystem;

// Texts that files are filled with: by extension, clean ones and others.
using Texts = std::map<std::string, std::vector<std::string>>;

void add(Texts& texts, const std::string& name, const std::string& text) {
  texts[fs::path(name).extension().string()].push_back(text);
}

// Those of the tour, and the files of cases about what is decided by the text.
Texts texts_by_extension() {
  Texts texts;
  for (const fs::directory_entry& entry : fs::directory_iterator(test::project_folder() + "/corpus/tour")) {
    const std::string name = entry.path().filename().string();
    if (name.find(".expected") == name.npos) add(texts, name, test::file_text(entry.path()));
  }
  for (const char* file : {"/dialects.txt", "/markdown.txt"}) {
    std::istringstream cases(cli::read_whole(std::string(PLYGLOT_CASES) + file));
    std::string name;
    std::string text;
    const std::string head = "== file ";
    for (std::string line; std::getline(cases, line);) {
      if (line.substr(0, 3) == "== ") {
        if (!name.empty()) add(texts, name, text);
        name = line.substr(0, head.size()) == head ? line.substr(head.size()) : "";
        text.clear();
      } else {
        text += line + '\n';
      }
    }
  }
  for (const char* text :
       {"QA-a,b\n", "QA-a,b\nQA-a,w\n", "QA-a,B\n", "# plyglot: ignore-file[hop/player-case] they came so\nQA-a,B\n",
        "# plyglot: ignore-file[hop/player-case] of no use\nQA-a,b\n", "\xEF\xBB\xBFQA-a,b\n", "QA+x\x1B[31m,w\n",
        "QIA,b\nBase;InProgress;White[2];wS1;bS1 wS1-\n", ""}) {
    add(texts, "x.hop", text);
  }
  add(texts, "x.uhp", "QA-a,b\n");
  // In a dialect that is not certain.
  add(texts, "x.hw",
      "g1 homeworld y2 b3 Alder\nhomeworld y3 b2 g3 Birch\nbuild b1 Alder\n8) Ben: Sacrifice G3 Ben\n"
      "trade b1 y1 Alder\nBirch\n g1 buildtrade y1 b1 Alder\ntrade g1 y1 Birch\ntrade b1 r1 Alder\n");
  // With a finding about the file alone.
  add(texts, "x.jsonl", "{\"game\":\"homeworld g1 y2 b3 Alder\"}\n{broken\n");
  // Of no notation by its name, or not of one of ours.
  add(texts, "x.txt", "nothing\n");
  add(texts, "x.pgn", "[Event \"chess\"]\n\n1. e4 e5 *\n");
  return texts;
}

// Two folders to which the same is done; in the first one `lint` has a cache.
struct Twins {
  cli::Folder cached;
  cli::Folder plain;

  void write(const std::string& name, const std::string& text) const {
    for (const cli::Folder* folder : {&cached, &plain}) folder->write(name, text);
  }
  // All but the cache.
  static std::map<std::string, std::string> texts_in(const cli::Folder& folder) {
    std::map<std::string, std::string> texts;
    for (const auto& entry : fs::recursive_directory_iterator(folder.path())) {
      const std::string name = entry.path().lexically_relative(folder.path()).string();
      if (entry.is_regular_file() && name.substr(0, 5) != "kept/") texts[name] = cli::read_whole(entry.path());
    }
    return texts;
  }
  void check(const std::string& words) const {
    INFO("plyglot lint " << words);
    const cli::Outcome with = cli::run_shell(cached, "plyglot lint --cache kept " + words);
    const cli::Outcome without = cli::run_shell(plain, "plyglot lint " + words);
    CHECK(with.out == without.out);
    CHECK(with.error == without.error);
    CHECK(with.status == without.status);
    const auto texts = texts_in(plain);
    for (const auto& [name, text] : texts_in(cached)) {
      INFO(name);
      CHECK((texts.count(name) == 1 && texts.at(name) == text));
    }
    CHECK(texts.size() == texts_in(cached).size());
  }
};

// Every option of `lint` that may bear on what is printed, with words that use it.
const std::vector<std::pair<std::string, std::vector<std::string>>> options = {
    {"", {"", "", ""}},
    {"--from", {"--from hop", "--from homeworlds", "--from homeworlds:sdg", "--from markdown"}},
    {"--option", {"--option dialect=hivegame", "--option positions=played"}},
    {"--profile", {"--profile sdg"}},
    {"--config", {"--config other.toml"}},
    {"--no-config", {"--no-config"}},
    {"--record", {"--record 1", "--record 2"}},
    {"--jobs", {"--jobs 1", "--jobs 3"}},
    {"--column", {"--column text --from hop", "--column game --from homeworlds n/*.jsonl"}},
    {"--no-header", {"--column 1 --no-header --from hop"}},
    {"--quiet", {"--quiet"}},
    {"--color", {"--color always"}},
    {"--max-diagnostics", {"--max-diagnostics 1", "--max-diagnostics 5"}},
    {"--output-format",
     {"--output-format concise", "--output-format jsonl", "--output-format sarif", "--output-format github",
      "--output-format gcc", "--output-format checkstyle", "--output-format junit", "--output-format gitlab",
      "--output-format rdjson"}},
    {"--output-file", {"--output-file report --output-format sarif"}},
    {"--statistics", {"--statistics", "--statistics --output-format jsonl"}},
    {"--select", {"--select hop/", "--select hop/player-case"}},
    {"--ignore", {"--ignore hop/player-case", "--ignore uhp/", "--ignore all"}},
    {"--severity", {"--severity hop/=error", "--severity all=info", "--severity hop/player-case=off"}},
    {"--write-baseline", {"--baseline base.json --write-baseline"}},
    {"--baseline", {"--baseline base.json", "--baseline base.json --statistics"}},
    {"--fix", {"--fix", "--fix --ignore all"}},
    {"--recount", {"--recount"}},
    {"--unsafe-fixes", {"--unsafe-fixes"}},
    {"--add-ignore", {"--add-ignore"}},
    {"--diff", {"--diff", "--diff --unsafe-fixes"}},
};

std::string any_words(test::Random& random) {
  std::string words = random.pick(random.pick(options).second);
  if (random.chance(30)) words += " --output-format " + random.pick(std::vector<std::string>{"human", "concise"});
  if (words.find("--output-format") != words.rfind("--output-format")) words.resize(words.rfind(" --output-format"));
  return words + random.pick(std::vector<std::string>{"", " .", " a", " a b n/*.md", " ./b n/*.txt"});
}

// Something that a user or a program does to a file, in both folders alike.
void edit(const Twins& twins, const std::vector<std::string>& names, const Texts& texts, test::Random& random) {
  const std::string name = random.pick(names);
  const auto text_for = [&](const std::string& file) { return random.pick(texts.at(fs::path(file).extension())); };
  const std::string text = text_for(name);
  const std::size_t kind = random.below(8);
  const std::string other = random.pick(names);
  const std::string config = random.pick(std::vector<std::string>{
      "", "# nothing\n", "ignore = [\"hop/player-case\"]\n", "severity = { \"uhp/\" = \"error\" }\n",
      "[options.hop]\npositions = \"played\"\n", "[[overrides]]\nfiles = [\"b\"]\nignore = [\"all\"]\n",
      "[[overrides]]\nfiles = [\"*.txt\"]\nnotation = \"hop\"\n"});
  for (const cli::Folder* folder : {&twins.cached, &twins.plain}) {
    const std::string path = folder->path() + '/' + name;
    std::error_code error;
    switch (kind) {
      case 0:
        folder->write(name, text);
        break;
      case 1: {
        // As large as before, and written at the same time.
        struct stat was {};
        if (stat(path.c_str(), &was) != 0 || was.st_size == 0) break;
        std::string same = cli::read_whole(path);
        same[same.size() / 2] = same[same.size() / 2] == 'b' ? 'B' : 'b';
        folder->write(name, same);
        const struct timespec times[] = {was.st_atim, was.st_mtim};
        utimensat(AT_FDCWD, path.c_str(), times, 0);
        break;
      }
      case 2:
        folder->write("new", text);
        fs::rename(folder->path() + "/new", path);
        break;
      case 3:
        utimensat(AT_FDCWD, path.c_str(), nullptr, 0);
        break;
      case 4:
        fs::remove(path, error);
        break;
      case 5:
        fs::rename(path, fs::path(folder->path() + '/' + other).replace_extension(fs::path(name).extension()), error);
        break;
      case 6:
        fs::permissions(path, fs::perms::group_write, fs::perm_options::add, error);
        break;
      default:
        folder->write("b/plyglot.toml", config);
    }
  }
}

}  // namespace

TEST_CASE("every option of lint is known to the law of the cache") {
  const cli::Folder folder;
  std::set<std::string> known = {"--help", "--text", "--stdin-filename", "--since", "--cache", "--watch"};
  for (const auto& [name, words] : options) known.insert(name);
  std::istringstream help(cli::run_shell(folder, "plyglot lint --help").out);
  for (std::string line; std::getline(help, line);) {
    const std::size_t begin = line.find("--");
    if (line.substr(0, 3) != "  -" || begin == line.npos) continue;
    const std::string name = line.substr(begin, line.find(' ', begin) - begin);
    INFO(name << " may bear on what the cache keeps");
    CHECK(known.count(name) == 1);
  }
}

TEST_CASE("a cache changes nothing that lint prints or writes") {
  const Texts texts = texts_by_extension();
  test::Random random(20261130);
  const Twins twins;
  std::vector<std::string> names;
  for (const auto& [extension, all] : texts) {
    for (const std::string& text : all) {
      // What is read only where it is named is in a folder of its own.
      const bool is_found = extension != ".md" && extension != ".txt" && extension != ".jsonl";
      const std::string folder = is_found ? random.pick(std::vector<std::string>{"a/", "b/", "b/c/"}) : "n/";
      names.push_back(folder + std::to_string(names.size()) + extension);
      twins.write(names.back(), text);
    }
  }
  twins.write("a/table.csv", "text,other\n\"QA-a,b\",x\n\"QA-a,B\",\"QA-a,b\"\n");
  twins.write("other.toml", "ignore = [\"hop/player-case\"]\n");
  twins.write("third.toml", "ignore = [\"homeworlds/\"]\n");
  for (const char* config : {"from-here.toml", "b/from-here.toml"}) {
    twins.write(config, "[[overrides]]\nfiles = [\"c/*\"]\nignore = [\"all\"]\n");
  }
  // Until no later change can have the time of an earlier one.
  std::this_thread::sleep_for(std::chrono::milliseconds(2050));
  // Each bears on the next one, if a row is found that is of something else.
  for (const char* words : {"--max-diagnostics 1 a b",
                            "a b",
                            "",
                            "./a ./b",
                            "--output-format sarif a b",
                            "--output-format sarif",
                            "--color always",
                            "--ignore all a b",
                            "--diff --ignore all a b",
                            "--diff a b",
                            "a b",
                            "n/*.md n/*.txt",
                            "--fix --column game --from homeworlds n/*.jsonl",
                            "--column game --from homeworlds n/*.jsonl",
                            "--config other.toml a b",
                            "--config third.toml a b",
                            "--config from-here.toml a b",
                            "--config b/from-here.toml a b",
                            "--fix --ignore all a b",
                            "--statistics a b",
                            "--record 1 a b",
                            "--select hop/ a b"}) {
    for (int i = 0; i < 2; ++i) twins.check(words);
  }
  for (std::size_t round = 0; round < 15; ++round) {
    for (std::size_t i = random.below(6); i > 0; --i) edit(twins, names, texts, random);
    for (std::size_t i = 0; i < 2; ++i) twins.check(any_words(random));
  }
}
