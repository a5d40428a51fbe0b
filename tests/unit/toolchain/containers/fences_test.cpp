#include "toolchain/containers/fences.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;

namespace {

// Each fence as `INFO|LINE|LINE`, and `!` if it is not closed.
std::string fences(const std::string& text) {
  const text::Source source{"a.md", text};
  std::string out;
  for (const toolchain::Fence& fence : toolchain::fences_in(source)) {
    out += std::string(source.slice(fence.info));
    for (std::size_t i = 0; i < fence.line_starts.size(); ++i) {
      const auto& line = fence.line_starts[i];
      const std::uint32_t end = i + 1 < fence.line_starts.size() ? fence.line_starts[i + 1].begin : fence.lines.end;
      std::string written(source.slice({line.text, end}));
      while (!written.empty() && (written.back() == '\n' || written.back() == '\r')) written.pop_back();
      out += '|' + std::string(line.blanks, ' ') + written;
    }
    out += fence.is_closed ? ";" : "!;";
  }
  return out;
}

}  // namespace

TEST_CASE("fences: backticks and tildes, closed by a fence that is as long") {
  CHECK(fences("```hop\na\n```\n") == "hop|a;");
  CHECK(fences("~~~ hop x=`1`\n```\n~~\n~~~~ \nb\n") == "hop x=`1`|```|~~;");
  CHECK(fences("````\n```\n````") == "|```;");
  CHECK(fences("``` a`b\nx\n") == "");
  CHECK(fences("``\nx\n``\n") == "");
}

TEST_CASE("fences: an indentation is removed from the lines, as far as they have it") {
  CHECK(fences("   ```\n    a\n  b\n\tc\n    ```\n   ```\n") == "| a|b| c| ```;");
  CHECK(fences("    ```\n    a\n") == "");
}

TEST_CASE("fences: in block quotes and lists, and closed with them") {
  CHECK(fences("> ```hop\n> a\n>b\n>\n> ```\n") == "hop|a|b|;");
  CHECK(fences("> ```hop\n> a\nb\n") == "hop|a!;");
  CHECK(fences("- ```hop\n  a\n\n   b\n  ```\n") == "hop|a|| b;");
  CHECK(fences("10. > ```hop\n    > a\n    > ```\n") == "hop|a;");
  CHECK(fences("- a\n```hop\nb\n```\n") == "hop|b;");
  CHECK(fences("text\n2. ```hop\n```\n") == "!;");
  CHECK(fences("-\n  ```hop\n  a\n  ```\n") == "hop|a;");
  CHECK(fences("-\n\n  ```hop\n  a\n  ```\n") == "hop|a;");
}

TEST_CASE("fences: not in indented code, comments and scripts") {
  CHECK(fences("<!--\n```hop\na\n```\n-->\n```x\n```\n") == "x;");
  CHECK(fences("<pre>\n```hop\n</pre>\n") == "");
  CHECK(fences("a\n\n     ```hop\n     a\n") == "");
}

TEST_CASE("fences: line ends are those of the file, and a last line needs none") {
  CHECK(fences("```hop\r\na\r\n```\r\n") == "hop|a;");
  CHECK(fences("```hop\na") == "hop|a!;");
  CHECK(fences("```hop") == "hop!;");
  CHECK(fences("") == "");
  CHECK(fences("\xEF\xBB\xBF```hop\na\n```") == "hop|a;");
}
