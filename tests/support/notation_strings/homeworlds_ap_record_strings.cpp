#include "support/notation_strings/notation_strings.hpp"

#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/json_document.hpp"
#include "support/values/short_texts.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

std::optional<bool> is_strict_homeworlds_ap_record_text(const std::string& text) {
  // No grammar says how deep values may be nested.
  const auto brackets = std::count_if(text.begin(), text.end(), [](char byte) { return byte == '[' || byte == '{'; });
  if (brackets > 100) return std::nullopt;
  text::Source source;
  source.text = text;
  // A byte order mark is read, but is not part of JSON.
  return !homeworlds::JsonDocument(source).unreadable() && !text::begins_with_byte_order_mark(text);
}

const std::vector<std::string>& homeworlds_ap_record_pieces() {
  static const std::vector<std::string> list = {"{",           "}",
                                                "[",           "]",
                                                ":",           ",",
                                                "\"",          "\\",
                                                "\\u",         "\\n",
                                                "\\u00e9",     "0",
                                                "12",          "-",
                                                ".",           "e",
                                                "E+",          "01",
                                                "true",        "fals",
                                                "null",        "t",
                                                " ",           "\n",
                                                "\t",          "\r",
                                                "\v",          "{}",
                                                "[]",          "\x01",
                                                "\x7F",        "\xC3\xA9",
                                                "\xE9",        "\xED\xA0\x80",
                                                "\"a\"",       "\"a\":1",
                                                "\xEF\xBB\xBF"};
  return list;
}

void for_each_homeworlds_ap_record_text(void (*take)(void* context, const std::string& text), void* context) {
  constexpr std::string_view symbols[] = {"{",     "}", "[", "]", ":", ",", "\"",   "\"a\"", "\\",
                                          "u00e9", "0", "1", "-", ".", "e", "true", "nul",   " "};
  const auto pass_on = [&](const std::string& text) { take(context, text); };
  for (std::string text : {"", "[1", "{\"a\":"}) for_each_short_text(symbols, 4, text, pass_on);
}

}  // namespace

const NotationStrings homeworlds_ap_record_strings = {&homeworlds::ap_record_grammar,
                                                      is_strict_homeworlds_ap_record_text,
                                                      homeworlds_ap_record_pieces,
                                                      for_each_homeworlds_ap_record_text,
                                                      ".hw",
                                                      10000};

}  // namespace plyglot::test
