#include "hopgi/notations/hopgi/read/options.hpp"

namespace plyglot::hopgi::record {
namespace {

using diagnostics::Severity;
using notation::OptionValues;

constexpr std::string_view line_width_option = "line-width";
constexpr std::string_view linked_kings_option = "linked-kings";
constexpr std::string_view notation_choices[] = {"long", "short"};
constexpr std::string_view line_width_choices[] = {"79", "0"};
constexpr std::string_view linked_kings_choices[] = {"error", "warning"};

constexpr std::array<std::uint32_t, 2> line_widths = {79, 0};

}  // namespace

// hopgi 6.
constexpr std::array<notation::OptionRow, 3> option_rows = {
    {{move_form_option, "how moves are written when records are formatted: `Pd2-c3`, or `dc3`", notation_choices, 2},
     {line_width_option,
      "how long lines of moves may be when records are formatted; `0` puts all moves of a game on one",
      line_width_choices, 2},
     {linked_kings_option, "how a turn is judged in which only one king moves although the other must",
      linked_kings_choices, 2}}};

Options options_of(const OptionValues& values) {
  Options options;
  options.moves = static_cast<MoveForm>(values[move_form_option]);
  options.line_width = line_widths[static_cast<std::size_t>(values[line_width_option])];
  options.linked_kings = values[linked_kings_option] == 0 ? Severity::error : Severity::warning;
  return options;
}

}  // namespace plyglot::hopgi::record
