// Every part of every grammar at work: what is offered, optional, repeated, tolerated or looked ahead for succeeds for
// some text and fails for some. What cannot is listed, with the proof.

#include "support/grammars/grammar_coverage.hpp"
#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/grammars/is_read.hpp"
#include "support/hopgi/setups/setup_texts.hpp"
#include "support/notation_strings/notation_strings.hpp"
#include "support/values/mutations.hpp"
#include "support/values/short_texts.hpp"
#include "toolchain/published/published_grammars.hpp"

#include <algorithm>
#include <span>

using namespace plyglot;

namespace {

struct Exception {
  std::string_view grammar;
  // As in Uncovered.
  std::string_view part;
  // How often that occurs in its rule.
  std::size_t count;
  // Why no text can do it.
  std::string_view proof;
};

constexpr std::string_view mark_proof = "all byte order marks have been read, which only the strict grammar refuses";

constexpr Exception never_succeed[] = {
    {"homeworlds", "file_start: byte_order_mark", 1, mark_proof},
    {"homeworlds-sdg", "file_start: byte_order_mark", 1, mark_proof},
    {"homeworlds-jpb", "file_start: byte_order_mark", 1, mark_proof},
    {"homeworlds-quux", "file_start: byte_order_mark", 1, mark_proof},
    {"homeworlds-hwl", "file_start: byte_order_mark", 1, mark_proof},
    {"homeworlds-bga", "file_start: byte_order_mark", 1, mark_proof},
    {"homeworlds-sdg", "file: gap '<'", 1,
     "every line that begins so has been read as an odd position, which the strict grammar does not have"},
    {"hive-pgn", "file: utf16_beginning", 1, "what begins so has been read, which only the strict grammar refuses"},
    {"hive-pgn", "move_text: tolerated(move_number)", 1,
     "the number in front of the next move on a line has been read, up to the letter that it is told by"},
    {"hive-bga", "other_line: begun_move", 1, "such a line has been read, which only the strict grammar refuses"},
};

constexpr std::string_view line_proof = "the last resort of a line: whatever stands there is words and blanks";
constexpr std::string_view lead_proof = "the alternative before fails only where a line of the lead stands";

constexpr std::string_view tail_proof =
    "the words of the line and its blanks have been read: a brace stands there, and "
    "a comment that nothing closes ends with the text";
constexpr std::string_view word_proof = "that no word follows the blanks has been ruled out before";

constexpr std::string_view due_proof =
    "the lookahead before has seen so many words, with one separator among them at most";

constexpr Exception never_fail[] = {
    {"hop", "player: tolerated(bad_player)", 1,
     "blanks in front have been read, and an empty field is the alternative before: some byte of the field is there"},
    {"hop", "stray: .", 1, "whatever is read as a gametype has a comma behind it, at which the lookahead fails"},
    {"uhp", "game_string: missing_turn tolerated(move_number)? move tolerated((missing_separator / run_on) move)*", 1,
     "the separator sees to it that something comes after it, blanks are skipped, and an empty field is another "
     "alternative: a byte of a word stands there, and every word is read as a move"},
    {"uhp", "last_semicolon: rest_is_blank", 1,
     "a semicolon with something behind it is read as a move or as an empty one before"},
    {"uhp", "second_word: word", 1, word_proof},
    {"hive-pgn", "second_word: word", 1, word_proof},
    {"hive-pgn", "early_result_line: tail", 1, "what is neither a line end nor a `{` does not come here"},
    {"hive-pgn", "ply_line: tail", 1, tail_proof},
    {"hive-pgn", "ply_line: tolerated((parenthesis_ahead / tail))", 1, tail_proof},
    {"hive-pgn", "result_line: item_end", 1,
     "the body ends before the end of the text only where a result and its end were seen, and no odd result is longer "
     "than one that is not odd and begins like it"},
    {"hive-pgn", "result_line: tolerated(tail)", 1, tail_proof},
    {"hive-pgn", "file: !utf16_beginning header body ending?", 1,
     "what begins so has been read, and lines of any kind are a body"},
    {"hive-bga", "line_end: !.", 1, "what is left of the line has been read as a remark, or as another line"},
    {"hive-bga", "move: tolerated(odd_move)", 1, "the line is that of a move: a word is there, and every word is read"},
    {"hive-bga", "odd_move: bad_move", 1, "a word is there"},
    {"homeworlds-ap-record", "begun_digits: begun_exponent", 1,
     "digits with neither a point nor an exponent behind them are a number, which is the alternative before"},
    {"homeworlds-ap", "any_order: joint any_name joint any_colour", 1, due_proof},
    {"homeworlds-ap", "joint: blanks", 1, due_proof},
    {"homeworlds-ap", "any_star: word", 1, due_proof},
    {"homeworlds-ap", "any_piece: word", 1, due_proof},
    {"homeworlds-ap", "any_owned_piece: word", 1, due_proof},
    {"homeworlds-ap", "any_name: word", 1, due_proof},
    {"homeworlds-ap", "any_colour: word", 1, due_proof},
    {"homeworlds-bga", "line: tolerated(odd_line)", 1, line_proof},
    {"homeworlds-bga", "line: (time / note / tolerated(odd_line)) gap end_of_line", 1, line_proof},
    {"homeworlds-bga", "line: gap (sentence / (time / note / tolerated(odd_line)) gap end_of_line)", 1, line_proof},
    {"hexix-2024", "record: tolerated(last_lead_line)", 1, lead_proof},
    {"hexix-2024", "last_lead_line: odd_lead_line", 1, line_proof},
    {"hexix-2024", "body_line: tolerated(odd_line)", 1, line_proof},
    {"hexix-2024", "odd_line: odd_row_line", 1, line_proof},
    {"hexix-2024", "odd_row: odd_items", 1, line_proof},
    {"hexix-2019", "record: tolerated(last_lead_line)", 1, lead_proof},
    {"hexix-2019", "last_lead_line: odd_lead_line", 1, line_proof},
    {"hexix-2019", "body_line: tolerated(odd_line)", 1, line_proof},
    {"hexix-2019", "odd_line: odd_row_line", 1, line_proof},
    {"hexix-2019", "odd_row: odd_items", 1, line_proof},
    {"hopgi-diagram", "diagram: tolerated(odd_picture !.)", 1, line_proof},
};

std::vector<std::string> rare_texts_of_uhp() {
  std::vector<std::string> texts = {"Base;White 3;wS1", "Base;White[3] x;wS1", "Base;Draw x;wS1", "pass;wS1", "Base+x",
                                    "Base+Px",          "Base;Draw;Black[1]x", "Base;;;wS1",      "wS1.;bS1", " Base",
                                    "\t wS1 ; bS1 ; "};
  for (const char* rest : {" ;;bS1", " ; ;bS1", " ;", " ; ", " ", " ; bS1 ; "}) {
    texts.push_back(std::string("Base;Draw;White[1];wS1") + rest);
  }
  const std::string_view symbols[] = {";", " ", "Draw", "White[1]", "wS1"};
  std::string text = "Base";
  test::for_each_short_text(symbols, 5, text, [&](const std::string& header) { texts.push_back(header); });
  return texts;
}

std::vector<std::string> rare_texts_of_boardspace_sgf() {
  std::vector<std::string> texts = {"(;;P0[1 ?])", "(;;P0[1 pick W 2 x])", "(;;P0[1 pick wr x])",
                                    "(;;P0[1 pick wr 2 wG1])", "(;;P0[1 dropb wG1 N 13 ..])"};
  for (const std::string word : {"start", "pickb", "pick", "dropb", "movedone", "move"}) {
    texts.push_back("(;;P0[1 " + word + " ?])");
  }
  for (const std::string key : {"GM", "VV", "CM", "TC", "SU", "DT", "GN", "RE", "TM"}) {
    texts.push_back("(;;P0[1 done];" + key + "[x])");
  }
  for (const std::string value : {"id x", "ranking 4", "time 0:1 "}) {
    texts.push_back("(;;P0[1 done];P1[" + value + "])");
  }
  return texts;
}

// With a comment in the place of each border, and with a wide gap in the last one.
std::vector<std::string> rare_texts_of_diagrams() {
  const std::string& start = test::hopgi_start_diagram;
  std::vector<std::string> texts = {start};
  texts[0].replace(start.rfind("+   +"), 5, "+    +");
  for (std::size_t at = start.find("+---"); at != std::string::npos; at = start.find("+---", start.find('\n', at))) {
    const std::size_t line = start.rfind('\n', at) + 1;
    std::string text = start;
    text.replace(line, start.find('\n', at) - line, "// c");
    texts.push_back(text);
  }
  return texts;
}

std::string joined_words(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += text.empty() ? word : ' ' + word;
  return text + '\n';
}

// Actions of Homeworlds with separators and unreadable words between their words, with words after them, and with fewer
// words.
std::vector<std::string> rare_texts_of_items() {
  const std::vector<std::vector<std::string>> actions = {{"homeworld", "y3", "b1", "g3"},
                                                         {"build", "g1", "Ann"},
                                                         {"trade", "g1", "Ann", "b"},
                                                         {"trade", "g1", "b", "Ann"},
                                                         {"discover", "g1", "Ann", "b2", "Zoe"},
                                                         {"move", "g1", "Ann", "Zoe"},
                                                         {"attack", "g1n", "Ann"},
                                                         {"sacrifice", "g1", "Ann"},
                                                         {"catastrophe", "Ann", "b"},
                                                         {"catastrophe", "b", "Ann"},
                                                         {"pass"}};
  const std::vector<std::string> between = {";", "; ;", "\x1F", "\x1F ;", "?", "(Ann)", "(("};
  const std::vector<std::string> after = {
      "", "x", "g1", "2", "2x", "*", "*x", "* x", "; ;", "\x1F;\x1F", "\x1F\x1F pass", "; *"};
  std::vector<std::string> texts;
  for (const std::vector<std::string>& action : actions) {
    for (const std::string& rest : after) {
      for (std::size_t at = 1; at < action.size(); ++at) {
        for (const std::string& inserted : between) {
          std::vector<std::string> words = action;
          words.insert(words.begin() + static_cast<std::ptrdiff_t>(at), inserted);
          words.push_back(rest);
          texts.push_back(joined_words(words));
        }
        texts.push_back(joined_words({action.begin(), action.begin() + static_cast<std::ptrdiff_t>(at)}));
      }
      std::vector<std::string> words = action;
      words.push_back(rest);
      texts.push_back(joined_words(words));
    }
    for (const std::vector<std::string>& other : actions) {
      std::vector<std::string> words = action;
      words.insert(words.end(), other.begin(), other.end());
      texts.push_back(joined_words(words));
      words.insert(words.begin() + 1, ";");
      texts.push_back(joined_words(words));
    }
  }
  return texts;
}

// Texts that are seldom met by chance.
std::vector<std::string> rare_texts(std::string_view grammar) {
  if (grammar == "hop") return {test::repeated("(", 101) + " Q ,w", test::repeated("(", 101) + ",w"};
  if (grammar == "uhp") return rare_texts_of_uhp();
  if (grammar == "boardspace-sgf") return rare_texts_of_boardspace_sgf();
  if (grammar == "hive-pgn") return {"1. wS1 2. 3. bS1\n", "Unknown\n", "Unkown\n"};
  if (grammar == "homeworlds-ap") {
    std::vector<std::string> texts = rare_texts_of_items();
    texts.push_back("move g1 Alpha " + test::repeated("x", 30) + '\n');
    return texts;
  }
  if (grammar == "homeworlds-sdg") {
    return {"catastroph Alpha r\n", "catastrop Alpha r\n",
            "1) Sam: Pass\nh: x\nb: x\nt: x\nd: x\nm: x\na: x\ns: x\nc: x\np: x\n"};
  }
  if (grammar == "homeworlds-jpb") return {"catastrophe Alpha blue\n"};
  if (grammar == "homeworlds-quux") return {"build g1 at in\n", "build g1 at for\n"};
  if (grammar == "hopgi-diagram") return rare_texts_of_diagrams();
  return {};
}

syntax::Coverage coverage_of(const syntax::RuleTable& rules, const test::NotationStrings& notation) {
  test::Random random(31);
  std::vector<std::string> texts = rare_texts(notation.grammar->name);
  for (std::string& text : generated_texts(notation, 2000, 2000, 32)) texts.push_back(std::move(text));
  for (std::string& text : corpus_texts(notation)) texts.push_back(std::move(text));
  syntax::Coverage coverage;
  // What is counted is what the engine does.
  const auto count = [&](const std::string& text) {
    const bool is_read = cover(rules, text, coverage);
    INFO(text);
    REQUIRE(is_read == test::is_read(*notation.grammar, text));
  };
  for (const std::string& text : texts) {
    count(text);
    count(test::mutated(text, notation.pieces(), random));
  }
  return coverage;
}

std::vector<std::string> listed(std::span<const Exception> exceptions, std::string_view grammar) {
  std::vector<std::string> parts;
  for (const Exception& exception : exceptions) {
    if (exception.grammar == grammar) parts.insert(parts.end(), exception.count, std::string(exception.part));
  }
  std::sort(parts.begin(), parts.end());
  return parts;
}

void check(const syntax::Grammar& grammar, const test::NotationStrings& notation) {
  const syntax::RuleTable rules = toolchain::rules_of(grammar);
  const test::Uncovered uncovered = test::uncovered_in(rules, coverage_of(rules, notation));
  CAPTURE(grammar.name);
  CHECK(uncovered.never_succeeded == listed(never_succeed, grammar.name));
  CHECK(uncovered.never_failed == listed(never_fail, grammar.name));
}

}  // namespace

TEST_CASE("grammar coverage: every part of every grammar succeeds and fails") {
  for (const test::NotationStrings& notation : test::all_notation_strings()) check(*notation.grammar, notation);
}
