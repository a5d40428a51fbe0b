// The grammar of the game record: sound, published as it is, and the same as any other reader's of JSON.

#include "grammars/homeworlds_ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/json_document.hpp"
#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/grammars/is_read.hpp"
#include "support/values/random.hpp"
#include "text/mapped_text.hpp"

#include <nlohmann/json.hpp>

#include <tao/pegtl/contrib/analyze.hpp>

#include <algorithm>

using namespace plyglot;
using homeworlds::ap_record_grammar;
using syntax::Strictness;

namespace {

const std::vector<std::string> pieces = {"{",    "}",        "[", "]",  ":",  ",",  "\"",    "\\",      "\\u",
                                         "\\n",  "\\u00e9",  "0", "12", "-",  ".",  "e",     "E+",      "true",
                                         "fals", "nul",      "t", " ",  "\n", "\t", "\"a\"", "\"a\":1", "\x01",
                                         "\x7F", "\xC3\xA9", "x", "\v", "{}", "[]"};

// A text of the tolerant grammar, or one of the strict one with a few changes.
std::vector<std::string> json_like_texts(std::size_t count, std::uint64_t seed) {
  std::vector<std::string> texts = test::sentences_of(ap_record_grammar, Strictness::tolerant, count, seed);
  test::Random random(seed);
  for (std::string& text : test::sentences_of(ap_record_grammar, Strictness::strict, count, seed)) {
    texts.push_back(text);
    for (std::size_t changes = random.between(1, 3); changes > 0; --changes) {
      text.replace(random.below(text.size() + 1), random.below(3), random.pick(pieces));
    }
    texts.push_back(std::move(text));
  }
  return texts;
}

// The verdict of another reader.
bool is_json(const std::string& text) { return nlohmann::json::accept(text); }

// What closes the brackets that are open at the end of the text, outside of strings.
std::string closing_brackets(const std::string& text) {
  std::string closing;
  bool is_in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_in_string) {
      if (text[i] == '\\') {
        ++i;
      } else if (text[i] == '"') {
        is_in_string = false;
      }
    } else if (text[i] == '"') {
      is_in_string = true;
    } else if (text[i] == '{' || text[i] == '[') {
      closing.insert(0, 1, text[i] == '{' ? '}' : ']');
    } else if ((text[i] == '}' || text[i] == ']') && !closing.empty()) {
      closing.erase(0, 1);
    }
  }
  return closing;
}

// Whether something can follow that makes it JSON: what is begun is ended in every way, what is due is added, and the
// other reader is asked.
bool is_beginning(const std::string& text) {
  const std::string closing = closing_brackets(text);
  for (const char* end : {"", "\"", "0", "n\"", "0\"", "00\"", "000\"", "0000\"", "rue", "ue", "e", "alse", "lse", "se",
                          "ull", "ll", "l"}) {
    for (const char* due : {"", "0", ":0", "\"\":0"}) {
      if (is_json(text + end + due + closing)) return true;
    }
  }
  return false;
}

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

// They differ in numbers that are too large, in halves of surrogate pairs, and in characters that are cut off.
bool is_comparable(const std::string& text) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (text[i - 1] == 'u' && (text[i] | 0x20) == 'd') return false;
    if (is_digit(text[i - 1]) && (text[i] | 0x20) == 'e') return false;
  }
  return std::all_of(text.begin(), text.end(),
                     [](char byte) { return static_cast<unsigned char>(byte) < 0x80 && byte != '\0'; });
}

std::optional<text::Span> unreadable_in(const std::string& text) {
  text::Source source;
  source.text = text;
  return homeworlds::JsonDocument(source).unreadable();
}

}  // namespace

TEST_CASE("homeworlds ap record grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::homeworlds_ap_record::document>() == 0);
}

TEST_CASE("homeworlds ap record grammar: the published text is that of the rules") {
  test::check_published(ap_record_grammar);
}

TEST_CASE("homeworlds ap record grammar: every text is read, and losslessly") {
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
  std::vector<std::string> texts = json_like_texts(3000, 21);
  for (std::size_t size = 0; size < 200; ++size) texts.push_back(test::random_bytes(size, size % 2 == 0 ? "{" : ""));
  for (const std::string& text : texts) {
    CAPTURE(text);
    mapped.reset(text, 0);
    mapped.finish();
    REQUIRE(ap_record_grammar.build(mapped, tree, failures));
    REQUIRE(tree.verify({0, static_cast<std::uint32_t>(text.size())}).empty());
    REQUIRE(test::is_read(ap_record_grammar, text));
  }
}

