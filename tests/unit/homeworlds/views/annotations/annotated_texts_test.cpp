// What editors need of annotations, whatever the text: spans in the record, in order and inside of each other, and
// names that can be changed without a change of the game.

#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"
#include "support/homeworlds/annotating.hpp"
#include "support/homeworlds/grammars.hpp"
#include "support/homeworlds/players/players.hpp"
#include "support/homeworlds/translating.hpp"
#include "support/values/mutations.hpp"

#include <algorithm>
#include <set>

using namespace plyglot;
using homeworlds::Dialect;
using test::AnnotatedHomeworlds;

namespace {

// There are thousands of spans: only what is wrong is reported.
void require(bool is_so, const char* what) {
  if (!is_so) FAIL(what);
}

void check_mentions(const AnnotatedHomeworlds& game) {
  std::set<std::uint32_t> named;
  std::set<std::uint32_t> defined;
  std::vector<std::uint32_t> ends(game.annotations.things.size());
  std::uint32_t begin = 0;
  for (const annotations::Mention& mention : game.annotations.mentions) {
    require(mention.thing < game.annotations.things.size(), "there is such a thing");
    require(!mention.span.empty() && game.record.span.contains(mention.span), "a mention is in the record");
    require(mention.span.begin >= begin, "mentions stand in the order of the text");
    require(mention.span.begin >= ends[mention.thing], "mentions of a thing do not overlap");
    begin = mention.span.begin;
    ends[mention.thing] = mention.span.end;
    if (named.insert(mention.thing).second) require(mention.thing + 1 == named.size(), "things are listed as named");
    if (mention.is_definition) require(defined.insert(mention.thing).second, "a thing comes into the game once");
  }
  require(named.size() == game.annotations.things.size(), "every thing is named");
}

void check_remarks(const AnnotatedHomeworlds& game) {
  text::Span before = game.record.span;
  for (const annotations::Remark& remark : game.annotations.remarks) {
    require(game.record.span.contains(remark.span), "a remark is in the record");
    require(remark.span.begin >= before.begin, "remarks stand in the order of the text");
    require(!remark.text.empty(), "a remark says something");
    require(!remark.ply || *remark.ply <= game.record.certain_turns, "the board that is shown is certain");
    before = remark.span;
  }
}

void check_hints(const AnnotatedHomeworlds& game) {
  std::uint32_t before = game.record.span.begin;
  for (const annotations::Hint& hint : game.annotations.hints) {
    require(hint.offset > 0 && hint.offset <= game.record.span.end, "a hint is in the record");
    require(hint.offset >= before, "hints stand in the order of the text");
    require(!hint.text.empty() && hint.text.find('\n') == std::string::npos, "a hint is one line");
    before = hint.offset;
  }
}

// The parts from `first` up to `end`, which are inside of `outer`.
void check_parts(const AnnotatedHomeworlds& game, std::size_t first, std::size_t end, text::Span outer) {
  const std::vector<annotations::Part>& parts = game.annotations.parts;
  std::uint32_t begin = outer.begin;
  for (std::size_t i = first; i < end; i += 1 + parts[i].parts_inside) {
    require(i + 1 + parts[i].parts_inside <= end, "parts inside of a part end with it");
    require(outer.contains(parts[i].span) && parts[i].span.begin >= begin, "parts are nested, and in order");
    require(parts[i].span.contains(parts[i].name_span), "a part holds its name");
    require(!parts[i].name.empty() && parts[i].name.find('\n') == std::string::npos, "a name is one line");
    begin = parts[i].span.begin;
    check_parts(game, i + 1, i + 1 + parts[i].parts_inside, parts[i].span);
  }
}

void check_annotations(const AnnotatedHomeworlds& game) {
  CAPTURE(game.text);
  check_mentions(game);
  check_remarks(game);
  check_hints(game);
  const std::size_t parts = game.annotations.parts.size();
  check_parts(game, 0, parts, game.record.span);
  require(parts == 0 || game.annotations.parts[0].parts_inside + 1 == parts, "the game holds all");
}

// Every name that can be changed is changed, and the game stays as it was.
void check_renaming(const AnnotatedHomeworlds& game, Dialect dialect) {
  const std::vector<std::string> positions = test::positions_of(game.record);
  for (std::uint32_t thing = 0; thing < game.annotations.things.size(); ++thing) {
    if (!game.annotations.things[thing].can_be_renamed) continue;
    const AnnotatedHomeworlds other = test::annotated_homeworlds(test::renamed(game, thing, "Zz9"), dialect);
    CAPTURE(game.text, other.text);
    CHECK(test::positions_of(other.record) == positions);
    CHECK(other.record.outcome == game.record.outcome);
    REQUIRE(other.annotations.things.size() == game.annotations.things.size());
    CHECK(other.annotations.things[thing].name == "Zz9");
    CHECK(other.annotations.mentions.size() == game.annotations.mentions.size());
  }
}

void check_all(const std::string& text, Dialect dialect) {
  const AnnotatedHomeworlds game = test::annotated_homeworlds(text, dialect);
  check_annotations(game);
  check_renaming(game, dialect);
}

std::vector<std::filesystem::path> corpus_files() {
  std::vector<std::filesystem::path> files;
  for (const char* folder : {"/corpus/homeworlds", "/corpus/regressions"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::project_folder() + folder)) {
      const auto extension = entry.path().extension();
      if (extension == ".hw" || extension == ".json") files.push_back(entry.path());
    }
  }
  return files;
}

}  // namespace

TEST_CASE("homeworlds annotations: of every text of the corpus, in every dialect") {
  const std::vector<std::filesystem::path> files = corpus_files();
  REQUIRE(files.size() > 80);
  for (const std::filesystem::path& file : files) {
    CAPTURE(file.string());
    for (const Dialect dialect : test::homeworlds_dialects) check_all(test::file_text(file), dialect);
  }
}

TEST_CASE("homeworlds annotations: of texts that tell one rule from another, and of such as are nearly that") {
  test::Random random(20);
  for (const Dialect dialect : test::homeworlds_dialects) {
    for (const std::string& text : test::homeworlds_texts(dialect)) {
      check_all(text, dialect);
      for (int i = 0; i < 20; ++i) check_all(test::mutated(text, test::homeworlds_pieces(), random), dialect);
    }
  }
}

TEST_CASE("homeworlds annotations: of games in other dialects, and of such as are nearly games") {
  test::Random random(21);
  const auto game = test::homeworlds_game("Players: Ann, Ben\n" + test::played_homeworlds_game(random, {}));
  for (const Dialect dialect : test::homeworlds_dialects) {
    // Nothing is written there.
    if (dialect == Dialect::bga) continue;
    const std::string text = test::translated(game.record, {dialect, false}).text;
    check_all(text, dialect);
    for (int i = 0; i < 40; ++i) check_all(test::mutated(text, test::homeworlds_pieces(), random), dialect);
  }
  const std::string document = test::translated(game.record, {Dialect::ap, true}).text;
  check_all(document, Dialect::ap);
  for (int i = 0; i < 40; ++i) check_all(test::mutated(document, test::homeworlds_pieces(), random), Dialect::ap);
}
