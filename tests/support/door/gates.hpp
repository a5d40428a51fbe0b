#pragma once
// Which checks a finding switches off: a fix of that finding may bring up what those checks find.

#include "diagnostics/ids.hpp"

namespace plyglot::test {

// A set of bits.
using Gates = std::uint16_t;

namespace gate {
inline constexpr Gates none = 0;
// The fields cannot be distinguished, or one is missing: everything that needs the missing one.
inline constexpr Gates fields = 1;
// The set of bugs is unknown (hop R2, R23).
inline constexpr Gates set = 2;
// Cells are unreliable (hop R15).
inline constexpr Gates geometry = 4;
// The topology has an error (hop R24), or the text cannot be printed canonically.
inline constexpr Gates topology = 8;
// The side to move is unknown (hop R24).
inline constexpr Gates side = 16;
// The rest of the text is not read (hop 2).
inline constexpr Gates rest = 32;
// What a suppression asks for is unknown, and so whether it is of use.
inline constexpr Gates suppression = 64;
// A mark is between turns, or alone in parentheses, which are not judged then (hop 7, extra-turn and empty-group).
inline constexpr Gates mark = 128;
// A move is not played, and so those after it are not judged, nor what is said of the game's end (hive-notations N9,
// homeworlds-rules E2).
inline constexpr Gates replay = 256;
// Nothing else is said of the action, nor of its turn as a whole (homeworlds-rules E1).
inline constexpr Gates turn = 512;
// Something is said of the name already, which is not compared with the star (homeworlds R15).
inline constexpr Gates resemblance = 1024;
// The tag is reported already as being in the wrong place, for another reason (hive-notations 7.3).
inline constexpr Gates place = 2048;
}  // namespace gate

Gates gates_of(diagnostics::DiagnosticId id);
// Whether a text without the finding may have findings of other checks, or may be formatted.
bool has_gate(std::string_view name);

}  // namespace plyglot::test
