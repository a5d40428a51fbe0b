#pragma once
// The verbs that speak of texts.

#include "plyglot/answer/members.hpp"

namespace plyglot::tool {

void answer_lint(const Request& request, Answer& answer);
void answer_format(const Request& request, Answer& answer);
void answer_translate(const Request& request, Answer& answer);

}  // namespace plyglot::tool
