// A session keeps its memory from one text to the next, and nothing else: what it says of a text is what a new session
// says of it.

#include "support/checks/catch.hpp"
#include "support/door/corpus_texts.hpp"
#include "support/door/seen_text.hpp"

#include <map>
#include <memory>

using namespace plyglot;

namespace {

struct Held {
  explicit Held(const toolchain::Language& its_language) : language(its_language) {}

  toolchain::Language language;
  diagnostics::SeverityPolicy policy;
  toolchain::Session session{language, policy};
  std::string last = "nothing";
};

std::string key_of(const test::CorpusText& text) {
  std::string key = text.notation;
  for (const auto& [name, value] : text.options) key += ' ' + name + '=' + value;
  return key;
}

void check_same(const test::SeenText& held, const test::SeenText& fresh) {
  CHECK(held.findings == fresh.findings);
  CHECK(held.words == fresh.words);
  CHECK(held.moves == fresh.moves);
  CHECK(held.board == fresh.board);
}

}  // namespace

TEST_CASE("a session says of a text what a new one says") {
  std::map<std::string, std::unique_ptr<Held>> sessions;
  std::size_t texts = 0;
  for (const test::CorpusFile& file : test::corpus_files()) {
    for (const test::CorpusText& text : file.texts) {
      std::unique_ptr<Held>& held = sessions[key_of(text)];
      if (held == nullptr) held = std::make_unique<Held>(test::language_of(text.notation, text.options));
      INFO(text.name << " after " << held->last);
      check_same(test::seen(text.text, held->language, held->session), test::seen(text.text, held->language));
      held->last = text.name;
      ++texts;
    }
  }
  CHECK(texts > 1000);
}

namespace {

// The second text, with a session that read the first.
test::SeenText seen_after(const std::string& first, const std::string& second, const std::string& notation) {
  Held held(test::language_of(notation));
  test::seen(first, held.language, held.session);
  return test::seen(second, held.language, held.session);
}

void check_second(const std::string& first, const std::string& second, const std::string& notation) {
  check_same(seen_after(first, second, notation), test::seen(second, test::language_of(notation)));
}

}  // namespace

TEST_CASE("a session forgets the lines that went on below, and the numbers that no move had") {
  check_second("Base;InProgress;White[2];wG1;bG1 wG1-;\nwQ /wG1\n", "Base;;White[2];wG1;bG1 wG1-\n", "uhp");
  check_second("1. wA1\n2.\n", "1. wA1\n", "thehive");
}