TEST_CASE("homeworlds ap record grammar: every sentence of the strict grammar is JSON") {
  for (const std::string& text : test::sentences_of(ap_record_grammar, Strictness::strict, 5000, 22)) {
    CAPTURE(text);
    REQUIRE_FALSE(unreadable_in(text));
    if (is_comparable(text)) REQUIRE(is_json(text));
  }
}

TEST_CASE("homeworlds ap record grammar: what cannot be read begins where no JSON could go on") {
  std::size_t broken = 0;
  for (const std::string& text : json_like_texts(6000, 23)) {
    if (!is_comparable(text)) continue;
    CAPTURE(text);
    const std::optional<text::Span> unreadable = unreadable_in(text);
    REQUIRE(is_json(text) == !unreadable.has_value());
    if (!unreadable) continue;
    ++broken;
    CAPTURE(unreadable->begin);
    REQUIRE(is_beginning(text.substr(0, unreadable->begin)));
    REQUIRE(unreadable->size() == (unreadable->begin < text.size() ? 1 : 0));
    if (!unreadable->empty()) REQUIRE_FALSE(is_beginning(text.substr(0, unreadable->end)));
  }
  CHECK(broken > 1000);
}

TEST_CASE("homeworlds ap record grammar: the first byte that cannot be read") {
  const auto begin_in = [](const std::string& text) {
    const std::optional<text::Span> unreadable = unreadable_in(text);
    return unreadable ? static_cast<int>(unreadable->begin) : -1;
  };
  CHECK(begin_in("{}") == -1);
  CHECK(begin_in("\xEF\xBB\xBF {} \n") == -1);
  CHECK(begin_in("") == 0);
  CHECK(begin_in("{") == 1);
  CHECK(begin_in("{} x") == 3);
  CHECK(begin_in("{\"a\":1,}") == 7);
  CHECK(begin_in("{a:1}") == 1);
  CHECK(begin_in("[1,]") == 3);
  CHECK(begin_in("[1 2]") == 3);
  CHECK(begin_in("[01]") == 2);
  CHECK(begin_in("[1.]") == 3);
  CHECK(begin_in("[-]") == 2);
  CHECK(begin_in("[1e+]") == 4);
  CHECK(begin_in("[1.5.]") == 4);
  CHECK(begin_in("[nulx]") == 4);
  CHECK(begin_in("[True]") == 1);
  CHECK(begin_in("[\"\\x\"]") == 3);
  CHECK(begin_in("[\"\\u12G4\"]") == 6);
  CHECK(begin_in("[\"a\nb\"]") == 3);
  CHECK(begin_in("[\"a") == 3);
  CHECK(begin_in("[\"\xE9t\xE9\"]") == 2);
  CHECK(begin_in("[\"\xED\xA0\x80\"]") == 2);
  CHECK(begin_in("\v{}") == 0);
  CHECK(begin_in("{'a':1}") == 1);
  CHECK(begin_in("// c\n{}") == 0);
}

TEST_CASE("homeworlds ap record grammar: values are nested to a depth of one hundred") {
  CHECK_FALSE(unreadable_in(test::repeated("[", 100) + test::repeated("]", 100)));
  CHECK(unreadable_in(test::repeated("[", 101) + test::repeated("]", 101)) == text::Span{100, 101});
  CHECK_FALSE(unreadable_in(test::repeated("{\"a\":", 99) + "{}" + test::repeated("}", 99)));
  CHECK(unreadable_in(test::repeated("{\"a\":[", 50) + "{") == text::Span{300, 301});
}

TEST_CASE("homeworlds ap record grammar: work grows with the text") {
  const test::Hostile texts[] = {
      {"", "[", ""},    {"", "{\"a\":", ""}, {"[", "1,", ""},   {"[", "\"\\u0041\",", "]"}, {"\"", "\\", ""},
      {"\"", "a", ""},  {"", " ", "{"},      {"[", "[],", "]"}, {"{", "\"a\":1,", ""},      {"[", "-", ""},
      {"[1", "1", "."}, {"", "}", ""},       {"", "\"", ""},    {"[", "nul", ""},           {"\"", "\\u00", ""}};
  test::check_linear_work(ap_record_grammar, texts);
}
