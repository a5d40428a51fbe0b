#include "hopgi/verdicts/census.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <vector>

namespace plyglot::hopgi {
namespace {

struct Count {
  PieceKind kind;
  std::string_view noun;
  std::uint64_t in_game;
};
constexpr std::array<Count, 3> counts = {
    {{PieceKind::rook, "rook", 4}, {PieceKind::bishop, "bishop", 4}, {PieceKind::pawn, "pawn", 12}}};

std::uint64_t count_of(const Position& position, PieceKind kind) {
  std::uint64_t count = 0;
  for (const Hand& hand : position.hands) count += hand.of(kind);
  for (const std::optional<Piece>& piece : position.pieces) {
    if (piece && !is_king(piece->kind) && unpromoted(piece->kind) == kind) ++count;
  }
  return count;
}

}  // namespace

std::string census_fault(const Position& position) {
  std::vector<std::string> found;
  std::vector<std::string> wanted;
  bool is_one = true;
  for (const Count& row : counts) {
    const std::uint64_t count = count_of(position, row.kind);
    if (count == row.in_game) continue;
    is_one = is_one && found.empty() && count == 1;
    found.push_back(text::counted(count, row.noun));
    wanted.push_back(text::format("{}", row.in_game));
  }
  if (found.empty()) return {};
  return text::format("there {} {}, the game has {}", is_one ? "is" : "are", text::joined(found, " and "),
                      text::joined(wanted, " and "));
}

bool has_king(const Position& position, Side side) {
  return std::any_of(position.pieces.begin(), position.pieces.end(), [side](const std::optional<Piece>& piece) {
    return piece && piece->owner == side && is_king(piece->kind);
  });
}

}  // namespace plyglot::hopgi
