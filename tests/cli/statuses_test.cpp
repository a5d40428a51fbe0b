// The table of statuses in docs/commands.md is what the commands do.
#include "cli/process.hpp"

#include "support/checks/catch.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

using namespace plyglot;

namespace {

constexpr std::size_t statuses = 3;

// A command, and what is said of each status; empty for one with which it never ends.
using Table = std::map<std::string, std::vector<std::string>>;

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(' ');
  return begin == std::string::npos ? std::string() : text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

// The rows of the table whose heading is `| command | 0 | 1 | 2 |`.
Table documented_statuses() {
  std::istringstream page(cli::read_whole(PLYGLOT_COMMANDS_PAGE));
  Table table;
  std::string line;
  while (std::getline(page, line) && line != "| command | 0 | 1 | 2 |") {
  }
  std::getline(page, line);
  while (std::getline(page, line) && line.substr(0, 1) == "|") {
    std::istringstream row(line.substr(1));
    std::vector<std::string> cells;
    for (std::string cell; std::getline(row, cell, '|');) cells.push_back(trimmed(cell));
    REQUIRE(cells.size() == 1 + statuses);
    std::vector<std::string> meanings(cells.begin() + 1, cells.end());
    for (std::string& meaning : meanings) meaning = meaning == "-" ? "" : meaning;
    // Commands that end alike share a row.
    std::istringstream names(cells[0]);
    for (std::string name; std::getline(names, name, ',');) {
      name.erase(std::remove(name.begin(), name.end(), '`'), name.end());
      REQUIRE(table.emplace(trimmed(name), meanings).second);
    }
  }
  return table;
}

// Lines of shell that end with a status, in a folder with the files of `write_files`.
struct Example {
  std::string command;
  int status;
  std::vector<std::string> lines;
};

void write_files(const cli::Folder& folder) {
  folder.write("game.uhp", "Base;InProgress;Black[2];wG1;bS1 wG1-;wQ -wG1\n");
  folder.write("good.hop", "A+a1-Q,b\n");
  folder.write("same.hop", "QA-a,b\n");
  folder.write("other.hop", "A+Q1-a,b\n");
  folder.write("two.hop", "A+a1-Q,b\nA+a1-Q,b\n");
  folder.write("advice.hop", "A+a1-Q,b \n");
  folder.write("bad.hop", "QA-%,w\n");
  folder.write("win.hgfen", "7/7/*1w4/3F3/7/**5/**2*2[] w - - 0 1\n");
  folder.write("none.hop", "# nothing\n");
  folder.write("bad/plyglot.toml", "x = 1\n");
  folder.write("bad/good.hop", "A+a1-Q,b\n");
  folder.write("request",
               "{\"id\":1,\"do\":\"format\",\"notation\":\"hop\",\"source\":\"string\",\"text\":\"QA-a,b\"}\n");
  const auto message = [](const std::string& body) {
    return "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
  };
  folder.write("farewell", message(R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}})") +
                               message(R"({"jsonrpc":"2.0","id":2,"method":"shutdown"})") +
                               message(R"({"jsonrpc":"2.0","method":"exit"})"));
}

