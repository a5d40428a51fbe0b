// Records cut into the units that fixes are judged by.
#include "toolchain/fix_units.hpp"

namespace plyglot::toolchain {

std::vector<text::Span> fix_units(const text::Source& source, text::Span record, std::string_view unit_ends,
                                  const std::vector<text::Span>& turns) {
  std::vector<text::Span> units;
  const std::string_view text = source.slice(record);
  auto turn = turns.begin();
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find_first_of(unit_ends, begin), text.size());
    const text::Span unit{record.begin + static_cast<std::uint32_t>(begin),
                          record.begin + static_cast<std::uint32_t>(end)};
    while (turn != turns.end() && turn->end <= unit.begin) ++turn;
    const bool goes_on =
        !units.empty() && turn != turns.end() && turn->begin <= units.back().end && turn->begin < unit.begin;
    if (goes_on) {
      units.back().end = unit.end;
    } else {
      units.push_back(unit);
    }
    begin = end + 1;
  }
  return units;
}

}  // namespace plyglot::toolchain
