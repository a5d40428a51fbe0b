#pragma once
// What each step from AST to record has at hand.

#include "diagnostics/reporter.hpp"
#include "hive/notations/boardspace_sgf/read/ast.hpp"

namespace plyglot::hive::boardspace_sgf {

struct Reading {
  const text::Source& source;
  const Ast& ast;
  diagnostics::Reporter& reporter;

  // The place of findings about the whole file.
  text::Span start() const { return {ast.span.begin, ast.span.begin}; }
  std::string_view slice(text::Span span) const { return source.slice(span); }
  // As UTF-8.
  std::string text_of(text::Span span) const;
  // The first header with this key; null if there is none.
  const Header* find(std::string_view key) const;
  // Whether a part that cannot be read looks like this header.
  bool has_unreadable(std::string_view key) const;
  // The header that names a player; null if there is none.
  const Header* find_player(Colour colour) const;
  // `A` of `P0[id "A"]`; empty if the player has no name.
  std::string player_id(Colour colour) const;
};

}  // namespace plyglot::hive::boardspace_sgf
