#include "text/mapped_text.hpp"

#include "support/checks/property.hpp"

using namespace plyglot;

namespace {

// For each decoded byte the original bytes that it stands for.
struct NaiveMap {
  std::string decoded;
  std::vector<text::Span> origins;

  void copy(std::string_view original, std::uint32_t begin, std::uint32_t end) {
    for (std::uint32_t i = begin; i < end; ++i) {
      decoded += original[i];
      origins.push_back({i, i + 1});
    }
  }
  void replace(text::Span span, std::string_view replacement) {
    for (const char c : replacement) {
      decoded += c;
      origins.push_back(span);
    }
  }
};

std::uint32_t up_to(std::uint32_t largest) { return *rc::gen::inRange<std::uint32_t>(0, largest + 1); }

}  // namespace

TEST_CASE("a mapped text maps as a table of its bytes does") {
  test::check_property([] {
    const auto original = *rc::gen::string<std::string>();
    const auto size = static_cast<std::uint32_t>(original.size());
    const std::uint32_t base = up_to(1000);
    text::MappedText mapped;
    NaiveMap naive;
    mapped.reset(original, base);
    std::uint32_t done = 0;
    const std::uint32_t replacements = up_to(5);
    for (std::uint32_t i = 0; i < replacements; ++i) {
      const std::uint32_t begin = done + up_to(size - done);
      const std::uint32_t end = begin + up_to(size - begin);
      const std::string replacement(up_to(3), 'x');
      mapped.replace(begin, end, replacement);
      naive.copy(original, done, begin);
      naive.replace({begin, end}, replacement);
      done = end;
    }
    naive.copy(original, done, size);
    mapped.finish();

    RC_ASSERT(mapped.view() == naive.decoded);
    const auto count = static_cast<std::uint32_t>(naive.decoded.size());
    RC_ASSERT(mapped.to_file(count) == base + size);
    for (std::uint32_t i = 0; i < count; ++i) {
      RC_ASSERT(mapped.to_file(i) == base + naive.origins[i].begin);
      for (std::uint32_t end = i + 1; end <= count; ++end) {
        const text::Span expected{base + naive.origins[i].begin, base + naive.origins[end - 1].end};
        RC_ASSERT(mapped.to_file(i, end) == expected);
      }
    }
  });
}
