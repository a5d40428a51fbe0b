#include "text/json_writer.hpp"

#include "text/utf8.hpp"

#include "support/checks/property.hpp"

#include <nlohmann/json.hpp>

using namespace plyglot;

namespace {

std::string without_stray_bytes(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const text::Decoded character = text::decode_utf8(text);
    result += character.is_valid ? text.substr(0, character.size) : "\xEF\xBF\xBD";
    text.remove_prefix(character.size);
  }
  return result;
}

}  // namespace

TEST_CASE("a JSON string reads back as what was written, stray bytes as U+FFFD") {
  test::check_property([](const std::string& value) {
    std::string out;
    text::append_json_string(out, value);
    RC_ASSERT(nlohmann::json::parse(out).get<std::string>() == without_stray_bytes(value));
  });
}
