// What is shown to people is safe, whatever names and texts hold: no byte of it drives a terminal, none turns the order
// of what is read, and all of it is UTF-8.
#include "cli/process.hpp"

#include "support/checks/catch.hpp"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <string_view>
#include <vector>

using namespace plyglot;

namespace {

using namespace std::string_literals;

// A colour, an override of the direction of writing, a byte that is not UTF-8, an introducer of controls, DEL, BEL.
const std::string hostile = "\x1B[31m\xE2\x80\xAE\xFF\xC2\x9B\x7F\x07";
const std::string hostile_name = "no\n" + hostile + "te";

struct Notation {
  std::string extension;
  // `@` marks a place where any text is allowed, `%` one where it is an error.
  std::string text;
  std::string target;
};

const std::vector<Notation> notations = {
    {"hop", "# @\nQA-a,B\nQA-a%,b\n# @\n", "hop:hivegame"},
    {"uhp", "# @\nBase;InProgress;White[2];wG1;bS1 wG1-\nBase;InProgress;White[2];wG1;bS1 %wG1-\n", "thehive"},
    {"thehive", "# @\nwG1\nbS1|*wG1\nwQ1*|wG1 # @\nbQ1%\\*bS1\n", "uhp"},
    {"pgn",
     "[Event \"@\"]\n[White \"@\"]\n[Black \"Bo\"]\n[GameType \"Base\"]\n[%Result \"*\"]\n\n1. wG1 {@} bS1 wG1- *\n",
     "uhp"},
    {"sgf",
     "(;\nGM[27]VV[1]\nSU[hive]\nGN[@]\nP0[id \"@\"]\nP1[id \"Bob\"]\n; P0[1 pick W 2 wG1]\n"
     "; P0[2 dropb wG1 M 13 .]%\n; P0[3 done]\n)\n",
     "uhp"},
    {"hw",
     "Players: A@nn, Ben\nEvent: @\n\nhomeworld g1 y2 b3 A@lder\nhomeworld y3 b2 g3 Birch\nbuild b1 A@lder   # @\n"
     "%build g1 Birch\n",
     "homeworlds:sdg"},
    {"hexix", "# @\nD2^ E5^ # @\nD2% C5v\n", "hexix:2019"},
    {"hexpos", "# @\n.../..../....Rv3/Bh6B^2B^2..Rh6/....R^1/..../... B%\n", "hexix"},
    {"hopgi", "[Event \"@\"]\n\n1. d2-c3 Pb3-c3 {@} 2. %Pc2xc3 Fa4-c5 *\n", "game-courier"},
    {"hgfen", "// @\nrp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1%\n", "hopgi-diagram"},
    {"hgd",
     "// @\n7 |:r:| p |:::|   |:::|   |:/:|\n6 |:w:|:p:|   |:::|   |:::|   |\n5 | p |:::|   |:/:|   |:::|\n"
     "4 | f |:p:|   |:/:|   |:::|   |\n3 |:b:| p |:/:|   |:::|   |:::|\n2 | P |:P:| P |:P:| P |\n"
     "1 |:B:| F |   | W |:R:|\nturn: w%\n",
     "hopgi-fen"},
};

std::string filled(std::string_view text, const std::string& in_comments, const std::string& in_moves) {
  std::string out;
  for (const char byte : text) {
    if (byte == '@') {
      out += in_comments;
    } else if (byte == '%') {
      out += in_moves;
    } else {
      out += byte;
    }
  }
  return out;
}

std::string quoted(const std::string& word) { return '\'' + word + '\''; }

bool is_utf8(const std::string& text) {
  try {
    nlohmann::json(text).dump();
    return true;
  } catch (const nlohmann::json::type_error&) {
    return false;
  }
}

// Empty for what programs can read as text.
std::string problem_for_programs(const std::string& text) {
  if (!is_utf8(text)) return "a byte that is not UTF-8";
  for (const char byte : text) {
    const auto number = static_cast<unsigned char>(byte);
    if ((number < 0x20 && byte != '\n' && byte != '\t') || number == 0x7F) return "the byte " + std::to_string(number);
  }
  return {};
}

// Empty for what may be shown.
std::string problem_for_people(const std::string& text) {
  const std::string problem = problem_for_programs(text);
  if (!problem.empty()) return problem;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const std::string two = text.substr(i, 2);
    const std::string three = text.substr(i, 3);
    if (two >= "\xC2\x80"s && two <= "\xC2\x9F"s) return "a control character of two bytes";
    const bool is_mark = three == "\xE2\x80\x8E" || three == "\xE2\x80\x8F" || two == "\xD8\x9C";
    const bool is_embedding = three >= "\xE2\x80\xAA"s && three <= "\xE2\x80\xAE"s;
    const bool is_isolate = three >= "\xE2\x81\xA6"s && three <= "\xE2\x81\xA9"s;
    if (is_mark || is_embedding || is_isolate) return "a control of the direction of writing";
  }
  return {};
}

