// `lint --cache`: which files it opens, and that it prints the same whatever is in the cache.
#include "plyglot/lint/cache_file.hpp"

#include "cli/process.hpp"
#include "framework/skips.hpp"
#include "support/checks/catch.hpp"
#include "support/values/random.hpp"
#include "text/format.hpp"

#include <sys/inotify.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <set>
#include <thread>

using namespace plyglot;

namespace {

namespace fs = std::filesystem;

const std::string cache_name = "kept/plyglot-lint.cache";
// The clock of a file system has passed the time of what was written before.
void let_files_settle() { std::this_thread::sleep_for(std::chrono::milliseconds(2050)); }

// The names of the files in a folder that a command opens.
std::set<std::string> opened_files(const cli::Folder& folder, const std::string& below, const std::string& command) {
  const int watch = inotify_init1(IN_NONBLOCK);
  REQUIRE(inotify_add_watch(watch, (folder.path() + '/' + below).c_str(), IN_OPEN) >= 0);
  cli::run_shell(folder, command);
  std::set<std::string> names;
  alignas(struct inotify_event) char events[65536];
  for (ssize_t size; (size = read(watch, events, sizeof events)) > 0;) {
    for (ssize_t at = 0; at < size;) {
      struct inotify_event event;
      std::memcpy(&event, events + at, sizeof event);
      if (event.len != 0) names.insert(events + at + sizeof event);
      at += static_cast<ssize_t>(sizeof event + event.len);
    }
  }
  close(watch);
  return names;
}

// A cache that some runs have filled, with rows of both kinds.
struct Filled {
  cli::Folder folder;
  std::string lint = "plyglot lint --output-format concise a a/page.md";
  cli::Outcome plain;
  std::string bytes;

  Filled() {
    for (int i = 0; i < 10; ++i) {
      folder.write(text::format("a/{}.hop", i),
                   i % 3 == 0 ? "QA-a,B\n" : std::string(1 + static_cast<std::size_t>(i), '#') + "\nQA-a,b\n");
    }
    folder.write("a/page.md", "```hop\nQA-a,b\n```\n");
    plain = cli::run_shell(folder, lint);
    CHECK(cli::run_shell(folder, lint + " --cache kept").out == plain.out);
    bytes = folder.read(cache_name);
  }
  // Whether nothing but a line about the cache is different.
  bool is_right_with(const std::string& written) const {
    folder.write(cache_name, written);
    return is_right();
  }
  bool is_right() const {
    const cli::Outcome now = cli::run_shell(folder, "timeout 20 " + lint + " --cache kept");
    const bool says_more = now.error.size() > plain.error.size();
    INFO(now.error);
    const bool is_line = !says_more || (now.error.substr(0, 5) == "kept/" &&
                                        now.error.find('\n') + 1 == now.error.size() - plain.error.size());
    CHECK((now.out == plain.out && now.status == plain.status && is_line));
    return now.out == plain.out && now.status == plain.status && is_line;
  }
};

constexpr std::size_t size_of_head = 32;

std::vector<tool::CacheRow> rows_in(const std::string& bytes) {
  std::uint64_t count = 0;
  std::memcpy(&count, bytes.data() + 16, sizeof count);
  std::vector<tool::CacheRow> rows(count);
  std::memcpy(rows.data(), bytes.data() + size_of_head, count * sizeof(tool::CacheRow));
  return rows;
}

tool::ByteDigest::Value digest_of(std::string_view bytes) {
  tool::ByteDigest digest;
  digest.add(bytes);
  return digest.take();
}

// A cache with other rows, each as if plyglot had written it.
std::string with_rows(std::string bytes, std::vector<tool::CacheRow> rows) {
  for (tool::CacheRow& row : rows) {
    row.check = digest_of({reinterpret_cast<const char*>(&row), offsetof(tool::CacheRow, check)}).front();
  }
  std::memcpy(bytes.data() + size_of_head, rows.data(), rows.size() * sizeof rows[0]);
  return bytes;
}

}  // namespace

