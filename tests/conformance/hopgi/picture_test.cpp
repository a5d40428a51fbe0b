// What the drawing of a board shows against the pictures of the vectors, which the printer of diagrams has no part in.

#include "hopgi/views/board_graph.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hopgi/positions.hpp"

#include <plyglot/board_render.hpp>

using namespace plyglot;

namespace {

// The board alone, without who is to move and what is in the hands.
std::string board_part(const std::string& text) { return text.substr(0, text.find("\n\n") + 1); }
std::string picture_part(const std::string& diagram) { return diagram.substr(0, diagram.find("turn:")); }

// The letters of the hand, in the order of the piles.
std::string hands_of(const board::BoardGraph& graph) {
  std::string letters;
  for (const board::Pile& pile : graph.piles) {
    for (const board::Pile::Entry& entry : pile.entries) letters.append(entry.count, entry.label[0]);
  }
  return letters;
}

std::string field(const std::string& diagram, const std::string& name) {
  const std::size_t begin = diagram.find(name) + name.size();
  const std::string value = diagram.substr(begin, diagram.find('\n', begin) - begin);
  return value.substr(std::min(value.find_first_not_of(' '), value.size()));
}

}  // namespace

TEST_CASE("hopgi board: drawings are the pictures of the page (hopgi 3.3)") {
  for (const auto& row : test::json_vectors("hopgi/translate-fen-diagram.jsonl")) {
    CAPTURE(row["fen"]);
    const auto diagram = row["diagram"].get<std::string>();
    const board::BoardGraph graph = hopgi::board_of(test::hopgi_position(row["fen"].get<std::string>()));
    CHECK(board_part(board::render_text(graph)) == picture_part(diagram));
    CHECK(hands_of(graph) == field(diagram, "hand:"));
    CHECK(graph.to_move == (field(diagram, "turn:") == "w" ? 0 : 1));
  }
}
