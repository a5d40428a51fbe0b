// Turns of Homeworlds in other dialects, as the vectors have them.

#include "homeworlds/spelling/action_text.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/homeworlds/translating.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

std::string text_or_empty(const nlohmann::json& text) { return text.is_null() ? "" : text.get<std::string>(); }

std::string expected_losses(const nlohmann::json& losses) {
  std::vector<std::string> lines;
  for (const auto& loss : losses) {
    lines.push_back(loss.at("name").get<std::string>() + ": " + text_or_empty(loss.at("from")) + " -> " +
                    text_or_empty(loss.at("to")) + '\n');
  }
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

}  // namespace

TEST_CASE("homeworlds translation: turns on positions") {
  for (const auto& row : test::json_vectors("homeworlds/translate.jsonl")) {
    CAPTURE(row.dump());
    ReadOptions options;
    options.dialect = test::homeworlds_dialect(row["from"].get<std::string>());
    const test::HomeworldsGame game = test::homeworlds_game(
        row["position"].get<std::string>() + '\n' + row["source"].get<std::string>() + '\n', options);
    const Dialect to = test::homeworlds_dialect(row["to"].get<std::string>());
    const Retargeted translation = retarget(game.record, {to});
    CHECK(test::losses_text(translation) == expected_losses(row["losses"]));
    CHECK(translation.record.turns.size() == (row["target"].is_null() ? 0 : 1));
    if (translation.record.turns.empty()) continue;
    std::string text;
    print_turn(translation.record, translation.record.turns[0], to, text);
    CHECK(text == row["target"].get<std::string>());
  }
}
