#pragma once
// The names of the catalogue's rows for the code that reports them.

#include <plyglot/diagnostic.hpp>

namespace plyglot::diagnostics {

enum class DiagnosticId : std::uint16_t {
#define PLYGLOT_DIAGNOSTIC(id, name, severity, activation, phase, gates, summary) id,
#include "diagnostics/catalogue.def"
#undef PLYGLOT_DIAGNOSTIC
};

// The gates of the catalogue: what a finding switches off.
namespace gate {
inline constexpr Gates none = 0;
// The fields cannot be told apart, or one is missing: everything that needs the missing one.
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
// A mark stands between turns, or alone in parentheses, which are not judged then (hop 7, extra-turn and empty-group).
inline constexpr Gates mark = 128;
// A move is not played, and so those after it are not judged, nor what is said of the game's end (hive-notations N9,
// homeworlds-rules E2).
inline constexpr Gates replay = 256;
// Nothing else is said of the action, nor of its turn as a whole (homeworlds-rules E1).
inline constexpr Gates turn = 512;
// Something is said of the name already, which is not compared with the star (homeworlds R15).
inline constexpr Gates resemblance = 1024;
// What is found keeps its text from being formatted, where a notation says so for each finding (hexix 5.7).
inline constexpr Gates formatting = 2048;
// That the tag stands in the wrong place is said already, for another reason (hive-notations 7.3).
inline constexpr Gates place = 4096;
}  // namespace gate

}  // namespace plyglot::diagnostics