enum class Reader {
  people,
  programs,
  // What is written is a text with the bytes that were read.
  exact,
};

struct Command {
  std::string words;
  Reader reader = Reader::people;
};

// A text without errors, and one with them.
std::vector<std::string> names_of(const Notation& notation) {
  return {"whole" + hostile_name + '.' + notation.extension, "torn" + hostile_name + '.' + notation.extension};
}

std::string replaced(std::string line, const std::string& word, const std::string& by) {
  const std::size_t at = line.find(word);
  return at == std::string::npos ? line : line.replace(at, word.size(), by);
}

// Whether something of the hostile name or text comes up, be it shown, quoted or escaped.
bool has_trace(const std::string& shown) {
  return shown.find("␛[31m") != std::string::npos || shown.find("\\033[31m") != std::string::npos ||
         shown.find("\\u001b[31m") != std::string::npos;
}

void check(const cli::Outcome& outcome, Reader reader) {
  // 0, 1 or 2: it did not die.
  CHECK(outcome.status <= 2);
  CHECK(problem_for_people(outcome.error) == "");
  if (reader == Reader::people) CHECK(problem_for_people(outcome.out) == "");
  if (reader == Reader::programs) CHECK(problem_for_programs(outcome.out) == "");
}

}  // namespace

TEST_CASE("what is shown of hostile names and texts is safe in every command and form") {
  // ALL are the files, two of each notation; NAME is one of them in its turn, OTHER the same with other comments, and
  // TARGET what its notation is translated to.
  const std::vector<Command> commands = {
      {"lint ALL"},
      {"lint --select all ALL"},
      {"lint --output-format jsonl ALL", Reader::programs},
      {"lint --output-format sarif ALL", Reader::programs},
      {"lint --output-format github ALL"},
      {"lint --output-format gcc ALL"},
      {"lint ."},
      {"lint --fix ALL"},
      {"fmt ALL", Reader::exact},
      {"fmt --check ALL"},
      {"fmt --diff ALL", Reader::exact},
      {"fmt --write ALL"},
      {"translate --to TARGET NAME", Reader::exact},
      {"translate --to TARGET --loss error -o " + quoted("o" + hostile_name) + "/ NAME"},
      {"translate --to TARGET -o " + quoted("none/" + hostile_name) + " NAME"},
      {"diff NAME OTHER"},
      {"show ALL"},
      {"show --format diagram ALL"},
      {"show --format svg --record 1 NAME"},
      {"show --format dot ALL"},
      {"show --format json ALL", Reader::programs},
      {"moves --record 1 NAME"},
      {"perft --record 1 --divide NAME 1"},
      {"solve --plies 1 --record 1 NAME"},
      {"solve --plies 1 --find ALL"},
      {"dump --stage syntax ALL"},
      {"dump --stage ast ALL"},
      {"dump --stage model ALL"},
      {"dump --stage board ALL", Reader::programs},
      {"config ALL"},
      {"config --output-format jsonl ALL", Reader::programs},
  };
  for (const Command& command : commands) {
    const cli::Folder folder;
    std::string all;
    for (const Notation& notation : notations) {
      for (const std::string& name : names_of(notation)) {
        const bool is_torn = name.compare(0, 4, "torn") == 0;
        folder.write(name, filled(notation.text, hostile, is_torn ? hostile : ""));
        folder.write("other" + name, filled(notation.text, "x" + hostile, is_torn ? hostile : ""));
        all += quoted(name) + ' ';
      }
    }
    bool has_traces = false;
    const auto run = [&](const std::string& line) {
      const cli::Outcome outcome = cli::run_shell(folder, "plyglot " + line);
      INFO(line << '\n' << outcome.out << outcome.error);
      check(outcome, command.reader);
      has_traces =
          has_traces || has_trace(outcome.error) || (command.reader != Reader::exact && has_trace(outcome.out));
    };
    if (command.words.find("ALL") != std::string::npos) {
      run(replaced(command.words, "ALL", all));
    } else {
      for (const Notation& notation : notations) {
        for (const std::string& name : names_of(notation)) {
          const std::string of_target = replaced(command.words, "TARGET", notation.target);
          run(replaced(replaced(of_target, "NAME", quoted(name)), "OTHER", quoted("other" + name)));
        }
      }
    }
    INFO(command.words);
    CHECK(has_traces);
  }
}

