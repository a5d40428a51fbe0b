#include "support/checks/catch.hpp"
#include "support/door/annotated.hpp"
#include "support/files/text_corpus.hpp"
#include "support/values/mutations.hpp"

namespace plyglot::test {
namespace {

using annotations::Annotations;
using annotations::Part;
using text::Span;

class Check {
 public:
  Check(Span record, const Annotations& annotations, std::vector<std::string>& faults)
      : record_(record), annotations_(annotations), faults_(faults) {}

  void run() {
    check_mentions();
    check_hints();
    check_parts(0, annotations_.parts.size(), record_);
    check_remarks();
  }

 private:
  void expect(bool holds, const std::string& fault, Span span) {
    if (!holds) faults_.push_back(fault + " at " + std::to_string(span.begin) + '-' + std::to_string(span.end));
  }

  void expect_place(Span span, const std::string& what) {
    expect(!span.empty() && record_.contains(span), what + " is no place in the record", span);
  }

  void expect_words(std::string_view text, const std::string& what, Span span) {
    expect(text.find_first_not_of(" \t\r\n") != std::string_view::npos, what + " has no words", span);
  }

  void check_mentions() {
    std::vector<bool> is_named(annotations_.things.size(), false);
    std::vector<bool> is_defined = is_named;
    Span before;
    for (const annotations::Mention& mention : annotations_.mentions) {
      expect_place(mention.span, "a mention");
      // A word can name two things, such as a player and the home that is called so; and where a thing comes into the
      // game without a name, others can be named.
      expect(mention.span.begin >= before.end || before.contains(mention.span),
             "a mention is neither behind the one before it nor inside of it", mention.span);
      before = mention.span;
      expect(mention.thing < is_named.size(), "a mention is of no thing", mention.span);
      if (mention.thing >= is_named.size()) continue;
      // A header can name who won above the one that names the players.
      expect(!mention.is_definition || !is_defined[mention.thing], "a thing comes into the game twice", mention.span);
      if (mention.is_definition) is_defined[mention.thing] = true;
      is_named[mention.thing] = true;
    }
    for (std::size_t i = 0; i < is_named.size(); ++i) {
      expect(is_named[i], "a thing is named nowhere: " + annotations_.things[i].name, record_);
      expect_words(annotations_.things[i].name, "a thing", record_);
    }
  }

  void check_hints() {
    std::uint32_t before = record_.begin;
    for (const annotations::Hint& hint : annotations_.hints) {
      const Span place = {hint.offset, hint.offset};
      expect(record_.contains(place), "a hint is outside of the record", place);
      expect(before <= hint.offset, "a hint is before the one before it", place);
      before = hint.offset;
      expect_words(hint.text, "a hint", place);
    }
  }

  // Of the parts from `first` to `end`, which are inside of one.
  void check_parts(std::size_t first, std::size_t end, Span whole) {
    std::uint32_t before = whole.begin;
    for (std::size_t i = first; i < end; i += 1 + annotations_.parts[i].parts_inside) {
      const Part& part = annotations_.parts[i];
      expect_place(part.span, "a part");
      expect(whole.contains(part.span), "a part is outside of the one around it", part.span);
      expect(part.span.contains(part.name_span), "the name of a part is outside of it", part.name_span);
      expect(before <= part.span.begin, "a part begins before the one before it", part.span);
      before = part.span.begin;
      expect_words(part.name, "a part", part.span);
      expect(part.parts_inside < end - i, "a part has more in it than there is", part.span);
      if (part.parts_inside >= end - i) return;
      check_parts(i + 1, i + 1 + part.parts_inside, part.span);
    }
  }

  void check_remarks() {
    std::uint32_t before = record_.begin;
    for (const annotations::Remark& remark : annotations_.remarks) {
      expect_place(remark.span, "a remark");
      expect(before <= remark.span.begin, "a remark is before the one before it", remark.span);
      before = remark.span.begin;
      expect_words(remark.text, "a remark", remark.span);
    }
  }

  Span record_;
  const Annotations& annotations_;
  std::vector<std::string>& faults_;
};

}  // namespace

std::vector<std::string> annotation_faults(const toolchain::Language& language, const std::string& text) {
  std::vector<std::string> faults;
  for_each_annotated(language, text, [&](const text::Source&, Span record, const Annotations& annotations) {
    Check(record, annotations, faults).run();
  });
  return faults;
}

void check_annotations_of_files(const std::string& notation, const std::string& folder, const std::string& extension) {
  constexpr std::size_t variants = 10;
  const toolchain::Language language = language_of(notation);
  Random random(1);
  for (const auto& file : corpus_files_in(folder, extension)) {
    CAPTURE(file);
    const std::string text = file_text(file);
    CHECK(annotation_faults(language, text) == std::vector<std::string>());
    const std::vector<std::string> pieces = {text.substr(random.below(text.size() + 1), random.below(8)), "(", ")",
                                             "="};
    for (std::size_t i = 0; i < variants; ++i) {
      const std::string nearly = mutated(text, pieces, random);
      CAPTURE(nearly);
      CHECK(annotation_faults(language, nearly) == std::vector<std::string>());
    }
  }
}

}  // namespace plyglot::test
