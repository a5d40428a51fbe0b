#include "support/hopgi/word_readers.hpp"

#include "hopgi/notations/hopgi/read/parse.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "naive/hopgi_words/records.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

namespace reader = hopgi::record;

using FoundWords = std::vector<naive::hopgi_words::Word>;

std::string text_of_words(FoundWords words) {
  std::stable_sort(words.begin(), words.end(), [](const auto& a, const auto& b) { return a.begin < b.begin; });
  std::string out;
  for (const auto& word : words) {
    out += "  " + word.kind + ' ' + std::to_string(word.begin) + '-' + std::to_string(word.end) + '\n';
  }
  return out;
}

std::string_view kind_of_word(const reader::Item& item) {
  constexpr std::string_view kinds[] = {"turn", "number", "", "nag", "open", "close", "bad"};
  return item.is_turn ? "bad turn" : kinds[static_cast<std::size_t>(item.kind)];
}

FoundWords words_in(const reader::Ast& ast) {
  constexpr std::string_view faults[] = {"stray brace", "stray paren", "", "too deep", "stray tags"};
  FoundWords words;
  const auto add = [&](std::string_view kind, text::Span span) {
    if (!kind.empty() && !span.empty()) words.push_back({std::string(kind), span.begin, span.end});
  };
  for (const reader::TagNode& tag : ast.tags) add("tag", tag.span);
  for (const text::Span& line : ast.bad_tags) add("bad tag", line);
  for (const reader::CommentNode& comment : ast.comments) {
    add(comment.form == reader::CommentForm::semicolon ? "semicolon" : "comment", comment.span);
  }
  for (const reader::Item& item : ast.items) add(kind_of_word(item), item.span);
  for (const reader::TurnNode& turn : ast.turns) add("extra", turn.extra);
  for (const reader::Fault& fault : ast.faults) add(faults[static_cast<std::size_t>(fault.kind)], fault.span);
  add("result", ast.result_span);
  return words;
}

}  // namespace

std::string hopgi_words_by_library(std::string_view text) {
  text::Source source;
  source.text = text;
  reader::ParseScratch scratch;
  reader::Ast ast;
  std::string games;
  std::string rest;
  // A byte order mark is not part of any unit.
  for (std::uint32_t at = text::begins_with_byte_order_mark(text) ? 3 : 0; at < text.size();) {
    const notation::Unit unit = reader::next_unit(source, at);
    at = unit.whole.end;
    if (unit.kind == notation::UnitKind::blank) continue;
    reader::build_ast(source, unit.content, scratch, ast);
    const bool is_record = unit.kind == notation::UnitKind::record;
    std::string words = text_of_words(words_in(ast));
    // A unit that is a game to the one and none to the other shows in the text.
    if (ast.has_game) words.insert(0, "game\n");
    (is_record ? games : rest) += words;
  }
  return games + "rest\n" + rest;
}

std::string hopgi_words_by_second_reader(std::string_view text) {
  const naive::hopgi_words::File file = naive::hopgi_words::read(std::string(text));
  std::string games;
  for (const auto& game : file.games) games += "game\n" + text_of_words(game.words);
  return games + "rest\n" + text_of_words(file.rest);
}

}  // namespace plyglot::test
