#include "hopgi/notations/fen/options.hpp"

#include "hopgi/views/move_list.hpp"

namespace plyglot::hopgi::fen {
namespace {

constexpr std::string_view hole_option = "hole";
constexpr std::string_view promoted_option = "promoted";
constexpr std::string_view hole_choices[] = {"*", "-"};
constexpr std::string_view promoted_choices[] = {"plus", "letter"};

}  // namespace

constexpr std::array<notation::OptionRow, 3> option_rows = {
    {{hole_option, "how a missing square is written; with the `-` of Game Courier, hands are left out", hole_choices,
      2},
     {promoted_option, "how promoted pieces are written: `+R +B +P`, or `D H G`", promoted_choices, 2},
     move_form_row}};

FenStyle style_of(const notation::OptionValues& values) {
  return {values[hole_option] == 0 ? '*' : '-', values[promoted_option] == 1};
}

}  // namespace plyglot::hopgi::fen
