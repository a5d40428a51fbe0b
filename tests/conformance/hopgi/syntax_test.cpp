// What is found in records of Hopgi without a board, against the vectors.

#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hopgi/findings.hpp"
#include "support/hopgi/reading.hpp"

#include <set>

using namespace plyglot;

namespace {

// What needs a board, or the side to move.
bool is_of_reading(const nlohmann::json& diagnostic, const std::string& text) {
  static const std::set<std::string> names = {"not-utf8",
                                              "crlf",
                                              "final-newline",
                                              "bad-token",
                                              "unknown-piece",
                                              "unknown-square",
                                              "bad-tag",
                                              "duplicate-tag",
                                              "other-variant",
                                              "bad-result-tag",
                                              "bad-date",
                                              "stray-brace",
                                              "stray-paren",
                                              "unclosed-comment",
                                              "unclosed-variation",
                                              "variation-depth",
                                              "extra-leg",
                                              "semicolon-comment",
                                              "variation-without-turn",
                                              "bad-suffix",
                                              "nag-range",
                                              "untagged-game",
                                              "missing-result",
                                              "result-mismatch"};
  const std::string name = diagnostic["name"].get<std::string>();
  const std::size_t slash = name.find('/');
  if (name.substr(0, slash) != "hopgi") return false;
  // A `+` may be a promotion.
  if (name == "hopgi/check-mark") return text[diagnostic["start"].get<std::size_t>()] == '#';
  return names.count(name.substr(slash + 1)) != 0;
}

}  // namespace

TEST_CASE("hopgi vectors: what is found in records without a board") {
  for (const auto& row : test::json_vectors("hopgi/record.jsonl")) {
    CAPTURE(row.dump());
    const std::string text = test::input_of(row);
    nlohmann::json ours = nlohmann::json::array();
    for (const auto& diagnostic : row["diagnostics"]) {
      if (is_of_reading(diagnostic, text)) ours.push_back(diagnostic);
    }
    CHECK(test::hopgi_report(test::hopgi_reading_findings(text)) == test::hopgi_report(ours));
  }
}

TEST_CASE("hopgi vectors: nothing is found in games") {
  for (const auto& row : test::json_vectors("hopgi/games.jsonl")) {
    const std::string text = row["input"].get<std::string>();
    CAPTURE(text);
    CHECK(test::hopgi_reading_findings(text).empty());
    CHECK(test::is_strict_hopgi(text.substr(0, text.size() - 1)) == true);
  }
}
