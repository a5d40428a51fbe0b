// The formats with one line for each finding: jsonl, github, gcc.
#include "unit/diagnostics/example.hpp"

#include "support/checks/catch.hpp"

#include <nlohmann/json.hpp>

using namespace plyglot;
using namespace plyglot::diagnostics;
using example::Example;
using Id = DiagnosticId;
using nlohmann::json;

namespace {

constexpr std::string_view example_text = "# 漢字\n漢A 🐝b,w\n";

// A finding with everything that a finding can have.
Example full() {
  Example example("dir/a,b:50%.hop", example_text);
  Diagnostic& diagnostic = example.report(Id::hop_lost_plus, example.at("🐝"), "`🐝` is 100% odd:\nno bug", "here");
  diagnostic.labels = {{example.at("A"), "the bug before"}};
  diagnostic.notes = {"a note"};
  diagnostic.helps = {"a \"help\"", "another"};
  diagnostic.fix = Fix{"delete it", Safety::unsafe, {{example.at("🐝"), ""}, {example.at("w"), "b"}}};
  diagnostic.arguments = {{"count", std::int64_t{-3}}, {"letter", std::string("🐝")}};
  return example;
}

Example bare() {
  Example example("x.hop", example_text);
  example.report(Id::hive_position_decided, example.end(), "decided");
  return example;
}

}  // namespace

TEST_CASE("jsonl: one object a line, with the keys of the schema in their order") {
  CHECK(full().render(OutputFormat::jsonl) ==
        R"({"file":"dir/a,b:50%.hop","name":"hop/lost-plus","severity":"warning",)"
        R"("message":"`🐝` is 100% odd:\nno bug","start":14,"end":18,"line":2,"column":4,"endLine":2,"endColumn":5,)"
        R"("labels":[{"start":12,"end":13,"message":"the bug before"}],"notes":["a note"],)"
        R"("help":["a \"help\"","another"],)"
        R"("fix":{"title":"delete it","safety":"unsafe","edits":[{"start":14,"end":18,"text":""},)"
        R"({"start":20,"end":21,"text":"b"}]},)"
        R"("label":"here","arguments":{"count":-3,"letter":"🐝"}})"
        "\n");
  CHECK(bare().render(OutputFormat::jsonl) ==
        R"({"file":"x.hop","name":"hive/position-decided","severity":"info","message":"decided","start":22,"end":22,)"
        R"("line":3,"column":1,"endLine":3,"endColumn":1,"labels":[],"notes":[],"help":[],"fix":null})"
        "\n");
}

TEST_CASE("jsonl: a JSON reader finds in it what was written, stray bytes apart") {
  Example example = full();
  example.diagnostic_.message = "byte \xFF and \x1B and \x7F";
  const json object = json::parse(example.render(OutputFormat::jsonl));
  CHECK(object["message"] == "byte \xEF\xBF\xBD and \x1B and \x7F");
  CHECK(object["fix"]["edits"].size() == 2);
  CHECK(object["arguments"]["count"] == -3);
}

TEST_CASE("github: a workflow command, with what would end it escaped") {
  CHECK(full().render(OutputFormat::github) ==
        "::warning file=dir/a%2Cb%3A50%25.hop,line=2,col=4,endLine=2,endColumn=5,title=hop/lost-plus::"
        "`🐝` is 100%25 odd:%0Ano bug%0Ahelp: a \"help\"%0Ahelp: another%0Aunsafe fix: delete it\n");
  CHECK(bare().render(OutputFormat::github) ==
        "::notice file=x.hop,line=3,col=1,endLine=3,endColumn=1,title=hive/position-decided::decided\n");
}

TEST_CASE("github: what a name or a message holds is visible") {
  Example example("a\x1B\xFF\r\n.hop", example_text);
  example.report(Id::hive_position_decided, example.end(), "\x1B[31m\xE2\x80\xAE%\r");
  CHECK(example.render(OutputFormat::github) ==
        "::notice file=a␛�␍%0A.hop,line=3,col=1,endLine=3,endColumn=1,title=hive/position-decided::␛[31m�%25␍\n");
}

TEST_CASE("gcc: a line for the finding, and one for each label") {
  CHECK(full().render(OutputFormat::gcc) ==
        "dir/a,b:50%.hop:2:4: warning: `🐝` is 100% odd:␊no bug [hop/lost-plus]\n"
        "dir/a,b:50%.hop:2:2: note: the bug before\n");
  CHECK(bare().render(OutputFormat::gcc) == "x.hop:3:1: note: decided [hive/position-decided]\n");
}

TEST_CASE("formats are known by their names") {
  CHECK(output_format_named("human") == OutputFormat::human);
  CHECK(output_format_named("sarif") == OutputFormat::sarif);
  CHECK(output_format_named("gcc") == OutputFormat::gcc);
  CHECK_FALSE(output_format_named("json"));
}
