#pragma once
// What surrounds the turns: headers, comments and blank lines (homeworlds 5, 8).

#include "homeworlds/notations/homeworlds/retarget/target.hpp"
#include "homeworlds/notations/homeworlds/retarget/target_head.hpp"

namespace plyglot::homeworlds {

// Fills headers, comments and parts of `into.record`, whose turns are there. `handles`: by player; empty if the target
// has none.
void lay_out_target(const Record& from, const Head& head, const Target& target, const std::vector<std::string>& handles,
                    Retargeted& into);

}  // namespace plyglot::homeworlds
