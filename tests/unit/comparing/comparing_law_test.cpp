#include "support/door/comparing_law.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot::comparing;
using plyglot::test::broken_comparing_law;

namespace {

std::string broken(const Comparison& comparison, const std::string& a, const std::string& b) {
  const auto is_same = [&](std::uint32_t i, std::uint32_t j) { return a[i] == b[j]; };
  return broken_comparing_law(comparison, {static_cast<std::uint32_t>(a.size()), static_cast<std::uint32_t>(b.size())},
                              is_same);
}

Stretch stretch(StretchKind kind, Range of_a, Range of_b) { return {kind, {of_a, of_b}}; }

}  // namespace

TEST_CASE("law of comparing: what is right breaks nothing") {
  CHECK(broken({}, "", "") == "");
  CHECK(broken({{stretch(StretchKind::common, {0, 2}, {0, 2})}, {}}, "ab", "ab") == "");
  CHECK(broken({{stretch(StretchKind::common, {0, 1}, {0, 1}), stretch(StretchKind::parted, {1, 3}, {1, 4})},
                {{Edit::Kind::replaced, {1, 1}}, {Edit::Kind::inserted, {2, 2}}, {Edit::Kind::restated, {2, 3}}}},
               "axz", "aywz") == "");
}

TEST_CASE("law of comparing: what is wrong is found") {
  const Stretch all = stretch(StretchKind::common, {0, 2}, {0, 2});
  CHECK(broken({}, "a", "") == "the stretches hold all items");
  CHECK(broken({{all}, {}}, "abc", "ab") == "the stretches hold all items");
  CHECK(broken({{stretch(StretchKind::common, {1, 2}, {0, 2})}, {}}, "ab", "ab") ==
        "a stretch begins where the one before ends");
  CHECK(broken({{all, stretch(StretchKind::parted, {2, 2}, {2, 2})}, {}}, "ab", "ab") == "no stretch is empty");
  CHECK(broken({{stretch(StretchKind::common, {0, 2}, {0, 1})}, {}}, "ab", "a") ==
        "the same items are as many in both");
  CHECK(broken({{all}, {}}, "ab", "ax") == "items in no edit are the same: 1 and 1");
  CHECK(broken({{all}, {{Edit::Kind::restated, {1, 1}}}}, "ab", "ax") == "items in no edit are the same: 1 and 1");
  CHECK(broken({{all}, {{Edit::Kind::replaced, {1, 1}}}}, "ab", "ax") ==
        "nothing is edited where both games have the same");
  CHECK(broken({{stretch(StretchKind::detour, {0, 2}, {0, 1})}, {}}, "ab", "a") ==
        "items in no edit are as many in both");
  CHECK(broken({{stretch(StretchKind::parted, {0, 2}, {0, 2})},
                {{Edit::Kind::replaced, {1, 1}}, {Edit::Kind::replaced, {0, 0}}}},
               "ab", "ax") == "edits are in order");
  CHECK(broken({{stretch(StretchKind::continued, {0, 1}, {0, 1})}, {{Edit::Kind::replaced, {0, 0}}}}, "a", "b") ==
        "one of the games has ended");
}
