#include "conformance/peggy/notation_strings.hpp"

#include "support/thehive_parsing.hpp"

namespace plyglot::test {
namespace {

std::optional<bool> is_strict(const std::string& text) {
  static TheHiveParsing parsing;
  parsing.parse(text, hive::thehive::Pieces::mlp);
  return parsing.is_strict();
}

const std::vector<std::string>& pieces() {
  static const std::vector<std::string> list = {
      "\n", "\r\n", "\r", "#",  " ",  "\t",  "wA1", "bQ1", "wQ",   "bS3",  "Wa1", "wX1",          "wM1",     "*",
      "|",  "/*",   "*|", "=*", "\\", "\\*", "-",   "1",   "pass", "PASS", ".",   "\xEF\xBB\xBF", "\xC3\xA9"};
  return list;
}

// Every text of up to `longest` symbols.
void add_short_texts(std::size_t longest, std::size_t length, std::string& text,
                     void (*take)(void*, const std::string&), void* context) {
  take(context, text);
  if (length == longest) return;
  const std::size_t size = text.size();
  for (const std::string_view symbol :
       {"w", "A", "1", "wA1", "Q1", "M1", "*", "|", "\\", "=", "/", " ", ".", "#", "\n", "\r", "pass"}) {
    text += symbol;
    add_short_texts(longest, length + 1, text, take, context);
    text.resize(size);
  }
}

void for_each_text(void (*take)(void* context, const std::string& text), void* context) {
  std::string text;
  add_short_texts(4, 0, text, take, context);
  text = "bS1";
  add_short_texts(4, 0, text, take, context);
}

}  // namespace

const NotationStrings thehive_strings = {&hive::thehive::grammar, is_strict,     pieces,
                                         for_each_text,           "corpus/hive", ".thehive"};

}  // namespace plyglot::test
