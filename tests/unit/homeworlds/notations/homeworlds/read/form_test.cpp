// Games of `ap` as turns and as the record in JSON, formatted into the other form (homeworlds 6, `form`).

#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"

using namespace plyglot;

namespace {

toolchain::Session::Formatted formatted_as(const std::string& form, const std::string& text) {
  const toolchain::Language language = test::language_of("homeworlds:ap", {{"form", form}});
  toolchain::Session session(language, {});
  std::vector<diagnostics::Diagnostic> findings;
  toolchain::Chunk chunk;
  chunk.source.text = text;
  chunk.source.line_ends = text::LineEnds::lf_crlf_or_cr;
  return session.format(chunk, collect_into(findings));
}

const std::string sound = "homeworld r1 b2 g3\nhomeworld g1 y3 b3\nbuild g1 North\n";

// As a string outside a file.
std::string formatted_string(const std::string& text) {
  toolchain::Session session(test::language_of("homeworlds:ap"), {});
  std::vector<diagnostics::Diagnostic> findings;
  toolchain::Chunk chunk;
  chunk.source.text = text;
  chunk.is_file = false;
  return session.format(chunk, collect_into(findings)).text;
}

}  // namespace

TEST_CASE("homeworlds form: a byte order mark after another one is a character, and stays after one") {
  const std::string mark = "\xEF\xBB\xBF";
  CHECK(formatted_string(mark + "foo\n") == "foo");
  CHECK(formatted_string(mark + mark + "foo\n") == mark + mark + "foo");
  CHECK(formatted_string("\n" + mark + "foo\n") == mark + mark + "foo");
}

TEST_CASE("homeworlds form: a sound game goes into the other form and back") {
  const auto there = formatted_as("record", sound);
  CHECK(there.kept_with_error.empty());
  CHECK(there.text.front() == '{');
  CHECK(there.text.find("homeworld g1 y3 b3") != std::string::npos);
  CHECK(formatted_as("turns", there.text).text.find("homeworld g1 y3 b3\n") != std::string::npos);
}

TEST_CASE("homeworlds form: what is left out stays left out in the other form") {
  CHECK(formatted_as("record", "homeworld g3 - g1\n").text.find("\"homeworld g3 - g1\"") != std::string::npos);
  const std::string passes_nothing = sound + "build b1 South\nsacrifice g1 North\n";
  CHECK(formatted_as("record", passes_nothing).text.find("\"sacrifice g1 north\"") != std::string::npos);
}

TEST_CASE("homeworlds form: what begins with a position is not written as a record in JSON") {
  const std::string position = "<0>; A(0,b1y2)g3-; B(1,g1y3)-b3\n";
  CHECK(formatted_as("record", position).text == position);
}

TEST_CASE("homeworlds form: a turn in a brace does not become a record when the line above it goes") {
  CHECK(formatted_as("turns", "\\\n{\n").text == "\\\n{\n");
}

TEST_CASE("homeworlds form: a game with an error keeps its form, and all its bytes") {
  for (const char* rest :
       {"foo bar\nbuild g1 North\n", "move r3 North Nowhere\nbuild g1 South\n", "build g1 North more\n"}) {
    const std::string text = sound + rest;
    CAPTURE(text);
    const auto formatted = formatted_as("record", text);
    CHECK(formatted.text == text);
    CHECK(formatted.kept_with_error.size() == 1);
  }
  CHECK(formatted_as("record", "build g1 North\n").text == "build g1 North\n");
  const std::string document = R"({"header":{},"moves":[["homeworld r1 b2 g3","foo bar"]]})";
  CHECK(formatted_as("turns", document + '\n').text == document + '\n');
}