TEST_CASE("what is said of hostile words, folders, configs and missing files is safe") {
  const cli::Folder folder;
  const std::string word = quoted(hostile_name);
  folder.write("a.hop", "QA-a,b\n");
  folder.write(hostile_name + "/read.me", "nothing\n");
  folder.write(hostile_name + "/game.pgn", "1. e4 e5\n");
  folder.write("c" + hostile_name + "/plyglot.toml", "\"" + hostile + "\" = 1\n");
  folder.write("c" + hostile_name + "/a.hop", "QA-a,B\n");
  folder.write("d" + hostile_name + "/plyglot.toml", "\"\xE2\x80\xAE\\u001B[31m\" = 1\nignore = [\"\\u001B[31m\"]\n");
  folder.write("d" + hostile_name + "/a.hop", "QA-a,B\n");
  folder.write("e" + hostile_name + "/plyglot.toml", "[options.hop]\ndialect = \"hivegame\"\n");
  folder.write("e" + hostile_name + "/a.hop", "QA-a,B\n");
  folder.write("wide" + hostile_name + ".hop", "\xFF\xFEQ");
  const std::vector<std::string> lines = {
      "lint " + word + ".hop",
      "lint " + word,
      "lint --fix " + word + ".hop",
      "fmt --write missing" + word + ".hop",
      "lint wide" + word + ".hop",
      "lint c" + word + "/a.hop",
      "lint d" + word + "/a.hop",
      "config e" + word + "/a.hop",
      "lint --config missing" + word + " a.hop",
      "show " + word + ".txt",
      "lint --record 9 e" + word + "/a.hop",
      "lint --from hop --text " + word,
      "show --from hop --text " + word,
      "lint --stdin-filename " + word + ".hop - <e" + word + "/a.hop",
      "lint --stdin-filename " + word + " - <e" + word + "/a.hop",
      "lint --from " + word + " a.hop",
      "lint --option " + word + " a.hop",
      "lint --option a" + word + "=b a.hop",
      "lint --option dialect=" + word + " a.hop",
      "lint --select " + word + " a.hop",
      "lint --severity " + word + "=error a.hop",
      "lint --severity all=" + word + " a.hop",
      "lint --jobs " + word + " a.hop",
      "lint --color " + word + " a.hop",
      "translate --to " + word + " a.hop",
      "translate --to uhp --to-option " + word + " a.hop",
      "translate --to hop -o a.hop/" + word + " a.hop",
      "translate --to hop -o " + word + " a.hop e" + word + "/a.hop",
      "diff a.hop missing" + word,
      "perft hive " + word,
      "perft " + word + " 1",
      "explain " + word,
      "grammar " + word,
      "grammar hop --option " + word,
      "list " + word,
      "generate " + word,
      "--" + word,
      word,
      "lint --no" + word,
  };
  for (const std::string& line : lines) {
    const cli::Outcome outcome = cli::run_shell(folder, "plyglot " + line);
    INFO(line << '\n' << outcome.out << outcome.error);
    check(outcome, Reader::people);
    CHECK(has_trace(outcome.out + outcome.error));
  }
}

