#include "cli/process.hpp"

#include "support/checks/catch.hpp"

#include <algorithm>
#include <fstream>

using namespace plyglot;

namespace {

constexpr std::size_t megabyte = 1024 * 1024;
// More than the memory that is allowed, so that no file fits into it.
constexpr std::size_t file_size = 70 * megabyte;

struct LargeFile {
  std::string name;
  // Every hundredth record has findings, so that their way out is measured as well.
  std::string usual;
  std::string faulty;
};

const LargeFile files[] = {
    {"large.hop", "base+LMlm,A+gas-A-GA+aq+b+s8=B2-(a!G-S1+Q)8+b,w\n", "base M,QA+m1+q,x\n"},
    {"large.uhp", "Base;InProgress;White[5];wG1;bG1 wG1-;wQ /wG1;bQ bG1/;wA1 -wG1;bA1 bG1-;wA1 bA1-;bB1 bQ-\n",
     "Base;InProgress;White[2];wG1;bG1 wG1-;wQ bG1-\n"},
};

void write(const std::string& path, const LargeFile& of) {
  std::ofstream file(path, std::ios::binary);
  std::string block;
  for (std::size_t line = 0; block.size() < megabyte; ++line) block += line % 100 == 0 ? of.faulty : of.usual;
  for (std::size_t written = 0; written < file_size; written += block.size()) file << block;
}

// A record that no one wrote: a piece that is repeated, between two others.
struct Hopeless {
  std::string notation;
  std::string before;
  std::string piece;
  std::string after;
};

// Step by step: what this program holds itself would be counted with the program under test.
std::size_t write(const std::string& path, const Hopeless& of, std::size_t times) {
  std::ofstream file(path, std::ios::binary);
  std::string block;
  while (block.size() < megabyte) block += of.piece;
  const std::size_t pieces = block.size() / of.piece.size();
  file << of.before;
  for (; times > pieces; times -= pieces) file << block;
  file << block.substr(0, times * of.piece.size()) << of.after;
  return static_cast<std::size_t>(file.tellp());
}

constexpr std::size_t least_bound = 64 * megabyte;
constexpr const char* hopeless = "hopeless";

}  // namespace

TEST_CASE("a file of any size is checked in less than 64 MB of memory") {
  for (const LargeFile& large : files) {
    INFO(large.name);
    const cli::Folder folder;
    write(folder.path() + '/' + large.name, large);
    // The more threads, the more chunks are on their way.
    const cli::Outcome outcome =
        cli::run_shell(folder, "plyglot lint --quiet --jobs 4 " + large.name + " | tail -c 100");
    CHECK(outcome.status == 0);
    CHECK(!outcome.out.empty());
    CHECK(outcome.peak_memory > static_cast<long>(megabyte));
    CHECK(outcome.peak_memory < static_cast<long>(64 * megabyte));
  }
}

TEST_CASE("a record of 100 MB that is one fault takes twice its size") {
  const Hopeless records[] = {
      {"hop", "", "(", ""},
      {"uhp", "", "~", ""},
      {"boardspace-sgf", "(;GM[27]C[", "~", "])"},
      {"hopgi", "", "{", ""},
  };
  for (const Hopeless& record : records) {
    INFO(record.notation);
    const cli::Folder folder;
    const std::size_t size = write(folder.path() + '/' + hopeless, record, 100 * megabyte);
    const cli::Outcome outcome =
        cli::run_shell(folder, "plyglot lint --quiet --max-diagnostics 10 --from " + record.notation + ' ' + hopeless);
    CHECK(outcome.status == 1);
    CHECK(outcome.out.size() < megabyte / 16);
    CHECK(outcome.peak_memory > static_cast<long>(size));
    CHECK(outcome.peak_memory < static_cast<long>(2 * size));
  }
}

