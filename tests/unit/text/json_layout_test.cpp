#include "text/json_layout.hpp"
#include "support/checks/catch.hpp"

#include <nlohmann/json.hpp>

using namespace plyglot;

namespace {

std::string laid_out(std::string_view json) {
  std::string out;
  text::lay_out_json(json, out);
  return out;
}

}  // namespace

TEST_CASE("json layout: like any other writer of JSON that indents by one blank") {
  for (const char* json :
       {"1", "\"a\"", "[]", "{}", "[ ]", "{\n}", "[[],{}]", R"({"a":1,"b":[true,null,-2.5],"c":{"d":"e"}})",
        R"( [ 1 , 2 ] )", R"({"a, b":"{[:]}"})", R"(["\"",{"\\":"\\\""}])", "[[[[[]]]]]"}) {
    CAPTURE(json);
    CHECK(laid_out(json) == nlohmann::ordered_json::parse(json).dump(1));
  }
}

TEST_CASE("json layout: values stay as they are written, and so does what is laid out") {
  CHECK(laid_out(R"(["\u0041",1.50,1E5])") == "[\n \"\\u0041\",\n 1.50,\n 1E5\n]");
  const std::string once = laid_out(R"({"a":[1,{"b":[]}],"c":"x\ty"})");
  CHECK(laid_out(once) == once);
}
