#pragma once
// The typed syntax tree of one file: its tags, numbers, moves and comments in their order.

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::hive_human {

enum class Form : std::uint8_t { tag, bad_tag, number, move, pass, bad_word, comment, unclosed_comment, line_comment };

struct Item {
  Form form = Form::move;
  // With its signs.
  text::Span span;
  // The digits of a number, the text of a comment, the key of a tag.
  text::Span text;
  // Of a tag, without its quotes.
  text::Span value;

  bool is_move() const { return form == Form::move || form == Form::pass || form == Form::bad_word; }
  bool is_comment() const { return form >= Form::comment; }
};

struct Ast {
  text::Span span;
  std::vector<Item> items;
  // Most words are not moves, which one finding says.
  bool is_other_text = false;
};

// Appends the text form that `plyglot dump --stage ast` prints.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::hive_human