TEST_CASE("a file that is as it was is not opened, and one that was only touched is read no further than its bytes") {
  using Clock = std::chrono::steady_clock;
  const cli::Folder folder;
  const Clock::time_point begin = Clock::now();
  folder.write("a/clean.hop", "QA-a,b\n");
  folder.write("a/faulty.hop", "QA-a,B\n");
  folder.write("a/other.uhp", "Base;NotStarted;White[1]\n");
  cli::run_shell(folder, "chmod 600 a/other.uhp");
  const std::string lint = "plyglot lint --cache kept a";
  const std::set<std::string> all = {"clean.hop", "faulty.hop", "other.uhp"};
  CHECK(opened_files(folder, "a", lint) == all);
  // Whatever comes within a tick of the clock may look the same.
  if (Clock::now() - begin < std::chrono::seconds(1)) CHECK(opened_files(folder, "a", lint) == all);
  let_files_settle();
  CHECK(opened_files(folder, "a", lint) == all);
  CHECK(opened_files(folder, "a", lint).empty());
  CHECK(opened_files(folder, "a", lint + " --diff") == std::set<std::string>{"faulty.hop"});
  folder.write("a/clean.hop", "QA-a,b\n");
  CHECK(opened_files(folder, "a", lint) == std::set<std::string>{"clean.hop"});
  CHECK(opened_files(folder, "a", lint + " --select hop/") == all);
  // Someone else may not read what is remembered.
  if (geteuid() != 0) return test::skip_rows(1, "a reader without rights", "only root can become someone else", true);
  const std::string unreadable = "setpriv --reuid 65534 --regid 65534 --clear-groups plyglot lint a/other.uhp";
  cli::run_shell(folder, "chmod 755 .");
  CHECK(cli::run_shell(folder, unreadable + " --cache kept").status == 2);
}

TEST_CASE("what is not a cache as it was written says nothing, and does no harm") {
  const Filled filled;
  const std::string& bytes = filled.bytes;
  SECTION("a part of it, or other bytes in it") {
    test::Random random(7);
    for (const std::size_t size : {0U, 1U, 15U, 16U, 31U, 32U, 33U, 200U})
      CHECK(filled.is_right_with(bytes.substr(0, size)));
    CHECK(filled.is_right_with(bytes + 'x'));
    for (int i = 0; i < 30; ++i) {
      std::string other = bytes;
      const std::size_t at = random.chance(50) ? random.below(size_of_head) : random.below(bytes.size());
      for (std::size_t j = random.between(1, 8); j > 0 && at + j <= bytes.size(); --j) {
        other[at + j - 1] = static_cast<char>(random.below(256));
      }
      CHECK(filled.is_right_with(other));
      CHECK(filled.is_right());
    }
  }
  SECTION("rows that plyglot could have written, with numbers that it would not have") {
    const std::vector<tool::CacheRow> rows = rows_in(bytes);
    REQUIRE(rows.size() >= 10);
    const std::vector<void (*)(tool::CacheRow&)> forgeries = {
        [](auto& row) { row.text_size = std::uint64_t{1} << 63; },
        [](auto& row) { row.text_size = 1; },
        [](auto& row) { row.text_begin = ~std::uint64_t{0}; },
        [](auto& row) { row.text_begin = 0, row.text_size = 8; },
        [](auto& row) { row.dialect = 1000; },
        [](auto& row) { row.dialect = 1; },
        [](auto& row) { row.day = ~0U; },
        [](auto& row) { row.digest = {}, row.version = {}; },
        [](auto& row) { row.key = {}; },
    };
    for (const auto& forge : forgeries) {
      std::vector<tool::CacheRow> forged = rows;
      std::for_each(forged.begin(), forged.end(), forge);
      CHECK(filled.is_right_with(with_rows(bytes, forged)));
      CHECK(filled.is_right());
    }
  }
  SECTION("texts that are not findings, or that would drive a terminal") {
    std::vector<tool::CacheRow> rows = rows_in(bytes);
    test::Random random(8);
    const std::size_t begin = size_of_head + rows.size() * sizeof rows[0];
    for (int i = 0; i < 30; ++i) {
      std::string other = bytes;
      const std::string_view bell = "\x1B]0;\x07";
      // Of the eight bytes of a number most are 0, and a large one is a count that cannot be.
      const std::size_t at = random.between(begin, bytes.size() - bell.size());
      if (random.chance(30))
        other.replace(at, bell.size(), bell);
      else
        other[at] = static_cast<char>(random.below(256));
      for (tool::CacheRow& row : rows)
        row.text_digest = digest_of(std::string_view(other).substr(row.text_begin, row.text_size));
      filled.folder.write(cache_name, with_rows(other, rows));
      const cli::Outcome now = cli::run_shell(filled.folder, filled.lint + " --cache kept");
      CHECK(now.status < 3);
      CHECK(now.out.find('\x1B') == now.out.npos);
    }
  }
  SECTION("another kind of thing in its place, which stays") {
    std::vector<tool::CacheRow> old = rows_in(bytes);
    for (tool::CacheRow& row : old) row.day -= 8;
    filled.folder.write("saved", with_rows(bytes, old));
    const std::string remove = "rm -rf kept; mkdir kept; cd kept; ";
    for (const char* make : {"mkfifo plyglot-lint.cache", "mkdir plyglot-lint.cache",
                             "ln -s /dev/zero plyglot-lint.cache", "ln -s ../else plyglot-lint.cache",
                             "ln -s ../saved plyglot-lint.cache", "ln -s plyglot-lint.cache plyglot-lint.cache",
                             "echo mine >plyglot-lint.cache", "cd ..; rmdir kept; echo mine >kept"}) {
      INFO(make);
      const auto state = [&] { return cli::run_shell(filled.folder, "ls -lR --time-style=+ kept; cat kept 2>&1").out; };
      cli::run_shell(filled.folder, remove + make);
      const std::string before = state();
      CHECK(filled.is_right());
      CHECK(filled.is_right());
      CHECK(state() == before);
      CHECK(!fs::exists(filled.folder.path() + "/else"));
    }
  }
}

