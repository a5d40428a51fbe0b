// The reader of records and a second one, written from the specification alone, find the same games and words.

#include "hopgi/record/units.hpp"
#include "naive/hopgi_words/records.hpp"
#include "support/catch.hpp"
#include "support/grammar_checks.hpp"
#include "support/hopgi_reading.hpp"
#include "support/hopgi_recipes.hpp"
#include "support/hostile_texts.hpp"
#include "support/mutations.hpp"

#include <algorithm>

using namespace plyglot;
using namespace hopgi::record;

namespace {

using Words = std::vector<naive::hopgi_words::Word>;

std::string text_of(Words words) {
  std::stable_sort(words.begin(), words.end(), [](const auto& a, const auto& b) { return a.begin < b.begin; });
  std::string out;
  for (const auto& word : words) {
    out += "  " + word.kind + ' ' + std::to_string(word.begin) + '-' + std::to_string(word.end) + '\n';
  }
  return out;
}

std::string_view kind_of(const Item& item) {
  constexpr std::string_view kinds[] = {"turn", "number", "", "nag", "open", "close", "bad"};
  return item.is_turn ? "bad turn" : kinds[static_cast<std::size_t>(item.kind)];
}

Words words_of(const Ast& ast) {
  constexpr std::string_view faults[] = {"stray brace", "stray paren", "", "too deep"};
  Words words;
  const auto add = [&](std::string_view kind, text::Span span) {
    if (!kind.empty() && !span.empty()) words.push_back({std::string(kind), span.begin, span.end});
  };
  for (const TagNode& tag : ast.tags) add("tag", tag.span);
  for (const text::Span& line : ast.bad_tags) add("bad tag", line);
  for (const CommentNode& comment : ast.comments) {
    add(comment.form == CommentForm::semicolon ? "semicolon" : "comment", comment.span);
  }
  for (const Item& item : ast.items) add(kind_of(item), item.span);
  for (const TurnNode& turn : ast.turns) add("extra", turn.extra);
  for (const Fault& fault : ast.faults) add(faults[static_cast<std::size_t>(fault.kind)], fault.span);
  add("result", ast.result_span);
  return words;
}

std::string read_by_us(const std::string& text) {
  text::Source source;
  source.text = text;
  ParseScratch scratch;
  Ast ast;
  std::string out;
  std::string rest;
  for (const notation::Unit& unit : test::hopgi_units(source)) {
    build_ast(source, unit.content, scratch, ast);
    const bool is_game = unit.kind == notation::UnitKind::record;
    CHECK(ast.has_game == is_game);
    (is_game ? out : rest) += (is_game ? "game\n" : "") + text_of(words_of(ast));
  }
  return out + "rest\n" + rest;
}

std::string read_naively(const std::string& text) {
  const naive::hopgi_words::File file = naive::hopgi_words::read(text);
  std::string out;
  for (const auto& game : file.games) out += "game\n" + text_of(game.words);
  return out + "rest\n" + text_of(file.rest);
}

void compare(const std::string& text) {
  CAPTURE(text);
  CHECK(read_by_us(text) == read_naively(text));
}

}  // namespace

TEST_CASE("hopgi: two readers find the same games and words in nearly sound records") {
  test::Random random(21);
  for (const std::string& text : test::hopgi_texts()) compare(text);
  for (int i = 0; i < 6000; ++i) {
    std::string text = random.pick(test::hopgi_texts());
    while (random.chance(40)) text += random.pick(test::hopgi_pieces()) + random.pick(test::hopgi_texts());
    compare(test::mutated(std::move(text), test::hopgi_pieces(), random));
  }
}

TEST_CASE("hopgi: two readers find the same games and words in pieces of any order") {
  test::Random random(22);
  for (int i = 0; i < 6000; ++i) {
    std::string text;
    for (std::size_t pieces = random.below(12); pieces > 0; --pieces) text += random.pick(test::hopgi_pieces());
    compare(text);
  }
}

TEST_CASE("hopgi: two readers find the same games and words in sentences, bytes and games") {
  for (const std::string& text : test::sentences_of(grammar, syntax::Strictness::tolerant, 2000, 23)) compare(text);
  for (std::size_t size = 0; size < 200; ++size) compare(test::random_bytes(size));
  compare(text_of(*test::hopgi_recipe("random greedy 5 games=5 turns=60 comments variations annotations short")));
  const std::string deep = "c3 " + test::repeated("(d4 ", 103);
  compare(deep + "{a} ; b\n$1 foo c3;d4;e5 1. }" + test::repeated(")", 104) + " *");
  compare(deep + "{a} 1-0 {b}\n");
}
