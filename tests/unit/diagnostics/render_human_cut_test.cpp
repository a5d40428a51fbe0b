// Lines that are wider than the terminal.
#include "unit/diagnostics/example.hpp"

#include "diagnostics/render/shown_line.hpp"
#include "text/glyph.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::diagnostics;
using example::Example;
using example::human;
using Id = DiagnosticId;

namespace {

// `count` moves, numbered from 0.
std::string moves(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += "wA" + std::to_string(i) + " bQ-;";
  return text;
}

std::uint32_t widest_line(std::string_view text) {
  std::uint32_t widest = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    widest = std::max(widest, text::visible_width(line));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return widest;
}

}  // namespace

TEST_CASE("human: a long line is cut around both spans, with room for the label") {
  const std::string text = moves(60);
  Example example("final.uhp", text);
  example
      .report(Id::hop_occupied_cell, example.at("wA40 bQ-"), "`wA1` holds two parts of the hive together",
              "it may not leave its cell")
      .labels = {{example.at("wA5 bQ-"), "placed here (ply 5)"}};
  CHECK(human(example, 80) == R"(
error[hop/occupied-cell]: `wA1` holds two parts of the hive together
  --> final.uhp:1:351
   |
 1 | …Q-;wA4 bQ-;wA5 bQ-;wA6 bQ-;wA…;wA39 bQ-;wA40 bQ-;wA41 bQ-;wA42 bQ-;wA43 b…
   |             -------                      ^^^^^^^^ it may not leave its cell
   |             placed here (ply 5)

)");
}

TEST_CASE("human: what does not fit is cut at one end") {
  const std::string text = moves(20);
  Example start("x", text);
  start.report(Id::hop_occupied_cell, start.at("wA0"), "the start", "here");
  CHECK(human(start, 45) == R"(
error[hop/occupied-cell]: the start
  --> x:1:1
   |
 1 | wA0 bQ-;wA1 bQ-;wA2 bQ-;wA3 bQ-;wA4 bQ-…
   | ^^^ here

)");
  Example end("x", text);
  end.report(Id::hop_occupied_cell, end.end(), "the end", "here");
  CHECK(human(end, 45) == R"(
error[hop/occupied-cell]: the end
  --> x:1:171
   |
 1 | …6 bQ-;wA17 bQ-;wA18 bQ-;wA19 bQ-;
   |                                   ^ here

)");
}

TEST_CASE("human: a span that is too long itself is cut in its middle") {
  const std::string text = moves(20);
  Example example("x", text);
  example.report(Id::hop_occupied_cell, {4, 160}, "long", "here");
  CHECK(human(example, 45) == R"(
error[hop/occupied-cell]: long
  --> x:1:5
   |
 1 | wA0 bQ-;wA1 bQ-;wA…7 bQ-;wA18 bQ-;wA19 …
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ here

)");
}

TEST_CASE("human: no line of a cut snippet is wider than the terminal") {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += i % 7 == 0 ? "漢" : i % 11 == 0 ? "\t" : i % 13 == 0 ? "\xFF" : "e\xCC\x81";
  for (const std::uint32_t width : {40U, 77U, 100U}) {
    for (std::uint32_t begin = 0; begin < 4000; begin += 97) {
      Example example("x", text);
      const std::uint32_t end = begin + begin % 5;
      example.report(Id::hop_occupied_cell, {begin, end}, "m", "label").labels = {{{1000, 1010}, "other"}};
      const std::string shown = example.render(OutputFormat::human, width);
      INFO(shown);
      CHECK(widest_line(shown) <= width);
    }
  }
}

TEST_CASE("human: a megabyte in one line is shown in time that the line's length does not matter to") {
  const std::string text = std::string(1 << 20, 'Q') + "漢";
  Example example("x", text);
  example.report(Id::hop_occupied_cell, example.at("漢"), "m", "the end");
  CHECK(human(example, 30) == R"(
error[hop/occupied-cell]: m
  --> x:1:1048577
   |
 1 | …QQQQQQQQQQQQQQ漢
   |                ^^ the end

)");
}

TEST_CASE("windows: cells that a tab does not fit into go to the context beside it") {
  const std::string line = "x" + std::string(20, 'a') + std::string(10, '\t') + "y" + std::string(30, 'b');
  const auto windows = render::choose_windows(line, {{0, 1}, {31, 32}}, 30, 0);
  REQUIRE(windows.size() == 2);
  // 7 letters and 12 cells of tabs, the cut between them and the one at the end, and 9 around `y`.
  CHECK(line.substr(windows[0].begin, windows[0].end - windows[0].begin) == "xaaaaaa");
  CHECK(line.substr(windows[1].begin, windows[1].end - windows[1].begin) == "\t\t\tybbbbbbbb");
}
