#include "toolchain/containers/held_text.hpp"

#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"
#include "toolchain/containers/column_reader.hpp"
#include "toolchain/containers/markdown.hpp"

using namespace plyglot;
using toolchain::HeldPart;

namespace {

const diagnostics::SeverityPolicy held_policy;

struct Markdown {
  explicit Markdown(const std::string& text) {
    part.bytes = text;
    part.source = {"a.md", part.bytes};
    readings = toolchain::read_markdown(part, held_policy);
  }
  HeldPart part;
  std::vector<toolchain::MarkdownText> readings;
};

// The file after its first text has become another.
std::string written(const HeldPart& part, const std::string& becomes) {
  const auto rewritten = toolchain::rewritten(part.texts.at(0), becomes);
  if (!rewritten) return "refused";
  const auto& [span, text] = rewritten->edit;
  return std::string(part.bytes).replace(span.begin - part.source.base, span.size(), text);
}
std::string written_in_markdown(const std::string& file, const std::string& becomes) {
  return written(Markdown(file).part, becomes);
}
std::string written_in_csv(const std::string& file, const std::string& becomes) {
  toolchain::ColumnReader reader(toolchain::TableFormat::csv, "b", true, "a.csv", held_policy);
  reader.append(file);
  reader.end();
  return written(*reader.next(), becomes);
}
std::string written_in_json(const std::string& file, const std::string& becomes) {
  toolchain::ColumnReader reader(toolchain::TableFormat::json_lines, "b", true, "a.jsonl", held_policy);
  reader.append(file);
  reader.end();
  return written(*reader.next(), becomes);
}

}  // namespace

TEST_CASE("held texts: what is written into a block keeps the prefix of its lines") {
  const std::string quoted = "> ```hop\n> a\n> b\n> ```\n";
  CHECK(written_in_markdown(quoted, "a\nb\n") == quoted);
  CHECK(written_in_markdown(quoted, "a\n") == "> ```hop\n> a\n> ```\n");
  CHECK(written_in_markdown(quoted, "b\n") == "> ```hop\n> b\n> ```\n");
  CHECK(written_in_markdown(quoted, "") == "> ```hop\n> ```\n");
  CHECK(written_in_markdown(quoted, "a\nb\n\nc") == "> ```hop\n> a\n> b\n>\n> c\n> ```\n");
  CHECK(written_in_markdown(quoted, "x\ny\nz\n") == "> ```hop\n> x\n> y\n> z\n> ```\n");
  CHECK(written_in_markdown(">```hop\n>a\n>```\n", "a\nb\n  c\n") == ">```hop\n>a\n>b\n>   c\n>```\n");
  CHECK(written_in_markdown("- ```hop\n  a\n  ```\n", "b\n\nc\n") == "- ```hop\n  b\n\n  c\n  ```\n");
  CHECK(written_in_markdown("~~~hop\r\na\r\n~~~\r\n", "a\nb\n") == "~~~hop\r\na\r\nb\r\n~~~\r\n");
  CHECK(written_in_markdown("~~~hop\na\n~~~\n", "~~~\n") == "refused");
  CHECK(written_in_markdown("```hop\n```\n", "a\n") == "```hop\na\n```\n");
}

TEST_CASE("held texts: a cell is quoted only where it must be") {
  CHECK(written_in_csv("a,b\n1,x\n", "y") == "a,b\n1,y\n");
  CHECK(written_in_csv("a,b\n1,x\n", "x,\"y\"") == "a,b\n1,\"x,\"\"y\"\"\"\n");
  CHECK(written_in_csv("a,b\n1,x\n", "x\ry") == "a,b\n1,\"x\ry\"\n");
  CHECK(written_in_csv("a,b\n1,\"x\"\n", "y") == "a,b\n1,\"y\"\n");
  CHECK(written_in_csv("a,b\n1,\"x\"y\n", "z") == "a,b\n1,z\n");
}

TEST_CASE("held texts: of a string of JSON only what differs is written") {
  CHECK(written_in_json("{\"b\":\"\\u0041x\\u0042\"}", "AyB") == "{\"b\":\"\\u0041y\\u0042\"}");
  CHECK(written_in_json("{\"b\":\"x\"}", "x\n\"") == "{\"b\":\"x\\n\\\"\"}");
  CHECK(written_in_json("{\"b\":\"\\u0041\"}", "B") == "{\"b\":\"B\"}");
}

TEST_CASE("held texts: an address is written with its escapes") {
  const std::string text = "See [it](https://x.org/a?y=1&hop=QA%2Cb#z).\n";
  const Markdown markdown(text);
  REQUIRE(markdown.part.texts.size() == 1);
  CHECK(markdown.part.texts[0].decoded() == "QA,b");
  CHECK(written(markdown.part, "Q A,w") == "See [it](https://x.org/a?y=1&hop=Q%20A%2Cw#z).\n");
}

TEST_CASE("held texts: addresses of other parameters, and those in blocks, are none") {
  CHECK(Markdown("https://x.org/?hexix=D2 and https://x.org/?q=hop\n").part.texts.empty());
  CHECK(Markdown("```\nhttps://x.org/?hop=QA,b\n```\n").part.texts.empty());
  CHECK(Markdown("<https://x.org/?uhp=Base>, https://x.org/?hop=QA,b.\n").part.texts.size() == 2);
}

