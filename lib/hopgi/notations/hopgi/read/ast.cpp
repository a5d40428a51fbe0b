#include "hopgi/notations/hopgi/read/ast.hpp"

namespace plyglot::hopgi::record {

void Ast::clear() {
  span = {};
  tags.clear();
  bad_tags.clear();
  comments.clear();
  lead_comments = 0;
  tail_comments = 0;
  items.clear();
  turns.clear();
  legs.clear();
  numbers.clear();
  result = Result::none;
  result_span = {};
  has_game = false;
  faults.clear();
  first_word = {};
  end = 0;
  ends_with_tag = false;
}

const TagNode* find_tag(const Ast& ast, const text::Source& source, std::string_view name) {
  for (const TagNode& tag : ast.tags) {
    if (source.slice(tag.name) == name) return &tag;
  }
  return nullptr;
}

Result result_named(std::string_view text) {
  for (const Result result : {Result::white_wins, Result::black_wins, Result::draw, Result::open}) {
    if (text == result_text(result)) return result;
  }
  return Result::none;
}

}  // namespace plyglot::hopgi::record
