#include "board/render/paint.hpp"

#include <iterator>

namespace plyglot::board {
namespace {

constexpr Paint paints[] = {
    {"#fbf6e6", piece_ink}, {"#34343c", "#ffffff"}, {"#cfdce6", piece_ink}, {"#6b4f3a", "#ffffff"}};
constexpr Paint neutral_paint = {"#d8d8d8", piece_ink};
constexpr Paint inactive_paint = {ground_fill, "#77777d", "#b0b0b6"};

// A player's colour, at full strength and pale.
struct PlayerPaint {
  std::string_view name;
  Paint active;
  Paint inactive;
  std::string_view home;
};
// The blue and the vermilion of Okabe and Ito, darkened: the two differ in lightness too.
constexpr PlayerPaint player_paints[] = {
    {"blue", {"#124f94", "#ffffff", "#0b3463"}, {"#dbe8f5", "#134f94", "#aebfd2"}, "#eef4fa"},
    {"red", {"#d2401e", "#ffffff", "#8e2409"}, {"#fae3db", "#b5330f", "#dcb9ae"}, "#fdf2ee"}};

const PlayerPaint* player_paint_of(const BoardGraph& graph, std::optional<std::uint8_t> player) {
  if (!player || *player >= graph.player_colours.size()) return nullptr;
  for (const PlayerPaint& paint : player_paints) {
    if (paint.name == graph.player_colours[*player]) return &paint;
  }
  return nullptr;
}

}  // namespace

Paint paint_of(const BoardGraph& graph, const Piece& piece) {
  if (const PlayerPaint* paint = player_paint_of(graph, piece.owner)) {
    return piece.is_active ? paint->active : paint->inactive;
  }
  if (!piece.is_active) return inactive_paint;
  return piece.owner ? paints[*piece.owner % std::size(paints)] : neutral_paint;
}

std::string_view home_fill_of(const BoardGraph& graph, const Node& node) {
  const PlayerPaint* paint = player_paint_of(graph, node.home);
  return paint ? paint->home : std::string_view();
}

std::string_view square_fill_of(const Node& node) { return node.is_shaded ? "#d9c9a8" : "#fdfaf3"; }

}  // namespace plyglot::board
