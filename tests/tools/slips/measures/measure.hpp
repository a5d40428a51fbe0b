#pragma once
// The measures that are counted of slips.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace plyglot::slips {

enum class Measure : std::uint8_t {
  // The text is as legal as what was meant: nothing is found up to the end of the slip.
  legal,
  // An error or a warning reports it, at any place; and all errors of these texts.
  noticed,
  errors,
  // For those that are not legal: the first error, or the first warning where there is no error, is at the slip; the
  // last turn of the text was played; play goes on with what was meant, or the fix of the first finding at the slip,
  // safe or not, makes that.
  at_slip,
  gone_on,
  restored,
  // After the fixes nothing is found, and the turns are not those that were meant. Nothing is counted where the text
  // itself was read without an error, and was read as the same after the fixes.
  another_by_fix,
  another_by_unsafe,
  // `--unsafe-fixes` did not come to an end.
  endless,
  // Of a reading with which play goes on, and which is the only error: its fix makes another text than what was read.
  false_claim,
  // Safe fixes, or formatting, have changed what is not theirs to change: a turn, as it is read; a turn or line
  // without a slip, in more than blanks and letter case, in a text with an error; a remark; a number, result, mark,
  // value, comment or unreadable
  // text that is not there any more.
  plies_by_fix,
  lines_by_fix,
  remarks_by_fix,
  witnesses_by_fix,
  plies_by_format,
  lines_by_format,
  remarks_by_format,
  witnesses_by_format,
};
inline constexpr std::size_t measures = 18;
inline constexpr std::array<std::string_view, measures> measure_names = {
    "legal",
    "noticed",
    "errors for each",
    "at the slip",
    "goes on",
    "restored",
    "another game by --fix",
    "another game by --unsafe-fixes",
    "no end",
    "false claim",
    "plies by --fix",
    "right lines by --fix",
    "remarks by --fix",
    "witnesses by --fix",
    "plies by fmt",
    "right lines by fmt",
    "remarks by fmt",
    "witnesses by fmt",
};
std::optional<Measure> measure_named(std::string_view name);
// More is better; it is a share of the slips that are not legal.
constexpr bool is_good(Measure measure) {
  return measure == Measure::at_slip || measure == Measure::gone_on || measure == Measure::restored;
}

struct Counts {
  std::size_t tried = 0;
  std::array<std::size_t, measures> values{};

  std::size_t& of(Measure measure) { return values[static_cast<std::size_t>(measure)]; }
  std::size_t of(Measure measure) const { return values[static_cast<std::size_t>(measure)]; }
  // Those that are not legal.
  std::size_t wrong() const { return tried - of(Measure::legal); }
  Counts& operator+=(const Counts& other);
};

}  // namespace plyglot::slips
