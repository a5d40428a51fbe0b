// What holds for the annotations of any text of Hexix.

#include "hexix/views/record_annotations.hpp"
#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"
#include "support/hexix/playing.hpp"
#include "support/hexix/reading.hpp"
#include "support/values/mutations.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::annotations;

namespace {

template <class Item, class Before>
bool is_in_order(const std::vector<Item>& items, const Before& before) {
  return std::is_sorted(items.begin(), items.end(), before);
}

template <class Item>
void check_spans(const std::vector<Item>& items, text::Span record) {
  for (const Item& item : items) REQUIRE(record.contains(item.span));
  const auto begins_before = [](const Item& a, const Item& b) { return a.span.begin < b.span.begin; };
  REQUIRE(is_in_order(items, begins_before));
}

void check_mentions(const Annotations& found) {
  std::vector<std::size_t> mentions(found.things.size());
  for (const Mention& mention : found.mentions) {
    REQUIRE(mention.thing < found.things.size());
    REQUIRE_FALSE(mention.span.empty());
    // What comes into the game is named there for the first time.
    REQUIRE((!mention.is_definition || mentions[mention.thing] == 0));
    ++mentions[mention.thing];
  }
  REQUIRE(std::count(mentions.begin(), mentions.end(), 0) == 0);
}

void check_parts(const std::vector<Part>& parts, std::size_t first, std::size_t end, text::Span outer) {
  for (std::size_t i = first; i < end; i += 1 + parts[i].parts_inside) {
    const Part& part = parts[i];
    REQUIRE(outer.contains(part.span));
    REQUIRE(part.span.contains(part.name_span));
    REQUIRE_FALSE(part.name.empty());
    REQUIRE(i + part.parts_inside < end);
    check_parts(parts, i + 1, i + 1 + part.parts_inside, part.span);
  }
}

void check_annotations(const std::string& text, hexix::Dialect dialect = hexix::Dialect::v2024) {
  hexix::Options options;
  options.dialect = dialect;
  const test::HexixFile file = test::play_hexix(text, options);
  text::Source source;
  source.text = file.text;
  for (const hexix::Record& record : file.records) {
    Annotations found;
    hexix::annotate(record, source, found);
    check_spans(found.mentions, record.span);
    check_spans(found.parts, record.span);
    check_spans(found.remarks, record.span);
    check_mentions(found);
    check_parts(found.parts, 0, found.parts.size(), record.span);
    REQUIRE(is_in_order(found.hints, [](const Hint& a, const Hint& b) { return a.offset < b.offset; }));
    for (const Hint& hint : found.hints) {
      REQUIRE((record.span.begin < hint.offset && hint.offset <= record.span.end && !hint.text.empty()));
    }
    for (const Remark& remark : found.remarks) {
      REQUIRE_FALSE(remark.text.empty());
      REQUIRE(remark.ply.value_or(0) <= record.plies.size());
    }
  }
}

}  // namespace

TEST_CASE("hexix annotations: their places are sound in every file of the corpus") {
  for (const char* folder : {"hexix/games", "hexix/valid", "hexix/invalid", "regressions"}) {
    for (const auto& file : test::corpus_files_in(folder, ".hexix")) {
      CAPTURE(file);
      check_annotations(test::file_text(file));
    }
  }
  for (const char* folder : {"hexix/valid/2019", "hexix/invalid/2019"}) {
    for (const auto& file : test::corpus_files_in(folder, ".hexix")) {
      CAPTURE(file);
      check_annotations(test::file_text(file), hexix::Dialect::v2019);
    }
  }
}

TEST_CASE("hexix annotations: their places are sound in texts that are nearly records") {
  test::Random random(20);
  for (int i = 0; i < 3000; ++i) {
    const std::string text = test::mutated(random.pick(test::hexix_texts()), test::hexix_pieces(), random);
    CAPTURE(text);
    check_annotations(text);
  }
}
