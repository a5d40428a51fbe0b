// Messages with long strings are what the library makes of them.
#include "plyglot/lsp/protocol/message_text.hpp"

#include "support/checks/catch.hpp"

using plyglot::tool::lsp::Json;
using plyglot::tool::lsp::parsed_message;

namespace {

// Longer than any string that is left to the library.
const std::string filling(5000, 'x');

std::string around(const std::string& written) {
  return R"({"a": ["short", {"key": ")" + filling + written + R"("}, "\"", ")" + written + filling + written +
         R"(", "last"]})";
}

void check(const std::string& message) {
  const Json expected = Json::parse(message, nullptr, false);
  const Json found = parsed_message(message);
  CHECK(found.is_discarded() == expected.is_discarded());
  if (!expected.is_discarded()) CHECK(found == expected);
}

}  // namespace

TEST_CASE("strings of a message are decoded as the library decodes them") {
  for (const char* const written : {"", "\\n", "\\\"", "\\\\", "\\\\\\\"", "\\/\\b\\f\\r\\t", "\\u00e9",
                                    "\\ud83d\\ude00", "\xC3\xA9", "\xF0\x9F\x90\x9D"}) {
    INFO(written);
    check(around(written));
    CHECK_FALSE(parsed_message(around(written)).is_discarded());
  }
  CHECK(parsed_message(around("\\n\\\"")).at("a").at(1).at("key") == filling + "\n\"");
}

TEST_CASE("what is not JSON is discarded whatever is long in it") {
  for (const char* const written :
       {"\"", "\\", "\\x", "\\u12", "\\ud83d", "\n", "\x01", "\xFF", "\xC3", "\xED\xA0\x80", "\",\"b\" \"c"}) {
    INFO(written);
    check(around(written));
    CHECK(parsed_message(around(written)).is_discarded());
  }
  for (const std::string& message :
       {"\"" + filling, "\"" + filling + "\\", "\"" + filling + "\\\"", "\"" + filling + "\" x",
        "{\"" + filling + "\"}", "[\"" + filling + "\",]", std::string("\"")}) {
    INFO(message.substr(message.size() - std::min<std::size_t>(message.size(), 5)));
    check(message);
    CHECK(parsed_message(message).is_discarded());
  }
}

TEST_CASE("keys may be long as well") {
  const std::string message = "{\"" + filling + "\\n\": [\"" + filling + "\", \"b\"], \"c\": \"" + filling + "\\t\"}";
  check(message);
  CHECK(parsed_message(message).at("c") == filling + "\t");
}
