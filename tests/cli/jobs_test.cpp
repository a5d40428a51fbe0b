#include "cli/process.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;

namespace {

// Some sound, some canonical, some with findings of every severity.
std::string many_positions(std::size_t count) {
  constexpr const char* lines[] = {"QA-a,b",   "base,A+Q1-a,b",
                                   "QA-ax,w",  "Q+A+B+a+b+s+g,w",
                                   "",         "# a comment",
                                   "QA-a,B",   "base M,QA+m1+q,b",
                                   "A+a1-Q,b", "  # plyglot: ignore[hop/player-case] it was"};
  std::string text = "# plyglot: ignore-file[hop/lost-plus] they came from a URL\n";
  for (std::size_t i = 0; i < count; ++i) text += std::string(lines[(i * i + i / 7) % std::size(lines)]) + "\n";
  return text;
}

}  // namespace

TEST_CASE("how many threads work changes nothing") {
  const cli::Folder folder;
  folder.write("many.hop", many_positions(20000));
  folder.write("some/few.hop", many_positions(50));
  folder.write("some/none.hop", "");
  for (const char* command : {"lint --output-format jsonl", "lint --output-format sarif --max-diagnostics 700",
                              "lint --max-diagnostics 3 --output-format sarif", "lint --max-diagnostics 2000", "fmt",
                              "fmt --diff", "fmt --check", "translate --to hop:hivegame", "show --format json"}) {
    INFO(command);
    const std::string line = std::string("plyglot ") + command + " many.hop some";
    const cli::Outcome one = cli::run_shell(folder, line + " --jobs 1");
    const cli::Outcome two = cli::run_shell(folder, line + " --jobs 2");
    const cli::Outcome five = cli::run_shell(folder, line + " --jobs 5");
    CHECK(one.status == 1);
    CHECK(one.status == two.status);
    CHECK(one.error == two.error);
    CHECK(one.error == five.error);
    CHECK((one.out == two.out && one.out == five.out));
    CHECK(!one.out.empty());
  }
}
