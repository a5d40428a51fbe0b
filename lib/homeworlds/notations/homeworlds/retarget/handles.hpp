#pragma once
// What players are called where every turn says who makes it (homeworlds 3.3, 8).

#include "homeworlds/notations/homeworlds/retarget/target.hpp"
#include "homeworlds/notations/homeworlds/retarget/target_head.hpp"

namespace plyglot::homeworlds {

// By player, each one word and no two the same: the name of the player, or that of the home, or the seat. What becomes
// another word is added to the losses.
std::vector<std::string> handles_of(const Record& record, const Head& head, RetargetForm to, std::vector<Loss>& losses);

}  // namespace plyglot::homeworlds
