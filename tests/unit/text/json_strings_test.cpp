#include "text/json_strings.hpp"
#include "support/checks/catch.hpp"

#include <nlohmann/json.hpp>

using namespace plyglot::text;

TEST_CASE("json strings: every escape says what it says elsewhere") {
  for (const char* written :
       {"", "plain", R"(\"\\\/\b\f\n\r\t)", R"(\u0041\u00e9\u20AC\uFFFF)", R"(\ud83d\ude80)", R"(a\u0000b)",
        R"(\u007f\u0080\u07FF\u0800)", R"(\uDBFF\uDFFF)", "\xC3\xA9\\n\xE2\x82\xAC"}) {
    CAPTURE(written);
    CHECK(decode_json_string(written) == nlohmann::json::parse('"' + std::string(written) + '"').get<std::string>());
  }
}

TEST_CASE("json strings: half of a surrogate pair is not a character") {
  constexpr const char* replacement = "\xEF\xBF\xBD";
  CHECK(decode_json_string(R"(\ud83d)") == replacement);
  CHECK(decode_json_string(R"(\ude80)") == replacement);
  CHECK(decode_json_string(R"(\ude80\ud83d)") == std::string(replacement) + replacement);
  CHECK(decode_json_string(R"(\ud83dx)") == std::string(replacement) + "x");
  CHECK(decode_json_string(R"(\ud83d\n)") == std::string(replacement) + "\n");
  CHECK(decode_json_string(R"(\ud83d\u0041)") == std::string(replacement) + "A");
  CHECK(decode_json_string(R"(\ud83d\ud83d\ude80)") == std::string(replacement) + "\xF0\x9F\x9A\x80");
}

TEST_CASE("json strings: where the escapes are") {
  std::vector<JsonEscape> escapes;
  CHECK(decode_json_string(R"(a\u0062c\ud83d\ude80\n)", escapes) == "abc\xF0\x9F\x9A\x80\n");
  REQUIRE(escapes.size() == 3);
  CHECK(escapes[0].written == Span{1, 7});
  CHECK(escapes[0].decoded == Span{1, 2});
  CHECK(escapes[1].written == Span{8, 20});
  CHECK(escapes[1].decoded == Span{3, 7});
  CHECK(escapes[2].written == Span{20, 22});
  CHECK(escapes[2].decoded == Span{7, 8});
}