const std::vector<Example> examples = {
    {"--help", 0, {"plyglot --help", "plyglot lint --help", "plyglot lsp -h"}},
    {"--help", 2, {"plyglot --help >/dev/full", "plyglot lint --help >/dev/full", "plyglot fmt --help >&-"}},
    {"--version", 0, {"plyglot --version"}},
    {"--version", 2, {"plyglot --version >/dev/full", "plyglot --version >&-"}},
    {"lint", 0, {"plyglot lint good.hop", "plyglot lint --fix same.hop", "plyglot lint --ignore all bad.hop"}},
    {"lint", 1, {"plyglot lint bad.hop", "plyglot lint --fix bad.hop", "plyglot lint --from hop --text QA-a,B"}},
    {"lint",
     2,
     {"plyglot lint", "plyglot lint --baseline none.json good.hop", "plyglot lint missing.hop",
      "plyglot lint missing.hop bad.hop", "plyglot lint bad/good.hop", "plyglot lint bad.hop >/dev/full",
      "plyglot lint --output-format sarif good.hop >/dev/full",
      "plyglot lint --fix --from hop --text QA-a,B >/dev/full"}},
    {"lint --diff", 0, {"plyglot lint --diff good.hop", "plyglot lint --add-ignore --diff good.hop"}},
    {"lint --diff", 1, {"plyglot lint --diff --from hop --text QA-a,B", "plyglot lint --add-ignore --diff bad.hop"}},
    {"lint --diff",
     2,
     {"plyglot lint --diff missing.hop", "plyglot lint --diff --from hop --text QA-a,B >/dev/full",
      "plyglot lint --diff --statistics good.hop"}},
    {"init", 0, {"plyglot init", "mkdir new && plyglot init new"}},
    {"init", 2, {"plyglot init bad", "plyglot init none"}},
    {"fmt", 0, {"plyglot fmt same.hop", "plyglot fmt --write good.hop"}},
    {"fmt", 1, {"plyglot fmt bad.hop", "plyglot fmt --write bad.hop same.hop"}},
    {"fmt", 2, {"plyglot fmt good.hop >/dev/full", "plyglot fmt --write --check good.hop", "plyglot fmt missing.hop"}},
    {"fmt --check", 0, {"plyglot fmt --check good.hop"}},
    {"fmt --check", 1, {"plyglot fmt --check same.hop", "plyglot fmt --check bad.hop"}},
    {"fmt --check", 2, {"plyglot fmt --check same.hop >/dev/full", "plyglot fmt --check missing.hop same.hop"}},
    {"fmt --diff", 0, {"plyglot fmt --diff good.hop"}},
    {"fmt --diff", 1, {"plyglot fmt --diff same.hop", "plyglot fmt --diff bad.hop"}},
    {"fmt --diff", 2, {"plyglot fmt --diff same.hop >/dev/full", "plyglot fmt --diff missing.hop"}},
    {"translate", 0, {"plyglot translate --to hop:hivegame good.hop"}},
    {"translate", 1, {"plyglot translate --to hop:hivegame bad.hop", "plyglot translate --to uhp good.hop"}},
    {"translate",
     2,
     {"plyglot translate --to hexix good.hop", "plyglot translate --to hop:hivegame good.hop >/dev/full",
      "plyglot translate --to hop:hivegame -o /dev/full good.hop", "plyglot translate good.hop"}},
    {"diff", 0, {"plyglot diff good.hop same.hop"}},
    {"diff", 1, {"plyglot diff good.hop other.hop", "plyglot diff good.hop two.hop"}},
    {"diff",
     2,
     {"plyglot diff good.hop bad.hop", "plyglot diff bad.hop bad.hop", "plyglot diff good.hop missing.hop",
      "plyglot diff good.hop", "plyglot diff good.hop other.hop >/dev/full"}},
    {"show", 0, {"plyglot show good.hop", "plyglot show --format svg good.hop", "plyglot show --format html good.hop"}},
    {"show",
     1,
     {"plyglot show bad.hop", "plyglot show --format json bad.hop",
      "plyglot show --format svg --annotate wX9 good.hop"}},
    {"show",
     2,
     {"plyglot show none.hop", "plyglot show --format svg two.hop", "plyglot show --theme dark good.hop",
      "plyglot show missing.hop", "plyglot show good.hop >/dev/full"}},
    {"dump", 0, {"plyglot dump --stage ast good.hop"}},
    {"dump", 1, {"plyglot dump --stage model bad.hop"}},
    {"dump",
     2,
     {"plyglot dump --stage ast none.hop", "plyglot dump good.hop", "plyglot dump --stage syntax good.hop >/dev/full"}},
    {"moves", 0, {"plyglot moves good.hop"}},
    {"moves", 1, {"plyglot moves bad.hop", "plyglot moves --from hop --text QA-Q,w"}},
    {"moves",
     2,
     {"plyglot moves none.hop", "plyglot moves two.hop", "plyglot moves good.hop same.hop",
      "plyglot moves good.hop >/dev/full"}},
    {"perft", 0, {"plyglot perft hive 1", "plyglot perft good.hop 1"}},
    {"perft", 1, {"plyglot perft bad.hop 1", "plyglot perft --from hop --text QA-Q,w 1"}},
    {"perft",
     2,
     {"plyglot perft none.hop 1", "plyglot perft two.hop 1", "plyglot perft hive many",
      "plyglot perft hive 1 >/dev/full"}},
    {"solve", 0, {"plyglot solve --plies 1 win.hgfen", "plyglot solve --plies 1 win.hgfen --output-format jsonl"}},
    {"solve",
     1,
     {"plyglot solve --plies 1 good.hop", "plyglot solve --plies 1 bad.hop",
      "plyglot solve --plies 1 --output-format jsonl good.hop", "plyglot solve --plies 3 --nodes 1 good.hop"}},
    {"solve",
     2,
     {"plyglot solve --plies 1 none.hop", "plyglot solve --plies 1 two.hop", "plyglot solve good.hop",
      "plyglot solve --plies 1 win.hgfen >/dev/full", "plyglot solve --plies 1 missing.hop"}},
    {"solve --find", 0, {"plyglot solve --find --plies 1 win.hgfen good.hop"}},
    {"solve --find",
     1,
     {"plyglot solve --find --plies 1 good.hop", "plyglot solve --find --plies 1 win.hgfen bad.hop",
      "plyglot solve --find --plies 3 --nodes 1 win.hgfen good.hop"}},
    {"solve --find",
     2,
     {"plyglot solve --find --plies 1 none.hop", "plyglot solve --find --plies 1 win.hgfen missing.hop",
      "plyglot solve --find --plies 1 win.hgfen >/dev/full"}},
    {"index", 0, {"plyglot index good.hop bad.hop -o x.db", "plyglot index --update two.hop -o new.db"}},
    {"index",
     2,
     {"plyglot index good.hop", "plyglot index good.hop -o bad.hop", "plyglot index missing.hop -o x.db",
      "plyglot index --text base,Qq,w --from hop -o x.db", "plyglot index good.hop -o none/x.db"}},
    {"find",
     0,
     {"plyglot find --position two.hop:1 two.hop",
      "plyglot index two.hop -o x.db && plyglot find --where 1 --index x.db"}},
    {"find", 1, {"plyglot find --position good.hop none.hop", "plyglot find --where plies=9 good.hop"}},
    {"find",
     2,
     {"plyglot find good.hop", "plyglot find --where none=1 good.hop", "plyglot find --where 1 missing.hop",
      "plyglot find --where 1 --index good.hop", "plyglot find --position missing.hop good.hop",
      "plyglot index two.hop -o x.db && touch two.hop && plyglot find --position two.hop:1 --index x.db",
      "plyglot find --where 1 two.hop >/dev/full"}},
    {"dedupe", 0, {"plyglot dedupe game.uhp"}},
    {"dedupe", 1, {"cat game.uhp game.uhp >twice.uhp && plyglot dedupe --plies 2 twice.uhp"}},
    {"dedupe",
     2,
     {"plyglot dedupe missing.uhp", "plyglot dedupe --write --index x.db", "plyglot dedupe --index good.hop",
      "cat game.uhp game.uhp >twice.uhp && plyglot dedupe --plies 2 twice.uhp >/dev/full"}},
    {"stats", 0, {"plyglot stats game.uhp", "plyglot stats good.hop --output-format json"}},
    {"stats", 1, {"plyglot stats none.hop"}},
    {"stats",
     2,
     {"plyglot stats missing.uhp", "plyglot stats --index good.hop", "plyglot stats game.uhp --plies x",
      "plyglot stats game.uhp >/dev/full"}},
    {"export", 0, {"plyglot export game.uhp -o tables", "plyglot export none.hop --table games"}},
    {"export",
     2,
     {"plyglot export game.uhp", "plyglot export missing.uhp -o tables", "plyglot export game.uhp --shard 2 -o tables",
      "plyglot export --index good.hop -o tables", "plyglot export game.uhp --table games >/dev/full"}},
    {"archive",
     0,
     {"plyglot archive split game.uhp --by year -o parts", "plyglot archive merge game.uhp",
      "plyglot archive sort game.uhp --by plies"}},
    {"archive",
     1,
     {"printf '[Date \"%s\"]\\n\\n1. Pe2-c3 *\\n\\n' 2021.01.01 2020.01.01 >two.hopgi && plyglot archive sort "
      "two.hopgi --by date"}},
    {"archive",
     2,
     {"plyglot archive split game.uhp", "plyglot archive sort missing.uhp --by date",
      "plyglot archive headers game.uhp --set A=b", "plyglot archive merge game.uhp -o game.uhp",
      "plyglot archive merge game.uhp >/dev/full"}},
    {"explore", 0, {"plyglot index game.uhp -o x.db && plyglot explore --index x.db", "plyglot explore game.uhp"}},
    {"explore", 1, {"plyglot explore game.uhp --position game.uhp"}},
    {"explore",
     2,
     {"plyglot explore --index missing.db", "plyglot explore --index good.hop", "plyglot explore missing.uhp",
      "plyglot explore game.uhp >/dev/full"}},
    {"config", 0, {"plyglot config", "plyglot config bad.hop"}},
    {"config", 2, {"plyglot config missing.hop", "plyglot config bad/good.hop", "plyglot config >/dev/full"}},
    {"grammar", 0, {"plyglot grammar hop"}},
    {"grammar", 2, {"plyglot grammar chess", "plyglot grammar hop >/dev/full"}},
    {"explain", 0, {"plyglot explain hop/lost-plus"}},
    {"explain", 2, {"plyglot explain nothing", "plyglot explain hop/lost-plus >/dev/full"}},
    {"help", 0, {"plyglot help", "plyglot help lint"}},
    {"help", 2, {"plyglot help nothing", "plyglot help lint >/dev/full"}},
    {"list", 0, {"plyglot list notations", "plyglot list config --output-format jsonl"}},
    {"list", 2, {"plyglot list games", "plyglot list notations >/dev/full"}},
    {"generate", 0, {"plyglot generate bash", "plyglot generate manual"}},
    {"generate", 2, {"plyglot generate csh", "plyglot generate zsh >/dev/full"}},
    {"answer", 0, {"plyglot answer <request", "plyglot answer </dev/null", "plyglot answer <bad.hop"}},
    {"answer", 2, {"plyglot answer <request >/dev/full", "plyglot answer now"}},
    {"uhp", 0, {"plyglot uhp </dev/null", "plyglot uhp --strategy random --seed 7 <bad.hop"}},
    {"uhp", 2, {"plyglot uhp </dev/null >/dev/full", "plyglot uhp --strategy best", "plyglot uhp now"}},
    {"lsp", 0, {"plyglot lsp <farewell"}},
    {"lsp", 1, {"plyglot lsp </dev/null", "plyglot lsp <bad.hop", "plyglot lsp <farewell >/dev/full"}},
    {"lsp", 2, {"plyglot lsp now"}},
    {"uhp-check", 0, {"plyglot uhp-check --random 1 plyglot-test-engine"}},
    {"uhp-check",
     1,
     {"plyglot uhp-check 'plyglot-test-engine --fault move-twice'", "plyglot uhp-check --time 1 false"}},
    {"uhp-check",
     2,
     {"plyglot uhp-check", "plyglot uhp-check /no/such/engine", "plyglot uhp-check \"'\"",
      "plyglot uhp-check --games missing.uhp plyglot-test-engine",
      "plyglot uhp-check --games good.hop plyglot-test-engine",
      "plyglot uhp-check --random 0 plyglot-test-engine >/dev/full"}},
    {"match",
     0,
     {"plyglot match --engine a=plyglot-test-engine --engine b=plyglot-test-engine --pairs 1 --depth 1 --max-plies 9",
      "plyglot match --engine 'a=plyglot uhp --strategy greedy' --engine 'b=plyglot uhp --strategy random' --depth 1 "
      "--pairs 30 --sprt 0,400"}},
    {"match",
     1,
     {"plyglot match --engine a=true --engine b=plyglot-test-engine --pairs 1",
      "plyglot match --engine 'a=plyglot-test-engine --fault pass-with-moves' --engine b=plyglot-test-engine --pairs 1",
      "plyglot match --engine a=plyglot-test-engine --engine b=plyglot-test-engine --pairs 1 --sprt 0,5 --max-plies "
      "9"}},
    {"match",
     2,
     {"plyglot match", "plyglot match missing", "plyglot match --engine a=plyglot-test-engine",
      "plyglot match --engine a=/no/such/engine --engine b=plyglot-test-engine",
      "plyglot match --engine a=plyglot-test-engine --engine a=plyglot-test-engine",
      "plyglot match --engine a=plyglot-test-engine --engine b=plyglot-test-engine --sprt 5,0",
      "plyglot match --engine a=plyglot-test-engine --engine b=plyglot-test-engine --openings good.hop",
      "plyglot match --engine a=plyglot-test-engine --engine b=plyglot-test-engine -o bad",
      "plyglot match --engine a=plyglot-test-engine --engine b=plyglot-test-engine --pairs 1 --max-plies 9 "
      ">/dev/full"}},
};

}  // namespace

