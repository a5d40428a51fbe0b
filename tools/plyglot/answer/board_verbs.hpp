#pragma once
// The verbs that speak of what is on the board: each of one record.

#include "plyglot/answer/members.hpp"

namespace plyglot::tool {

void answer_position(const Request& request, Answer& answer);
void answer_moves(const Request& request, Answer& answer);
void answer_perft(const Request& request, Answer& answer);
void answer_diff(const Request& request, Answer& answer);

}  // namespace plyglot::tool
