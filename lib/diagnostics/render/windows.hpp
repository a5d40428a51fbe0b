#pragma once
// Which parts of a long line are shown.

#include "diagnostics/render/shown_line.hpp"

namespace plyglot::diagnostics::render {

// The parts of the line to show, in order and apart from each other: around both ends of each anchor, as much as fits
// into `cells` with one cell for every cut. The anchors' ends are shown whether they fit or not. With `label_room`
// cells behind the end of the last anchor, if it is not more than half of all.
std::vector<ByteRange> choose_windows(std::string_view line, std::vector<ByteRange> anchors, std::uint32_t cells,
                                      std::uint32_t label_room);

}  // namespace plyglot::diagnostics::render