TEST_CASE("10 MB of NUL take at most twenty times their size") {
  for (const char* notation : {"hop", "uhp", "thehive", "hive-pgn", "boardspace-sgf", "homeworlds", "homeworlds:ap",
                               "hexix", "hexix-position", "hopgi", "hopgi-fen", "hopgi-diagram"}) {
    INFO(notation);
    const cli::Folder folder;
    const std::size_t size =
        write(folder.path() + '/' + hopeless, {notation, "", std::string(1, '\0'), ""}, 10 * megabyte);
    const cli::Outcome outcome = cli::run_shell(
        folder, std::string("plyglot lint --quiet --max-diagnostics 10 --from ") + notation + ' ' + hopeless);
    CHECK(outcome.status == 1);
    CHECK(outcome.out.size() < megabyte / 16);
    CHECK(outcome.peak_memory < static_cast<long>(20 * size));
  }
}

TEST_CASE("a million small faults in one record take 64 MB, or twenty times its size") {
  const Hopeless records[] = {
      {"hop", "", ")", ""},
      {"hop", "A", "!", ",w"},
      {"hop", "", "%2B", ""},
      {"hexix", "", "\t ", "D2v\n"},
      {"hexix", "", "a\n", ""},
      {"hexix", "", "D2 E3\n", ""},
      {"hexix-position", "", "a", ""},
      {"hopgi", "", ")", ""},
      {"hopgi", "", "}", ""},
      {"hopgi", "", "$", ""},
      {"hopgi", "", "e2e5 ", ""},
      {"hopgi-fen", "", "p/", ""},
      {"hopgi-diagram", "", "|", ""},
      {"uhp", "", ";", ""},
      {"uhp", "Base;InProgress;White[2]", ";x", ""},
      {"thehive", "", "x\n", ""},
      {"thehive", "", "1. wQ\n", ""},
      {"hive-pgn", "", "{a}", ""},
      {"hive-pgn", "", "[A \"b\"]\n", ""},
      {"boardspace-sgf", "", ";", ""},
      {"boardspace-sgf", "(;GM[27]", "A[]", ""},
      {"boardspace-sgf", "(;GM[27]", "P0[1 x y]", ")"},
      {"homeworlds", "", "x\n", ""},
      {"homeworlds", "", ";", ""},
      {"homeworlds:ap", "", "x\n", ""},
      {"homeworlds:sdg", "", "1) x\n", ""},
  };
  constexpr std::size_t million = 1'000'000;
  for (const Hopeless& record : records) {
    INFO(record.notation + " " + record.piece);
    const cli::Folder folder;
    const std::size_t size = write(folder.path() + '/' + hopeless, record, million);
    const cli::Outcome outcome =
        cli::run_shell(folder, "plyglot lint --quiet --output-format jsonl --from " + record.notation + ' ' + hopeless);
    CHECK(outcome.status == 1);
    CHECK(!outcome.out.empty());
    CHECK(outcome.peak_memory > static_cast<long>(megabyte));
    CHECK(outcome.peak_memory < static_cast<long>(std::max(least_bound, 20 * size)));
  }
}

TEST_CASE("a picture that will be refused is not drawn") {
  constexpr unsigned records = 20'000;
  std::string positions;
  std::string blocks;
  for (unsigned i = 0; i < records; ++i) {
    positions += "QA-a,b\n";
    blocks += "```hop\nQA-a,b\n```\n";
  }
  const cli::Folder folder;
  folder.write("many.hop", positions);
  folder.write("many.md", blocks);
  for (const std::string file : {"many.hop", "many.md"}) {
    INFO(file);
    const cli::Outcome refused = cli::run_shell(folder, "plyglot show --format svg " + file);
    CHECK(refused.status == 2);
    CHECK(refused.error.find("choose one with --record N") != std::string::npos);
    // Each of these is read and drawn with letters, which takes less than a picture.
    const cli::Outcome shown = cli::run_shell(folder, "plyglot show " + file);
    CHECK(refused.user_seconds < shown.user_seconds);
    CHECK(refused.peak_memory < static_cast<long>(64 * megabyte));
  }
}
