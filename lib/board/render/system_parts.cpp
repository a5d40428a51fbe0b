#include "board/render/system_parts.hpp"

namespace plyglot::board {

SystemParts parts_of(const BoardGraph& graph, const Node& node) {
  SystemParts parts;
  for (const Piece& piece : node.stack) {
    if (piece.owner) {
      parts.ships[static_cast<std::size_t>(side_of(*piece.owner, graph.players.size()))].push_back(&piece);
    } else {
      parts.stars.push_back(&piece);
    }
  }
  return parts;
}

std::string letter_of(const Piece& piece) {
  const char letter = piece.colour.empty() ? '\0' : piece.colour.front();
  if (letter >= 'a' && letter <= 'z') return {static_cast<char>(letter - 'a' + 'A')};
  return letter >= 'A' && letter <= 'Z' ? std::string{letter} : piece.label;
}

}  // namespace plyglot::board
