#include "unit/diagnostics/example.hpp"

#include "support/checks/catch.hpp"

#include <nlohmann/json.hpp>

using namespace plyglot;
using namespace plyglot::diagnostics;
using example::Example;
using Id = DiagnosticId;
using nlohmann::json;

namespace {

std::string log_of(const std::vector<Example>& examples, std::set<Id> shown = {}) {
  RenderOptions options;
  options.format = OutputFormat::sarif;
  std::string out;
  append_prologue(options, out);
  bool is_first = true;
  for (const Example& example : examples) {
    append_diagnostic(example.diagnostic_, text::LineIndex(example.source_), options, is_first, out);
    is_first = false;
    shown.insert(example.diagnostic_.id);
  }
  append_epilogue(options, shown, out);
  return out;
}

Example odd() {
  Example example("dir/a b#%ü.hop", "# x\n🐝A !b,w\n");
  Diagnostic& diagnostic = example.report(Id::hop_second_mark, example.at("!"), "a second mark", "this one");
  diagnostic.labels = {{example.at("A"), "the first"}};
  diagnostic.notes = {"a note"};
  diagnostic.helps = {"a help"};
  diagnostic.fix = Fix{"move it", Safety::unsafe, {{example.at("!"), ""}, {{14, 14}, "!"}}};
  return example;
}

}  // namespace

TEST_CASE("sarif: one result, in full") {
  CHECK(odd().render(OutputFormat::sarif) ==
        R"({"ruleId":"hop/second-mark","level":"error","message":{"text":"a second mark\nnote: a note\nhelp: a help"},)"
        R"("locations":[{"physicalLocation":{"artifactLocation":{"uri":"dir/a%20b%23%25%C3%BC.hop"},)"
        R"("region":{"startLine":2,"startColumn":5,"endLine":2,"endColumn":6,"byteOffset":10,"byteLength":1}},)"
        R"("message":{"text":"this one"}}],)"
        R"("relatedLocations":[{"id":0,"physicalLocation":{"artifactLocation":{"uri":"dir/a%20b%23%25%C3%BC.hop"},)"
        R"("region":{"startLine":2,"startColumn":3,"endLine":2,"endColumn":4,"byteOffset":8,"byteLength":1}},)"
        R"("message":{"text":"the first"}}],)"
        R"("fixes":[{"description":{"text":"move it"},"artifactChanges":[{"artifactLocation":)"
        R"({"uri":"dir/a%20b%23%25%C3%BC.hop"},"replacements":[)"
        R"({"deletedRegion":{"startLine":2,"startColumn":5,"endLine":2,"endColumn":6,"byteOffset":10,"byteLength":1}},)"
        R"({"deletedRegion":{"startLine":2,"startColumn":9,"endLine":2,"endColumn":9,"byteOffset":14,"byteLength":0},)"
        R"("insertedContent":{"text":"!"}}]}],"properties":{"safety":"unsafe"}}]})"
        "\n");
}

TEST_CASE("sarif: a log is one JSON document whose results name its rules") {
  const json log = json::parse(log_of({odd(), odd()}));
  CHECK(log["version"] == "2.1.0");
  REQUIRE(log["runs"].size() == 1);
  const json& run = log["runs"][0];
  CHECK(run["columnKind"] == "utf16CodeUnits");
  const json& driver = run["tool"]["driver"];
  CHECK(driver["name"] == "plyglot");
  CHECK(driver["version"].get<std::string>().find('.') != std::string::npos);
  REQUIRE(run["results"].size() == 2);
  REQUIRE(driver["rules"].size() == 1);
  CHECK(driver["rules"][0]["id"] == run["results"][1]["ruleId"]);
}

TEST_CASE("sarif: a log without results has no rules") {
  CHECK(json::parse(log_of({}))["runs"][0]["tool"]["driver"]["rules"].empty());
}

TEST_CASE("sarif: a diagnostic is a rule, with its summary, its page and its level") {
  std::set<Id> all;
  for (std::size_t i = 0; i < catalogue_size(); ++i) all.insert(catalogue_entry(i).id);
  const json log = json::parse(log_of({}, all));
  const json& rules = log["runs"][0]["tool"]["driver"]["rules"];
  CHECK(log["runs"][0]["results"].empty());
  REQUIRE(rules.size() == catalogue_size());
  for (std::size_t i = 0; i < catalogue_size(); ++i) {
    const CatalogueEntry& entry = catalogue_entry(i);
    INFO(entry.name);
    CHECK(rules[i]["id"] == entry.name);
    CHECK(rules[i]["shortDescription"]["text"] == entry.summary);
    CHECK(rules[i].contains("help") == !page_of(entry).empty());
    const std::string level = entry.severity == Severity::info ? "note" : std::string(name_of(entry.severity));
    CHECK(rules[i]["defaultConfiguration"]["level"] == level);
    CHECK(rules[i]["defaultConfiguration"]["enabled"] == !entry.on_request);
  }
  const json& unused = rules[static_cast<std::size_t>(Id::plyglot_unused_suppression)];
  CHECK(unused["fullDescription"]["text"].get<std::string>().find("suppress") != std::string::npos);
  CHECK(unused["fullDescription"]["text"].get<std::string>().find("##") == std::string::npos);
  CHECK(unused["help"]["markdown"].get<std::string>().rfind("# plyglot/unused-suppression", 0) == 0);
}

TEST_CASE("sarif: an absolute path gets the file scheme") {
  Example example("/tmp/x.hop", "QA,x");
  example.report(Id::hop_bad_player, example.at("x"), "bad");
  const json result = json::parse(example.render(OutputFormat::sarif));
  CHECK(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "file:///tmp/x.hop");
  CHECK_FALSE(result.contains("fixes"));
  CHECK_FALSE(result.contains("relatedLocations"));
}
