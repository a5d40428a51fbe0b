#pragma once
// The verb that asks for a move to play.

#include "plyglot/answer/members.hpp"
#include "plyglot/playing/choice_options.hpp"

namespace plyglot::tool {

inline constexpr std::string_view best_move_verb = "bestmove";

// With these options, where the request has no `settings`.
void answer_best_move(const Request& request, ChoiceOptions options, Answer& answer);

}  // namespace plyglot::tool
