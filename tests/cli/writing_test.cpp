// What is written over files: nothing that anybody has is lost.
#include "cli/process.hpp"

#include "framework/skips.hpp"
#include "support/checks/catch.hpp"

#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <filesystem>

using namespace plyglot;

namespace {

namespace fs = std::filesystem;

constexpr const char* fixable = "A+a1-Q, b\n";
constexpr const char* fixed = "A+a1-Q,b\n";
constexpr const char* to_hivegame = "plyglot translate --to hop:hivegame ";

// Files that programs make beside others and should not leave there.
std::size_t temporary_files(const cli::Folder& folder) {
  std::size_t count = 0;
  for (const auto& entry : fs::directory_iterator(folder.path())) count += entry.path().filename().native()[0] == '.';
  return count;
}

// The first line is fixed at once, so that there is a temporary file long before the end of the file is read.
std::string long_text() {
  std::string text = fixable;
  for (int i = 0; i < 300'000; ++i) text += fixed;
  return text;
}

// Lines of shell, after which there is a temporary file of the program, with a name or without.
const std::string until_temporary_file =
    "is_nameless() { ls -l /proc/$run/fd 2>/dev/null | grep -q '(deleted)$'; }\n"
    "is_there() { set -- .[!.]*; test -e \"$1\" || is_nameless; }\n"
    "for i in $(seq 2000); do is_there && break; sleep 0.005; done\n";

// Runs `command` on large.hop, and `meanwhile` as soon as there is a temporary file.
cli::Outcome run_with(const cli::Folder& folder, const std::string& command, const std::string& meanwhile) {
  return cli::run_shell(folder, "plyglot " + command + " large.hop >printed & run=$!\n" + until_temporary_file +
                                    meanwhile + "\nwait $run");
}

}  // namespace

TEST_CASE("what is not a regular file is written directly") {
  const cli::Folder folder;
  folder.write("a.hop", "QA-a,w\n");
  const std::string expected = cli::run_shell(folder, std::string(to_hivegame) + "a.hop").out;
  REQUIRE(!expected.empty());
  const auto written = [&](const std::string& before, const std::string& path, const std::string& after) {
    return cli::run_shell(folder, before + "\n" + to_hivegame + "-o " + path + " a.hop\n" + after);
  };
  SECTION("a device, by a link that stays") {
    CHECK(written("ln -s /dev/null null", "null", "readlink null; test -c /dev/null && echo device").out ==
          "/dev/null\ndevice\n");
  }
  SECTION("standard output by its name, be it a file or a pipe") {
    CHECK(written("", "/dev/stdout", "").out == expected);
    CHECK(
        cli::run_shell(folder, std::string("(echo before; ") + to_hivegame + "-o /dev/stdout a.hop; echo after) | cat")
            .out == "before\n" + expected + "after\n");
    CHECK(written("ln -s /proc/self/fd/1 out; echo before", "out", "readlink out").out ==
          "before\n" + expected + "/proc/self/fd/1\n");
  }
  SECTION("a FIFO") {
    CHECK(written("mkfifo fifo; timeout 20 cat fifo >read &", "fifo", "wait; test -p fifo && cat read").out ==
          expected);
  }
  SECTION("a full device is said") {
    const cli::Outcome outcome = written("ln -s /dev/full full", "full", "");
    CHECK(outcome.status == 2);
    CHECK(outcome.error == "plyglot: full: cannot be written: No space left on device\n");
  }
  SECTION("what is replaced must be a regular file") {
    const cli::Outcome outcome =
        cli::run_shell(folder, "mkfifo fifo.hop; printf 'A+a1-Q, b\\n' >fifo.hop & plyglot fmt --write fifo.hop");
    CHECK(outcome.status == 2);
    CHECK(outcome.error.find("fifo.hop: is not a regular file, and is left as it is") != std::string::npos);
    CHECK(fs::is_fifo(folder.path() + "/fifo.hop"));
  }
}

TEST_CASE("links keep pointing, also one that points to nothing yet") {
  const cli::Folder folder;
  folder.write("a.hop", "QA-a,w\n");
  folder.write("in/b.hop", fixable);
  const cli::Outcome outcome = cli::run_shell(
      folder, std::string("ln -s in/new.txt link; ln -s link again; ln -s in/b.hop b.hop\n") + to_hivegame +
                  "-o again a.hop; plyglot lint --quiet --fix b.hop; readlink again link b.hop");
  CHECK(outcome.out == "link\nin/new.txt\nin/b.hop\n");
  CHECK(folder.read("in/new.txt") == cli::run_shell(folder, std::string(to_hivegame) + "a.hop").out);
  CHECK(folder.read("in/b.hop") == fixed);
}

TEST_CASE("a file that another program changed meanwhile is left alone") {
  for (const char* command : {"fmt --write", "lint --fix --quiet"}) {
    INFO(command);
    const cli::Folder folder;
    folder.write("large.hop", long_text());
    SECTION("another file in its place") {
      folder.write("other", "QA-a,w\n");
      const cli::Outcome outcome = run_with(folder, command, "mv other large.hop");
      CHECK(outcome.status == 2);
      CHECK(
          outcome.error.find("plyglot: large.hop: was changed by another program while it was read, and is left as it "
                             "is\n") != std::string::npos);
      CHECK(folder.read("large.hop") == "QA-a,w\n");
    }
    SECTION("more text at its end") {
      const cli::Outcome outcome = run_with(folder, command, "echo QA-a,w >>large.hop");
      CHECK(outcome.status == 2);
      CHECK(folder.read("large.hop") == long_text() + "QA-a,w\n");
    }
    SECTION("another byte in it") {
      const cli::Outcome outcome = run_with(folder, command, "printf Q | dd of=large.hop conv=notrunc status=none");
      CHECK(outcome.status == 2);
      CHECK(folder.read("large.hop") == 'Q' + long_text().substr(1));
    }
    CHECK(temporary_files(folder) == 0);
  }
}

// The last line alone is fixed, so that all before it is read again from the disk.
TEST_CASE("a file is not mixed with another that takes its place") {
  const std::string other_line = "A+a1-Q,w\n";
  std::string text;
  std::string other;
  for (int i = 0; i < 1'000'000; ++i) text += fixed, other += other_line;
  for (const char* command : {"fmt --write", "lint --fix --quiet"}) {
    INFO(command);
    const cli::Folder folder;
    folder.write("large.hop", text + fixable);
    folder.write("other", other + other_line + other_line);
    const cli::Outcome outcome = cli::run_shell(
        folder, std::string("plyglot ") + command +
                    " large.hop >printed & run=$!\n"
                    "for i in $(seq 2000); do ls -l /proc/$run/fd | grep -q large.hop && break; sleep 0.005; done\n"
                    "kill -STOP $run; mv other large.hop; kill -CONT $run; wait $run");
    CHECK(outcome.status == 2);
    CHECK((folder.read("large.hop") == other + other_line + other_line));
  }
}

TEST_CASE("a signal leaves the file as it was, and nothing beside it") {
  for (const char* signal : {"INT", "TERM", "HUP"}) {
    INFO(signal);
    const cli::Folder folder;
    folder.write("large.hop", long_text());
    // A shell lets what runs in its background ignore SIGINT.
    const cli::Outcome outcome = cli::run_shell(
        folder, "env --default-signal=INT plyglot fmt --write large.hop & run=$!\n" + until_temporary_file +
                    "is_there && echo there; kill -" + signal + " $run; wait $run");
    CHECK(outcome.out == "there\n");
    CHECK(outcome.status > 128);
    CHECK(folder.read("large.hop") == long_text());
    CHECK(temporary_files(folder) == 0);
  }
}

TEST_CASE("a program that is killed leaves nothing where the system has files without a name") {
  const cli::Folder folder;
  folder.write("large.hop", long_text());
  const cli::Outcome outcome =
      cli::run_shell(folder, "plyglot fmt --write large.hop & run=$!\n" + until_temporary_file +
                                 "kill -STOP $run; is_nameless && echo nameless; kill -KILL $run; wait $run");
  CHECK(outcome.status == 128 + 9);
  CHECK(folder.read("large.hop") == long_text());
  if (outcome.out.empty()) return test::skip_rows(1, "files without a name", "the file system has none", true);
  CHECK(temporary_files(folder) == 0);
}

TEST_CASE("nothing is fixed in a piece of a file that is not text") {
  const cli::Folder folder;
  const std::string binary = fixable + std::string(10'000, '\0') + '\n' + fixable;
  for (const char* notation : {"hop", "uhp", "hive-pgn", "hive-human", "homeworlds", "hexix", "hopgi", "hopgi-fen"}) {
    INFO(notation);
    folder.write("binary", binary);
    const cli::Outcome outcome =
        cli::run_shell(folder, std::string("plyglot lint --unsafe-fixes --from ") + notation + " binary >/dev/null");
    CHECK(outcome.status == 1);
    CHECK((folder.read("binary") == binary));
  }
}

TEST_CASE("a file that is there is touched only when there is something to write") {
  const cli::Folder folder;
  folder.write("refused.hop", "QA+x,w\n");
  folder.write("empty.hop", "");
  folder.write("kept.txt", "kept\n");
  const cli::Outcome refused = cli::run_shell(folder, std::string(to_hivegame) + "-o kept.txt refused.hop");
  CHECK(refused.status == 1);
  CHECK(refused.error.find("kept.txt: left as it is: there is nothing to write\n") != std::string::npos);
  CHECK(refused.error.find("1 of 1 position not translated\n") != std::string::npos);
  const cli::Outcome empty = cli::run_shell(folder, std::string(to_hivegame) + "-o kept.txt empty.hop");
  CHECK(empty.error == "kept.txt: left as it is: there is nothing to write\n");
  CHECK(folder.read("kept.txt") == "kept\n");
}

TEST_CASE("a file that is replaced keeps what it has beside its text, or the loss is said") {
  const cli::Folder folder;
  folder.write("a.hop", fixable);
  const std::string path = folder.path() + "/a.hop";
  SECTION("its mode") {
    CHECK(cli::run_shell(folder, "chmod 640 a.hop; plyglot fmt --write a.hop; stat -c %a a.hop").out == "640\n");
  }
  SECTION("its attributes") {
    REQUIRE(setxattr(path.c_str(), "user.source", "club", 4, 0) == 0);
    const cli::Outcome outcome = cli::run_shell(folder, "plyglot fmt --write a.hop");
    CHECK(outcome.status == 0);
    CHECK(outcome.error.find("attribute") == std::string::npos);
    char value[8] = {};
    CHECK(getxattr(path.c_str(), "user.source", value, sizeof value) == 4);
    CHECK(std::string(value) == "club");
  }
  SECTION("not its other hard links") {
    const cli::Outcome outcome = cli::run_shell(folder, "ln a.hop b.hop; ln a.hop c.hop; plyglot fmt --write a.hop");
    CHECK(outcome.error.find("a.hop: 2 other hard links of it still hold the old text\n") != std::string::npos);
    CHECK(folder.read("b.hop") == fixable);
  }
  CHECK(folder.read("a.hop") == fixed);
}

TEST_CASE("a file that may not be written is left alone in a folder that may") {
  const cli::Folder folder;
  folder.write("a.hop", fixable);
  // Whoever may do anything becomes somebody else.
  const std::string as_somebody = geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : "";
  const cli::Outcome outcome =
      cli::run_shell(folder, "chmod 777 .; chmod 444 a.hop\n" + as_somebody + "plyglot fmt --write a.hop");
  CHECK(outcome.status == 2);
  CHECK(outcome.error.find("plyglot: a.hop: cannot be written: Permission denied\n") != std::string::npos);
  CHECK(folder.read("a.hop") == fixable);
}

// To give a file to somebody else takes rights that a test may lack; then nothing is looked at, and that is said.
TEST_CASE("what cannot be kept of a file is said, and nothing else") {
  if (geteuid() != 0) {
    WARN("skipped: only root can give a file to somebody else");
    return;
  }
  const cli::Folder folder;
  folder.write("a.hop", fixable);
  const cli::Outcome outcome = cli::run_shell(
      folder,
      "chmod 777 .; chown 65534:0 a.hop; chmod 664 a.hop\n"
      "setpriv --reuid 65534 --regid 65534 --clear-groups plyglot fmt --write a.hop; stat -c %u:%g a.hop");
  CHECK(outcome.error == "a.hop: `its group` could not be kept\n1 of 1 file changed\n");
  CHECK(outcome.out == "65534:65534\n");
  CHECK(folder.read("a.hop") == fixed);
}

TEST_CASE("a file with the longest name is written like any other") {
  const cli::Folder folder;
  const std::string name = std::string(251, 'n') + ".hop";
  folder.write(name, fixable);
  CHECK(cli::run_shell(folder, "plyglot fmt --write " + name).status == 0);
  CHECK(folder.read(name) == fixed);
}

TEST_CASE("what is UTF-16 or UTF-32 by its byte order mark is named so, and left alone") {
  using namespace std::string_literals;
  for (const std::string& text :
       {"\xFF\xFEQ\0A\0\n\0"s, "\xFE\xFF\0Q\0A\0\n"s, "\xFF\xFE\0\0Q\0\0\0"s, "\0\0\xFE\xFF\0\0\0Q"s}) {
    const cli::Folder folder;
    folder.write("wide.hop", text);
    for (const char* command : {"fmt --write", "lint --fix", "lint", "show"}) {
      const cli::Outcome outcome = cli::run_shell(folder, std::string("plyglot ") + command + " wide.hop");
      CHECK(outcome.status == 2);
      CHECK(outcome.error.find("plyglot: wide.hop: by its byte order mark it is UTF-16 or UTF-32") == 0);
      CHECK(folder.read("wide.hop") == text);
    }
    CHECK(cli::run_shell(folder, "plyglot lint --from hop - <wide.hop").status == 2);
  }
}
