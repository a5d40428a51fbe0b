#pragma once
// Boards as text, pictures and data.

#include <plyglot/board_graph.hpp>

#include <string>

namespace plyglot::board {

struct TextOptions {
  // ANSI colours for the owners, or for the colours that the pieces have.
  bool colour = false;
};

// A drawing in lines of text with LF line ends: hexagons that touch, the top piece of each stack with its height,
// the last moved piece marked, stacks listed below. Systems are boxes with their stars in the middle and the ships
// around them, and their connections are listed below.
std::string render_text(const BoardGraph& graph, const TextOptions& options = {});
// How pictures show pieces of games that have figures for them.
enum class PieceStyle : std::uint8_t { drawn, letters };

// `automatic` is light, and dark where the reader prefers that and the program that shows the picture knows it; `print`
// is greys on white.
enum class Theme : std::uint8_t { automatic, light, dark, print };

// What somebody has marked on a board: a place, or an arrow from one to another.
struct Note {
  // As in Node: of a node, or on boards of hexagons of a cell without one.
  struct Place {
    std::int32_t q = 0;
    std::int32_t r = 0;
  };
  Place from;
  std::optional<Place> to;
  // Of four: green, red, blue, yellow.
  std::uint8_t colour = 0;
  // In words, for people who do not see it: `wA1 to bQ/`.
  std::string words;
};

// Reads notes with spaces between them, such as `wA1>bQ/ red:3,-1`; the language is in docs/guide/boards.md. Returns
// a sentence about the first that cannot be read, or an empty text.
std::string read_notes(const BoardGraph& graph, std::string_view text, std::vector<Note>& notes);

struct SvgOptions {
  PieceStyle pieces = PieceStyle::drawn;
  Theme theme = Theme::automatic;
  // Of this board.
  std::vector<Note> notes = {};
};

// A standalone SVG picture; of systems a star map, with pyramids in three sizes. The ids in it differ from those of
// pictures of other boards, and its attributes `data-` are those of docs/guide/boards.md.
std::string render_svg(const BoardGraph& graph, const SvgOptions& options = {});
// How the boards of a game follow each other in one picture.
enum class Motion : std::uint8_t {
  // Each is seen for a second and the last for three, again and again, without a script. Programs that show no motion,
  // and readers who want none, see the last.
  animated,
  // A page shows them: what is not on all boards has the attribute `data-boards` with the numbers of those on which it
  // is, from 0, such as `0-3 7-7`, and is hidden if it is not on the last.
  by_page,
};
// A standalone picture of boards of one game, of which there must be one at least. What does not change from one to the
// next is in it once, so that it grows with what changes. Notes are those of every board.
std::string render_svg_film(const std::vector<BoardGraph>& boards, const SvgOptions& options, Motion motion);
// Graphviz input; nodes carry their positions, so that `neato -n` draws the board.
std::string render_dot(const BoardGraph& graph);
// The schema is in docs/board-json.md.
std::string render_json(const BoardGraph& graph);

}  // namespace plyglot::board
