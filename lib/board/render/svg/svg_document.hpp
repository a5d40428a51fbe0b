#pragma once
// What all pictures of boards have.

#include "board/render/svg_writer.hpp"

#include <plyglot/board_render.hpp>

namespace plyglot::board {

// A picture of this size, in hundredths, with its title, a description of the whole board for people who do not see
// it, its ground, and what is drawn on it in light colours. The remark is the end
// of the description.
std::string document_of(const BoardGraph& graph, Point extent, std::string_view drawing, const SvgOptions& options,
                        std::string_view remark = {});

// What a viewer shows of the element that has just been opened.
void append_title(std::string_view title, std::string& out);

// A group whose origin is this place.
void open_group_at(Point place, std::string& out);
// The same, of what is drawn of a node: pages find it by its attributes.
void open_node_at(Point place, const Node& node, std::string& out);
// What names a drawn piece to pages: an attribute of a group.
std::string piece_attribute(const Piece& piece);

}  // namespace plyglot::board
