#pragma once
// What a record says, place by place, in words.

#include <plyglot/annotations.hpp>
#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Appends a remark on each header, on the position and its systems, and on each turn and its actions. Turns are counted
// from 1, as plies are. No player is said to have done what is not certain (homeworlds-rules E2).
void append_remarks(const Record& record, std::vector<annotations::Remark>& remarks);

}  // namespace plyglot::homeworlds
