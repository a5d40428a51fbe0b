// What holds of the command line whatever it prints: a snapshot could not see when it goes wrong.
#include "cli/process.hpp"

#include "support/checks/catch.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <array>

using namespace plyglot;

namespace {

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

}  // namespace

// A file is read in chunks of some hundred KB; what is left after fixing lies where it is in the fixed file.
TEST_CASE("lint --fix reports of each chunk what lint finds in the file that it wrote") {
  struct Kept {
    const char* file;
    const char* game;
  };
  constexpr std::array kept = {
      // A fix of another length in each line, an error with a label, and a suppression of nothing.
      Kept{"many.hop", "QA+a, b\n# plyglot: ignore[hop/player-case] nothing\nQA-a-A=B-(,w\n"},
      Kept{"many.uhp",
           "Base;InProgress;White[2];wS1; bS1 wS1-\n# plyglot: ignore[uhp/spaces] nothing\n"
           "Base;InProgress;White[3];wS1;bS1 wS1-;wQ bS1-;bQ bS1/\n"},
  };
  for (const Kept& it : kept) {
    INFO(it.file);
    const cli::Folder folder;
    folder.write(it.file, repeated(it.game, 12'000));
    const std::string lint = std::string("plyglot lint --output-format jsonl --quiet ");
    const cli::Outcome fixed = cli::run_shell(folder, lint + "--fix " + it.file);
    const cli::Outcome left = cli::run_shell(folder, lint + it.file);
    CHECK(folder.read(it.file) != repeated(it.game, 12'000));
    CHECK(std::count(left.out.begin(), left.out.end(), '\n') >= 12'000);
    CHECK((fixed.out == left.out));
    CHECK(fixed.status == left.status);
  }
}

// What is said of these records is said because of the first one, which lies in the first chunk only.
TEST_CASE("what is found in a record does not depend on where its file is cut") {
  struct Repeated {
    const char* file;
    std::string head;
    std::string record;
  };
  const std::array files = {
      Repeated{"many.hexix", "Blue   Red\n", "D2^    E5^\n\n"},
      Repeated{"many.hopgi", "", "1. Pd2-c3 *\n\n"},
  };
  constexpr std::ptrdiff_t records = 20'000;
  for (const Repeated& it : files) {
    INFO(it.file);
    const cli::Folder folder;
    const auto findings = [&](std::ptrdiff_t count) {
      folder.write(it.file, it.head + repeated(it.record, static_cast<std::size_t>(count)));
      const std::string out =
          cli::run_shell(folder, std::string("plyglot lint --output-format jsonl --quiet ") + it.file).out;
      return std::count(out.begin(), out.end(), '\n');
    };
    const std::ptrdiff_t of_two = findings(2);
    const std::ptrdiff_t of_another = findings(3) - of_two;
    CHECK(of_another > 0);
    CHECK(findings(records) == of_two + (records - 2) * of_another);
  }
}

TEST_CASE("fmt --check, --diff and --write agree on which files change") {
  const cli::Folder folder;
  constexpr std::array texts = {"A+a1-Q,b\n", "A+a1-Q,b", "A+a1-Q,b\n\n", "\n", "", "A+a1-Q, b\n", "A+a1-Q,b\r\n"};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string name = text::format("{}.hop", i);
    INFO(name);
    folder.write(name, texts[i]);
    const cli::Outcome check = cli::run_shell(folder, "plyglot fmt --check " + name);
    const cli::Outcome diff = cli::run_shell(folder, "plyglot fmt --diff " + name);
    CHECK(check.status == diff.status);
    CHECK(check.out.empty() == diff.out.empty());
    CHECK(cli::run_shell(folder, "plyglot fmt --write " + name).status == 0);
    CHECK((folder.read(name) != texts[i]) == (check.status == 1));
    CHECK(cli::run_shell(folder, "plyglot fmt --check " + name).status == 0);
  }
}

// From the weakest to the strongest: each is tried against all that are weaker.
TEST_CASE("what says a setting more closely wins") {
  // Each sets another repetition of the same game, which `plyglot config` tells.
  const std::array<std::array<std::string, 2>, 6> sources = {{
      {"[options.hive]\nrepetition = \"off\"\n", ""},
      {"[options.uhp]\nrepetition = \"threefold\"\n", ""},
      {"[[overrides]]\nfiles = [\"*.uhp\"]\noptions.hive.repetition = \"off\"\n", ""},
      {"[[overrides]]\nfiles = [\"a.uhp\"]\noptions.hive.repetition = \"threefold\"\n", ""},
      {"", "--option repetition=off "},
      {"", "--option repetition=threefold "},
  }};
  const std::array<const char*, 6> values = {"off", "threefold", "off", "threefold", "off", "threefold"};
  for (std::size_t strongest = 0; strongest < sources.size(); ++strongest) {
    const cli::Folder folder;
    folder.write("a.uhp", "Base;NotStarted;White[1]\n");
    std::string config;
    std::string words;
    for (std::size_t i = 0; i <= strongest; ++i) config += sources[i][0], words += sources[i][1];
    folder.write("plyglot.toml", config);
    const cli::Outcome outcome = cli::run_shell(folder, "plyglot config " + words + "a.uhp");
    INFO(config << words << outcome.out << outcome.error);
    CHECK(outcome.status == 0);
    CHECK(outcome.out.find(text::format("    repetition           {} ", values[strongest])) != std::string::npos);
  }
}

TEST_CASE("what names a notation more closely wins, and its dialect with it") {
  struct Naming {
    const char* config;
    const char* words;
    const char* notation;
    const char* dialect;
  };
  constexpr std::array namings = {
      Naming{"[[overrides]]\nfiles = [\"*.txt\"]\nnotation = \"hop:hivegame\"\n", "", "hop", "hivegame"},
      Naming{"[[overrides]]\nfiles = [\"a.*\"]\nnotation = \"uhp:mzinga\"\n", "", "uhp", "mzinga"},
      Naming{"[[overrides]]\nfiles = [\"a.txt\"]\nnotation = \"hop:spec\"\n", "", "hop", "spec"},
      Naming{"", "--from hop:hivegame ", "hop", "hivegame"},
  };
  std::string config;
  for (const Naming& closest : namings) {
    const cli::Folder folder;
    folder.write("a.txt", "");
    config += closest.config;
    folder.write("plyglot.toml", config);
    const cli::Outcome outcome = cli::run_shell(folder, std::string("plyglot config ") + closest.words + "a.txt");
    INFO(config << closest.words << outcome.out << outcome.error);
    CHECK(outcome.status == 0);
    CHECK(outcome.out.find(text::format("  notation: {} ", closest.notation)) != std::string::npos);
    const std::size_t dialect = outcome.out.find("    dialect ");
    REQUIRE(dialect != std::string::npos);
    CHECK(outcome.out.find(text::format(" {} ", closest.dialect), dialect) != std::string::npos);
  }
}

TEST_CASE("--option wins over --profile in whatever order they are given") {
  const cli::Folder folder;
  folder.write("a.hw", "");
  for (const char* words : {"--option profile=ap --profile sdg", "--profile sdg --option profile=ap"}) {
    const cli::Outcome outcome = cli::run_shell(folder, std::string("plyglot config a.hw ") + words);
    INFO(outcome.out << outcome.error);
    CHECK(outcome.out.find("--option\n") != std::string::npos);
    CHECK(outcome.out.find("--profile\n") == std::string::npos);
  }
}
