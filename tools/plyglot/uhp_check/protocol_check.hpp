#pragma once
// What the protocol itself asks of an engine.

#include "plyglot/uhp_check/tested_engine.hpp"

namespace plyglot::tool::uhp_check {

// A case for each question; ends early if the engine has failed too often. The engine has been started.
void check_protocol(TestedEngine& engine, CheckLog& log);
// The last question: whether it ends after `exit`.
void check_exit(TestedEngine& engine, CheckLog& log);

}  // namespace plyglot::tool::uhp_check
