#pragma once
// Where systems are put on a map.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// Gives every node its q and r. Homes are put at the sides where their players sit, so with two players one at each
// end. All other systems lie in rows between them: the nearer to a home, by the number of steps, the nearer to its
// side. No two are put at one place, and the same graph gives the same map. Edges of any kind connect; of two homes of
// one player the second is a system like others. In time of the number of nodes and edges, but for putting them in
// order.
void place_systems(BoardGraph& graph);

}  // namespace plyglot::board
