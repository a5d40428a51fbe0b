#include "text/utf8.hpp"

#include "support/checks/property.hpp"

using namespace plyglot;

TEST_CASE("decoding from the end finds the characters that decoding from the start does") {
  test::check_property([] {
    const auto byte = rc::gen::element('a', '\x80', '\xBF', '\xC3', '\xE6', '\xBC', '\xA2', '\xF0', '\x9F', '\xFF');
    const std::string value = *rc::gen::container<std::string>(byte);
    std::vector<std::uint32_t> forward;
    for (std::string_view rest = value; !rest.empty();) {
      forward.push_back(text::decode_utf8(rest).size);
      rest.remove_prefix(forward.back());
    }
    for (std::string_view rest = value; !rest.empty();) {
      const text::Decoded last = text::decode_last_utf8(rest);
      RC_ASSERT(!forward.empty());
      RC_ASSERT(last.size == forward.back());
      forward.pop_back();
      rest.remove_suffix(last.size);
    }
    RC_ASSERT(forward.empty());
  });
}