TEST_CASE("every command ends with the statuses that are documented, and with each of them") {
  const Table table = documented_statuses();
  std::map<std::string, std::vector<bool>> shown;
  for (const Example& example : examples) {
    INFO(example.command << ", status " << example.status);
    const auto row = table.find(example.command);
    REQUIRE(row != table.end());
    CHECK(row->second.at(static_cast<std::size_t>(example.status)) != "");
    std::vector<bool>& seen = shown[example.command];
    seen.resize(statuses);
    seen[static_cast<std::size_t>(example.status)] = true;
    for (const std::string& line : example.lines) {
      const cli::Folder folder;
      write_files(folder);
      const cli::Outcome outcome = cli::run_shell(folder, line);
      INFO(line << '\n' << outcome.out << outcome.error);
      CHECK(outcome.status == example.status);
      // A failure is said, except by the language server, whose client is gone.
      if (example.status == 2) CHECK(outcome.error.find("plyglot: ") != std::string::npos);
    }
  }
  for (const auto& [command, meanings] : table) {
    INFO(command);
    for (std::size_t status = 0; status < statuses; ++status) {
      INFO(status);
      CHECK((meanings[status] != "") == (shown[command].size() > status && shown[command][status]));
    }
  }
}

TEST_CASE("every command of the program is in the table of statuses") {
  const Table table = documented_statuses();
  const cli::Folder folder;
  std::istringstream help(
      cli::run_shell(folder, "plyglot --help | sed -n '/^Subcommands:/,$s/^  \\([a-z-]*\\) .*/\\1/p'").out);
  std::size_t commands = 0;
  for (std::string command; help >> command; ++commands) {
    INFO(command);
    CHECK(table.count(command) == 1);
  }
  CHECK(commands > 10);
}

TEST_CASE("a full device is named where help or the version cannot be written") {
  const cli::Folder folder;
  for (const char* words : {"--help", "--version", "lint --help"}) {
    CHECK(cli::run_shell(folder, std::string("plyglot ") + words + " >/dev/full").error ==
          "plyglot: standard output: No space left on device\n");
  }
}
