#pragma once
// What all pictures of boards begin with.

#include "board/render/svg_writer.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// The root element of a picture of this size, in hundredths, with its title, a description of the whole board for
// people who do not see it, and a white ground.
void open_document(const BoardGraph& graph, std::int64_t width, std::int64_t height, std::string& out);

// What a viewer shows of the element that has just been opened.
void append_title(std::string_view title, std::string& out);

// A group whose origin is this place.
void open_group_at(Point place, std::string& out);

}  // namespace plyglot::board
