#include "support/hop_answers.hpp"

#include "hive/hop/gametype.hpp"
#include "support/hop_session.hpp"

#include <sstream>

namespace plyglot::test {
namespace {

constexpr const char* of_sound_texts[] = {"gametype", "to_move", "canonical", "board"};

Json cells_of(const std::string& board) {
  Json list = Json::array();
  std::istringstream cells(board);
  for (std::string cell; cells >> cell;) list.push_back(cell);
  return list;
}

}  // namespace

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
    for (const char* key : of_sound_texts) answer[key] = nullptr;
  } else {
    answer["gametype"] = naive::canonical_gametype(reading.set);
    answer["to_move"] = std::string(1, reading.to_move);
    answer["canonical"] = naive::canonical(reading, dialect_of);
    answer["board"] = cells_of(naive::board_text(reading));
  }
  answer["diagnostics"] = diagnostics_json(reading);
  return answer;
}

Json answer(const std::string& text, const std::string& dialect) {
  HopSession session(dialect);
  session.read(text);
  Json answer;
  answer["ok"] = session.is_sound();
  if (!session.is_sound()) {
    for (const char* key : of_sound_texts) answer[key] = nullptr;
  } else {
    const hive::Position& position = session.position();
    const std::string gametype = hive::hop::canonical_gametype(position.set);
    answer["gametype"] = gametype.empty() ? "ultimate" : gametype;
    answer["to_move"] = position.to_move == hive::Colour::white ? "w" : "b";
    answer["canonical"] = nullptr;
    answer["board"] = cells_of(board_text(position));
  }
  answer["diagnostics"] = Json::array();
  for (const diagnostics::Diagnostic& finding : session.findings()) {
    answer["diagnostics"].push_back({{"name", name_of(finding)},
                                     {"severity", diagnostics::name_of(finding.severity)},
                                     {"start", finding.span.begin},
                                     {"end", finding.span.end}});
  }
  if (session.is_sound()) answer["canonical"] = session.format(text);
  return answer;
}

}  // namespace plyglot::test
