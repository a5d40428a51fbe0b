// The units of a text cover it, in every notation: each begins where the last one ended and is not empty. A reader that
// walks through units that are empty never ends.
#include "toolchain/registry/registry.hpp"

#include "support/checks/catch.hpp"

#include <array>
#include <string>

using namespace plyglot;

namespace {

// What begins, divides or ends units in some notation, and what is easily taken for a blank line.
constexpr std::string_view tokens[] = {"\r",        "\n",  " ",          "\xEF\xBB\xBF", "[C \"a\"]\n", "1. wG1",
                                       "Base;wG1;", "{a}", "D2v    D5v", "; a",          "|",           "(1"};
constexpr std::size_t most_tokens = 5;

// Calls `visit(text)` for all texts of up to `most_tokens` tokens.
template <class Visit>
void each_text(std::string& text, std::size_t left, const Visit& visit) {
  visit(text);
  if (left == 0) return;
  for (const std::string_view token : tokens) {
    const std::size_t size = text.size();
    text += token;
    each_text(text, left - 1, visit);
    text.resize(size);
  }
}

// The offset of the first unit that does not follow the one before it; the size of the text if all do.
template <class Row>
std::uint32_t end_of_units(const Row& row, std::string_view text) {
  text::Source source;
  source.text = text;
  std::uint32_t offset = 0;
  while (offset < source.span().end) {
    const notation::Unit unit = row.next_unit(source, offset);
    const bool follows = unit.whole.begin == offset && unit.whole.end > offset && unit.whole.contains(unit.content);
    if (!follows) break;
    offset = unit.whole.end;
  }
  return offset;
}

}  // namespace

TEST_CASE("the units of a text cover it") {
  std::size_t notations_with_units = 0;
  for (const toolchain::Notation& notation : toolchain::all_notations()) {
    std::visit(
        [&](const auto* row) {
          ++notations_with_units;
          std::string text;
          each_text(text, most_tokens, [&](const std::string& each) {
            if (end_of_units(*row, each) == each.size()) return;
            FAIL_CHECK(row->about->id << ": " << Catch::Detail::stringify(each));
          });
        },
        notation.row);
  }
  CHECK(notations_with_units > 10);
}