TEST_CASE("what is said of a hostile name while it is watched is safe") {
  const cli::Folder folder;
  const std::string name = quoted(hostile_name + ".hop");
  folder.write(hostile_name + ".hop", "QA-a,b\n");
  const cli::Outcome outcome = cli::run_shell(folder, "(for i in 1 2 3 4 5 6; do sleep 0.4; echo QA-a,B >>" + name +
                                                          "; done) & timeout 3 plyglot lint --watch " + name);
  CHECK(problem_for_people(outcome.out) == "");
  CHECK(problem_for_people(outcome.error) == "");
  CHECK(outcome.error.find("changed: no␊␛[31m") != std::string::npos);
}

TEST_CASE("a path is quoted as git quotes it where programs read it") {
  const cli::Folder folder;
  for (const std::string name : {"a b.hop", "Zo\xC3\xAB.hop", "a\x1B[31mb\n\xFF.hop", "\"q\\.hop"}) {
    folder.write(name, "QA-a,b\n");
  }
  const std::string escaped = "\"a\\033[31mb\\n\\377.hop\"";
  CHECK(cli::run_shell(folder, "plyglot fmt --check --quiet .").out ==
        "\"./\\\"q\\\\.hop\"\n./Zo\xC3\xAB.hop\n\"./a\\033[31mb\\n\\377.hop\"\n./a b.hop\n");
  const std::string diff = cli::run_shell(folder, "plyglot fmt --diff --quiet a*b*.hop").out;
  CHECK(diff.find("--- " + escaped + "\n+++ " + escaped + "\n@@ ") != std::string::npos);
  CHECK(diff.find("--- a b.hop\t\n+++ a b.hop\t\n@@ ") != std::string::npos);
  // Whoever applies patches finds the files.
  CHECK(cli::run_shell(
            folder, "plyglot fmt --diff --quiet . >all.patch; patch -p0 <all.patch >/dev/null && plyglot fmt --check .")
            .status == 0);
}

TEST_CASE("a diff is a patch that applies, and is shown safely on a terminal") {
  const cli::Folder folder;
  const std::string text = "# " + hostile + "\r\nQA-a,b\n# " + hostile + "\t.\n";
  folder.write("a.hop", text);
  const std::string patch = cli::run_shell(folder, "plyglot fmt --diff --quiet a.hop").out;
  CHECK(patch.find("-# " + hostile + "\r\n") != std::string::npos);
  const cli::Outcome formatted = cli::run_shell(folder, "plyglot fmt --quiet a.hop");
  folder.write("a.patch", patch);
  CHECK(cli::run_shell(folder, "patch --binary a.hop a.patch >/dev/null && cat a.hop").out == formatted.out);
  folder.write("a.hop", text);
  // Lines end in CR LF on a terminal.
  const std::string shown =
      cli::run_shell(folder, "script -qec 'plyglot fmt --diff --quiet a.hop' /dev/null </dev/null | tr -d '\\r'").out;
  CHECK(problem_for_people(shown) == "");
  CHECK(shown.find("\n # ␛[31m���␡␇\t.\n") != std::string::npos);
}
