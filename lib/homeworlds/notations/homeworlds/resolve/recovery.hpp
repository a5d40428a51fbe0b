#pragma once
// How reading goes on after a turn that cannot be read or played (homeworlds-rules E5).

#include "diagnostics/reporter.hpp"
#include "homeworlds/notations/homeworlds/resolve/played_text.hpp"

namespace plyglot::homeworlds {

struct RecoveryOptions {
  PlayOptions play;
  bool has_advice = false;
};

// Whether there is an error after which something may be repaired.
bool may_be_repaired(const PlayedText& text);

// Reports all that is found in the text, of which an error may be a slip that hides no further ones: play goes on as
// with its repair where the next turns confirm it. The text's record becomes that of the game as it is played then; its
// spans are those of the text. At most eight repairs are made, so it is linear in the text.
void report_with_repairs(PlayedText& text, const RecoveryOptions& options, diagnostics::Reporter& reporter);

}  // namespace plyglot::homeworlds
