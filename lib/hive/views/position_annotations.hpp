#pragma once
// What an editor shows of a position of Hive.

#include <plyglot/annotations.hpp>
#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

// Appends to `out`, which is empty. The source is that of the position.
void annotate(const Position& position, const text::Source& source, annotations::Annotations& out);

}  // namespace plyglot::hive