TEST_CASE("a folder that cannot be written to is said, and lint does what it does") {
  const Filled filled;
  const std::string as_nobody = geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : "";
  cli::run_shell(filled.folder, "chmod 755 . a; rm -r kept; mkdir kept; chmod 555 kept");
  const cli::Outcome now = cli::run_shell(filled.folder, as_nobody + filled.lint + " --cache kept");
  CHECK(now.out == filled.plain.out);
  CHECK(now.status == filled.plain.status);
  CHECK(now.error == filled.plain.error + "kept/plyglot-lint.cache: cannot be written: Permission denied\n");
  CHECK(cli::run_shell(filled.folder, as_nobody + filled.lint + " --quiet --cache kept/in").error.empty());
}

TEST_CASE("runs that are killed, and runs side by side, leave a cache that is right") {
  const Filled filled;
  for (int i = 0; i < 300; ++i) {
    filled.folder.write(text::format("a/more{}.hop", i), i % 20 == 0 ? "QA-a,B\n" : "QA-a,b\n");
  }
  const cli::Outcome plain = cli::run_shell(filled.folder, filled.lint);
  const auto is_right = [&] {
    const cli::Outcome now = cli::run_shell(filled.folder, filled.lint + " --cache kept");
    return now.out == plain.out && now.error == plain.error && now.status == plain.status;
  };
  for (int i = 0; i < 12; ++i) {
    cli::run_shell(
        filled.folder,
        text::format("rm -f kept/plyglot*; {} --cache kept >printed & run=$!; sleep 0.{:03}; kill -9 $run; wait",
                     filled.lint, 2 + 2 * i));
    CHECK(is_right());
  }
  CHECK(is_right());
  for (int i = 0; i < 5; ++i) {
    const std::string one = filled.lint + " --cache kept --severity hop/=";
    cli::run_shell(filled.folder, "(" + one + "info & " + one + "error & " + one + "off & " + filled.lint +
                                      " --cache kept & wait) >printed 2>&1; touch a/*");
    CHECK(is_right());
  }
}

TEST_CASE("rows that were not used for a month go, and what is used stays") {
  const Filled filled;
  std::vector<tool::CacheRow> rows = rows_in(filled.bytes);
  const std::uint32_t today = rows.front().day;
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].day = today - (i % 2 == 0 ? 31 : 8);
  filled.folder.write(cache_name, with_rows(filled.bytes, rows));
  filled.folder.write("only/y.hop", "QA-a,b\n");
  cli::run_shell(filled.folder, "plyglot lint --cache kept only");
  CHECK(rows_in(filled.folder.read(cache_name)).size() == rows.size() / 2 + 1);
  CHECK(filled.is_right());
  const std::vector<tool::CacheRow> used = rows_in(filled.folder.read(cache_name));
  CHECK(used.size() == rows.size() + 1);
  CHECK(std::all_of(used.begin(), used.end(), [&](const tool::CacheRow& row) { return row.day >= today; }));
}

TEST_CASE("texts and standard input need no cache") {
  const cli::Folder folder;
  folder.write("a.hop", "QA-a,B\n");
  CHECK(cli::run_shell(folder, "plyglot lint --cache kept --from hop --text QA-a,B - <a.hop").status == 1);
  CHECK(!fs::exists(folder.path() + "/kept"));
}

TEST_CASE("a cache without a name is refused") {
  const cli::Folder folder;
  folder.write("a.hop", "QA-a,b\n");
  const cli::Outcome outcome = cli::run_shell(folder, "plyglot lint --cache '' a.hop");
  CHECK(outcome.status == 2);
  CHECK(outcome.error.starts_with("plyglot: --cache: the folder's name is empty\n"));
}

TEST_CASE("lint --cache: that texts are not read is said again") {
  const cli::Folder folder;
  folder.write("page.md", "```\nmake all\n```\n");
  const cli::Outcome first = cli::run_shell(folder, "plyglot lint --cache kept page.md");
  CHECK(first.error.find("1 block without a notation: not read") != std::string::npos);
  CHECK(cli::run_shell(folder, "plyglot lint --cache kept page.md").error == first.error);
}
