#include "support/homeworlds/ap_games.hpp"

#include "homeworlds/notations/homeworlds/resolve/resolve.hpp"

namespace plyglot::test {

HomeworldsApGame homeworlds_ap_game(std::string text) {
  HomeworldsApGame game;
  game.reading.text = std::move(text);
  text::Source file;
  file.text = game.reading.text;
  std::vector<homeworlds::NotedFinding>& findings = game.reading.findings;
  homeworlds::read_ap_record(file, game.document, findings);
  std::vector<homeworlds::NotedFinding> turn_findings;
  homeworlds::read_ap_turns(file, game.document, game.reading.ast, turn_findings);
  homeworlds::resolve(game.document.turn_source(file), game.reading.ast, homeworlds::Profile::ap, turn_findings,
                      game.violations, game.record);
  homeworlds::map_to_file(game.document, game.reading.ast);
  homeworlds::map_to_file(file, game.document, game.record);
  for (homeworlds::NotedFinding& finding : turn_findings) {
    homeworlds::map_to_file(game.document, finding);
    findings.push_back(finding);
  }
  return game;
}

std::string ap_document(std::string_view moves) {
  std::string text = R"({"header":{"players":[{"name":"Sam"},{"name":"Dave"}]},"moves":)";
  text += moves;
  return text += '}';
}

}  // namespace plyglot::test
