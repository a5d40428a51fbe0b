// The JSON of a record against the traces of the published games (hexix R16).

#include "hexix/notations/hexix/resolve/resolve.hpp"
#include "hexix/views/record_views.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hexix/reading.hpp"

using namespace plyglot;

namespace {

hexix::Record record_of(const std::string& text) {
  const test::HexixReading reading(text);
  std::vector<diagnostics::Diagnostic> ignored;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(ignored));
  hexix::Record record;
  resolve(reading.source, reading.ast, {}, record, reporter);
  return record;
}

std::string cells_of(const nlohmann::json& cells) {
  std::string text;
  for (const auto& cell : cells) text += (text.empty() ? "" : ",") + cell.get<std::string>();
  return text.empty() ? "-" : text;
}

std::string text_or_dash(const nlohmann::json& text) { return text.is_null() ? "-" : text.get<std::string>(); }

std::vector<std::string> cells_of_ply(const nlohmann::json& ply) {
  const auto number = [](const nlohmann::json& value) { return std::to_string(value.get<int>()); };
  return {number(ply["ply"]),
          number(ply["row"]),
          ply["side"],
          ply["token"],
          number(ply["span"]["start"]),
          number(ply["span"]["end"]),
          ply["kind"],
          text_or_dash(ply["piece"]),
          text_or_dash(ply["captured"]),
          number(ply["legal_before"]),
          cells_of(ply["inactive"]["B"]),
          cells_of(ply["inactive"]["R"]),
          ply["position"]};
}

void check_json_trace(const std::string& name) {
  CAPTURE(name);
  const std::optional<std::string> text = test::shared_file("data/hexix/" + name + ".txt");
  const auto rows = test::table_vectors("hexix/trace-" + name + ".tsv");
  if (!text || rows.empty()) return;
  const auto json = nlohmann::json::parse(hexix::record_json(record_of(*text), {}));
  REQUIRE(json["plies"].size() == rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CAPTURE(i);
    CHECK(cells_of_ply(json["plies"][i]) == rows[i]);
  }
}

}  // namespace

TEST_CASE("hexix traces: the published games, ply by ply") {
  check_json_trace("new-player-game");
  check_json_trace("opening-game-snippet");
}
