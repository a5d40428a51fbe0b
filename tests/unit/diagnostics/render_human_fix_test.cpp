// Fixes and colours of the human output.
#include "unit/diagnostics/example.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::diagnostics;
using example::Example;
using Id = DiagnosticId;

namespace {

// The lines below the snippet.
std::string fix_of(const Example& example, std::uint32_t width = 100) {
  const std::string shown = example.render(OutputFormat::human, width);
  const std::size_t fix = shown.find("   = ");
  return fix == std::string::npos ? "" : shown.substr(fix);
}

}  // namespace

TEST_CASE("human: a fix shows what becomes of the line") {
  Example example("x.hop", "QA a,w\n");
  Diagnostic& diagnostic = example.report(Id::hop_lost_plus, example.at(" "), "a `+` was lost");
  diagnostic.fix = Fix{"write `+`", Safety::unsafe, {{example.at(" "), "+"}}};
  CHECK(fix_of(example) == "   = unsafe fix: write `+`: `QA+a,w`\n\n");
}

TEST_CASE("human: all edits of a fix are in the line it shows") {
  Example example("x.hop", "# one\nQ(A),w\n");
  Diagnostic& diagnostic = example.report(Id::hop_group_without_branch, example.at("("), "m");
  diagnostic.fix = Fix{"delete both", Safety::unsafe, {{example.at("("), ""}, {example.at(")"), ""}}};
  CHECK(fix_of(example) == "   = unsafe fix: delete both: `QA,w`\n\n");
}

TEST_CASE("human: a title that holds the line already, or that of a fix over lines, is shown alone") {
  Example canonical("x.hop", "QA-a,w");
  canonical.report(Id::hop_not_canonical, {0, 6}, "m").fix =
      Fix{"write `A+a1-Q,w`", Safety::safe, {{{0, 6}, "A+a1-Q,w"}}};
  CHECK(fix_of(canonical) == "   = fix: write `A+a1-Q,w`\n\n");

  Example whole_line("x.hop", "# old\nQA-a,w");
  whole_line.report(Id::hop_not_canonical, {0, 5}, "m").fix = Fix{"delete the line", Safety::safe, {{{0, 6}, ""}}};
  CHECK(fix_of(whole_line) == "   = fix: delete the line\n\n");
}

TEST_CASE("human: edits far apart in a long line are shown with what is near them") {
  const std::string text = "(" + std::string(1 << 20, 'Q') + ")" + std::string(1 << 20, 'A');
  Example example("x.hop", text);
  Diagnostic& diagnostic = example.report(Id::hop_group_without_branch, example.at("("), "m");
  diagnostic.fix = Fix{"replace", Safety::unsafe, {{example.at("("), "["}, {example.at(")"), "]"}}};
  CHECK(fix_of(example) == "   = unsafe fix: replace: `[QQQQQQQQQQ…QQQQQQQQQQ]AAAAAAAAA…`\n\n");
}

TEST_CASE("human: colours mark the severity, the gutter and the change, and nothing else") {
  Example example("x.hop", "QA a,w\n");
  Diagnostic& diagnostic = example.report(Id::hop_lost_plus, example.at(" "), "lost", "here");
  diagnostic.labels = {{example.at("Q"), "first"}};
  diagnostic.fix = Fix{"write `+`", Safety::unsafe, {{example.at(" "), "+"}}};
  RenderOptions options;
  options.colour = true;
  std::string shown = example.render(options);
  for (std::size_t at = shown.find('\x1B'); at != std::string::npos; at = shown.find('\x1B')) shown[at] = '~';
  CHECK("\n" + shown == R"(
~[1;33mwarning[hop/lost-plus]~[0m~[1m: ~[0m~[1mlost~[0m
  ~[1;94m-->~[0m x.hop:1:3
~[1;94m   |~[0m
~[1;94m 1 |~[0m QA a,w
~[1;94m   |~[0m ~[1;94m-~[0m ~[1;33m^~[0m ~[1;33mhere~[0m
~[1;94m   |~[0m ~[1;94mfirst~[0m
   ~[1;94m=~[0m ~[1;96munsafe fix~[0m: write `+`: `QA~[1;92m+~[0ma,w`

)");
}
