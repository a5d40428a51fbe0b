#pragma once
// From the nodes of a record's tree, children before their parents, to its AST.

#include "hopgi/notations/hopgi/read/leg_builder.hpp"

namespace plyglot::hopgi::record {

class AstBuilder : public LegBuilder {
 public:
  // The AST is empty but for its span.
  AstBuilder(const text::Source& source, Ast& ast) : LegBuilder(source, ast.legs), source_(source), ast_(ast) {
    ast_.turns.emplace_back();
  }

  TagNode& part(syntax::PartOf<TagNode>) { return tag_; }
  TurnNode& part(syntax::PartOf<TurnNode>) { return turn(); }

  void take_tag(text::Span span);
  void take_bad_tag(text::Span span);
  void take_brace_comment(text::Span span);
  void take_comment(CommentForm form, text::Span span);
  void take_open(text::Span span);
  void take_close(text::Span span);
  void take_number(text::Span span);
  void take_nag(text::Span span);
  void take_bad_token(text::Span span);
  void take_semicolon(text::Span span) {
    turn().semicolon = span;
    turn().leg_count = 2;
  }
  void add_fault(FaultKind kind, text::Span span);
  void end_turn(text::Span span);
  void end_game(text::Span result);
  // After the last node.
  void finish();

 private:
  // The last turn is one that is being built.
  TurnNode& turn() { return ast_.turns.back(); }
  // Before a tag.
  void end_lead();
  void take_late_tag(text::Span span);
  void join_words_of_result();
  void note_tag(text::Span span);
  void add(ItemKind kind, std::size_t index, text::Span span);
  // A word, number, parenthesis or NAG: something that makes a game and moves its end.
  void note(text::Span span);
  text::Span without_blanks(text::Span span) const;
  Suffix suffix_of(text::Span span) const;
  // R20: whether what is read is not kept.
  bool is_skipping() const { return skipped_depth_ != 0; }

  const text::Source& source_;
  Ast& ast_;
  TagNode tag_;
  unsigned depth_ = 0;
  // How many variations are open in the one that is too deep, itself included.
  std::uint32_t skipped_depth_ = 0;
  // By depth: whether the line has a turn, and the item that opened it.
  std::array<bool, most_variations + 1> has_turn_{};
  std::array<text::Span, most_variations> opened_{};
  bool is_ended_ = false;
};

}  // namespace plyglot::hopgi::record
