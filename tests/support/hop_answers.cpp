#include "support/hop_answers.hpp"

#include <sstream>

namespace plyglot::test {

Json diagnostics_json(const naive::Reading& reading, std::size_t offset) {
  Json rows = Json::array();
  for (const naive::Finding& finding : reading.findings) {
    rows.push_back({{"name", finding.name},
                    {"severity", finding.severity},
                    {"start", finding.start + offset},
                    {"end", finding.end + offset}});
  }
  return rows;
}

Json naive_answer(const std::string& text, const std::string& dialect) {
  const auto dialect_of = dialect == "spec" ? naive::Dialect::spec : naive::Dialect::hivegame;
  const naive::Reading reading = naive::read(text, dialect_of);
  Json answer;
  answer["ok"] = !reading.has_error();
  if (reading.has_error()) {
    for (const char* key : {"gametype", "to_move", "canonical", "board"}) answer[key] = nullptr;
  } else {
    answer["gametype"] = naive::canonical_gametype(reading.set);
    answer["to_move"] = std::string(1, reading.to_move);
    answer["canonical"] = naive::canonical(reading, dialect_of);
    answer["board"] = Json::array();
    std::istringstream cells(naive::board_text(reading));
    for (std::string cell; cells >> cell;) answer["board"].push_back(cell);
  }
  answer["diagnostics"] = diagnostics_json(reading);
  return answer;
}

}  // namespace plyglot::test