TEST_CASE("held texts: an info string names a notation and its options") {
  const Markdown good("```homeworlds:sdg ply=3 title=x linenos\na\n```\n");
  REQUIRE(good.readings.size() == 1);
  CHECK(good.readings[0].notation == "homeworlds:sdg");
  CHECK(good.readings[0].ply == 3);
  CHECK(good.part.findings.empty());
  CHECK(Markdown("```hopx\na\n```\n\n```Hop\n```\n").part.texts.empty());
  for (const std::string info : {"hop:x", "hop dialect=x", "hop ply=1", "uhp ply=x", "uhp ply=", "uhp plx=1"}) {
    CAPTURE(info);
    const Markdown bad("```" + info + "\na\n```\n");
    CHECK(bad.part.texts.empty());
    REQUIRE(bad.part.findings.size() == 1);
    CHECK(test::name_of(bad.part.findings[0]) == "markdown/bad-option");
  }
}

TEST_CASE("held texts: brackets in an address are escaped unless they match") {
  const std::string before = "(https://x.y/z?uhp=A[1]) ";
  CHECK(Markdown(before).part.texts.at(0).decoded() == "A[1]");
  CHECK(written_in_markdown(before, "B[1]") == "(https://x.y/z?uhp=B[1]) ");
  CHECK(written_in_markdown(before, "A[1") == "(https://x.y/z?uhp=A%5B1) ");
  CHECK(written_in_markdown(before, "A1]") == "(https://x.y/z?uhp=A1%5D) ");
  CHECK(Markdown("[https://x.y/z?uhp=A](b)").part.texts.at(0).decoded() == "A");
  CHECK(Markdown("https://x.y/z?uhp=A;wS1;bS1+\\wS1\\*").part.texts.at(0).decoded() == "A;wS1;bS1 \\wS1");
  CHECK(written_in_markdown("https://x.y/z?uhp=A\\b", "A\\1") == "https://x.y/z?uhp=A%5C1");
}

TEST_CASE("held texts: a cell that is an address stands for the text in it, and is replaced as a whole") {
  const auto table = [](toolchain::TableFormat format, const std::string& name, const std::string& file) {
    toolchain::ColumnReader reader(format, "b", true, name, held_policy);
    reader.append(file);
    reader.end();
    return reader.next();
  };
  const auto replaced = [](const HeldPart& part, const std::string& becomes) {
    const auto [span, text] = toolchain::replaced(part.texts.at(0), becomes)->edit;
    return std::string(part.bytes).replace(span.begin, span.size(), text);
  };
  constexpr auto csv = toolchain::TableFormat::csv;
  constexpr auto json = toolchain::TableFormat::json_lines;

  const auto plain = table(csv, "a.csv", "a,b\n1,https://x.y/z?hop=QA%2Ca,b\n");
  // The comma ends the cell.
  CHECK(plain->texts.at(0).decoded() == "QA,a");
  CHECK(written(*plain, "Q;A,\"a") == "a,b\n1,https://x.y/z?hop=Q%3BA%2C%22a,b\n");
  CHECK(replaced(*plain, "Q,\"a") == "a,b\n1,\"Q,\"\"a\",b\n");

  const auto form = table(csv, "a.csv", "a;b\n1;\"https://x.y/z?uhp=Base+M;x;wS1;bS1+-wS1%2B\"\n");
  CHECK(form->texts.at(0).decoded() == "Base+M;x;wS1;bS1 -wS1+");
  CHECK(replaced(*form, "a;b") == "a;b\n1;\"a;b\"\n");
  CHECK(replaced(*form, "a,b") == "a;b\n1;a,b\n");

  const auto escaped = table(json, "a.jsonl", R"({"b":"https:\/\/x.y\/z?uhp=A;wS1\/;bS1+%5cwS1\u0021"})");
  CHECK(escaped->texts.at(0).decoded() == "A;wS1/;bS1 \\wS1!");
  CHECK(replaced(*escaped, "a\\\"") == R"({"b":"a\\\""})");

  // A key that names no notation, or words around the address: the cell itself is the text.
  CHECK(table(csv, "a.csv", "b\nhttps://x.y/z?q=QA\n")->texts.at(0).decoded() == "https://x.y/z?q=QA");
  CHECK(table(csv, "a.csv", "b\nsee https://x.y/z?hop=QA\n")->texts.at(0).decoded() == "see https://x.y/z?hop=QA");
}

TEST_CASE("held texts: the header shows what divides the cells, the extension tabs") {
  const auto second = [](const std::string& name, const std::string& file, std::size_t step) {
    toolchain::ColumnReader reader(toolchain::TableFormat::csv, "b", true, name, held_policy);
    std::string text;
    for (std::size_t at = 0; at < file.size(); at += step) reader.append(file.substr(at, step));
    reader.end();
    while (const auto part = reader.next()) {
      for (const auto& held : part->texts) text += std::string(held.decoded()) + '|';
    }
    return text;
  };
  for (const std::size_t step : {1U, 3U, 100U}) {
    CHECK(second("a.csv", "a,b\n1;2,3;4\n", step) == "3;4|");
    CHECK(second("a.csv", "a;b\n1,2;3,4\n", step) == "3,4|");
    CHECK(second("a.csv", "\"a,x\";b\r\n1,2;3,4\r\n", step) == "3,4|");
    CHECK(second("a.csv", "a\tb;c\tb\n1\t2\t3,4;\n", step) == "3,4;|");
    CHECK(second("a.TSV", "a,x\tb\n1\t3,4;\n", step) == "3,4;|");
    CHECK(second("a.tab", "a\tb\n1\t\"3\t4\"\n", step) == "3\t4|");
    CHECK(second("a.csv", "b\n3;4\n", step) == "3;4|");
  }
}
