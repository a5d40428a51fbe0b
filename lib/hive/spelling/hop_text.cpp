#include "hive/spelling/hop_text.hpp"

#include "board/cell_map.hpp"

namespace plyglot::hive::hop {
namespace {

void lay_out(const Position& position, Terrain& terrain) {
  terrain.clear(position.bugs.size());
  board::CellMap ground;
  std::uint32_t index = 0;
  for (const Bug& bug : position.bugs) {
    const char letter = token_letter(bug.colour, bug.kind);
    if (bug.below >= 0) {
      terrain.stack(index++, letter, static_cast<std::size_t>(bug.below));
      continue;
    }
    terrain.put_on_ground(index, letter);
    ground.insert(bug.cell, index++);
  }
  for (index = 0; index < position.bugs.size(); ++index) {
    if (!terrain.at(index).is_on_ground) continue;
    // On one side; the others join it.
    for (board::Direction direction = 0; direction < board::directions / 2; ++direction) {
      const std::uint32_t* neighbour = ground.find(board::neighbour(position.bugs[index].cell, direction));
      if (neighbour != nullptr) terrain.join(index, direction, *neighbour);
    }
  }
  if (position.last_moved) terrain.mark(*position.last_moved);
}

}  // namespace

bool print_topology(const Position& position, Dialect dialect, std::string& out, std::uint32_t deepest) {
  Terrain terrain;
  lay_out(position, terrain);
  return TopologyWriter().write(terrain, dialect, deepest, out);
}

bool print_parts(std::string_view gametype, Terrain& terrain, Colour to_move, Dialect dialect, TopologyWriter& writer,
                 std::string& out) {
  const std::size_t begin = out.size();
  out += gametype;
  if (!gametype.empty()) out += ',';
  if (!writer.write(terrain, dialect, deepest_nesting, out)) {
    out.resize(begin);
    return false;
  }
  out += ',';
  out += to_move == Colour::white ? 'w' : 'b';
  return true;
}

bool print(const Position& position, Dialect dialect, std::string& out) {
  if (!position.is_sound || !position.to_move) return false;
  Terrain terrain;
  lay_out(position, terrain);
  TopologyWriter writer;
  if (!print_parts(canonical_gametype(position.set), terrain, *position.to_move, dialect, writer, out)) return false;
  // Orientation data is legal in `hivegame` only (hop T5).
  if (dialect == Dialect::hivegame) out += position.orientation;
  return true;
}

}  // namespace plyglot::hive::hop
