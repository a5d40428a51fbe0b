// What is said of a text is bounded, however many faults it has.
#include "cli/process.hpp"

#include "support/checks/catch.hpp"

#include <nlohmann/json.hpp>

#include <sstream>
#include <vector>

using namespace plyglot;

TEST_CASE("little is said of a text that is nothing but faults") {
  constexpr std::size_t text_size = 200'000;
  constexpr std::size_t most_said = 10'000;
  const cli::Folder folder;
  std::vector<std::string> notations = {"homeworlds:ap"};
  std::istringstream listed(cli::run_shell(folder, "plyglot list notations --output-format jsonl").out);
  for (std::string line; std::getline(listed, line);) {
    const auto row = nlohmann::json::parse(line);
    if (row["readable"]) notations.push_back(row["id"]);
  }
  CHECK(notations.size() > 5);
  for (const std::string& notation : notations) {
    folder.write("faults", std::string(text_size, '\0'));
    // The text itself and what is made of it go where they are not counted.
    const std::vector<std::string> commands = {
        "lint",
        "lint --max-diagnostics 0",
        "lint --output-format jsonl",
        "lint --output-format github",
        "lint --output-format gcc",
        "lint --fix",
        "fmt >text",
        "fmt --check",
        "fmt --diff >text",
        "fmt --write",
        "translate --to " + notation + " >text",
        "show",
        "moves",
        "diff faults",
        "dump --stage model",
    };
    for (const std::string& command : commands) {
      const cli::Outcome outcome = cli::run_shell(folder, "plyglot " + command + " --from " + notation + " faults");
      INFO(notation << ' ' << command);
      CHECK(outcome.status <= 2);
      CHECK(!(outcome.out + outcome.error).empty());
      CHECK(outcome.out.size() + outcome.error.size() < most_said);
    }
  }
}
